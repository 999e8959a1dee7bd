//! What a person chooses before a game.

mod given;
mod options;
mod seats;
mod time;

use ::i18n::Phrase;
use games::{AnyGame, AnyPosition, Line, Options, Spec};
use leptos::prelude::*;
use play::Table;

use crate::board::Picture;
use crate::editor::Editor;
use crate::frame::{CopyLink, Page, Problem};
use crate::learn::FirstOffer;
use crate::locale::Locale;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::words;

pub(crate) use options::{Chosen, OptionFields};

use seats::{SeatFields, Seats};
use time::{TimeFields, Times};

/// The page on which a game is chosen and begun.
#[component]
pub(crate) fn NewGamePage(
    game: &'static dyn AnyGame,
    /// The position of the link, or what is wrong with the link.
    position: Result<Option<String>, Phrase>,
) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let (chosen, times) = (Chosen::new(game), Times::default());
    let (position, broken) = match position {
        Ok(position) => (position, None),
        Err(broken) => (None, Some(broken)),
    };
    let text = RwSignal::new(position.unwrap_or_default());
    let is_given = Memo::new(move |_| !text.read().trim().is_empty());
    // Nobody present has chosen the board of a position that came as a text.
    let is_answered = Signal::derive(move || {
        !is_given.get() && info.options.iter().any(|choice| choice.answered)
    });
    let seats = Seats::load(is_answered);
    let start = Memo::new(move |_| Start(start(game, chosen, &text.get())));
    let problem = Signal::derive(move || match &start.read().0 {
        // A broken link is told until another position is given.
        Ok(_) if text.read().is_empty() => {
            broken.clone().map_or_else(String::new, |it| locale.tell(it))
        }
        Ok(_) => String::new(),
        Err(why) => why.say(locale.language()),
    });
    let picture = move || {
        if let Some(draft) = chosen.by_hand().filter(|_| !is_given.get()) {
            return view! { <Editor draft=draft /> }.into_any();
        }
        let scene = start.read().0.as_ref().ok().map(|(_, position)| position.scene());
        scene.map(|scene| view! { <Picture scene=scene /> }).into_any()
    };
    let link = move || {
        let start = start.read();
        let position = start.0.as_ref().ok().map(|(_, position)| position.to_string());
        Route::New(info.id.into(), Ok(position)).address()
    };
    // The page stays for a moment after the game has begun, and a second click would begin another.
    let is_begun = RwSignal::new(false);
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Start(Ok((spec, position))) = start.get_untracked() else { return };
        if is_begun.get_untracked() {
            return;
        }
        seats.keep();
        let control = times.control();
        let line = Line::new(position);
        seats.decide(game, line.clone(), move |people| {
            let mut kept = SavedGame::new(&Table::new(spec.clone(), &line, people, control));
            kept.keep();
            is_begun.set(true);
            Route::Play(kept.id).go();
        });
    };
    view! {
        <Page title=move || locale.tell(words::new_game(info.name)) class="new-game">
            <FirstOffer game=game />
            // What is wrong is said on the page, and a field that is not shown is not looked at.
            <form on:submit=begin novalidate=true>
                <SeatFields info=info seats=seats />
                <Show when=move || !is_given.get() fallback=move || {
                    (!info.options.is_empty()).then(|| view! {
                        <p class="note">{locale.say(&words::POSITION_GIVEN)}</p>
                    })
                }>
                    <OptionFields chosen=chosen />
                </Show>
                <TimeFields times=times />
                <details prop:open=text.with_untracked(|text| !text.is_empty())>
                    <summary>{locale.say(&words::FROM_POSITION)}</summary>
                    <label>
                        {locale.say(&words::POSITION_TEXT)}
                        <textarea name="position" rows="3" spellcheck="false" prop:value=text
                            on:input=move |event| text.set(event_target_value(&event)) />
                    </label>
                </details>
                <Problem text=problem />
                <p class="actions">
                    <button type="submit" class="main"
                        disabled=move || {
                            start.read().0.is_err() || seats.is_choosing() || is_begun.get()
                        }>
                        {locale.say(&words::START)}
                    </button>
                    <a class="button" href=Route::Learn(info.id.into()).address()>
                        {locale.say(&words::LEARN)}
                    </a>
                    <CopyLink address=Signal::derive(link) text=&words::SHARE_BOARD />
                </p>
            </form>
            <aside class="preview" aria-label=locale.say(&words::PREVIEW)>{picture}</aside>
        </Page>
    }
}

/// Where a game would start, or why nowhere.
#[derive(Debug)]
struct Start(Result<(Spec, Box<dyn AnyPosition>), Phrase>);

impl Clone for Start {
    fn clone(&self) -> Self {
        let copy =
            |(spec, position): &(Spec, Box<dyn AnyPosition>)| (spec.clone(), position.boxed());
        Self(self.0.as_ref().map(copy).map_err(Clone::clone))
    }
}

impl PartialEq for Start {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Ok((spec, one)), Ok((other_spec, other))) => {
                spec.to_string() == other_spec.to_string() && one.to_string() == other.to_string()
            }
            (Err(one), Err(other)) => one == other,
            _ => false,
        }
    }
}

/// Where a game starts that was chosen so: from the position of a text where there is one.
pub(crate) fn start(
    game: &'static dyn AnyGame,
    chosen: Chosen,
    text: &str,
) -> Result<(Spec, Box<dyn AnyPosition>), Phrase> {
    // A position says everything about the start.
    let bare = || Spec { game, options: Options::new(game.info().options) };
    if !text.trim().is_empty() {
        return Ok((bare(), given::position(game, text)?));
    }
    if let Some(draft) = chosen.by_hand() {
        return Ok((bare(), draft.read().finish()?));
    }
    let mut spec = chosen.spec()?;
    let position = spec.start(chosen.fresh()).map_err(|error| error.phrase())?;
    Ok((spec, position))
}
