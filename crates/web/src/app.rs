use std::time::Duration;

use leptos::ev::Custom;
use leptos::prelude::*;

use crate::chunk::Chunks;
use crate::frame::{Announcer, ToastRack, Toasts};
use crate::header::Header;
use crate::locale::Locale;
use crate::online::{Server, Sign};
use crate::route;
use crate::settings::Settings;
use crate::study::Opened;
use crate::{browser, focus_guard, words};

/// Shows the app in the page's body.
pub(crate) fn mount() {
    focus_guard::set_up();
    mount_to_body(App);
    // What stood in its place until now has been the same shelf.
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

/// The whole app: what stands on every page, and the page at this address.
#[component]
fn App() -> impl IntoView {
    let settings = Settings::load();
    let locale = Locale(settings.language);
    let announcer = Announcer(RwSignal::new(String::new()));
    provide_context(settings);
    provide_context(locale);
    provide_context(announcer);
    provide_context(Toasts::new());
    let server = Server::new();
    provide_context(server);
    provide_context(Opened::default());
    let route = route::current();
    let chunks = Chunks::new();
    // Once this page is drawn there is time for the others.
    let later = move || {
        chunks.fetch_all();
        server.find();
    };
    request_animation_frame(move || set_timeout(later, Duration::ZERO));
    // Whoever goes to another page by keyboard begins at its top.
    Effect::new(move |before: Option<()>| {
        route.track();
        if before.is_some() {
            browser::focus("#main");
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    view! {
        <a class="skip" href="#main" on:click=move |event| {
            // The fragment is the address of the page, so the jump is made by hand.
            event.prevent_default();
            browser::focus("#main");
        }>{locale.say(&words::SKIP)}</a>
        <Header route=route />
        <NewVersion />
        <Sign />
        {move || {
            let page = chunks.page(route.get());
            move || page.run()
        }}
        <ToastRack />
        <div class="unseen" aria-live="polite" id="announcer">{announcer.0}</div>
    }
}

/// Says when a newer version waits, and takes it.
#[component]
fn NewVersion() -> impl IntoView {
    let locale = Locale::here();
    let is_waiting = RwSignal::new(false);
    let look = move || {
        let root = document().document_element().expect("a page has a root");
        is_waiting.set(root.get_attribute("data-version").as_deref() == Some("waiting"));
    };
    look();
    window_event_listener(Custom::<web_sys::Event>::new("version-waiting"), move |_| look());
    let take = move |_| {
        let wanted = web_sys::Event::new("version-wanted").expect("the name of an event");
        let _ = window().dispatch_event(&wanted);
    };
    view! {
        <div class="version" role="status">
            <Show when=move || is_waiting.get()>
                <span>{locale.say(&words::NEW_VERSION)}</span>
                <button class="tonal" on:click=take>{locale.say(&words::RELOAD)}</button>
            </Show>
        </div>
    }
}
