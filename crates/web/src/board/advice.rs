use ::board::{Cell, Scene, Spot};
use games::AnyPosition;
use leptos::prelude::*;
use svg::{Advice, Parts};

/// A step of a move that is pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leg {
    /// Something is put there, or happens there.
    Put(Cell),
    /// Something goes from one cell to the other.
    Go(Cell, Cell),
}

/// A move that is pointed out, step by step.
pub(crate) type Way = Vec<Leg>;

/// The steps of a move over the board.
pub(crate) fn way(position: &dyn AnyPosition, mv: &str) -> Way {
    let gesture = position.gestures(mv).unwrap_or_default().into_iter().next().unwrap_or_default();
    let mut way = Vec::new();
    let mut held = None;
    for (at, &spot) in gesture.iter().enumerate() {
        let Spot::Cell(cell) = spot else { continue };
        if at + 1 < gesture.len() && position.takes_up(&gesture[..=at]) {
            held = Some(cell);
        } else {
            way.push(held.take().map_or(Leg::Put(cell), |from| Leg::Go(from, cell)));
        }
    }
    way.extend(held.map(Leg::Put));
    way
}

/// Only where a move begins.
pub(crate) fn beginning(way: &[Leg]) -> Way {
    let begins = |leg: &Leg| match *leg {
        Leg::Put(cell) | Leg::Go(cell, _) => Leg::Put(cell),
    };
    way.first().map(begins).into_iter().collect()
}

/// Moves that are pointed out, the best first.
#[component]
pub(super) fn Arrows(
    parts: ReadSignal<Parts>,
    scene: Memo<Scene>,
    arrows: Signal<Vec<Way>>,
) -> impl IntoView {
    let markup = move || {
        let (ways, scene) = (arrows.get(), scene.read());
        let step = |leg: &Leg| match *leg {
            Leg::Put(cell) => Advice::Put(scene.index(cell)),
            Leg::Go(from, to) => Advice::Go(scene.index(from), scene.index(to)),
        };
        let is_ranked = ways.len() > 1;
        let drawn = |(place, way): (usize, &Way)| {
            let steps: Vec<_> = way.iter().map(step).collect();
            parts.with(|parts| parts.advice(&steps, is_ranked.then_some(place + 1), &scene))
        };
        // The best one last, above the others.
        ways.iter().enumerate().rev().map(drawn).collect::<String>()
    };
    view! { <g class="arrows" aria-hidden="true" inner_html=markup /> }
}
