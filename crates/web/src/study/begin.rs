use games::{AnyGame, Line, SHELF};
use leptos::prelude::*;
use study::Study;

use super::Opened;
use crate::editor::Editor;
use crate::frame::Problem;
use crate::locale::Locale;
use crate::new_game::{Chosen, OptionFields, start};
use crate::route;
use crate::words;

/// A game and its options, to be looked at from the start.
#[component]
pub(super) fn Begin() -> impl IntoView {
    let locale = Locale::here();
    let game = RwSignal::new(SHELF[0]);
    let games = SHELF.iter().map(|game| {
        let info = game.info();
        view! { <option value=info.id>{info.name}</option> }
    });
    let choose = move |event| {
        if let Some(chosen) = route::game(&event_target_value(&event)) {
            game.set(chosen);
        }
    };
    view! {
        <label>
            {locale.say(&words::study::GAME)}
            <select name="game" on:change=choose>{games.collect_view()}</select>
        </label>
        {move || view! { <BeginGame game=game.get() /> }}
    }
}

#[component]
fn BeginGame(game: &'static dyn AnyGame) -> impl IntoView {
    let (locale, opened) = (Locale::here(), Opened::here());
    let chosen = Chosen::new(game);
    let problem = move || {
        start(game, chosen, "").err().map_or_else(String::new, |problem| locale.tell(problem))
    };
    let by_hand = move || chosen.by_hand().map(|draft| view! { <Editor draft=draft /> });
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Ok((spec, position)) = untrack(|| start(game, chosen, "")) {
            opened.open(Study::new(spec, &Line::new(position)));
        }
    };
    view! {
        <form class="begin" on:submit=begin>
            <OptionFields chosen=chosen />
            {by_hand}
            <Problem text=Signal::derive(problem) />
            <button type="submit" class="primary">{locale.say(&words::study::BEGIN)}</button>
        </form>
    }
}
