use leptos::prelude::*;
use play::Table;
use play::session::Message;
use record::Numbering;

use super::playing::Playing;
use crate::locale::Locale;
use crate::words;

/// The moves of the game, each a button that leads there.
#[component]
pub(super) fn MoveList(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let moves = Memo::new(move |_| numbered(playing.session.read().table()));
    let seen = Memo::new(move |_| playing.session.read().turns_seen());
    let button = move |(turn, label, mv): (usize, Option<String>, String)| {
        let is_here = move || seen.get() == turn + 1;
        view! {
            <span class="turn">
                {label.map(|label| view! { <span class="number">{label}</span> })}
            <button class="move" class:here=is_here on:click=move |_| playing.send(Message::Look(turn + 1))
                aria-current=move || if is_here() { "step" } else { "false" }>{mv}</button>
            </span>
            " "
        }
    };
    let is_first = move || seen.get() == 0;
    let is_last = move || !playing.session.read().is_looking_back();
    let look = move |turns| playing.send(Message::Look(turns));
    let step = move |by| playing.send(Message::Step(by));
    view! {
        <p class="steps">
            <Step label=&words::TO_START text="«" off=is_first go=move || look(0) />
            <Step label=&words::ONE_BACK text="‹" off=is_first go=move || step(-1) />
            <Step label=&words::ONE_ON text="›" off=is_last go=move || step(1) />
            <Step label=&words::TO_END text="»" off=is_last go=move || look(usize::MAX) />
        </p>
        <div class="moves" role="group" aria-label=locale.say(&words::MOVES)>
            <For each=move || moves.get() key=Clone::clone children=button />
        </div>
    }
}

/// The turns of a game, each with the number before it, where one begins with it.
fn numbered(table: &Table) -> Vec<(usize, Option<String>, String)> {
    let mut numbering = Numbering::default();
    let moves = table.movers().zip(table.line().moves()).enumerate();
    moves
        .map(|(turn, (player, mv))| {
            let (number, begins) = numbering.next(player);
            (turn, begins.then(|| format!("{} ", number.replace("...", "…"))), mv.clone())
        })
        .collect()
}

/// A button that leads through a game.
#[component]
pub(crate) fn Step(
    label: &'static ::i18n::Pattern,
    text: &'static str,
    off: impl Fn() -> bool + Send + 'static,
    go: impl Fn() + 'static,
) -> impl IntoView {
    let locale = Locale::here();
    view! {
        <button aria-label=locale.say(label) title=locale.say(label) disabled=off
            on:click=move |_| go()>{text}</button>
    }
}
