use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::window;
use web_sys::Storage;

/// What every name in the browser's storage begins with.
const OURS: &str = "ludoteca/";

thread_local! {
    /// What the browser did not take: it is there until the page is closed, so that whoever can
    /// keep nothing can still play.
    static REFUSED: RefCell<BTreeMap<String, String>> = RefCell::default();
}

fn storage() -> Option<Storage> {
    // A browser may forbid it, as some do in private windows.
    window().local_storage().ok().flatten()
}

/// What a text is called in the browser's storage, where other tabs see it too.
pub(crate) fn key(name: &str) -> String {
    format!("{OURS}{name}")
}

/// What was kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    let refused = REFUSED.with_borrow(|refused| refused.get(name).cloned());
    refused.or_else(|| storage()?.get_item(&key(name)).ok().flatten())
}

/// Keeps a text under a name; whether the browser took it.
pub(crate) fn write(name: &str, text: &str) -> bool {
    let is_taken = storage().is_some_and(|storage| storage.set_item(&key(name), text).is_ok());
    REFUSED.with_borrow_mut(|refused| {
        if is_taken {
            refused.remove(name);
        } else {
            refused.insert(name.into(), text.into());
        }
    });
    is_taken
}

/// Forgets what was kept under a name.
pub(crate) fn remove(name: &str) {
    REFUSED.with_borrow_mut(|refused| refused.remove(name));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(name));
    }
}

/// What follows this beginning in the names under which something is kept.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let of_ours = |name: &str| name.strip_prefix(beginning).map(str::to_owned);
    let mut names: Vec<_> =
        REFUSED.with_borrow(|refused| refused.keys().filter_map(|name| of_ours(name)).collect());
    if let Some(storage) = storage() {
        let name = |place| storage.key(place).ok().flatten();
        let kept = (0..storage.length().unwrap_or(0)).filter_map(name);
        names.extend(kept.filter_map(|name| of_ours(name.strip_prefix(OURS)?)));
    }
    names.sort_unstable();
    names.dedup();
    names
}
