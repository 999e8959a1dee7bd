//! Learning a game: a guided first game, its rules with boards to try them on, and its puzzles.

mod diagram;
mod first;
mod puzzle;
mod rules;
mod trial;

use games::AnyGame;
use leptos::prelude::*;

pub(crate) use first::{FirstOffer, FirstPage};
pub(crate) use puzzle::{AllPuzzlesPage, PuzzlePage, PuzzlesPage};
pub(crate) use trial::Trial;

use crate::frame::Page;
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// The rules of a game.
#[component]
pub(crate) fn LearnPage(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let parts = Memo::new(move |_| rules::parts(info.rules(locale.language())));
    let id = || info.id.to_owned();
    view! {
        <Page title=move || locale.tell(words::learn_game(info.name)) class="learn">
            <p class="actions">
                <a class="button primary" href=Route::New(id(), Ok(None)).address()>
                    <Icon glyph=Glyph::Play />{locale.say(&words::PLAY)}
                </a>
                {(!game.lessons().is_empty()).then(|| view! {
                    <a class="button tonal" href=Route::First(id()).address()>
                        <Icon glyph=Glyph::Bulb />{locale.say(&words::learn::FIRST_GAME)}
                    </a>
                })}
                <a class="button outlined" href=Route::Puzzles(id(), None).address()>
                    <Icon glyph=Glyph::Puzzle />{locale.say(&words::PUZZLES)}
                </a>
                <button type="button" class="quiet" on:click=move |_| drop(window().print())>
                    {locale.say(&words::learn::PRINT)}
                </button>
            </p>
            <p class="lead">{locale.say(&words::learn::TRY_ABOUT)}</p>
            <div class="rules">{move || rules::shown(game, parts.get().0)}</div>
            <details class="appendix">
                <summary>{locale.say(&words::learn::APPENDIX)}</summary>
                <div class="rules">{move || rules::shown(game, parts.get().1)}</div>
            </details>
        </Page>
    }
}
