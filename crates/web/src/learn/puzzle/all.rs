use games::{AnyGame, SHELF};
use leptos::prelude::*;

use super::progress::Progress;
use super::{Solved, Thumb};
use crate::frame::Page;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// The puzzles of all games: how many are solved, and which comes next.
#[component]
pub(crate) fn AllPuzzlesPage() -> impl IntoView {
    let locale = Locale::here();
    let games = SHELF.iter().map(|&game| view! { <GameCard game=game /> }).collect_view();
    view! {
        <Page title=locale.say(&words::PUZZLES) class="puzzle-list">
            <p class="lead">{locale.say(&words::learn::PUZZLES_ABOUT)}</p>
            <ul class="puzzle-games">{games}</ul>
        </Page>
    }
}

/// A game's puzzles in short, with the first that is not solved.
#[component]
fn GameCard(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let puzzles = game.puzzles();
    let progress = Progress::of(game);
    let first = puzzles.iter().position(|puzzle| !progress.has(puzzle)).unwrap_or_default();
    let number = first + 1;
    let next = move || locale.tell(words::learn::solve_number(number));
    let all = move || locale.tell(&words::learn::ALL_PUZZLES);
    let address = move |number| Route::Puzzles(info.id.into(), number).address();
    let thumb = puzzles.get(first).map(|puzzle| view! { <Thumb game=game puzzle=*puzzle /> });
    // Five buttons that say the same are told apart by their games.
    let next_of = move || format!("{}: {}", next(), info.name);
    let all_of = move || format!("{}: {}", all(), info.name);
    view! {
        <li class="card puzzle-game" data-game=info.id>
            // The same as the button below, for who points at the picture.
            <a class="next-puzzle" href=address(Some(number)) tabindex="-1" aria-hidden="true">
                {thumb}
            </a>
            <h2>{info.name}</h2>
            <Solved game=game />
            <p class="actions">
                <a class="button tonal" href=address(Some(number)) aria-label=next_of>
                    {next}
                </a>
                <a class="button quiet" href=address(None) aria-label=all_of>{all}</a>
            </p>
        </li>
    }
}
