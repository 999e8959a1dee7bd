use games::{AnyGame, Line, SHELF, Spec};
use leptos::prelude::*;

use crate::board::Picture;
use crate::browser;
use crate::frame::Page;
use crate::learn::FirstOffer;
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::words;

/// How many random moves stand on the pictures: enough to see what a game is about.
const MOVES: usize = 14;

/// The first page: the games on the shelf.
#[component]
pub(crate) fn ShelfPage() -> impl IntoView {
    let locale = Locale::here();
    let running = SavedGame::all().into_iter().find(SavedGame::is_running);
    let resume = running.map(|kept| {
        let name = kept.record.spec().game.info().name;
        let turns = kept.record.turns().len();
        view! {
            <p class="resume">
                <a class="button" href=Route::Play(kept.id).address()>
                    {move || locale.tell(words::resume(name, turns))}
                </a>
            </p>
        }
    });
    let cards = SHELF.iter().map(|&game| view! { <Card game=game /> }).collect_view();
    view! {
        <Page title=locale.say(&words::SHELF_TITLE) class="shelf">
            <p class="lead">{locale.say(&words::WELCOME)}</p>
            {resume}
            <ul class="cards">{cards}</ul>
        </Page>
    }
}

#[component]
fn Card(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let line = sample(game);
    let id = || info.id.to_owned();
    view! {
        <li class="card">
            <Picture scene=line.position().scene() />
            <h2>{info.name}</h2>
            <p>{locale.say(info.about)}</p>
            <p class="credit">{locale.say(info.credit)}</p>
            <FirstOffer game=game />
            <p class="actions">
                <a class="button main" href=Route::New(id(), Ok(None)).address()
                    aria-label=move || locale.tell(words::play_game(info.name))>
                    {locale.say(&words::PLAY)}
                </a>
                <a class="button" href=Route::Learn(id()).address()
                    aria-label=move || locale.tell(words::learn_game(info.name))>
                    {locale.say(&words::LEARN)}
                </a>
                <a class="button" href=Route::Puzzles(id(), None).address()
                    aria-label=move || locale.tell(words::puzzles_of(info.name))>
                    {locale.say(&words::PUZZLES)}
                </a>
            </p>
        </li>
    }
}

/// A game in which some moves have been made, other ones each time.
fn sample(game: &'static dyn AnyGame) -> Line {
    let mut spec = Spec { game, options: games::Options::new(game.info().options) };
    let mut dice = browser::dice();
    let start = spec.start(1).expect("the defaults are a start");
    let mut line = Line::new(start);
    for _ in 0..MOVES {
        let Some(mv) = line.position().random_move(&mut dice) else { break };
        let mut next = line.clone();
        // A picture of a game that is over would say little about it.
        if next.play(&mv).is_err() || next.verdict().is_some() {
            break;
        }
        line = next;
    }
    line
}
