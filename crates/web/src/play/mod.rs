//! A game at the table: the board, what stands beside it, and everything that can be done.

mod answer;
mod controls;
mod moves;
mod panel;
mod playing;
mod typed;

use ::board::Scene;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use play::session::Message;

use crate::board::Board;
use crate::frame::{LostPage, Page};
use crate::locale::Locale;
use crate::saved_game::SavedGame;
use crate::steps;
use crate::words;

pub(crate) use panel::Notes;
pub(crate) use typed::TypedMove;

use answer::Answering;
use controls::Controls;
use moves::MoveList;
use panel::Players;
use playing::Playing;

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
    let playing = Playing::new(kept);
    let scene = Memo::new(move |_| playing.scene());
    let status = move || scene.with(|scene: &Scene| scene.status.say(locale.language()));
    let result = move || playing.result().map_or_else(status, |result| locale.tell(result));
    let label = Signal::derive(move || format!("{name}: {}", result()));
    let stepping = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            return playing.escape();
        }
        match steps::step_of(&event) {
            Some(steps::Step::Start) => playing.send(Message::Look(0)),
            Some(steps::Step::Back) => playing.send(Message::Step(-1)),
            Some(steps::Step::On) => playing.send(Message::Step(1)),
            Some(steps::Step::End) => playing.send(Message::Look(usize::MAX)),
            None => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || stepping.remove());
    let awaits = Signal::derive(move || {
        let session = playing.session.read();
        !session.is_looking_back() && session.table().awaits_person()
    });
    view! {
        <Page title=move || name.to_owned() class="table">
            <div class="playing">
                <Board scene=scene lit=Signal::derive(move || playing.lit())
                    touched=Signal::derive(move || playing.touched())
                    sources=Signal::derive(move || playing.sources())
                    preview=move |spot| playing.preview(spot)
                    prompt=Signal::derive(move || playing.prompt())
                    turned=playing.is_turned arrows=Signal::derive(move || playing.arrows())
                    label=label hand=move |hand| playing.hand(hand) />
            </div>
            <div class="side">
                <Players playing=playing />
                <p class="status" class:over=move || playing.is_over()>{result}</p>
                <p class="said">{move || playing.said(locale)}</p>
                <Answering playing=playing />
                <Controls playing=playing />
                <TypedMove is_open=awaits
                    play=move |text: &str| playing.try_send(Message::Play(text.into())) />
                <Notes scene=scene />
                <h2>{locale.say(&words::MOVES)}</h2>
                <MoveList playing=playing />
            </div>
        </Page>
    }
}
