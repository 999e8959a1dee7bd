//! The games that the browser keeps, running and past.

mod row;
mod sieve;

use leptos::prelude::*;

use crate::frame::{Page, Toasts};
use crate::icon::{Glyph, Icon};
use crate::locale::Locale;
use crate::online::Mine;
use crate::route::Route;
use crate::saved_game::SavedGame;
use crate::{browser, words};

use row::Row;
use sieve::{Sieve, SieveFields};

/// How many games are shown at once; a picture of each of hundreds would take its time.
const SHOWN: usize = 24;

/// The page.
#[component]
pub(crate) fn PastPage() -> impl IntoView {
    let (locale, toasts) = (Locale::here(), Toasts::here());
    let all = SavedGame::all();
    let unread = SavedGame::count() - all.len();
    let is_empty = all.is_empty() && unread == 0;
    let games = RwSignal::new(all);
    let sieve = Sieve::default();
    let most = RwSignal::new(SHOWN);
    let found = Memo::new(move |_| {
        let games = games.read();
        let found = games.iter().filter(|kept| sieve.lets(kept, locale));
        found.map(|kept| kept.id.clone()).collect::<Vec<_>>()
    });
    let forget = move |id: String| {
        let place = games.with_untracked(|games| games.iter().position(|kept| kept.id == id));
        let Some(place) = place else { return };
        let Some(kept) = games.try_update(|games| games.remove(place)) else { return };
        kept.forget();
        let name = kept.record.spec().game.info().name;
        let undo = move || {
            let mut kept = kept.clone();
            kept.keep();
            games.update(|games| games.insert(place.min(games.len()), kept.clone()));
            let row = format!("[data-game='{}'] a", kept.id);
            request_animation_frame(move || browser::focus(&row));
        };
        toasts.undoable(locale.tell(words::forgotten(name)), undo);
    };
    let rows = move || {
        let games = games.read();
        let found = found.read();
        let shown = found.iter().take(most.get());
        let shown = shown.filter_map(|id| games.iter().find(|kept| kept.id == *id)).cloned();
        shown.map(|kept| view! { <Row kept=kept forget=forget /> }).collect_view()
    };
    let export = move |_| {
        let games = games.read_untracked();
        let text: Vec<_> = games.iter().map(|kept| kept.record.to_string()).collect();
        browser::download("ludoteca.txt", &text.join("\n"));
    };
    let count = move || locale.tell(words::games_found(found.read().len()));
    view! {
        <Page title=locale.say(&words::GAMES) class="past-page">
            <Mine />
            {is_empty.then(|| view! {
                <div class="empty">
                    <p>{locale.say(&words::NO_GAMES)}</p>
                    <a class="button primary" href=Route::Shelf.address()>
                        {locale.say(&words::TO_SHELF)}
                    </a>
                </div>
            })}
            {(unread > 0).then(|| view! {
                <p class="note">{move || locale.tell(words::unread_games(unread))}</p>
            })}
            <div class="tools-row" class:unused=is_empty>
                <SieveFields sieve=sieve />
                <button type="button" class="export" on:click=export>
                    <Icon glyph=Glyph::Download />{locale.say(&words::EXPORT)}
                </button>
            </div>
            <p class="muted small" role="status" class:unused=is_empty>{count}</p>
            <ul class="saved">{rows}</ul>
            <Show when=move || { found.read().len() > most.get() }>
                <button type="button" class="tonal more" on:click=move |_| most.update(|most| *most += SHOWN)>
                    {locale.say(&words::SHOW_MORE)}
                </button>
            </Show>
        </Page>
    }
}
