use ::i18n::Phrase;
use games::{AnyGame, AnyPosition, Spec};
use leptos::prelude::*;

use super::options::OptionFields;
use super::seats::SeatFields;
use super::setup::Setup;
use super::time::TimeFields;
use crate::board::Picture;
use crate::editor::Editor;
use crate::engine::Broken;
use crate::frame::{CopyLink, Page, Problem};
use crate::icon::{Glyph, Icon};
use crate::learn::FirstOffer;
use crate::locale::Locale;
use crate::online::NameDialog;
use crate::route::Route;
use crate::words;

/// The page on which a game is chosen and begun.
#[component]
pub(crate) fn NewGamePage(
    game: &'static dyn AnyGame,
    /// The position of the link, or what is wrong with the link.
    position: Result<Option<String>, Phrase>,
    /// Whether others are to be invited.
    #[prop(optional)]
    is_invitation: bool,
) -> impl IntoView {
    let locale = Locale::here();
    let info = game.info();
    let (position, broken) = match position {
        Ok(position) => (position, None),
        Err(broken) => (None, Some(broken)),
    };
    let setup = Setup::load(game, position.unwrap_or_default());
    let Setup { chosen, seats, text, others, .. } = setup;
    if is_invitation {
        seats.choose_others();
    }
    let is_given = Memo::new(move |_| !text.read().trim().is_empty());
    let start = Memo::new(move |_| Start(setup.start()));
    let problem = Signal::derive(move || match &start.read().0 {
        // A broken link is told until another position is given.
        Ok(_) if text.read().is_empty() => {
            broken.clone().map_or_else(String::new, |it| locale.tell(it))
        }
        Ok(_) => String::new(),
        Err(why) => why.say(locale.language()),
    });
    let refused = move || {
        let problem = others.problem().filter(|_| seats.is_others());
        problem.map_or_else(String::new, |it| locale.tell(it.capital()))
    };
    let start_text = move || {
        let is_others = seats.is_others();
        let pattern = if is_others { &words::online::SET_UP } else { &words::START };
        pattern.say(locale.language())
    };
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
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if untrack(|| seats.is_others()) {
            setup.invite();
        } else {
            setup.begin();
        }
    };
    let cannot_begin = move || {
        start.read().0.is_err()
            || seats.is_choosing()
            || setup.is_begun.get()
            || others.is_sending()
    };
    view! {
        <Page title=move || locale.tell(words::new_game(info.name)) class="new-game">
            <a class="icon-button button close" href=Route::Shelf.address()
                aria-label=locale.say(&words::TO_SHELF) title=locale.say(&words::TO_SHELF)>
                <Icon glyph=Glyph::Close />
            </a>
            // What is wrong is said on the page, and a field that is not shown is not looked at.
            <form id="new-game" on:submit=begin novalidate=true>
                <FirstOffer game=game />
                <SeatFields game=game seats=seats others=others />
                <Show when=move || !is_given.get() fallback=move || {
                    (!info.options.is_empty()).then(|| view! {
                        <p class="note">{locale.say(&words::POSITION_GIVEN)}</p>
                    })
                }>
                    <OptionFields chosen=chosen />
                </Show>
                <TimeFields times=setup.times has_days=Signal::derive(move || seats.is_others()) />
                <details class="set-up" prop:open=text.with_untracked(|text| !text.is_empty())>
                    <summary>{locale.say(&words::FROM_POSITION)}</summary>
                    <label>
                        {locale.say(&words::POSITION_TEXT)}
                        <textarea name="position" rows="3" spellcheck="false" prop:value=text
                            on:input=move |event| text.set(event_target_value(&event)) />
                    </label>
                </details>
            </form>
            <aside class="preview" aria-label=locale.say(&words::PREVIEW)>{picture}</aside>
            <div class="begin">
                <Problem text=problem />
                <Problem text=Signal::derive(refused) />
                <Broken engine=seats.engine />
                <button type="submit" form="new-game" class="primary large" disabled=cannot_begin>
                    <Icon glyph=Glyph::Play />{start_text}
                </button>
                <p class="actions">
                    <a class="button quiet" href=Route::Learn(info.id.into()).address()>
                        {locale.say(&words::LEARN)}
                    </a>
                    <CopyLink address=Signal::derive(link) text=&words::SHARE_BOARD />
                </p>
            </div>
            <NameDialog />
        </Page>
    }
}

/// Where a game would start, or why nowhere.
#[derive(Debug)]
struct Start(Result<(Spec, Box<dyn AnyPosition>), Phrase>);

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
