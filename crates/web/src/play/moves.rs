use ::board::Player;
use leptos::html::Div;
use leptos::prelude::*;
use play::Table;
use play::session::Message;
use record::Numbering;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::playing::Playing;
use crate::desk::Step;
use crate::icon::Glyph;
use crate::locale::Locale;
use crate::words;

/// A turn of the list: its place, its number where one begins with it, whose it was, and the move.
type Turn = (usize, Option<String>, Player, String);

/// The moves of the game, each a button that leads there, in a column for each player.
#[component]
pub(super) fn MoveList(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let moves = Memo::new(move |_| numbered(playing.session.read().table()));
    let seen = Memo::new(move |_| playing.session.read().turns_seen());
    let list = NodeRef::<Div>::new();
    Effect::new(move |_| {
        seen.track();
        moves.track();
        if let Some(list) = list.get() {
            // The move of now is drawn when everything else is.
            request_animation_frame(move || show_here(&list));
        }
    });
    let button = move |(turn, number, player, mv): Turn| {
        let is_here = move || seen.get() == turn + 1;
        let column = if player == Player::First { "move first" } else { "move second" };
        view! {
            <span class="turn">
                {number.map(|number| view! { <span class="number">{number}</span> })}
                <button class=column class:here=is_here data-turn=turn + 1
                    on:click=move |_| playing.look(Message::Look(turn + 1))
                    aria-current=move || if is_here() { "step" } else { "false" }>{mv}</button>
            </span>
        }
    };
    let is_first = move || seen.get() == 0;
    let is_last = move || !playing.session.read().is_looking_back();
    let look = move |turns| playing.look(Message::Look(turns));
    let step = move |by| playing.look(Message::Step(by));
    view! {
        <div class="moves" node_ref=list role="group" aria-label=locale.say(&words::MOVES)>
            <For each=move || moves.get() key=Clone::clone children=button />
        </div>
        <div class="steps">
            <Step label=&words::TO_START glyph=Glyph::First off=is_first go=move || look(0) />
            <Step label=&words::ONE_BACK glyph=Glyph::Previous off=is_first go=move || step(-1) />
            <Step label=&words::ONE_ON glyph=Glyph::Next off=is_last go=move || step(1) />
            <Step label=&words::TO_END glyph=Glyph::Last off=is_last go=move || look(usize::MAX) />
        </div>
    }
}

/// Scrolls the list, and nothing around it, to the move that is looked at.
fn show_here(list: &HtmlElement) {
    let here = list.query_selector(".here").ok().flatten();
    let Some(here) = here.and_then(|here| here.dyn_into::<HtmlElement>().ok()) else {
        return list.set_scroll_top(0);
    };
    let middle = |from: i32, size: i32, whole: i32| from + size / 2 - whole / 2;
    list.set_scroll_top(middle(here.offset_top(), here.offset_height(), list.client_height()));
    list.set_scroll_left(middle(here.offset_left(), here.offset_width(), list.client_width()));
}

fn numbered(table: &Table) -> Vec<Turn> {
    let mut numbering = Numbering::default();
    let moves = table.movers().zip(table.line().moves()).enumerate();
    moves
        .map(|(turn, (player, mv))| {
            let (number, begins) = numbering.next(player);
            // The column says whose turn it was.
            let number = begins.then(|| number.trim_end_matches('.').to_owned());
            (turn, number, player, mv.clone())
        })
        .collect()
}
