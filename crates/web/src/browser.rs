use std::time::Duration;

use ::board::Dice;
use ::i18n::Language;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, Url};

/// How long the page has been open.
pub(crate) fn now() -> Duration {
    let performance = window().performance().expect("every browser has a stopwatch");
    Duration::from_secs_f64(performance.now() / 1_000.0)
}

/// A number that nobody has had before: the milliseconds of the calendar.
pub(crate) fn fresh() -> u64 {
    js_sys::Date::now() as u64
}

/// The day of a moment that is given in milliseconds of the calendar, as people write it.
pub(crate) fn day(moment: u64, language: Language) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    // With the month in letters: not everybody who reads English puts it first.
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(language.code(), &options).into()
}

/// Dice that nobody can foretell.
pub(crate) fn dice() -> Dice {
    Dice::new((js_sys::Math::random() * (1_u64 << 52) as f64) as u64)
}

/// Copies a text, and says afterwards whether that went well.
pub(crate) fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let navigator = window().navigator();
    // A page that came over a plain connection has no clipboard.
    let clipboard = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return done(false);
    }
    let copying = navigator.clipboard().write_text(text);
    leptos::task::spawn_local(async move {
        let copied = wasm_bindgen_futures::JsFuture::from(copying).await;
        done(copied.is_ok());
    });
}

/// Lets the browser save a text as a file of this name.
pub(crate) fn download(name: &str, text: &str) {
    let link = document().create_element("a").ok().and_then(|link| {
        let address = blob(text, "text/plain;charset=utf-8").ok()?;
        link.set_attribute("href", &address).ok()?;
        link.set_attribute("download", name).ok()?;
        link.dyn_into::<web_sys::HtmlElement>().ok()
    });
    if let Some(link) = link {
        link.click();
    }
}

/// An address that holds a text.
pub(crate) fn blob(text: &str, kind: &str) -> Result<String, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &options)?)
}

/// Whether a media query holds, as it changes.
pub(crate) fn media(query: &str) -> ReadSignal<bool> {
    let list = window().match_media(query).ok().flatten();
    let (holds, set) = signal(list.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(list) = list {
        let asked = list.clone();
        let changed = Closure::<dyn FnMut(JsValue)>::new(move |_| set.set(asked.matches()));
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // The list outlives every page: there is one theme for all of them.
        changed.forget();
    }
    holds
}

/// Puts the keyboard's focus on the first element that fits.
pub(crate) fn focus(selector: &str) {
    let Some(found) = document().query_selector(selector).ok().flatten() else { return };
    // The cells of a board are drawn, and are focused in another way than what is written.
    let _ = match found.dyn_into::<web_sys::HtmlElement>() {
        Ok(element) => element.focus(),
        Err(found) => found.unchecked_into::<web_sys::SvgElement>().focus(),
    };
}

/// Whether nothing has the keyboard's focus, as when what had it is gone.
pub(crate) fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// The same where nobody is anywhere else: the focus is on the board, or nowhere in particular.
pub(crate) fn focus_from_board(selector: &str) {
    let places = "body, #main, [role=grid] *";
    let is_free = |element: web_sys::Element| element.matches(places) == Ok(true);
    if document().active_element().is_none_or(is_free) {
        focus(selector);
    }
}

/// Whether there is such an element.
pub(crate) fn is_there(selector: &str) -> bool {
    document().query_selector(selector).is_ok_and(|found| found.is_some())
}

/// Whether somebody is writing, to whom letters belong.
pub(crate) fn is_writing() -> bool {
    let fields = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";
    document().active_element().is_some_and(|element| element.matches(fields) == Ok(true))
}
