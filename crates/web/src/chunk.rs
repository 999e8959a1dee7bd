use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::about::AboutPage;
use crate::frame::{LostPage, Page, Problem};
use crate::icon::{Glyph, Icon};
use crate::learn::{AllPuzzlesPage, FirstPage, LearnPage, PuzzlePage, PuzzlesPage};
use crate::locale::Locale;
use crate::new_game::NewGamePage;
use crate::online::{LobbyPage, OnlinePage};
use crate::past::PastPage;
use crate::play::PlayPage;
use crate::route::{self, Route};
use crate::settings::SettingsPage;
use crate::shelf::ShelfPage;
use crate::study::{StudiedPage, StudyPage};
use crate::words;

/// A chunk of the program that comes by itself, after the first page: what is only needed on other
/// pages need not be waited for there. Each is a file of its own, cut out of the whole where the
/// functions below are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chunk {
    /// Where games are begun and played.
    Table,
    /// Where people on other screens are played.
    Online,
    /// Everything else: analysis, rules, puzzles, kept games, settings.
    Library,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Coming,
    Here,
    Failed,
}

/// How far the chunks have come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chunks {
    table: RwSignal<State>,
    online: RwSignal<State>,
    library: RwSignal<State>,
}

impl Chunks {
    /// None of them is here yet.
    pub(crate) fn new() -> Self {
        let [table, online, library] = [(); 3].map(|()| RwSignal::new(State::Coming));
        Self { table, online, library }
    }

    /// Fetches all of them, one after the other: first what is wanted next by most.
    pub(crate) fn fetch_all(self) {
        spawn_local(async move {
            for chunk in [Chunk::Table, Chunk::Library, Chunk::Online] {
                self.fetch(chunk).await;
            }
        });
    }

    /// The page at an address, or what there is to say until its chunk is here.
    ///
    /// It is a function, which is built anew: otherwise a page would be made over from the one
    /// before, with whatever was open, typed or in focus there.
    pub(crate) fn page(self, route: Route) -> ViewFn {
        let chunk = match route {
            Route::Shelf => return ViewFn::from(|| view! { <ShelfPage /> }),
            Route::New(..) | Route::Invite(_) | Route::Play(_) => Chunk::Table,
            Route::Lobby | Route::Game(_) => Chunk::Online,
            _ => Chunk::Library,
        };
        match self.state(chunk).get() {
            State::Here => ViewFn::from(move || {
                // What is here answers at once.
                let page = match chunk {
                    Chunk::Table => now(table(route.clone())),
                    Chunk::Online => now(online(route.clone())),
                    Chunk::Library => now(library(route.clone())),
                };
                page.and_then(Result::ok).expect("a chunk that is here")
            }),
            State::Failed => {
                ViewFn::from(move || view! { <MissingPage state=self.state(chunk) /> })
            }
            State::Coming => {
                spawn_local(self.fetch(chunk));
                ViewFn::from(|| view! { <ComingPage /> })
            }
        }
    }

    const fn state(self, chunk: Chunk) -> RwSignal<State> {
        match chunk {
            Chunk::Table => self.table,
            Chunk::Online => self.online,
            Chunk::Library => self.library,
        }
    }

    /// Fetches a chunk; whoever asks for one that is on its way waits with the others.
    async fn fetch(self, chunk: Chunk) {
        let came = match chunk {
            Chunk::Table => fetch_table().await,
            Chunk::Online => fetch_online().await,
            Chunk::Library => fetch_library().await,
        };
        let now = if came.is_ok() { State::Here } else { State::Failed };
        self.state(chunk).maybe_update(|state| std::mem::replace(state, now) != now);
    }
}

/// What something yields that need not be waited for.
fn now<T>(future: impl Future<Output = T>) -> Option<T> {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => Some(value),
        Poll::Pending => None,
    }
}

#[wasm_split(table, fallible, preload(fetch_table), wasm_split_path = ::leptos::wasm_split)]
#[allow(clippy::unnecessary_wraps, reason = "what fails is the fetching around it")]
fn table(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::New(game, position) => match route::game(&game) {
            Some(game) => view! { <NewGamePage game=game position=position /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::Invite(game) => match route::game(&game) {
            Some(game) => {
                view! { <NewGamePage game=game position=Ok(None) is_invitation=true /> }.into_any()
            }
            None => view! { <LostPage /> }.into_any(),
        },
        Route::Play(id) => view! { <PlayPage id=id /> }.into_any(),
        _ => view! { <LostPage /> }.into_any(),
    })
}

#[wasm_split(online, fallible, preload(fetch_online), wasm_split_path = ::leptos::wasm_split)]
#[allow(clippy::unnecessary_wraps, reason = "what fails is the fetching around it")]
fn online(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::Lobby => view! { <LobbyPage /> }.into_any(),
        Route::Game(id) => view! { <OnlinePage id=id /> }.into_any(),
        _ => view! { <LostPage /> }.into_any(),
    })
}

#[wasm_split(library, fallible, preload(fetch_library), wasm_split_path = ::leptos::wasm_split)]
#[allow(clippy::unnecessary_wraps, reason = "what fails is the fetching around it")]
fn library(route: Route) -> Result<AnyView, SplitLoaderError> {
    Ok(match route {
        Route::Past => view! { <PastPage /> }.into_any(),
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        Route::About => view! { <AboutPage /> }.into_any(),
        Route::Learn(game) => match route::game(&game) {
            Some(game) => view! { <LearnPage game=game /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::First(game) => match route::game(&game) {
            Some(game) => view! { <FirstPage game=game /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::AllPuzzles => view! { <AllPuzzlesPage /> }.into_any(),
        Route::Puzzles(game, number) => match (route::game(&game), number) {
            (Some(game), None) => view! { <PuzzlesPage game=game /> }.into_any(),
            (Some(game), Some(number)) => {
                view! { <PuzzlePage game=game number=number /> }.into_any()
            }
            (None, _) => view! { <LostPage /> }.into_any(),
        },
        Route::Study(link) => view! { <StudyPage link=link /> }.into_any(),
        Route::Studied(id) => view! { <StudiedPage id=id /> }.into_any(),
        _ => view! { <LostPage /> }.into_any(),
    })
}

/// What stands where a page will be.
#[component]
fn ComingPage() -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Page title=locale.say(&words::PAGE_COMES) class="narrow coming">
            <progress aria-label=locale.say(&words::PAGE_COMES) />
        </Page>
    }
}

/// What stands where a page could not be fetched, and fetches it again.
#[component]
fn MissingPage(state: RwSignal<State>) -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Page title=locale.say(&words::PAGE_MISSING) class="narrow lost">
            <Problem text=Signal::derive(locale.say(&words::PAGE_MISSING_TEXT)) />
            <p>
                <button class="primary" on:click=move |_| state.set(State::Coming)>
                    <Icon glyph=Glyph::Undo />{locale.say(&words::play::TRY_AGAIN)}
                </button>
            </p>
        </Page>
    }
}
