use i18n::Pattern;
use leptos::prelude::*;
use protocol::api::{GameState, GameView, Me};

use super::card::GameCards;
use super::server::Server;
use crate::locale::Locale;
use crate::words::online as words;

/// How many finished games are shown.
const FINISHED: usize = 12;

/// The games of whoever is here on the server: those that wait for a move first.
#[component]
pub(crate) fn Mine() -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let rank = move |game: &GameView| match game.state {
        GameState::Running if server.awaits(game) => 0,
        GameState::Running => 1,
        GameState::Open => 2,
        GameState::Over | GameState::Cancelled => 3,
    };
    let games = Memo::new(move |_| {
        let mut games = server.games();
        games.retain(|game| game.state != GameState::Cancelled);
        games.sort_by_key(rank);
        let live = games.iter().filter(|game| rank(game) < 3).count();
        games.truncate(live + FINISHED);
        games
    });
    view! {
        <Show when=move || games.with(|games| !games.is_empty())>
            <section class="mine" aria-labelledby="mine">
                <h2 id="mine">{locale.say(&words::ON_THE_SERVER)}</h2>
                <GameCards games=games open=word />
                <h2>{locale.say(&words::IN_THIS_BROWSER)}</h2>
            </section>
        </Show>
    }
}

const fn word(game: &GameView, _: Option<&Me>) -> &'static Pattern {
    if matches!(game.state, GameState::Over) { &crate::words::LOOK_AT } else { &words::TO_THE_GAME }
}
