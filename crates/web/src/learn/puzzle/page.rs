use games::{AnyGame, Puzzle};
use leptos::prelude::*;

use super::attempt::{Attempt, Stage};
use crate::board::{Board, Spots};
use crate::desk::{Answered, BoardPlace};
use crate::engine::Broken;
use crate::frame::{LostPage, Page};
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::play::Notes;
use crate::route::Route;
use crate::{browser, words};

/// The puzzle of a game with this number, counted from 1.
#[component]
pub(crate) fn PuzzlePage(game: &'static dyn AnyGame, number: usize) -> impl IntoView {
    let puzzles = game.puzzles();
    match number.checked_sub(1).and_then(|i| puzzles.get(i).copied()) {
        Some(puzzle) => {
            let all = puzzles.len();
            view! { <Solving game=game puzzle=puzzle number=number all=all /> }.into_any()
        }
        None => view! { <LostPage /> }.into_any(),
    }
}

#[component]
fn Solving(game: &'static dyn AnyGame, puzzle: Puzzle, number: usize, all: usize) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let attempt = Attempt::new(game, puzzle);
    let scene = Memo::new(move |_| attempt.trial.scene());
    let is_yours = move || attempt.stage.get() == Stage::Yours;
    let is_solved = move || attempt.stage.get() == Stage::Solved;
    let is_over = move || matches!(attempt.stage.get(), Stage::Solved | Stage::Shown);
    let goal = move || {
        let status = || scene.with(|scene| scene.status.clone());
        locale.tell(if is_over() { status() } else { attempt.goal() }.capital())
    };
    let address = move |number| Route::Puzzles(info.id.into(), number).address();
    let title = move || locale.tell(words::learn::puzzle(info.name, number));
    let hint = move |_| {
        if untrack(is_yours) {
            attempt.look_for_hint();
        }
    };
    let show = move |_| {
        if untrack(is_yours) {
            attempt.show();
        }
    };
    let off = move || (!is_yours()).to_string();
    // The buttons for who is stuck go with the puzzle; the focus goes on to what comes next.
    Effect::new(move |_| {
        if is_over() {
            request_animation_frame(|| {
                if browser::is_lost() {
                    browser::focus(".puzzle .after");
                }
            });
        }
    });
    view! {
        <Page title=title class="desk puzzle">
            <BoardPlace scene=scene>
                <Board scene=scene lit=Signal::derive(move || attempt.lit())
                    touched=Signal::derive(move || attempt.trial.touched())
                    sources=Signal::derive(move || attempt.trial.sources())
                    arrows=Signal::derive(move || attempt.arrows())
                    label=Signal::derive(goal) hand=move |hand| attempt.hand(hand) />
            </BoardPlace>
            <div class="side">
                <section class="card task" class:solved=is_solved>
                    <p class="muted">{move || locale.tell(words::learn::number_of(number, all))}</p>
                    <p class="status goal" class:over=is_solved>{goal}</p>
                    <Answered answer=Signal::derive(move || attempt.answer())
                        text=Signal::derive(move || attempt.said(locale)) />
                    <Spots lit=Signal::derive(move || attempt.lit())
                        touched=Signal::derive(move || attempt.trial.touched())
                        prompt=Signal::derive(move || attempt.trial.prompt())
                        hand=move |hand| attempt.hand(hand) />
                    <Broken engine=attempt.engine />
                </section>
                <div class="actions">
                    <Show when=move || is_over() && number < all>
                        <a class="button primary next after" href=address(Some(number + 1))>
                            {locale.say(&words::learn::NEXT)}
                        </a>
                    </Show>
                    <Show when=move || is_over() && number == all>
                        <a class="button primary after" href=Route::AllPuzzles.address()>
                            {locale.say(&words::learn::OTHER_GAMES)}
                        </a>
                    </Show>
                    <Show when=move || !is_over()>
                        <button type="button" class="tonal" on:click=hint aria-disabled=off>
                            <Icon glyph=Glyph::Bulb />{locale.say(&words::HINT_WANTED)}
                        </button>
                        <button type="button" class="outlined" on:click=show aria-disabled=off>
                            <Icon glyph=Glyph::Eye />{locale.say(&words::learn::SOLUTION)}
                        </button>
                    </Show>
                    <button type="button" class="outlined" on:click=move |_| attempt.begin()>
                        <Icon glyph=Glyph::Undo />{locale.say(&words::learn::AGAIN)}
                    </button>
                </div>
                <Notes scene=scene />
                <nav class="actions beside" aria-label=locale.say(&words::PUZZLES)>
                    {(number > 1).then(|| view! {
                        <a class="button quiet" href=address(Some(number - 1))>
                            <Icon glyph=Glyph::Previous />{locale.say(&words::learn::PREVIOUS)}
                        </a>
                    })}
                    {(number < all).then(|| view! {
                        <a class="button quiet" href=address(Some(number + 1))>
                            {locale.say(&words::learn::FOLLOWING)}<Icon glyph=Glyph::Next />
                        </a>
                    })}
                    <a class="button quiet" href=address(None)>{locale.say(&words::learn::ALL_PUZZLES)}</a>
                    <a class="button quiet" href=Route::Learn(info.id.into()).address()>
                        <Icon glyph=Glyph::Book />{locale.say(&words::LEARN)}
                    </a>
                </nav>
            </div>
        </Page>
    }
}
