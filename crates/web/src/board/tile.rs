use ::board::{Scene, Spot};
use ::i18n::Language;
use leptos::prelude::*;
use svg::Parts;

use super::pointer::Pointer;
use super::slide::Slides;
use crate::locale::Locale;
use crate::words;

/// A tile of the board: what is on it, and what can be done with it.
#[component]
pub(super) fn Tile(
    index: usize,
    scene: Memo<Scene>,
    parts: Memo<Parts>,
    slid: Memo<Slides>,
    lit: Signal<Vec<Spot>>,
    touched: Signal<Vec<Spot>>,
    pointer: Pointer,
    focused: RwSignal<usize>,
    looked: RwSignal<Option<usize>>,
    has_frame: bool,
    #[prop(into)] touch: Callback<usize>,
) -> impl IntoView {
    let locale = Locale::here();
    // Only a tile that a move changed is drawn and named anew.
    let tile =
        Memo::new(move |_| scene.with(|scene| scene.tiles.get(index).cloned().unwrap_or_default()));
    let place = move || {
        let (x, y) = parts.with(|parts| parts.centres.get(index).copied().unwrap_or_default());
        format!("translate({x:.2} {y:.2})")
    };
    let mark = move || parts.with(|parts| tile.with(|tile| parts.mark(tile)));
    let outline = move || parts.with(|parts| parts.outline.clone());
    // A piece that is new here is a new element, and so its animation begins anew.
    let stack = Memo::new(move |_| parts.with(|parts| tile.with(|tile| parts.stack(tile))));
    let pieces = move || {
        let markup = stack.get();
        let from = slid.with_untracked(|slid| slid.offset(index));
        let class = if from.is_some() { "stack slid" } else { "stack" };
        let (x, y) = from.unwrap_or_default();
        view! {
            <g class=class aria-hidden="true" style=("--x", format!("{x:.1}px")) style=("--y", format!("{y:.1}px"))
                inner_html=markup />
        }
    };
    let body = view! {
        {pieces}
        <g aria-hidden="true" inner_html=mark />
        <polygon class="outline" points=outline />
    };
    let cell = scene.with_untracked(|scene| scene.cell(index));
    if cell.is_none() && !has_frame {
        return view! { <g aria-hidden="true" transform=place>{body}</g> }.into_any();
    }
    let has = move |spots: &Vec<Spot>| cell.is_some_and(|cell| spots.contains(&Spot::Cell(cell)));
    let is_lit = Memo::new(move |_| lit.with(has));
    let is_touched = Memo::new(move |_| touched.with(has));
    let is_pulled = Memo::new(move |_| pointer.pulls(index));
    let is_here = Memo::new(move |_| focused.get() == index);
    let label = move || {
        let language = locale.language();
        let mut label = match cell {
            Some(cell) => tile.with(|tile| tile.describe(cell, language)),
            None => tile.with(|tile| border(tile, language)),
        };
        // The picture of a tall stack counts its pieces, and so do its words.
        let height = tile.with(|tile| tile.stack.len());
        if height > 3 {
            label = format!("{label}, {}", locale.tell(words::pieces(height)));
        }
        if is_touched.get() {
            label = format!("{label}, {}", words::TOUCHED.say(language));
        }
        label
    };
    view! {
        <g role="gridcell" class="square" class:lit=is_lit class:touched=is_touched
            class:pulled=is_pulled
            data-tile=index data-cell=cell.map(|cell| cell.to_string())
            transform=place aria-label=label
            tabindex=move || if is_here.get() { "0" } else { "-1" }
            on:click=move |_| {
                focused.set(index);
                touch.run(index);
            }
            on:focus=move |_| {
                focused.set(index);
                looked.set(Some(index));
            }
            on:mouseenter=move |_| looked.set(Some(index))
            on:mouseleave=move |_| looked.set(None)
            on:blur=move |_| looked.set(None)>
            {body}
        </g>
    }
    .into_any()
}

/// A tile of the frame in words: "border, joker".
fn border(tile: &::board::Tile, language: Language) -> String {
    let pieces = tile.stack.iter().map(|piece| piece.name.say(language));
    std::iter::once(words::BORDER.say(language)).chain(pieces).collect::<Vec<_>>().join(", ")
}
