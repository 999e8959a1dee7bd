use leptos::html::Div;
use leptos::prelude::*;
use play::Table;
use play::session::Message;
use record::Numbering;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::playing::Playing;
use crate::desk::{Pair, Step};
use crate::icon::Glyph;
use crate::locale::Locale;
use crate::words;

/// A row of the list: a turn of each player, which is its place and the move.
type Row = [Option<(usize, String)>; 2];

/// The moves of the game, each a button that leads there, in a column for each player.
#[component]
pub(super) fn MoveList(playing: Playing) -> impl IntoView {
    let locale = Locale::here();
    let rows = Memo::new(move |_| rows(playing.session.read().table()));
    let count = Memo::new(move |_| rows.with(Vec::len));
    let seen = Memo::new(move |_| playing.session.read().turns_seen());
    let list = NodeRef::<Div>::new();
    Effect::new(move |_| {
        seen.track();
        rows.track();
        if let Some(list) = list.get() {
            // The move of now is drawn when everything else is.
            request_animation_frame(move || show_here(&list));
        }
    });
    let button = move |(turn, mv): (usize, String)| {
        let is_here = move || seen.get() == turn + 1;
        view! {
            <button class="move" class:here=is_here data-turn=turn + 1
                on:click=move |_| playing.look(Message::Look(turn + 1))
                aria-current=move || if is_here() { "step" } else { "false" }>{mv}</button>
        }
    };
    // A button is drawn once: whatever follows it, it keeps the focus.
    let column = move |row: usize, column: usize| {
        let turn = Memo::new(move |_| rows.with(|rows| rows.get(row)?[column].clone()));
        move || turn.get().map(button)
    };
    let pair = move |row: usize| {
        let number = (row + 1).to_string();
        view! { <Pair number=number first=column(row, 0) second=column(row, 1) /> }
    };
    let is_first = move || seen.get() == 0;
    let is_last = move || !playing.session.read().is_looking_back();
    let look = move |turns| playing.look(Message::Look(turns));
    let step = move |by| playing.look(Message::Step(by));
    view! {
        <div class="moves" node_ref=list role="group" aria-label=locale.say(&words::MOVES)>
            <For each=move || 0..count.get() key=|&row| row children=pair />
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

fn rows(table: &Table) -> Vec<Row> {
    let mut numbering = Numbering::default();
    let mut rows: Vec<Row> = Vec::new();
    for (turn, (player, mv)) in table.movers().zip(table.line().moves()).enumerate() {
        let (_, begins) = numbering.next(player);
        if begins {
            rows.push([None, None]);
        }
        if let Some(row) = rows.last_mut() {
            row[player.index()] = Some((turn, mv.clone()));
        }
    }
    rows
}
