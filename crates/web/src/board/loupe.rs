use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg::Svg;
use svg::Parts;

use super::pointer::place;

/// Below this many pixels a cell is smaller than a finger hits.
const SMALL: f64 = 30.0;

/// How many cells are seen through the loupe from edge to edge.
const SEEN: f64 = 3.4;

/// The side of a cell on the board's picture.
const CELL: f64 = 100.0;

/// A loupe above a finger on a board whose cells are smaller than it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loupe(RwSignal<Option<Glimpse>>);

/// What is looked at: a place on the board's picture, and where that is in its element.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glimpse {
    at: (f64, f64),
    pixels: (f64, f64),
}

impl Loupe {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Shows what is under a finger, where the cells are small.
    pub(super) fn open(self, event: &PointerEvent, board: NodeRef<Svg>, view: [f64; 4]) {
        let Some(shown) = board.get_untracked() else { return };
        let shown = shown.get_bounding_client_rect();
        let scale = (shown.width() / view[2]).min(shown.height() / view[3]);
        if event.pointer_type() == "touch" && scale * CELL < SMALL {
            self.look(event, board, view);
        }
    }

    /// Follows the finger.
    pub(super) fn look(self, event: &PointerEvent, board: NodeRef<Svg>, view: [f64; 4]) {
        let Some(shown) = board.get_untracked() else { return };
        let shown = shown.get_bounding_client_rect();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pixels = (x - shown.left(), y - shown.top());
        self.0.set(place(event, board, view).map(|at| Glimpse { at, pixels }));
    }

    pub(super) fn is_open(self) -> bool {
        self.0.with_untracked(Option::is_some)
    }

    /// Takes the loupe away; whether there was one.
    pub(super) fn close(self) -> bool {
        self.is_open() && self.0.try_update(Option::take).flatten().is_some()
    }
}

/// What is seen through the loupe: the board once more, larger.
#[component]
pub(super) fn Glass(parts: ReadSignal<Parts>, loupe: Loupe, layers: [String; 2]) -> impl IntoView {
    let radius = SEEN / 2.0 * CELL;
    move || {
        let Glimpse { at: (x, y), pixels } = loupe.0.get()?;
        let view =
            format!("{:.1} {:.1} {:.1} {:.1}", x - radius, y - radius, 2.0 * radius, 2.0 * radius);
        let [left, top, width, height] = parts.with_untracked(|parts| parts.view);
        let (right, down) = (format!("{:.0}px", pixels.0), format!("{:.0}px", pixels.1));
        let [ground, content] = [0, 1].map(|layer| format!("#{}", layers[layer]));
        Some(view! {
            <svg class="loupe" viewBox=view style=("left", right) style=("top", down)
                aria-hidden="true">
                <rect class="behind" x=left y=top width=width height=height />
                <use href=ground />
                <use href=content />
                <path class="hair" d=format!("M{x:.1} {:.1}v40M{:.1} {y:.1}h40", y - 20.0, x - 20.0) />
            </svg>
        })
    }
}
