//! What the pages with one large board share: its place, what came of a try, and steps.

use ::board::{Ink, Player, Scene};
use games::AnyPosition;
use leptos::prelude::*;
use svg::Parts;

use crate::header::PagesMenu;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::settings::Settings;

/// The place of a board: it knows how wide the board is for its height, so that the style sheet
/// can make it as large as the window allows. Where that takes the place of the header, what the
/// header holds is in a menu.
#[component]
pub(crate) fn BoardPlace(#[prop(into)] scene: Signal<Scene>, children: Children) -> impl IntoView {
    let look = Settings::here().look;
    let bare = Memo::new(move |_| scene.with(Scene::bare));
    let ratio = Memo::new(move |_| {
        let [_, _, width, height] = Parts::new(&bare.read(), look.get(), false, "").view;
        format!("{:.4}", width / height)
    });
    view! {
        <PagesMenu />
        <div class="place" style=("--ratio", move || ratio.get())>{children()}</div>
    }
}

/// A row of the list of moves: its number, and a column for each player.
#[component]
pub(crate) fn Pair(
    number: String,
    /// What stands in the first column.
    first: impl IntoView + 'static,
    /// What stands in the second.
    second: impl IntoView + 'static,
) -> impl IntoView {
    view! {
        <div class="row pair">
            <span class="number">{number}</span>
            <span class="first">{first}</span>
            <span class="second">{second}</span>
        </div>
    }
}

/// What came of a try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing yet, or something beside the matter.
    #[default]
    Open,
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
}

/// What is said about a try: right and wrong differ by word, form and colour.
#[component]
pub(crate) fn Answered(
    #[prop(into)] answer: Signal<Answer>,
    #[prop(into)] text: Signal<String>,
) -> impl IntoView {
    let sign = move || match answer.get() {
        Answer::Open => None,
        Answer::Right => Some(view! { <Icon glyph=Glyph::Check /> }.into_any()),
        Answer::Wrong => Some(view! { <Icon glyph=Glyph::Close /> }.into_any()),
    };
    view! {
        <p class="said answer" class:right=move || answer.get() == Answer::Right
            class:wrong=move || answer.get() == Answer::Wrong>
            {sign}<span>{text}</span>
        </p>
    }
}

/// How far one is on a way of several steps, as dots and in words.
#[component]
pub(crate) fn Dots(
    /// How many steps there are.
    all: usize,
    /// Which of them is being done, counted from 0; all of them are done at the end.
    #[prop(into)]
    at: Signal<usize>,
    /// The same in words.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let dot = move |place: usize| {
        view! { <span class:done=move || place < at.get() class:here=move || place == at.get() /> }
    };
    view! { <p class="dots" role="img" aria-label=label>{(0..all).map(dot).collect_view()}</p> }
}

/// The name of a player's ink, for the style sheet.
pub(crate) fn ink(position: &dyn AnyPosition, player: Player) -> &'static str {
    let letter = position.side(player).letter;
    let place = position.info().sides.iter().position(|side| side.letter == letter);
    let notes = position.scene().notes;
    let piece = notes.iter().filter(|note| note.side == place).find_map(|note| note.piece);
    match piece.map(|piece| piece.ink) {
        Some(Ink::Black) => "black",
        Some(Ink::White) => "white",
        Some(Ink::Red) => "red",
        Some(Ink::Blue) => "blue",
        Some(Ink::Yellow) => "yellow",
        Some(Ink::Purple) => "purple",
        Some(Ink::Grey) | None => "grey",
    }
}

/// A button that leads through moves. Where there is nothing to do it is dim but keeps the focus,
/// which would otherwise fall from the last button of a row.
#[component]
pub(crate) fn Step(
    label: &'static ::i18n::Pattern,
    glyph: Glyph,
    off: impl Fn() -> bool + Copy + Send + Sync + 'static,
    go: impl Fn() + 'static,
) -> impl IntoView {
    let locale = Locale::here();
    let click = move |_| {
        if !untrack(off) {
            go();
        }
    };
    view! {
        <button type="button" class="step" aria-label=locale.say(label) title=locale.say(label)
            aria-disabled=move || off().to_string() on:click=click>
            <Icon glyph=glyph />
        </button>
    }
}
