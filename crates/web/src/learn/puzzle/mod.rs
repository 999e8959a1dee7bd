//! Puzzles: which there are, and one that is tried.

mod all;
mod attempt;
mod page;
mod progress;

use games::{AnyGame, Puzzle};
use leptos::prelude::*;

pub(crate) use all::AllPuzzlesPage;
pub(crate) use page::PuzzlePage;

use crate::frame::Page;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

use progress::Progress;

/// The puzzles of a game, and which of them have been solved.
#[component]
pub(crate) fn PuzzlesPage(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let progress = Progress::of(game);
    let puzzles = game.puzzles();
    let (all, solved) =
        (puzzles.len(), puzzles.iter().filter(|&puzzle| progress.has(puzzle)).count());
    let item = |(i, puzzle): (usize, &Puzzle)| {
        let is_solved = progress.has(puzzle);
        let turns = puzzle.turns();
        let address = Route::Puzzles(info.id.into(), Some(i + 1)).address();
        view! {
            <li class:solved=is_solved>
                <a class="button" href=address>
                    <span class="number">{i + 1}</span>
                    <span>{move || locale.tell(words::learn::win_in(turns))}</span>
                    <span class="mark">
                        {is_solved.then(|| locale.say(&words::learn::IS_SOLVED))}
                    </span>
                </a>
            </li>
        }
    };
    let items = puzzles.iter().enumerate().map(item).collect_view();
    view! {
        <Page title=move || locale.tell(words::puzzles_of(info.name)) class="puzzle-list">
            <p>{locale.say(&words::learn::PUZZLES_ABOUT)}</p>
            <p class="progress">{move || locale.tell(words::learn::solved_of(solved, all))}</p>
            <ol class="puzzles">{items}</ol>
            <p class="actions">
                <a class="button" href=Route::Learn(info.id.into()).address()>
                    {locale.say(&words::LEARN)}
                </a>
                <a class="button" href=Route::New(info.id.into(), Ok(None)).address()>
                    {locale.say(&words::PLAY)}
                </a>
            </p>
        </Page>
    }
}
