use std::collections::BTreeMap;

use ::board::{Piece, Scene};
use leptos::prelude::*;
use svg::Parts;

/// What moved when the picture changed, for the animation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Slides {
    tops: Vec<Option<Piece>>,
    /// From where a piece came, seen from where it is now.
    from: BTreeMap<usize, (f64, f64)>,
}

impl Slides {
    /// From where the piece on a tile came, where it came from anywhere.
    pub(super) fn offset(&self, tile: usize) -> Option<(f64, f64)> {
        self.from.get(&tile).copied()
    }
}

/// Follows a piece that vanished from one tile and appeared on another.
pub(super) fn slides(scene: Memo<Scene>, parts: Memo<Parts>) -> Memo<Slides> {
    Memo::new(move |before: Option<&Slides>| {
        let tops: Vec<_> =
            scene.with(|scene| scene.tiles.iter().map(|tile| tile.stack.last().copied()).collect());
        let mut from = BTreeMap::new();
        if let Some(before) = before.filter(|before| before.tops.len() == tops.len()) {
            let changed = |index: &usize| before.tops[*index] != tops[*index];
            let changed: Vec<_> = (0..tops.len()).filter(changed).collect();
            for &to in &changed {
                let Some(piece) = tops[to] else { continue };
                let mut left = changed.iter().filter(|from| before.tops[**from] == Some(piece));
                if let (Some(&origin), None) = (left.next(), left.next()) {
                    parts.with_untracked(|parts| {
                        let (at, was) = (parts.centres[to], parts.centres[origin]);
                        from.insert(to, (was.0 - at.0, was.1 - at.1));
                    });
                }
            }
        }
        Slides { tops, from }
    })
}
