use leptos::prelude::window;
use web_sys::Storage;

/// What every name in the browser's storage begins with.
const OURS: &str = "ludoteca/";

fn storage() -> Option<Storage> {
    // A browser may forbid it, as some do in private windows.
    window().local_storage().ok().flatten()
}

/// What was kept under a name.
pub(crate) fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{OURS}{name}")).ok().flatten()
}

/// Keeps a text under a name; whether the browser took it.
pub(crate) fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{OURS}{name}"), text).is_ok())
}

/// Forgets what was kept under a name.
pub(crate) fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{OURS}{name}"));
    }
}

/// What follows this beginning in the names under which something is kept.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let beginning = format!("{OURS}{beginning}");
    let name = |place| {
        let name = storage.key(place).ok().flatten()?;
        name.strip_prefix(&beginning).map(str::to_owned)
    };
    (0..storage.length().unwrap_or(0)).filter_map(name).collect()
}
