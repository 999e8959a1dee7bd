use games::{AnyGame, Puzzle};
use leptos::prelude::*;

use super::attempt::{Attempt, Stage};
use crate::board::Board;
use crate::frame::{LostPage, Page};
use crate::locale::Locale;
use crate::play::Notes;
use crate::route::Route;
use crate::words;

/// The puzzle of a game with this number, counted from 1.
#[component]
pub(crate) fn PuzzlePage(game: &'static dyn AnyGame, number: usize) -> impl IntoView {
    let puzzles = game.puzzles();
    match number.checked_sub(1).and_then(|i| puzzles.get(i).copied()) {
        Some(puzzle) => {
            let is_last = number == puzzles.len();
            view! { <Solving game=game puzzle=puzzle number=number is_last=is_last /> }.into_any()
        }
        None => view! { <LostPage /> }.into_any(),
    }
}

#[component]
fn Solving(
    game: &'static dyn AnyGame,
    puzzle: Puzzle,
    number: usize,
    is_last: bool,
) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let attempt = Attempt::new(game, puzzle);
    let scene = Memo::new(move |_| attempt.trial.scene());
    let goal = move || match attempt.stage.get() {
        Stage::Yours | Stage::Theirs => locale.tell(attempt.goal()),
        Stage::Solved | Stage::Shown => scene.with(|scene| scene.status.say(locale.language())),
    };
    let is_yours = move || attempt.stage.get() == Stage::Yours;
    let is_over = move || matches!(attempt.stage.get(), Stage::Solved | Stage::Shown);
    let address = move |number| Route::Puzzles(info.id.into(), number).address();
    let title = move || locale.tell(words::learn::puzzle(info.name, number));
    view! {
        <Page title=title class="table puzzle">
            <p class="status goal" class:over=is_over>{goal}</p>
            <div class="playing">
                <Board scene=scene lit=Signal::derive(move || attempt.lit())
                    touched=Signal::derive(move || attempt.trial.touched())
                    sources=Signal::derive(move || attempt.trial.sources())
                    prompt=Signal::derive(move || attempt.trial.prompt())
                    arrows=Signal::derive(move || attempt.arrows())
                    label=Signal::derive(goal) hand=move |hand| attempt.hand(hand) />
            </div>
            <div class="side">
                <p class="said" class:good=move || attempt.stage.get() == Stage::Solved>
                    {move || attempt.said(locale)}
                </p>
                <div class="controls">
                    <Show when=move || !is_over()>
                        <button on:click=move |_| attempt.look_for_hint()
                            disabled=move || !is_yours()>{locale.say(&words::HINT_WANTED)}</button>
                        <button on:click=move |_| attempt.show()
                            disabled=move || !is_yours()>{locale.say(&words::learn::SOLUTION)}</button>
                    </Show>
                    <Show when=move || is_over() && !is_last>
                        <a class="button main next" href=address(Some(number + 1))>
                            {locale.say(&words::learn::NEXT)}
                        </a>
                    </Show>
                    <button on:click=move |_| attempt.begin()>{locale.say(&words::learn::AGAIN)}</button>
                    <a class="button" href=address(None)>{locale.say(&words::learn::ALL_PUZZLES)}</a>
                    <a class="button" href=Route::Learn(info.id.into()).address()>
                        {locale.say(&words::LEARN)}
                    </a>
                </div>
                <Notes scene=scene />
            </div>
        </Page>
    }
}
