use std::time::Duration;

use ::board::{Cell, Spot};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg::Svg;

use super::loupe::Loupe;
use super::tile::Shared;
use super::{Hand, focus};

/// How long a refused touch stays marked.
const REFUSED: Duration = Duration::from_millis(900);

/// What keys, pointers and fingers do with a board.
#[derive(Clone, Copy)]
pub(super) struct Hands {
    pub(super) shared: Shared,
    pub(super) sources: Signal<Vec<Spot>>,
    pub(super) turned: Signal<bool>,
    pub(super) loupe: Loupe,
    pub(super) node: NodeRef<Svg>,
    pub(super) hand: Callback<Hand>,
}

impl Hands {
    fn cell(self, tile: usize) -> Option<Cell> {
        self.shared.scene.with_untracked(|scene| scene.cell(tile))
    }

    fn view(self) -> [f64; 4] {
        self.shared.parts.with_untracked(|parts| parts.view)
    }

    /// Touches a tile.
    pub(super) fn touch(self, tile: usize) {
        let cell = self.cell(tile);
        self.run(cell.map_or(Hand::Frame(tile), |cell| Hand::Touch(Spot::Cell(cell))));
    }

    /// Does something; what is done with a cell and changes nothing was refused.
    fn run(self, done: Hand) {
        let Shared { lit, touched, scene, .. } = self.shared;
        let seen = || (touched.get_untracked(), scene.get_untracked());
        let (before, was_lit) = (seen(), lit.with_untracked(|lit| !lit.is_empty()));
        self.hand.run(done);
        if let Hand::Touch(Spot::Cell(cell)) | Hand::Drag(_, cell) = done
            && was_lit
            && before == seen()
        {
            self.refuse(cell);
        }
    }

    fn refuse(self, cell: Cell) {
        let refused = self.shared.refused;
        let tile = self.shared.scene.with_untracked(|scene| scene.index(cell));
        refused.set(Some(tile));
        let clear = move || {
            // The page may be another one by now.
            if refused.try_get_untracked().flatten() == Some(tile) {
                refused.set(None);
            }
        };
        set_timeout(clear, REFUSED);
    }

    pub(super) fn key(self, event: &KeyboardEvent) {
        let Shared { scene, focused, has_frame, .. } = self.shared;
        let step = focus::step(&event.key(), self.turned.get_untracked());
        let here = focused.get_untracked();
        match (event.key().as_str(), step) {
            (_, Some(step)) => {
                let next = scene.with_untracked(|scene| focus::next(scene, here, step, has_frame));
                focused.set(next);
                focus::show(self.node, next);
            }
            ("Enter" | " ", _) => self.touch(here),
            ("Escape", _) => self.hand.run(Hand::Back),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    pub(super) fn press(self, event: &PointerEvent) {
        self.loupe.open(event, self.node, self.view());
        self.shared.pointer.press(event);
    }

    pub(super) fn cancel(self) {
        self.loupe.close();
        self.shared.pointer.cancel();
    }

    pub(super) fn pull(self, event: &PointerEvent) {
        if self.loupe.is_open() {
            return self.loupe.look(event, self.node, self.view());
        }
        let touched = self.shared.touched;
        let is_held = |spot: &Spot| touched.with_untracked(|touched| touched.last() == Some(spot));
        let is_source = |spot: &Spot| self.sources.with_untracked(|all| all.contains(spot));
        let can_be_pulled = |tile| {
            let spot = self.cell(tile).map(Spot::Cell);
            spot.is_some_and(|spot| is_held(&spot) || is_source(&spot))
        };
        let taken = self.shared.pointer.pull(event, self.node, self.view(), can_be_pulled);
        // It is taken up at once, so that where it may go is seen while it is on its way.
        if let Some(spot) = taken.and_then(|tile| self.cell(tile)).map(Spot::Cell)
            && !is_held(&spot)
        {
            self.hand.run(Hand::Touch(spot));
        }
    }

    pub(super) fn release(self, event: &PointerEvent) {
        let was_loupe = self.loupe.close();
        let Some([from, to]) = self.shared.pointer.release(event) else { return };
        if from == to {
            return;
        }
        if was_loupe {
            // Where the finger is let go is meant, not where it was put.
            self.shared.focused.set(to);
            return self.touch(to);
        }
        if let (Some(from), Some(to)) = (self.cell(from), self.cell(to)) {
            self.run(Hand::Drag(from, to));
        }
    }
}
