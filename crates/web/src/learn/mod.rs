//! Learning a game: its rules with boards to try them on, and its puzzles.

mod diagram;
mod puzzle;
mod rules;
mod trial;

use games::AnyGame;
use leptos::prelude::*;
use markdown::Block;

pub(crate) use puzzle::{AllPuzzlesPage, PuzzlePage, PuzzlesPage};

use crate::frame::Page;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

use diagram::Diagram;

/// The rules of a game.
#[component]
pub(crate) fn LearnPage(game: &'static dyn AnyGame) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    // The boards stand between what is told in short and the rest.
    let parts = Memo::new(move |_| {
        let mut blocks = markdown::blocks(info.rules(locale.language()));
        let headings =
            blocks.iter().enumerate().filter(|(_, block)| matches!(block, Block::Heading(2, _)));
        let second = headings.map(|(i, _)| i).nth(1).unwrap_or(blocks.len());
        let rest = blocks.split_off(second);
        (blocks, rest)
    });
    let diagrams = game.examples().iter();
    let diagrams =
        diagrams.map(|example| view! { <Diagram game=game example=example /> }).collect_view();
    let id = || info.id.to_owned();
    view! {
        <Page title=move || locale.tell(words::learn_game(info.name)) class="learn">
            <p class="actions">
                <a class="button main" href=Route::New(id(), Ok(None)).address()>
                    {locale.say(&words::PLAY)}
                </a>
                <a class="button" href=Route::Puzzles(id(), None).address()>
                    {locale.say(&words::PUZZLES)}
                </a>
                <button on:click=move |_| drop(window().print())>
                    {locale.say(&words::learn::PRINT)}
                </button>
            </p>
            <div class="rules">{move || rules::shown(parts.get().0)}</div>
            <section class="diagrams" aria-label=locale.say(&words::learn::TRY_IT)>
                <h2>{locale.say(&words::learn::TRY_IT)}</h2>
                <p>{locale.say(&words::learn::TRY_ABOUT)}</p>
                <div class="boards">{diagrams}</div>
            </section>
            <div class="rules">{move || rules::shown(parts.get().1)}</div>
        </Page>
    }
}
