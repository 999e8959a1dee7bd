use std::fmt::Write as _;

use ::board::Scene;
use leptos::prelude::*;
use svg::Parts;

/// What all tiles are made of, and what surrounds the board: below everything else, so that a piece
/// on its way stays above.
#[component]
pub(super) fn Grounds(scene: Memo<Scene>, parts: Memo<Parts>) -> impl IntoView {
    let grounds = Memo::new(move |_| {
        scene.with(|scene| scene.tiles.iter().map(|tile| tile.ground).collect::<Vec<_>>())
    });
    let markup = move || {
        let (parts, grounds) = (parts.read(), grounds.read());
        let mut markup = parts.surroundings.clone();
        for ((x, y), &ground) in parts.centres.iter().zip(grounds.iter()) {
            let ground = parts.ground(ground);
            // Writing into a string can't fail.
            let _ = write!(markup, "<g transform=\"translate({x:.2} {y:.2})\">{ground}</g>");
        }
        markup
    };
    view! { <g aria-hidden="true" inner_html=markup /> }
}
