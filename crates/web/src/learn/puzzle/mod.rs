//! Puzzles: which there are, and one that is tried.

mod all;
mod attempt;
mod page;
mod progress;

use games::{AnyGame, Puzzle};
use leptos::prelude::*;

pub(crate) use all::AllPuzzlesPage;
pub(crate) use page::PuzzlePage;

use crate::board::Picture;
use crate::frame::Page;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

use progress::Progress;

/// How many puzzles of a game are solved, in words and as a bar.
#[component]
fn Solved(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let progress = Progress::of(game);
    let puzzles = game.puzzles();
    let all = puzzles.len();
    let solved = puzzles.iter().filter(|&puzzle| progress.has(puzzle)).count();
    let said = move || locale.tell(words::learn::solved_of(solved, all));
    view! {
        <p class="progress">
            <progress max=all.to_string() value=solved.to_string() aria-label=said></progress>
            <span>{said}</span>
        </p>
    }
}

/// A small picture of a puzzle, which says nothing that its link does not say.
#[component]
fn Thumb(game: &'static dyn AnyGame, puzzle: Puzzle) -> impl IntoView {
    let position = game.position(puzzle.position).expect("a puzzle is a position");
    view! { <span class="thumb" aria-hidden="true"><Picture scene=position.scene() /></span> }
}

/// The puzzles of a game, by how long they are, and which of them have been solved.
#[component]
pub(crate) fn PuzzlesPage(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let puzzles = game.puzzles();
    // The easiest come first, so those of the same length follow each other.
    let groups = puzzles.chunk_by(|one, other| one.turns() == other.turns());
    let starts = groups.clone().scan(0, |start, group| {
        let here = *start;
        *start += group.len();
        Some(here)
    });
    let sections = groups.zip(starts).map(|(group, start)| {
        let turns = group[0].turns();
        let items = group.iter().enumerate().map(|(place, &puzzle)| {
            view! { <PuzzleCard game=game puzzle=puzzle number=start + place + 1 /> }
        });
        view! {
            <section class="puzzle-group">
                <h2>
                    {move || locale.tell(words::learn::win_in(turns))}" "
                    <span class="chip">{locale.say(difficulty(turns))}</span>
                </h2>
                <ol class="puzzles">{items.collect_view()}</ol>
            </section>
        }
    });
    let sections = sections.collect_view();
    view! {
        <Page title=move || locale.tell(words::puzzles_of(info.name)) class="puzzle-list">
            <p class="lead">{locale.say(&words::learn::PUZZLES_ABOUT)}</p>
            <Solved game=game />
            {sections}
            <p class="actions">
                <a class="button outlined" href=Route::AllPuzzles.address()>
                    {locale.say(&words::learn::OTHER_GAMES)}
                </a>
                <a class="button outlined" href=Route::Learn(info.id.into()).address()>
                    <Icon glyph=Glyph::Book />{locale.say(&words::LEARN)}
                </a>
                <a class="button outlined" href=Route::New(info.id.into(), Ok(None)).address()>
                    <Icon glyph=Glyph::Play />{locale.say(&words::PLAY)}
                </a>
            </p>
        </Page>
    }
}

/// How hard a puzzle is that is won in so many turns.
const fn difficulty(turns: u32) -> &'static ::i18n::Pattern {
    match turns {
        0 | 1 => &words::learn::WARM_UP,
        2 => &words::learn::EASY,
        3 => &words::learn::MEDIUM,
        _ => &words::learn::HARD,
    }
}

/// A puzzle of the grid: its board, its number, what is to be done, and a tick.
#[component]
fn PuzzleCard(game: &'static dyn AnyGame, puzzle: Puzzle, number: usize) -> impl IntoView {
    let locale = Locale::here();
    let is_solved = Progress::of(game).has(&puzzle);
    let position = game.position(puzzle.position).expect("a puzzle is a position");
    let side = position.side(position.turn()).name;
    let task = move || locale.tell(words::learn::wins_in(side, puzzle.turns()).capital());
    let address = Route::Puzzles(game.info().id.into(), Some(number)).address();
    view! {
        <li class:solved=is_solved data-number=number>
            <a class="puzzle-card" href=address>
                <Thumb game=game puzzle=puzzle />
                <span class="number">{number}</span>" "
                <span class="task">{task}</span>" "
                {is_solved.then(|| view! {
                    <span class="tick"><Icon glyph=Glyph::Check />{locale.say(&words::learn::IS_SOLVED)}</span>
                })}
            </a>
        </li>
    }
}
