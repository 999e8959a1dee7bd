use ::i18n::Pattern;
use leptos::prelude::*;
use web_sys::HtmlInputElement;

use crate::locale::Locale;
use crate::route::Route;
use crate::{browser, words};

/// What a screen reader is told, one message at a time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Announcer(pub(crate) RwSignal<String>);

impl Announcer {
    /// The one of the page around.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Says something, also where it is the same as before.
    pub(crate) fn say(self, text: String) {
        // A text that does not change is not read again; an invisible space makes it another one.
        let again = self.0.get_untracked() == text;
        self.0.set(if again { text + "\u{200b}" } else { text });
    }
}

/// A page: its heading, its title in the window, and what is on it.
#[component]
pub(crate) fn Page(
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
    #[prop(optional, into)] class: String,
    children: Children,
) -> impl IntoView {
    Effect::new(move |_| document().set_title(&format!("{} · Ludoteca", title())));
    view! {
        <main id="main" class=class tabindex="-1">
            <h1>{title}</h1>
            {children()}
        </main>
    }
}

/// A page for an address that leads nowhere.
#[component]
pub(crate) fn LostPage() -> impl IntoView {
    let locale = Locale::here();
    view! {
        <Page title=locale.say(&words::LOST)>
            <p>{locale.say(&words::LOST_TEXT)}</p>
            <p><a class="button" href=Route::Shelf.address()>{locale.say(&words::TO_SHELF)}</a></p>
        </Page>
    }
}

/// A message that something is wrong, where there is one; it is read out at once.
#[component]
pub(crate) fn Problem(#[prop(into)] text: Signal<String>) -> impl IntoView {
    view! { <p class="problem" role="alert">{text}</p> }
}

/// A button that copies a link to a place in the app, and says so; where the browser does not do
/// that, the link can be taken by hand.
#[component]
pub(crate) fn CopyLink(
    /// What the address says behind its `#`, with it.
    #[prop(into)]
    address: Signal<String>,
    /// What the button says.
    text: &'static Pattern,
) -> impl IntoView {
    let locale = Locale::here();
    let copied = RwSignal::new(None);
    let whole = move || {
        let here = window().location().href().unwrap_or_default();
        let here = here.split('#').next().unwrap_or_default();
        format!("{here}{}", address.get())
    };
    let copy = move |_| {
        browser::copy(&untrack(whole), move |is_copied| copied.set(Some(is_copied)));
    };
    let mark =
        move |event: leptos::ev::FocusEvent| event_target::<HtmlInputElement>(&event).select();
    let said = move || {
        let pattern = if copied.get()? { &words::COPIED } else { &words::NOT_COPIED };
        Some(pattern.say(locale.language()))
    };
    view! {
        <button type="button" class="copy" on:click=copy data-address=address>{locale.say(text)}</button>
        <span role="status">{said}</span>
        <Show when=move || copied.get() == Some(false)>
            <input class="link" readonly aria-label=locale.say(&words::LINK) prop:value=whole
                on:focus=mark />
        </Show>
    }
}
