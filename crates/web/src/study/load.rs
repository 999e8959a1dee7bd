use ::i18n::Phrase;
use games::SHELF;
use leptos::ev::Event;
use leptos::prelude::*;
use record::Record;
use record::{self, limits, result_text};
use study::Study;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;

use super::Opened;
use crate::frame::Problem;
use crate::locale::Locale;
use crate::words;

/// The most games of a file that are offered.
const MOST: usize = 100;

/// A field for a record that was copied, and a way to one in a file.
#[component]
pub(super) fn Load() -> impl IntoView {
    let (locale, opened) = (Locale::here(), Opened::here());
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Phrase>);
    let several = RwSignal::new(Vec::<Record>::new());
    let load = move |text: &str| {
        problem.set(None);
        several.set(Vec::new());
        match record::read(SHELF, text) {
            Ok(records) if records.len() == 1 => opened.open(Study::of(&records[0])),
            Ok(records) => several.set(records.into_iter().take(MOST).collect()),
            Err(fault) => problem.set(Some(fault.phrase())),
        }
    };
    let choose = move |event: Event| {
        let input: HtmlInputElement = event.target().expect("a field").unchecked_into();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be chosen again, after it was mended.
        input.set_value("");
        if file.size() > limits::BYTES as f64 {
            return problem.set(Some(words::study::long_file(limits::BYTES >> 20)));
        }
        leptos::task::spawn_local(async move {
            let read = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            match read.ok().and_then(|read| read.as_string()) {
                Some(read) => load(&read),
                None => problem.set(Some((&words::study::NO_FILE).into())),
            }
        });
    };
    let said = move || problem.get().map_or_else(String::new, |problem| locale.tell(problem));
    let list = move || {
        let records = several.get().into_iter().enumerate();
        let rows = records.map(|(i, record)| {
            let [first, second] = record.details.players.0.each_ref().map(ToString::to_string);
            let (name, turns) = (record.spec().game.info().name, record.turns().len());
            let result = record.result().map(|result| result_text(Some(result)));
            let label = move || {
                let running = || words::RUNNING.say(locale.language());
                let result = result.map_or_else(running, str::to_owned);
                let game = locale.tell(words::study::listed(i + 1, name, turns, result));
                let is_known = !first.is_empty() || !second.is_empty();
                if is_known { format!("{game} ({first} – {second})") } else { game }
            };
            view! { <li><button on:click=move |_| opened.open(Study::of(&record))>{label}</button></li> }
        });
        rows.collect_view()
    };
    view! {
        <form class="load" on:submit=move |event| {
            event.prevent_default();
            load(&text.get_untracked());
        }>
            <label>
                {locale.say(&words::study::RECORD_TEXT)}
                <textarea name="record" rows="4" spellcheck="false" prop:value=text
                    on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <Problem text=Signal::derive(said) />
            <div class="actions">
                <button type="submit" disabled=move || text.with(|text| text.trim().is_empty())>
                    {locale.say(&words::study::LOAD)}
                </button>
                <label class="button file">
                    {locale.say(&words::study::LOAD_FILE)}
                    <input type="file" class="unseen" accept=".txt,.pgn,.json,text/plain,application/json"
                        on:change=choose />
                </label>
            </div>
        </form>
        <ul class="choices">{list}</ul>
    }
}
