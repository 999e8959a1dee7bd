use games::SHELF;
use leptos::prelude::*;

use super::progress::Progress;
use crate::frame::Page;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// The puzzles of every game, and how many of them have been solved.
#[component]
pub(crate) fn AllPuzzlesPage() -> impl IntoView {
    let locale = Locale::here();
    let games = SHELF.iter().filter(|game| !game.puzzles().is_empty()).map(move |&game| {
        let (info, progress, puzzles) = (game.info(), Progress::of(game), game.puzzles());
        let solved = puzzles.iter().filter(|&puzzle| progress.has(puzzle)).count();
        let all = puzzles.len();
        view! {
            <li class="card">
                <h2>{info.name}</h2>
                <p class="muted">{move || locale.tell(words::learn::solved_of(solved, all))}</p>
                <a class="button tonal" href=Route::Puzzles(info.id.into(), None).address()
                    aria-label=move || locale.tell(words::puzzles_of(info.name))>
                    {locale.say(&words::PUZZLES)}
                </a>
            </li>
        }
    });
    view! {
        <Page title=locale.say(&words::PUZZLES) class="all-puzzles">
            <p>{locale.say(&words::learn::PUZZLES_ABOUT)}</p>
            <ul class="cards">{games.collect_view()}</ul>
        </Page>
    }
}
