use leptos::prelude::*;

use super::server::Server;

/// The sign of the app as the browser shows it beside the title: with a dot on it while a game waits
/// for a move.
#[component]
pub(crate) fn Sign() -> impl IntoView {
    let server = Server::here();
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    let plain = link.as_ref().and_then(|link| link.get_attribute("href")).unwrap_or_default();
    let link = StoredValue::new_local(link);
    Effect::new(move |before: Option<bool>| {
        let is_awaited = server.is_awaited();
        if is_awaited != before.unwrap_or(false) {
            let icon = if is_awaited { marked() } else { plain.clone() };
            link.with_value(|link| link.as_ref().map(|link| link.set_attribute("href", &icon)));
        }
        is_awaited
    });
}

/// The sign with a dot.
fn marked() -> String {
    const SIGN: &str = include_str!("../../assets/icon.svg");
    let dot = "<circle cx=\"48\" cy=\"16\" r=\"14\" fill=\"#a3231b\" stroke=\"#fff\" stroke-width=\"4\"/></svg>";
    let svg = SIGN.replace("</svg>", dot);
    format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(&svg)))
}
