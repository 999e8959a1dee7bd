//! The keyboard's focus never falls to nothing: where what had it is gone, it goes to what is next.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, FocusOptions, HtmlElement, MutationObserver, MutationObserverInit};

/// What is next, the first that is there: a question, the board where something on it can be
/// touched, what can be touched beside it, the board, the page.
const NEXT: [&str; 5] = [
    ".question .no",
    "[role=grid]:has(.lit) [tabindex='0']",
    ".spot",
    "[role=grid] [tabindex='0']",
    "#main",
];

/// Guards the focus as long as the page is open.
pub(crate) fn set_up() {
    let last = Rc::new(RefCell::new(None::<Element>));
    let seen = Rc::clone(&last);
    let focused = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        seen.replace(event.target().and_then(|target| target.dyn_into().ok()));
    });
    let listening = focused.as_ref().unchecked_ref();
    let _ = document().add_event_listener_with_callback("focusin", listening);
    focused.forget();
    let changed = Closure::<dyn FnMut()>::new(move || {
        // Who clicked beside everything has put the focus nowhere by themselves.
        let gone = last.borrow().clone().filter(|last| !last.is_connected());
        let is_nowhere =
            document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        if let Some(gone) = gone
            && is_nowhere
        {
            last.replace(None);
            // Who was at the top of a page is at the top of the one that took its place.
            lead_on(if gone.id() == "main" { &NEXT[NEXT.len() - 1..] } else { &NEXT });
        }
    });
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.as_ref().unchecked_ref()), document().body())
    {
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        let _ = observer.observe_with_options(&body, &what);
    }
    changed.forget();
}

fn lead_on(next: &[&str]) {
    let found = next.iter().find_map(|next| document().query_selector(next).ok().flatten());
    if let Some(next) = found {
        // A page begins with its header, which stands above what takes the focus.
        let how = FocusOptions::new();
        how.set_prevent_scroll(next.id() == "main");
        // A cell of a board is no element of HTML, but takes the focus like one.
        let _ = next.unchecked_into::<HtmlElement>().focus_with_options(&how);
    }
}
