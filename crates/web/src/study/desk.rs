use ::board::Scene;
use leptos::prelude::*;
use study::Study;

use super::bar::Bar;
use super::graph::ScoreGraph;
use super::keys::{self, Keys};
use super::lines::Lines;
use super::load::Load;
use super::moves::MoveTree;
use super::review::ReviewPanel;
use super::save::Save;
use super::saved::Place;
use super::session::Session;
use super::setup::{ByHand, SetUp};
use crate::board::Board;
use crate::editor::Drafting;
use crate::frame::{CopyLink, Page};
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
    keys::listen(session);
    let draft = RwSignal::new(None::<Drafting>);
    let scene = Memo::new(move |_| session.scene());
    let status = move || scene.with(|scene: &Scene| scene.status.say(locale.language()));
    let label = Signal::derive(move || format!("{name}: {}", status()));
    let board = move || match draft.get() {
        Some(it) => view! { <ByHand draft=it drafts=draft /> }.into_any(),
        None => view! {
            <Bar session=session />
            <Board scene=scene lit=Signal::derive(move || session.lit())
                touched=Signal::derive(move || session.touched())
                sources=Signal::derive(move || session.sources())
                prompt=Signal::derive(move || session.prompt())
                turned=session.is_turned arrows=Signal::derive(move || session.arrows())
                label=label hand=move |hand| session.hand(hand) />
        }
        .into_any(),
    };
    let goes_on = Signal::derive(move || session.study.read().line().verdict().is_none());
    let link = move || Route::Study(Some(session.study.read().link().to_string())).address();
    view! {
        <Page title=move || locale.tell(words::study::title(name)) class="table study">
            <div class="playing">{board}</div>
            <div class="side">
                <p class="status">{status}</p>
                <p class="said">{move || session.said(locale)}</p>
                <Lines session=session />
                <MoveTree session=session />
                <ScoreGraph session=session />
                <ReviewPanel session=session />
                <TypedMove is_open=goes_on play=move |text: &str| session.play(text) />
                <Notes scene=scene />
                <div class="controls">
                    <button on:click=move |_| session.is_turned.update(|turned| *turned = !*turned)>
                        {locale.say(&words::FLIP)}
                    </button>
                    <CopyLink address=Signal::derive(link) text=&words::SHARE />
                </div>
                <details class="position">
                    <summary>{locale.say(&words::study::POSITION)}</summary>
                    <SetUp session=session draft=draft />
                </details>
                <Save session=session />
                <details class="record">
                    <summary>{locale.say(&words::study::FROM_RECORD)}</summary>
                    <Load />
                    <p><a href=Route::Study(None).address()>{locale.say(&words::study::ANOTHER)}</a></p>
                </details>
                <Keys />
            </div>
        </Page>
    }
}
