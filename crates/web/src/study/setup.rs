use ::i18n::Phrase;
use leptos::prelude::*;
use study::Study;

use super::Opened;
use super::session::Session;
use crate::browser;
use crate::editor::{Drafting, Editor};
use crate::frame::Problem;
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// The text of the position that is seen, and ways to set another one up.
#[component]
pub(super) fn SetUp(
    session: Session,
    /// The position that is put together by hand, where one is.
    draft: RwSignal<Option<Drafting>>,
) -> impl IntoView {
    let (locale, opened) = (Locale::here(), Opened::here());
    let position = Memo::new(move |_| session.study.read().line().position().to_string());
    let game = session.study.read_untracked().spec().game;
    let text = RwSignal::new(String::new());
    // What was typed goes when another position is seen.
    Effect::new(move |_| text.set(position.get()));
    let problem = RwSignal::new(None::<Phrase>);
    let set_up = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match Study::set_up(game, &text.get_untracked()) {
            Ok(study) => opened.open(study),
            Err(error) => problem.set(Some(error.phrase())),
        }
    };
    let said = move || problem.get().map_or_else(String::new, |problem| locale.tell(problem));
    let copied = RwSignal::new(None);
    let copy = move |_| {
        browser::copy(&position.get_untracked(), move |is_copied| copied.set(Some(is_copied)));
    };
    let editor = move |_| {
        let study = session.study.read_untracked();
        draft.set(Some(RwSignal::new(study.line().position().draft())));
    };
    let play = move || Route::New(game.info().id.into(), Ok(Some(position.get()))).address();
    view! {
        <form on:submit=set_up>
            <label>
                {locale.say(&words::POSITION_TEXT)}
                <textarea name="position" rows="3" spellcheck="false" prop:value=text
                    on:input=move |event| {
                        problem.set(None);
                        text.set(event_target_value(&event));
                    } />
            </label>
            <Problem text=Signal::derive(said) />
            <div class="actions">
                <button type="submit" disabled=move || text.get() == position.get()>
                    {locale.say(&words::study::SET_UP)}
                </button>
                <button type="button" on:click=editor>{locale.say(&words::study::ARRANGE)}</button>
                <button type="button" on:click=copy>{locale.say(&words::study::COPY_POSITION)}</button>
                <Copied copied=copied />
                <a class="button play-on" href=play>{locale.say(&words::study::PLAY_ON)}</a>
            </div>
        </form>
    }
}

/// Whether something was copied, in words.
#[component]
pub(super) fn Copied(copied: RwSignal<Option<bool>>) -> impl IntoView {
    let locale = Locale::here();
    let said = move || {
        let pattern = if copied.get()? { &words::COPIED } else { &words::NOT_COPIED };
        Some(pattern.say(locale.language()))
    };
    view! { <span role="status">{said}</span> }
}

/// The board on which a position is put together instead of the study's.
#[component]
pub(super) fn ByHand(draft: Drafting, drafts: RwSignal<Option<Drafting>>) -> impl IntoView {
    let (locale, opened) = (Locale::here(), Opened::here());
    let finished = move || draft.read().finish().ok();
    let study = move |_| {
        let Some(position) = draft.read_untracked().finish().ok() else { return };
        let game = crate::route::game(position.info().id).expect("the game is on the shelf");
        if let Ok(study) = Study::set_up(game, &position.to_string()) {
            opened.open(study);
        }
    };
    view! {
        <Editor draft=draft />
        <div class="actions">
            <button class="main" disabled=move || finished().is_none() on:click=study>
                {locale.say(&words::study::SET_UP)}
            </button>
            <button on:click=move |_| drafts.set(None)>{locale.say(&words::study::CANCEL)}</button>
        </div>
    }
}
