use ::i18n::Phrase;
use leptos::prelude::*;
use study::Study;

use super::Opened;
use super::session::Session;
use crate::browser;
use crate::editor::Editor;
use crate::frame::Problem;
use crate::locale::Locale;
use crate::words;

/// The text of the position that is seen, and ways to set another one up.
#[component]
pub(super) fn SetUp(
    session: Session,
    /// Whether a position is put together by hand instead.
    is_arranging: RwSignal<bool>,
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
    let editor = move |_| is_arranging.set(true);
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
                <button type="submit" class="tonal" disabled=move || text.get() == position.get()>
                    {locale.say(&words::study::SET_UP)}
                </button>
                <button type="button" class="outlined" on:click=editor>{locale.say(&words::study::ARRANGE)}</button>
                <button type="button" class="outlined" on:click=copy>{locale.say(&words::study::COPY_POSITION)}</button>
                <Copied copied=copied />
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
pub(super) fn ByHand(session: Session, is_arranging: RwSignal<bool>) -> impl IntoView {
    let (locale, opened) = (Locale::here(), Opened::here());
    let draft = RwSignal::new(session.study.read_untracked().line().position().draft());
    // What was pressed to come here is gone.
    request_animation_frame(|| browser::focus(".arranger .tool"));
    let leave = move |_| {
        is_arranging.set(false);
        browser::focus("#main");
    };
    let finished = move || draft.read().finish().ok();
    let study = move |_| {
        let Some(position) = draft.read_untracked().finish().ok() else { return };
        let game = crate::route::game(position.info().id).expect("the game is on the shelf");
        if let Ok(study) = Study::set_up(game, &position.to_string()) {
            opened.open(study);
        }
    };
    view! {
        <Editor draft=draft>
            <button type="button" class="primary set-up" on:click=study
                aria-disabled=move || finished().is_none().to_string()>
                {locale.say(&words::study::SET_UP)}
            </button>
            <button type="button" class="outlined" on:click=leave>
                {locale.say(&words::study::CANCEL)}
            </button>
        </Editor>
    }
}
