//! The first page: a game to play now, the others beside it, and what was left unfinished.

mod beside;
mod hero;

use ::board::Material;
use games::{AnyGame, SHELF};
use leptos::prelude::*;

use crate::board::Picture;
use crate::frame::Page;
use crate::locale::Locale;
use crate::online::Server;
use crate::route::{self, Route};
use crate::saved_game::SavedGame;
use crate::words;

use beside::{Daily, Unfinished, WithOthers};
use hero::Hero;

/// The page.
#[component]
pub(crate) fn ShelfPage() -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let saved = SavedGame::all();
    // The game that was played last lies on the table; for who never played, the first one.
    let last = saved.first().map(|kept| kept.record.spec().game.info().id);
    let last = last.and_then(route::game).unwrap_or(SHELF[0]);
    let running = saved.into_iter().find(SavedGame::is_running);
    let others = SHELF.iter().filter(|game| game.info().id != last.info().id);
    let cards = others.map(|&game| view! { <Card game=game /> }).collect_view();
    view! {
        <Page title=locale.say(&words::SHELF_TITLE) class="shelf">
            <p class="lead">{locale.say(&words::WELCOME)}</p>
            <Hero game=last />
            <aside class="beside" aria-label=locale.say(&words::FOR_YOU)>
                {running.map(|kept| view! { <Unfinished kept=kept /> })}
                <Daily />
                <Show when=move || server.is_there()><WithOthers /></Show>
            </aside>
            <ul class="boxes">{cards}</ul>
        </Page>
    }
}

/// A game on the shelf.
#[component]
fn Card(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let scene = games::sample(game).position().scene();
    let cover = cover(scene.material);
    view! {
        <li class="game card">
            <div class=format!("box {cover}")><Picture scene=scene /></div>
            <div class="about">
                <h2>{info.name}</h2>
                <p class="credit caption">{locale.say(info.credit)}</p>
                <p>{locale.say(info.about)}</p>
                <Ways game=game>
                    <a class="button tonal" href=Route::New(info.id.into(), Ok(None)).address()
                        aria-label=move || locale.tell(words::play_game(info.name))>
                        {locale.say(&words::PLAY)}
                    </a>
                </Ways>
            </div>
        </li>
    }
}

/// How to go on with a game: to play it, which is given, its rules and its puzzles.
#[component]
fn Ways(game: &'static dyn AnyGame, children: Children) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    view! {
        <p class="actions">
            {children()}
            <a class="button quiet" href=Route::Learn(info.id.into()).address()
                aria-label=move || locale.tell(words::learn_game(info.name))>
                {locale.say(&words::LEARN)}
            </a>
            <a class="button quiet" href=Route::Puzzles(info.id.into(), None).address()
                aria-label=move || locale.tell(words::puzzles_of(info.name))>
                {locale.say(&words::PUZZLES)}
            </a>
        </p>
    }
}

/// The colour of the box in which a game stands on the shelf, by what its board is made of.
const fn cover(material: Material) -> &'static str {
    match material {
        Material::Felt => "felt",
        Material::Timber => "timber",
        Material::Ceramic => "ceramic",
        Material::Enamel => "enamel",
        Material::Earth => "earth",
    }
}
