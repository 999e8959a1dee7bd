use ::board::{Scene, Tile};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg::Svg;
use svg::Parts;

use super::focus;

/// A pointer over a board: what it was pressed on, and what it pulls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointer {
    pressed: StoredValue<Option<usize>>,
    pulled: RwSignal<Option<Pulled>>,
    /// The tile under what is pulled.
    over: RwSignal<Option<usize>>,
}

/// A piece that is pulled: the tile it was taken from, and where the pointer is on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pulled {
    from: usize,
    at: (f64, f64),
}

impl Pointer {
    pub(super) fn new() -> Self {
        Self {
            pressed: StoredValue::new(None),
            pulled: RwSignal::new(None),
            over: RwSignal::new(None),
        }
    }

    pub(super) fn press(self, event: &PointerEvent) {
        self.pressed.set_value(focus::tile_pressed(event));
    }

    /// Takes along what it was pressed on, if that can be pulled: once it has left the tile, and
    /// until it is let go, wherever that is. Says what has just been taken along.
    pub(super) fn pull(
        self,
        event: &PointerEvent,
        board: NodeRef<Svg>,
        view: [f64; 4],
        can_be_pulled: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        // One that only passes by is not followed: to ask what it is over costs as much as a touch.
        if event.buttons() == 0 && !self.is_pulling() {
            return None;
        }
        let here = focus::tile_at(event);
        let from = self.pressed.get_value().filter(|&from| {
            event.buttons() != 0 && (self.is_pulling() || here != Some(from) && can_be_pulled(from))
        });
        let pulled = from.and_then(|from| Some(Pulled { from, at: place(event, board, view)? }));
        let over = here.filter(|_| pulled.is_some());
        if self.over.get_untracked() != over {
            self.over.set(over);
        }
        let is_new = pulled.is_some() && !self.is_pulling();
        if self.pulled.get_untracked() != pulled {
            self.pulled.set(pulled);
        }
        from.filter(|_| is_new)
    }

    /// Lets go, and says from which tile to which it has gone.
    pub(super) fn release(self, event: &PointerEvent) -> Option<[usize; 2]> {
        let from = self.pressed.get_value();
        self.cancel();
        Some([from?, focus::tile_at(event)?])
    }

    pub(super) fn cancel(self) {
        self.pressed.set_value(None);
        if self.is_pulling() {
            self.pulled.set(None);
            self.over.set(None);
        }
    }

    /// Whether it pulls anything just now.
    pub(super) fn is_pulling(self) -> bool {
        self.pulled.with_untracked(Option::is_some)
    }

    /// The tile that what it pulls is over.
    pub(super) fn over(self) -> Option<usize> {
        self.over.get()
    }

    /// The tile of which it pulls what stands there.
    pub(super) fn pulled_from(self) -> Option<usize> {
        self.pulled.with(|pulled| pulled.map(|pulled| pulled.from))
    }
}

/// Where a pointer is on a board of this size.
pub(super) fn place(
    event: &PointerEvent,
    board: NodeRef<Svg>,
    [view_left, view_top, width, height]: [f64; 4],
) -> Option<(f64, f64)> {
    let shown = board.get_untracked()?.get_bounding_client_rect();
    // As large as fits, in the middle: that is how a picture stands in its element.
    let scale = (shown.width() / width).min(shown.height() / height);
    let left = shown.left() + (shown.width() - scale * width) / 2.0;
    let top = shown.top() + (shown.height() - scale * height) / 2.0;
    let [x, y] = [event.client_x(), event.client_y()].map(f64::from);
    Some((view_left + (x - left) / scale, view_top + (y - top) / scale))
}

/// The piece that follows the pointer.
#[component]
pub(super) fn Follower(
    scene: Memo<Scene>,
    parts: ReadSignal<Parts>,
    pointer: Pointer,
) -> impl IntoView {
    let pulled = pointer.pulled;
    let piece = Memo::new(move |_| {
        let from = pulled.get()?.from;
        scene.with(|scene| {
            let tile = scene.tiles.get(from)?;
            let stack = vec![tile.stack.last().copied()?];
            Some((from, Tile { stack, ground: tile.ground, ..Tile::default() }))
        })
    });
    let markup = move || {
        let held = piece.get();
        held.map_or_else(String::new, |(from, tile)| parts.with(|parts| parts.stack(from, &tile)))
    };
    let place = move || {
        let (x, y) = pulled.get().map_or((0.0, 0.0), |pulled| pulled.at);
        format!("translate({x:.1} {y:.1}) scale(1.12)")
    };
    view! { <g class="follower" aria-hidden="true" transform=place inner_html=markup /> }
}
