use std::fmt::Write as _;

use ::board::{Cell, Scene, Spot};
use games::AnyPosition;
use leptos::prelude::*;
use svg::Parts;

/// Ways over the board that are pointed out: a ring around a single cell, an arrow over more.
#[component]
pub(super) fn Arrows(
    parts: Memo<Parts>,
    scene: Memo<Scene>,
    arrows: Signal<Vec<Vec<Cell>>>,
) -> impl IntoView {
    let markup = move || {
        let mut markup = String::new();
        for way in arrows.get() {
            let points: Vec<_> =
                way.iter().filter_map(|&cell| middle(cell, scene, parts)).collect();
            arrow(&points, &mut markup);
        }
        markup
    };
    view! { <g class="arrows" aria-hidden="true" inner_html=markup /> }
}

fn middle(cell: Cell, scene: Memo<Scene>, parts: Memo<Parts>) -> Option<(f64, f64)> {
    let index = scene.with(|scene| scene.index(cell));
    parts.with(|parts| parts.centres.get(index).copied())
}

/// The cells that a move goes through.
pub(crate) fn way(position: &dyn AnyPosition, mv: &str) -> Vec<Cell> {
    let gesture = position.gestures(mv).unwrap_or_default().into_iter().next();
    let cell = |spot| match spot {
        Spot::Cell(cell) => Some(cell),
        _ => None,
    };
    gesture.into_iter().flatten().filter_map(cell).collect()
}

/// Writing into a string can't fail.
fn arrow(points: &[(f64, f64)], markup: &mut String) {
    match points {
        [] => {}
        [(x, y)] => {
            let _ = write!(markup, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"20\"/>");
        }
        [.., before, end] => {
            let mut way = String::new();
            for (x, y) in points {
                let _ = write!(way, "{x:.1},{y:.1} ");
            }
            let angle = (end.1 - before.1).atan2(end.0 - before.0).to_degrees();
            let (x, y) = end;
            let _ = write!(
                markup,
                "<polyline points=\"{way}\"/><path d=\"M 0 0 L -16 -9 L -16 9 Z\" \
                 transform=\"translate({x:.1} {y:.1}) rotate({angle:.1})\"/>"
            );
        }
    }
}
