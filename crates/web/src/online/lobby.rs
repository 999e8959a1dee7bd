use std::time::Duration;

use games::{AnyGame, SHELF};
use i18n::Pattern;
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::{GameView, Lobby, Me};

use super::card::GameCards;
use super::http;
use super::identity::{NameDialog, YouAre};
use crate::board::Picture;
use crate::frame::{Page, Problem};
use crate::locale::Locale;
use crate::route::Route;
use crate::words::online as words;

/// How often the lobby is looked at again, while somebody looks at it.
const LOOK: Duration = Duration::from_secs(4);

/// Free seats and games that are played, and the way to a new one.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let locale = Locale::here();
    let lobby = RwSignal::new(None::<Lobby>);
    let is_away = RwSignal::new(false);
    let learn = move || {
        spawn_local(async move {
            match http::get::<Lobby>("lobby").await {
                Ok(now) => {
                    is_away.try_set(false);
                    if lobby.try_with_untracked(|before| before.as_ref() != Some(&now))
                        == Some(true)
                    {
                        lobby.set(Some(now));
                    }
                }
                Err(_) => {
                    is_away.try_set(true);
                }
            }
        });
    };
    let look = move || {
        if !document().hidden() {
            learn();
        }
    };
    learn();
    if let Ok(looking) = set_interval_with_handle(look, LOOK) {
        on_cleanup(move || looking.clear());
    }
    let coming_back = Custom::<web_sys::Event>::new("visibilitychange");
    let returning = window_event_listener(coming_back, move |_| look());
    on_cleanup(move || returning.remove());
    let trouble = move || {
        if is_away.get() { words::NO_ANSWER.say(locale.language()) } else { String::new() }
    };
    let part = move |which: fn(&Lobby) -> &Vec<GameView>| {
        Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(which).cloned()))
    };
    let (open, running) = (part(|lobby| &lobby.open), part(|lobby| &lobby.running));
    view! {
        <Page title=locale.say(&words::LOBBY) class="lobby">
            <YouAre />
            <Problem text=Signal::derive(trouble) />
            <section aria-labelledby="lobby-new">
                <h2 id="lobby-new">{locale.say(&words::INVITE_TITLE)}</h2>
                <ul class="choose-game">
                    {SHELF.iter().map(|&game| view! { <NewGameLink game=game /> }).collect_view()}
                </ul>
            </section>
            <section aria-labelledby="lobby-open">
                <h2 id="lobby-open">{locale.say(&words::OPEN_SEATS)}</h2>
                <GameList games=open none=&words::NO_OPEN_SEATS open=|game, me| word(game, me, &words::JOIN) />
            </section>
            <section aria-labelledby="lobby-running">
                <h2 id="lobby-running">{locale.say(&words::RUNNING_GAMES)}</h2>
                <GameList games=running none=&words::NO_RUNNING_GAMES open=|game, me| word(game, me, &words::WATCH) />
            </section>
            <NameDialog />
        </Page>
    }
}

/// A game that can be set up.
#[component]
fn NewGameLink(game: &'static dyn AnyGame) -> impl IntoView {
    let info = game.info();
    let scene = games::sample(game).position().scene();
    view! {
        <li>
            <a class="card" href=Route::Invite(info.id.into()).address()>
                <span aria-hidden="true"><Picture scene=scene /></span>
                <span>{info.name}</span>
            </a>
        </li>
    }
}

/// What leads to a game: a seat in one's own game is nobody else's yet.
fn word(game: &GameView, me: Option<&Me>, other: &'static Pattern) -> &'static Pattern {
    let is_own = |me: &Me| game.people.iter().flatten().any(|person| person.id == me.id);
    if me.is_some_and(is_own) { &words::TO_THE_GAME } else { other }
}

/// Games of a list, or that there are none.
#[component]
fn GameList(
    games: Memo<Option<Vec<GameView>>>,
    none: &'static Pattern,
    open: fn(&GameView, Option<&Me>) -> &'static Pattern,
) -> impl IntoView {
    let locale = Locale::here();
    let said = Memo::new(move |_| {
        games.with(|games| match games {
            None => crate::words::PAGE_COMES.say(locale.language()),
            Some(games) if games.is_empty() => none.say(locale.language()),
            Some(_) => String::new(),
        })
    });
    view! {
        <p class="muted" class:unused=move || said.with(String::is_empty)>{said}</p>
        <GameCards games=Signal::derive(move || games.get().unwrap_or_default()) open=open />
    }
}
