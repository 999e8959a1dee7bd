//! A game at the table: the board, what stands beside it, and everything that can be done.

mod answer;
mod controls;
mod moves;
mod panel;
mod session;
mod typed;

use ::board::Scene;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use play::Action;

use crate::board::Board;
use crate::frame::{LostPage, Page};
use crate::locale::Locale;
use crate::saved_game::SavedGame;
use crate::steps;
use crate::words;

pub(crate) use moves::Step;
pub(crate) use panel::Notes;
pub(crate) use typed::TypedMove;

use answer::Answering;
use controls::Controls;
use moves::MoveList;
use panel::Players;
use session::Session;

/// The page of a game that the browser keeps.
#[component]
pub(crate) fn PlayPage(id: String) -> impl IntoView {
    match SavedGame::find(&id) {
        Some(kept) => view! { <Game kept=kept /> }.into_any(),
        None => view! { <LostPage /> }.into_any(),
    }
}

#[component]
fn Game(kept: SavedGame) -> impl IntoView {
    let locale = Locale::here();
    let name = kept.record.spec().game.info().name;
    let session = Session::new(kept);
    let scene = Memo::new(move |_| session.scene());
    let status = move || scene.with(|scene: &Scene| scene.status.say(locale.language()));
    let result = move || session.result().map_or_else(status, |result| locale.tell(result));
    let label = Signal::derive(move || format!("{name}: {}", result()));
    let stepping = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            return session.escape();
        }
        match steps::step_of(&event) {
            Some(steps::Step::Start) => session.look(0),
            Some(steps::Step::Back) => session.step(-1),
            Some(steps::Step::On) => session.step(1),
            Some(steps::Step::End) => session.look(usize::MAX),
            None => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || stepping.remove());
    let awaits = Signal::derive(move || {
        session.past.get().is_none() && session.table.read().awaits_person()
    });
    view! {
        <Page title=move || name.to_owned() class="table">
            <div class="playing">
                <Board scene=scene lit=Signal::derive(move || session.lit())
                    touched=Signal::derive(move || session.touched())
                    prompt=Signal::derive(move || session.prompt())
                    turned=session.is_turned arrows=Signal::derive(move || session.arrows())
                    label=label hand=move |hand| session.hand(hand) />
            </div>
            <div class="side">
                <Players session=session />
                <p class="status" class:over=move || session.is_over()>{result}</p>
                <p class="said">{move || session.said(locale)}</p>
                <Answering session=session />
                <Controls session=session />
                <TypedMove is_open=awaits
                    play=move |text: &str| session.act(Action::Play(text.into())) />
                <Notes scene=scene />
                <h2>{locale.say(&words::MOVES)}</h2>
                <MoveList session=session />
            </div>
        </Page>
    }
}
