use ::board::Player;
use leptos::prelude::*;
use study::Study;

use super::bar::Bar;
use super::keys::{self, Keys};
use super::lines::{EngineSwitch, Lines};
use super::load::Load;
use super::moves::{MoveTree, Steps, Variations};
use super::relearn::Relearn;
use super::review::{ReviewButton, ReviewPanel};
use super::save::Save;
use super::saved::Place;
use super::session::Session;
use super::setup::{ByHand, SetUp};
use crate::board::{Board, Spots};
use crate::desk::BoardPlace;
use crate::engine::Broken;
use crate::frame::{CopyLink, Page};
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::play::{Notes, TypedMove};
use crate::route::Route;
use crate::words;

/// A study with everything that can be done with it.
#[component]
pub(super) fn Desk(place: Place, study: Study) -> impl IntoView {
    let locale = Locale::here();
    let name = study.spec().game.info().name;
    let session = Session::new(place, study);
    let is_arranging = RwSignal::new(false);
    let relearning = RwSignal::new(None::<Player>);
    let content = move || match (relearning.get(), is_arranging.get()) {
        (Some(player), _) => {
            view! { <Relearn session=session player=player relearning=relearning /> }.into_any()
        }
        (None, true) => view! { <ByHand session=session is_arranging=is_arranging /> }.into_any(),
        (None, false) => {
            view! { <Looking session=session is_arranging=is_arranging relearning=relearning /> }
                .into_any()
        }
    };
    view! {
        <Page title=move || locale.tell(words::study::title(name)) class="desk study">{content}</Page>
    }
}

/// The board, what the engine says, the moves, and what can be done.
#[component]
fn Looking(
    session: Session,
    is_arranging: RwSignal<bool>,
    relearning: RwSignal<Option<Player>>,
) -> impl IntoView {
    let locale = Locale::here();
    keys::listen(session);
    let study = session.study;
    let name = study.read_untracked().spec().game.info().name;
    let scene = Memo::new(move |_| session.scene());
    let ending = move || study.read().ending();
    let status = move || {
        let turn = || {
            let study = study.read();
            let position = study.line().position();
            words::side_to_move(position.side(position.turn()).name)
        };
        locale.tell(ending().unwrap_or_else(turn).capital())
    };
    let label = Signal::derive(move || format!("{name}: {}", status()));
    let goes_on = Signal::derive(move || !session.is_over());
    let link = move || Route::Study(Some(study.read().link().to_string())).address();
    let play = move || {
        let study = study.read();
        let position = study.line().position().to_string();
        Route::New(study.spec().game.info().id.into(), Ok(Some(position))).address()
    };
    view! {
        <EngineSwitch session=session />
        <BoardPlace scene=scene>
            <Bar session=session />
            <Board scene=scene lit=Signal::derive(move || session.lit())
                touched=Signal::derive(move || session.touched())
                sources=Signal::derive(move || session.sources())
                turned=session.is_turned arrows=Signal::derive(move || session.arrows())
                label=label hand=move |hand| session.hand(hand) />
        </BoardPlace>
        <div class="side">
            <div class="status" class:over=move || ending().is_some()>
                <p>{status}</p>
                <Spots lit=Signal::derive(move || session.lit())
                    touched=Signal::derive(move || session.touched())
                    prompt=Signal::derive(move || session.prompt())
                    hand=move |hand| session.hand(hand) />
            </div>
            <p class="said problem">{move || session.said(locale)}</p>
            <Broken engine=session.engine />
            <Broken engine=session.reviewer />
            <Lines session=session />
            <MoveTree session=session />
            <ReviewPanel session=session relearning=relearning />
            <Steps session=session />
            <div class="actions main-actions">
                <Show when=move || !session.is_over()>
                    <a class="button primary play-on" href=play>
                        <Icon glyph=Glyph::Play />{locale.say(&words::study::PLAY_ON)}
                    </a>
                </Show>
                <ReviewButton session=session />
            </div>
            <details class="more">
                <summary>{locale.say(&words::study::MORE)}</summary>
                <Variations session=session />
                <TypedMove is_open=goes_on play=move |text: &str| session.play(text) />
                <div class="controls">
                    <button type="button" class="outlined"
                        on:click=move |_| session.is_turned.update(|turned| *turned = !*turned)>
                        <Icon glyph=Glyph::Turn />{locale.say(&words::FLIP)}
                    </button>
                    <CopyLink address=Signal::derive(link) text=&words::SHARE />
                </div>
                <Notes scene=scene />
                <details class="position">
                    <summary>{locale.say(&words::study::POSITION)}</summary>
                    <SetUp session=session is_arranging=is_arranging />
                </details>
                <Save session=session />
                <details class="record">
                    <summary>{locale.say(&words::study::FROM_RECORD)}</summary>
                    <Load />
                    <p><a href=Route::Study(None).address()>{locale.say(&words::study::ANOTHER)}</a></p>
                </details>
                <Keys />
            </details>
        </div>
    }
}
