use ::board::Player;
use leptos::prelude::*;
use play::Table;

use super::session::Session;
use crate::locale::Locale;
use crate::words;

/// The moves of the game, each a button that leads there.
#[component]
pub(super) fn MoveList(session: Session) -> impl IntoView {
    let locale = Locale::here();
    let moves = Memo::new(move |_| numbered(&session.table.read()));
    let seen = Memo::new(move |_| session.past.get().unwrap_or_else(|| moves.read().len()));
    let button = move |(turn, label, mv): (usize, Option<String>, String)| {
        let is_here = move || seen.get() == turn + 1;
        view! {
            <span class="turn">
                {label.map(|label| view! { <span class="number">{label}</span> })}
            <button class="move" class:here=is_here on:click=move |_| session.look(turn + 1)
                aria-current=move || if is_here() { "step" } else { "false" }>{mv}</button>
            </span>
            " "
        }
    };
    let is_first = move || seen.get() == 0;
    let is_last = move || session.past.get().is_none();
    view! {
        <p class="steps">
            <Step label=&words::TO_START text="«" off=is_first go=move || session.look(0) />
            <Step label=&words::ONE_BACK text="‹" off=is_first go=move || session.step(-1) />
            <Step label=&words::ONE_ON text="›" off=is_last go=move || session.step(1) />
            <Step label=&words::TO_END text="»" off=is_last go=move || session.look(usize::MAX) />
        </p>
        <div class="moves" role="group" aria-label=locale.say(&words::MOVES)>
            <For each=move || moves.get() key=Clone::clone children=button />
        </div>
    }
}

/// The turns of a game, each with the number before it, where one begins with it.
fn numbered(table: &Table) -> Vec<(usize, Option<String>, String)> {
    let mut number = 0;
    let mut before = None;
    let moves = table.movers().zip(table.line().moves()).enumerate();
    moves
        .map(|(turn, (player, mv))| {
            let begins = player == Player::First || before != Some(Player::First);
            before = Some(player);
            number += usize::from(begins);
            let dots = if player == Player::Second { "…" } else { "." };
            (turn, begins.then(|| format!("{number}{dots} ")), mv.clone())
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
