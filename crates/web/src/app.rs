use leptos::prelude::*;

/// Shows the app in the page's body.
pub(crate) fn start() {
    mount_to_body(App);
}

/// The whole app.
#[component]
fn App() -> impl IntoView {
    view! { <main><h1>"Ludoteca"</h1></main> }
}
