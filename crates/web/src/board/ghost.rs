use ::board::{Scene, Spot, Tile};
use leptos::prelude::*;
use svg::Parts;

use super::tile::Shared;

/// What would stand on the empty tile that the pointer or the focus is on, if it were touched.
pub(super) fn ghost(
    shared: Shared,
    preview: Option<Callback<Spot, Option<Scene>>>,
) -> Memo<Option<(usize, Tile)>> {
    Memo::new(move |_| {
        let index = shared.looked.0.get()?;
        let (cell, here) = shared.scene.with(|scene| {
            let tile = scene.tiles.get(index).filter(|tile| tile.stack.is_empty())?;
            Some((scene.cell(index)?, tile.clone()))
        })?;
        let spot = Spot::Cell(cell);
        if !shared.lit.with(|lit| lit.contains(&spot)) {
            return None;
        }
        let after = preview?.run(spot)?;
        let stack = after.tile(cell).stack.clone();
        (!stack.is_empty()).then(|| (index, Tile { stack, ground: here.ground, ..Tile::default() }))
    })
}

/// The same, half seen through.
#[component]
pub(super) fn Ghost(parts: ReadSignal<Parts>, ghost: Memo<Option<(usize, Tile)>>) -> impl IntoView {
    let markup = move || {
        ghost.get().map_or_else(String::new, |(index, tile)| {
            parts.with(|parts| {
                let (x, y) = parts.centres.get(index).copied().unwrap_or_default();
                let stack = parts.stack(index, &tile);
                format!("<g transform=\"translate({x:.1} {y:.1})\">{stack}</g>")
            })
        })
    };
    view! { <g class="ghost above" aria-hidden="true" inner_html=markup /> }
}
