use std::time::Duration;

use games::{AnyGame, SHELF};
use i18n::Pattern;
use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::{GameView, Lobby};

use super::card::{GameCard, Listed};
use super::http;
use super::identity::{NameDialog, YouAre};
use super::server::Server;
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
    let (locale, server) = (Locale::here(), Server::here());
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
    // A seat in one's own game is nobody else's yet.
    let is_own = move |game: &GameView| {
        let own = server.me().map(|me| me.id);
        game.people.iter().flatten().any(|person| Some(person.id) == own)
    };
    let word = move |game: &GameView, other: &'static Pattern| {
        if is_own(game) { &words::TO_THE_GAME } else { other }
    };
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
                {move || list(open.get(), &words::NO_OPEN_SEATS, locale, server, move |game| word(game, &words::JOIN))}
            </section>
            <section aria-labelledby="lobby-running">
                <h2 id="lobby-running">{locale.say(&words::RUNNING_GAMES)}</h2>
                {move || list(running.get(), &words::NO_RUNNING_GAMES, locale, server, move |game| word(game, &words::WATCH))}
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

/// Games of a list, or that there are none.
fn list(
    games: Option<Vec<GameView>>,
    none: &'static Pattern,
    locale: Locale,
    server: Server,
    open: impl Fn(&GameView) -> &'static Pattern,
) -> AnyView {
    let Some(games) = games else {
        return view! { <p class="muted">{locale.say(&crate::words::PAGE_COMES)}</p> }.into_any();
    };
    if games.is_empty() {
        return view! { <p class="muted">{locale.say(none)}</p> }.into_any();
    }
    let card = |view: GameView| {
        let open = open(&view);
        let is_awaited = server.awaits(&view);
        let game = Listed::read(view)?;
        Some(view! { <GameCard game=game me=server.me() open=open is_awaited=is_awaited /> })
    };
    view! { <ul class="saved">{games.into_iter().filter_map(card).collect_view()}</ul> }.into_any()
}
