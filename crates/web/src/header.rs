//! Where every page can be left to: the header, and the same in a menu where there is no room for it.

use ::i18n::Pattern;
use leptos::prelude::*;

use crate::icon::{Glyph, Icon, Mark};
use crate::locale::Locale;
use crate::online::Server;
use crate::route::Route;
use crate::words;

/// A page that is always in reach: where it is, what it is called and what stands for it.
type Place = (Route, &'static Pattern, Glyph);

/// What there is to do.
const fn main_places() -> [Place; 4] {
    [
        (Route::Shelf, &words::SHELF, Glyph::Dice),
        (Route::Past, &words::GAMES, Glyph::Moves),
        (Route::AllPuzzles, &words::PUZZLES, Glyph::Puzzle),
        (Route::Study(None), &words::STUDY, Glyph::Graph),
    ]
}

/// Where others are played, which takes a server.
const LOBBY: Place = (Route::Lobby, &words::online::OTHERS, Glyph::People);

/// What is about all of it.
const fn other_places() -> [Place; 2] {
    [(Route::About, &words::ABOUT, Glyph::Help), (Route::Settings, &words::SETTINGS, Glyph::Gear)]
}

/// What leads everywhere, at the top of every page.
#[component]
pub(crate) fn Header(route: ReadSignal<Route>) -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let link = move |(to, name, glyph): Place| {
        let address = to.address();
        let is_here = move || (route.read().section() == Some(to.clone())).then_some("page");
        view! {
            <a href=address aria-current=is_here><Icon glyph=glyph />{locale.say(name)}</a>
        }
    };
    let icon = move |(to, name, glyph): Place| {
        let address = to.address();
        let is_here = move || (*route.read() == to).then_some("page");
        view! {
            <a href=address aria-current=is_here aria-label=locale.say(name) title=locale.say(name)>
                <Icon glyph=glyph />
            </a>
        }
    };
    view! {
        <header class="top">
            <a class="home" href=Route::Shelf.address()>
                <Mark /><span class="name">"Ludoteca"</span>
            </a>
            <nav class="pages" aria-label=locale.say(&words::NAVIGATION)>
                {main_places().map(link)}
                {move || server.is_there().then(|| link(LOBBY))}
            </nav>
            <nav class="aside" aria-label=locale.say(&words::NAVIGATION_ASIDE)>
                {other_places().map(icon)}
            </nav>
        </header>
    }
}

/// The same behind a button, for windows so low that the board takes the place of the header.
#[component]
pub(crate) fn PagesMenu() -> impl IntoView {
    let (locale, server) = (Locale::here(), Server::here());
    let item = move |(to, name, glyph): Place| {
        view! { <a class="item" href=to.address()><Icon glyph=glyph />{locale.say(name)}</a> }
    };
    view! {
        <button type="button" class="icon-button pages-button" popovertarget="pages"
            aria-label=locale.say(&words::NAVIGATION) title=locale.say(&words::NAVIGATION)>
            <Icon glyph=Glyph::Menu />
        </button>
        <nav class="menu" id="pages" popover="auto" aria-label=locale.say(&words::NAVIGATION)>
            {main_places().map(item)}
            {move || server.is_there().then(|| item(LOBBY))}
            {other_places().map(item)}
        </nav>
    }
}
