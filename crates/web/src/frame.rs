use std::sync::Arc;
use std::time::Duration;

use ::i18n::Pattern;
use leptos::prelude::*;
use web_sys::HtmlInputElement;

use crate::icon::{Glyph, Icon, Mark};
use crate::locale::Locale;
use crate::online::Server;
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

    /// Says something more, behind what is being said.
    pub(crate) fn add(self, text: &str) {
        self.0.update(|said| *said = format!("{said}. {text}"));
    }
}

/// What has just happened, said at the bottom of the page for a while.
#[derive(Clone, Copy)]
pub(crate) struct Toasts(RwSignal<Option<Toast>>);

#[derive(Clone)]
struct Toast {
    text: String,
    // What is deleted goes with its row, and so would a callback of Leptos.
    undo: Option<Arc<dyn Fn() + Send + Sync>>,
    /// Which one of all it is.
    number: u32,
}

/// How long a toast stays, unless somebody is at it.
const STAY: Duration = Duration::from_secs(5);

impl Toasts {
    /// None yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Those of the page around.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Says that something was done which can be undone; the keyboard goes to where it can.
    pub(crate) fn undoable(self, text: String, undo: impl Fn() + Send + Sync + 'static) {
        self.show(text, Some(Arc::new(undo)));
        request_animation_frame(|| browser::focus(".toast button"));
    }

    fn show(self, text: String, undo: Option<Arc<dyn Fn() + Send + Sync>>) {
        let number = self.0.with_untracked(|toast| toast.as_ref().map_or(0, |it| it.number + 1));
        self.0.set(Some(Toast { text, undo, number }));
        self.leave(number);
    }

    /// Takes a toast away after a while, or later where the pointer or the keyboard is on it.
    fn leave(self, number: u32) {
        let go = move || {
            let is_it =
                |toast: &Option<Toast>| toast.as_ref().is_some_and(|it| it.number == number);
            if !self.0.with_untracked(is_it) {
                return;
            }
            let busy = document().query_selector(".toast:hover, .toast:focus-within");
            if busy.is_ok_and(|busy| busy.is_some()) {
                self.leave(number);
            } else {
                self.0.set(None);
            }
        };
        set_timeout(go, STAY);
    }
}

/// Where toasts stand.
#[component]
pub(crate) fn ToastRack() -> impl IntoView {
    let (locale, Toasts(shown)) = (Locale::here(), Toasts::here());
    let toast = move || {
        shown.get().map(|toast| {
            let undo = toast.undo.map(|undo| {
                let click = move |_| {
                    shown.set(None);
                    undo();
                };
                view! { <button type="button" on:click=click>{locale.say(&words::RESTORE)}</button> }
            });
            view! { <div class="toast"><span>{toast.text}</span>{undo}</div> }
        })
    };
    view! { <div class="toasts" role="status">{toast}</div> }
}

/// Gives the window a title, as it changes; it begins with a mark while a game waits for a move.
pub(crate) fn entitle(title: impl Fn() -> String + 'static) {
    let (locale, server) = (Locale::here(), Server::here());
    Effect::new(move |_| {
        let title = format!("{} · Ludoteca", title());
        let mark = words::YOUR_TURN.say(locale.language());
        let is_awaited = server.is_awaited();
        document().set_title(&if is_awaited { format!("● {mark} · {title}") } else { title });
    });
}

/// A page: its heading, its title in the window, and what is on it.
#[component]
pub(crate) fn Page(
    title: impl Fn() -> String + Copy + Send + Sync + 'static,
    #[prop(optional, into)] class: String,
    children: Children,
) -> impl IntoView {
    entitle(title);
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
        <Page title=locale.say(&words::LOST) class="narrow lost">
            <Mark />
            <p>{locale.say(&words::LOST_TEXT)}</p>
            <p><a class="button primary" href=Route::Shelf.address()>{locale.say(&words::TO_SHELF)}</a></p>
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
        <button type="button" class="copy quiet" on:click=copy data-address=address>
            <Icon glyph=Glyph::Link />{locale.say(text)}
        </button>
        <span role="status">{said}</span>
        <Show when=move || copied.get() == Some(false)>
            <input class="link" readonly aria-label=locale.say(&words::LINK) prop:value=whole
                on:focus=mark />
        </Show>
    }
}
