use ::board::{Scene, Spot, Tile};
use leptos::prelude::*;
use svg::State;

use super::pointer::Pointer;

/// What is to be seen on one tile.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Face {
    pub(super) tile: Tile,
    pub(super) is_touched: bool,
    pub(super) is_pulled: bool,
    pub(super) state: Option<State>,
    /// Whether the keyboard is here when it comes to the board.
    pub(super) is_here: bool,
}

impl Face {
    pub(super) const fn is_lit(&self) -> bool {
        self.tile.marks.lit.is_some()
    }
}

/// The faces of all tiles.
///
/// Each tile listens to its own, which is told when it is another one: if every tile asked the whole
/// scene, a touch of one would be a question to all of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Faces(StoredValue<Vec<ArcRwSignal<Face>>>);

impl Faces {
    /// Those of a scene, as it and what is done with it change.
    pub(super) fn new(
        scene: Memo<Scene>,
        touched: Signal<Vec<Spot>>,
        refused: RwSignal<Option<usize>>,
        pointer: Pointer,
        focused: RwSignal<usize>,
    ) -> Self {
        let pulled = Memo::new(move |_| pointer.pulled_from());
        let all = move || {
            let (scene, touched) = (scene.read(), touched.read());
            let (refused, pulled) = (refused.get(), pulled.get());
            let (over, focused) = (pointer.over(), focused.get());
            let face = |(index, tile): (usize, &Tile)| {
                let spot = scene.cell(index).map(Spot::Cell);
                let is_touched = spot.is_some_and(|spot| touched.contains(&spot));
                let is_pulled = pulled == Some(index);
                let state = if refused == Some(index) {
                    Some(State::Refused)
                } else if over == Some(index) && tile.marks.lit.is_some() {
                    Some(State::Drop)
                } else {
                    (is_touched || is_pulled).then_some(State::Selected)
                };
                let is_here = focused == index;
                Face { tile: tile.clone(), is_touched, is_pulled, state, is_here }
            };
            scene.tiles.iter().enumerate().map(face).collect::<Vec<_>>()
        };
        let faces =
            Self(StoredValue::new(untrack(all).into_iter().map(ArcRwSignal::new).collect()));
        Effect::new(move |_| faces.show(all()));
        faces
    }

    /// The face of a tile.
    pub(super) fn of(self, index: usize) -> RwSignal<Face> {
        self.reach(index + 1);
        self.0.with_value(|faces| faces[index].clone()).into()
    }

    /// Makes sure that there are so many; those that are new are told by the scene.
    fn reach(self, count: usize) {
        if self.0.with_value(Vec::len) < count {
            self.0.update_value(|faces| faces.resize_with(count, ArcRwSignal::default));
        }
    }

    fn show(self, now: Vec<Face>) {
        self.reach(now.len());
        self.0.with_value(|faces| {
            for (face, now) in faces.iter().zip(now) {
                if *face.read_untracked() != now {
                    face.set(now);
                }
            }
        });
    }
}
