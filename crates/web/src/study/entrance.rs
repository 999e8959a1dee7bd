use ::i18n::Phrase;
use js_sys::Date;
use leptos::prelude::*;
use study::Study;
use wasm_bindgen::JsValue;

use super::begin::Begin;
use super::kept::Place;
use super::load::Load;
use crate::frame::{Page, Problem};
use crate::route::Route;
use crate::tongue::Tongue;
use crate::words;

/// The way to the desk: what can be put on it, and what is wrong with a link that did not lead there.
#[component]
pub(super) fn Entrance(#[prop(optional)] problem: Option<Phrase>) -> impl IntoView {
    let tongue = Tongue::here();
    let said = move || problem.clone().map_or_else(String::new, |problem| tongue.tell(problem));
    let kept = RwSignal::new(Place::all());
    let last = move || {
        let (place, study, _) = kept.read().first().cloned()?;
        let name = study.spec().game.info().name;
        Some(view! {
            <p>
                <a class="button main" href=Route::Studied(place.id).address()>
                    {move || tongue.tell(words::study::last(name))}
                </a>
            </p>
        })
    };
    view! {
        <Page title=tongue.say(&words::STUDY)>
            <Problem text=Signal::derive(said) />
            <p>{tongue.say(&words::study::ABOUT)}</p>
            {last}
            <h2>{tongue.say(&words::study::FROM_START)}</h2>
            <Begin />
            <h2>{tongue.say(&words::study::FROM_RECORD)}</h2>
            <Load />
            <p><a href=Route::Past.address()>{tongue.say(&words::GAMES)}</a></p>
            <Show when=move || kept.with(|kept| !kept.is_empty())>
                <h2>{tongue.say(&words::study::KEPT)}</h2>
                <KeptStudies kept=kept />
            </Show>
        </Page>
    }
}

/// The studies that the browser keeps, with a way to each of them.
#[component]
fn KeptStudies(kept: RwSignal<Vec<(Place, Study, u64)>>) -> impl IntoView {
    let tongue = Tongue::here();
    let row = move |(place, study, touched): (Place, Study, u64)| {
        let address = Route::Studied(place.id.clone()).address();
        let name = study.spec().game.info().name;
        let turns = study.main().len() - 1;
        let when = move || {
            let date = Date::new(&JsValue::from_f64(touched as f64));
            String::from(date.to_locale_string(tongue.language().code(), &JsValue::UNDEFINED))
        };
        let forget = move |_| {
            place.forget();
            kept.update(|kept| kept.retain(|(other, ..)| other.id != place.id));
        };
        view! {
            <li>
                <div>
                    <a href=address><strong>{name}</strong></a>
                    " · " {move || tongue.tell(words::turns(turns))}
                    " · " <span class="muted">{when}</span>
                </div>
                <div class="actions">
                    <button on:click=forget>{tongue.say(&words::FORGET)}</button>
                </div>
            </li>
        }
    };
    let rows = move || kept.get().into_iter().map(row).collect_view();
    view! { <ul class="past">{rows}</ul> }
}
