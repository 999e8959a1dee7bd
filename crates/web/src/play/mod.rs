//! A game at the table: the board, what stands beside it, and everything that can be done.

mod elsewhere;
mod more;
mod moves;
mod notes;
mod plate;
mod playing;
mod rail;
mod standing;
mod status;
mod tools;
mod typed;

use ::board::Player;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use play::session::Message;

use crate::board::Board;
use crate::desk::BoardPlace;
use crate::frame::{Announcer, LostPage, entitle};
use crate::locale::Locale;
use crate::online::{Server, Visit};
use crate::saved_game::SavedGame;
use crate::{browser, steps};

pub(crate) use notes::Notes;
pub(crate) use typed::TypedMove;

use moves::MoveList;
use plate::Plate;
use playing::Playing;
use rail::{Heading, Rail};
use status::Status;
use tools::Tools;

/// The page of a game that the browser keeps.
#[component]
pub(crate) fn PlayPage(id: String) -> impl IntoView {
    match SavedGame::find(&id) {
        Some(kept) => view! { <Game playing=Playing::new(kept) /> }.into_any(),
        None => view! { <LostPage /> }.into_any(),
    }
}

/// The page of a game on a server.
#[component]
pub(crate) fn ElsewherePage(visit: Visit) -> impl IntoView {
    view! { <Game playing=untrack(|| Playing::elsewhere(visit)) /> }
}

#[component]
fn Game(playing: Playing) -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let name = playing.session.read_untracked().table().spec().game.info().name;
    let scene = Memo::new(move |_| playing.scene());
    let headline = move || playing.standing(locale).headline;
    // Who waits in another window reads there whose turn it is.
    entitle(move || {
        // There the mark before the title says it already.
        let is_said = playing.visit().is_some() && server.is_awaited_here();
        if is_said { name.into() } else { format!("{} – {name}", headline()) }
    });
    let label = Signal::derive(move || format!("{name}: {}", headline()));
    let stepping = window_event_listener(leptos::ev::keydown, move |event| key(playing, &event));
    on_cleanup(move || stepping.remove());
    let awaits = Signal::derive(move || {
        let session = playing.session.read();
        !session.is_looking_back() && session.awaits_person() && !playing.is_waiting()
    });
    let can_type = Signal::derive(move || playing.can_premove() || awaits.get());
    // What breaks is heard too.
    let announcer = Announcer::here();
    Effect::new(move |_| {
        if playing.has_no_engine() {
            announcer.say(untrack(headline));
        }
    });
    // Between two people the first sits below, or above where the board is turned.
    let ours = Memo::new(move |_| match (playing.me(), playing.is_turned.get()) {
        (Some(me), _) => me,
        (None, is_turned) => Player::BOTH[usize::from(is_turned)],
    });
    let theirs = Signal::derive(move || ours.get().other());
    view! {
        <main id="main" class="play" tabindex="-1">
            <Heading playing=playing scene=scene />
            <BoardPlace scene=scene>
                <Board scene=scene lit=Signal::derive(move || playing.lit())
                    touched=Signal::derive(move || playing.touched())
                    sources=Signal::derive(move || playing.sources())
                    preview=move |spot| playing.preview(spot)
                    turned=playing.is_turned arrows=Signal::derive(move || playing.arrows())
                    label=label hand=move |hand| playing.hand(hand) />
            </BoardPlace>
            <div class="panel">
                <Plate playing=playing player=theirs place="theirs" scene=scene />
                <div class="list">
                    <MoveList playing=playing />
                    <Show when=move || playing.is_typing()>
                        <TypedMove is_open=can_type play=move |text: &str| playing.play_text(text) />
                    </Show>
                </div>
                <Status playing=playing scene=scene />
                <Plate playing=playing player=ours place="ours" scene=scene />
                <Tools playing=playing />
                <div class="facts"><Notes scene=scene is_rest=true /></div>
            </div>
            <Rail playing=playing scene=scene />
        </main>
    }
}

/// Keys that mean the same wherever the focus is.
fn key(playing: Playing, event: &KeyboardEvent) {
    // A menu that is open takes them itself.
    if browser::is_there(":popover-open") {
        return;
    }
    if event.key() == "Escape" {
        return playing.escape();
    }
    match steps::step_of(event) {
        Some(steps::Step::Start) => playing.look(Message::Look(0)),
        Some(steps::Step::Back) => playing.look(Message::Step(-1)),
        Some(steps::Step::On) => playing.look(Message::Step(1)),
        Some(steps::Step::End) => playing.look(Message::Look(usize::MAX)),
        None => return,
    }
    event.prevent_default();
}
