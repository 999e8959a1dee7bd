use leptos::ev::Custom;
use leptos::prelude::*;

use crate::about::AboutPage;
use crate::frame::{Announcer, LostPage, ToastRack, Toasts};
use crate::learn::{AllPuzzlesPage, FirstPage, LearnPage, PuzzlePage, PuzzlesPage};
use crate::locale::Locale;
use crate::new_game::NewGamePage;
use crate::pages::Header;
use crate::past::PastPage;
use crate::play::PlayPage;
use crate::route::{self, Route};
use crate::settings::{Settings, SettingsPage};
use crate::shelf::ShelfPage;
use crate::study::{Opened, StudiedPage, StudyPage};
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
    provide_context(Opened::default());
    let route = route::current();
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
        {move || {
            let route = route.get();
            // A function is built anew: otherwise a page of the same kind would be made over from
            // the one before, with whatever was open or typed there.
            move || page(route.clone())
        }}
        <ToastRack />
        <div class="unseen" aria-live="polite" id="announcer">{announcer.0}</div>
    }
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Shelf => view! { <ShelfPage /> }.into_any(),
        Route::New(game, position) => match route::game(&game) {
            Some(game) => view! { <NewGamePage game=game position=position /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::Play(id) => view! { <PlayPage id=id /> }.into_any(),
        Route::Past => view! { <PastPage /> }.into_any(),
        Route::Settings => view! { <SettingsPage /> }.into_any(),
        Route::About => view! { <AboutPage /> }.into_any(),
        Route::Learn(game) => match route::game(&game) {
            Some(game) => view! { <LearnPage game=game /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::First(game) => match route::game(&game) {
            Some(game) => view! { <FirstPage game=game /> }.into_any(),
            None => view! { <LostPage /> }.into_any(),
        },
        Route::AllPuzzles => view! { <AllPuzzlesPage /> }.into_any(),
        Route::Puzzles(game, number) => match (route::game(&game), number) {
            (Some(game), None) => view! { <PuzzlesPage game=game /> }.into_any(),
            (Some(game), Some(number)) => {
                view! { <PuzzlePage game=game number=number /> }.into_any()
            }
            (None, _) => view! { <LostPage /> }.into_any(),
        },
        Route::Study(link) => view! { <StudyPage link=link /> }.into_any(),
        Route::Studied(id) => view! { <StudiedPage id=id /> }.into_any(),
        Route::Lost => view! { <LostPage /> }.into_any(),
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
