use ::i18n::Phrase;
use js_sys::Date;
use leptos::prelude::*;
use study::Study;
use wasm_bindgen::JsValue;

use super::begin::Begin;
use super::load::Load;
use super::saved::Place;
use crate::frame::{Page, Problem};
use crate::locale::Locale;
use crate::route::Route;
use crate::words;

/// The way to the desk: what can be put on it, and what is wrong with a link that did not lead there.
#[component]
pub(super) fn Entrance(#[prop(optional)] problem: Option<Phrase>) -> impl IntoView {
    let locale = Locale::here();
    let said = move || problem.clone().map_or_else(String::new, |problem| locale.tell(problem));
    let kept = RwSignal::new(Place::all());
    let last = move || {
        let (place, study, _) = kept.read().first().cloned()?;
        let name = study.spec().game.info().name;
        Some(view! {
            <p>
                <a class="button tonal" href=Route::Studied(place.id).address()>
                    {move || locale.tell(words::study::last(name))}
                </a>
            </p>
        })
    };
    view! {
        <Page title=locale.say(&words::STUDY)>
            <Problem text=Signal::derive(said) />
            <div class="entrance">
                <p class="lead">{locale.say(&words::study::ABOUT)}</p>
                <section class="card">
                    <h2>{locale.say(&words::study::FROM_START)}</h2>
                    <Begin />
                </section>
                <section class="card">
                    <h2>{locale.say(&words::study::FROM_RECORD)}</h2>
                    <Load />
                    <p>
                        <a class="button quiet" href=Route::Past.address()>
                            {locale.say(&words::study::FROM_GAMES)}
                        </a>
                    </p>
                </section>
                <Show when=move || kept.with(|kept| !kept.is_empty())>
                    <section class="card">
                        <h2>{locale.say(&words::study::KEPT)}</h2>
                        {last}
                        <KeptStudies kept=kept />
                    </section>
                </Show>
            </div>
        </Page>
    }
}

/// The studies that the browser keeps, with a way to each of them.
#[component]
fn KeptStudies(kept: RwSignal<Vec<(Place, Study, u64)>>) -> impl IntoView {
    let locale = Locale::here();
    let row = move |(place, study, touched): (Place, Study, u64)| {
        let address = Route::Studied(place.id.clone()).address();
        let name = study.spec().game.info().name;
        let turns = study.main().len() - 1;
        let when = move || {
            let date = Date::new(&JsValue::from_f64(touched as f64));
            String::from(date.to_locale_string(locale.language().code(), &JsValue::UNDEFINED))
        };
        let label = move || locale.tell(words::study::forget_named(name, when()));
        let forget = move |_| {
            place.forget();
            kept.update(|kept| kept.retain(|(other, ..)| other.id != place.id));
        };
        view! {
            <li>
                <div>
                    <a href=address><strong>{name}</strong></a>
                    " · " {move || locale.tell(words::turns(turns))}
                    " · " <span class="muted">{when}</span>
                </div>
                <div class="actions">
                    <button type="button" class="quiet" on:click=forget aria-label=label>
                        {locale.say(&words::FORGET)}
                    </button>
                </div>
            </li>
        }
    };
    let rows = move || kept.get().into_iter().map(row).collect_view();
    view! { <ul class="past">{rows}</ul> }
}
