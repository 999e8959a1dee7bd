use leptos::prelude::*;
use svg::{Parts, State};

use super::tile::Shared;
use crate::settings::Settings;

/// What decided the game, above all pieces.
#[component]
pub(super) fn Won(shared: Shared) -> impl IntoView {
    let Shared { scene, parts, .. } = shared;
    // Only a thread that is new draws itself.
    let markup = Memo::new(move |_| parts.with(|parts| scene.with(|scene| parts.won(scene))));
    view! { <g class="above" aria-hidden="true" inner_html=move || markup.get() /> }
}

/// The letters and numbers along the edges, for who wants them.
#[component]
pub(super) fn Coordinates(parts: ReadSignal<Parts>) -> impl IntoView {
    let is_shown = Settings::here().coordinates;
    let markup =
        move || if is_shown.get() { parts.with(Parts::coordinates) } else { String::new() };
    view! { <g class="above" aria-hidden="true" inner_html=markup /> }
}

/// Where the keyboard is: above the neighbours, which would hide a frame in the tile's own group.
#[component]
pub(super) fn Focus(shared: Shared) -> impl IntoView {
    let Shared { scene, parts, focused, .. } = shared;
    let markup = move || {
        let index = focused.get();
        parts.with(|parts| {
            let (x, y) = parts.centres.get(index).copied().unwrap_or_default();
            let ground = scene.with(|scene| scene.tiles.get(index).map(|tile| tile.ground));
            let mark = parts.state(index, State::Focus, ground.unwrap_or_default());
            format!("<g transform=\"translate({x:.1} {y:.1})\">{mark}</g>")
        })
    };
    view! { <g class="focus above" aria-hidden="true" inner_html=markup /> }
}
