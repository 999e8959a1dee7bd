use ::board::{Scene, Tile};
use leptos::prelude::*;
use svg::Parts;

/// What lies under everything that moves: the frame, the cells, and what is dug out. Each is drawn
/// anew only when it changes.
#[component]
pub(super) fn Grounds(scene: Memo<Scene>, parts: ReadSignal<Parts>) -> impl IntoView {
    let grounds = Memo::new(move |_| {
        scene.with(|scene| scene.tiles.iter().map(|tile| tile.ground).collect::<Vec<_>>())
    });
    let dug = Memo::new(move |_| scene.with(Parts::hollows));
    let frame = move || parts.with(|parts| parts.frame() + &parts.field(&grounds.read()));
    let tunnels = move || parts.with(|parts| parts.tunnels(&dug.read()));
    view! {
        <g aria-hidden="true" inner_html=frame />
        <g aria-hidden="true" inner_html=tunnels />
    }
}

/// What everything on a board is drawn from; pieces that were seen once stay defined.
#[component]
pub(super) fn Definitions(
    scene: Memo<Scene>,
    parts: ReadSignal<Parts>,
    ghost: Memo<Option<(usize, Tile)>>,
) -> impl IntoView {
    let kinds = Memo::new(move |known: Option<&Vec<_>>| {
        let known = known.cloned().unwrap_or_default();
        let (scene, ghost) = (scene.read(), ghost.read());
        let tiles = scene.tiles.iter().chain(ghost.iter().map(|(_, tile)| tile));
        parts.read().kinds(tiles, known)
    });
    let markup =
        move || parts.with(|parts| parts.definitions() + &parts.piece_definitions(&kinds.read()));
    view! { <defs inner_html=markup /> }
}
