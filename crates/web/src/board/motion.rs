use std::collections::BTreeMap;

use ::board::{Form, Piece, Scene};
use leptos::prelude::*;
use svg::Parts;

/// How a piece came to stand where it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Motion {
    /// It came from another tile, so far away.
    Slid(f64, f64),
    /// It was turned over, so many places after the first one.
    Turned(usize),
    /// It was put down.
    Put,
    /// What stood here is gone, and the ground with it.
    Dug,
}

/// What moved when the picture changed, for the animation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Motions {
    tops: Vec<Option<Piece>>,
    dug: Vec<bool>,
    by: BTreeMap<usize, Motion>,
}

impl Motions {
    /// How what stands on a tile came there.
    pub(super) fn of(&self, tile: usize) -> Option<Motion> {
        self.by.get(&tile).copied()
    }
}

/// Follows pieces that vanished from one tile and appeared on another, discs that were turned over,
/// and tiles that were dug out.
pub(super) fn motions(scene: Memo<Scene>, parts: ReadSignal<Parts>) -> Memo<Motions> {
    Memo::new(move |before: Option<&Motions>| {
        let (tops, dug) = scene.with(|scene| {
            let tops: Vec<_> = scene.tiles.iter().map(|tile| tile.stack.last().copied()).collect();
            (tops, Parts::hollows(scene))
        });
        let mut by = BTreeMap::new();
        let Some(before) = before.filter(|before| before.tops.len() == tops.len()) else {
            return Motions { tops, dug, by };
        };
        let changed: Vec<_> =
            (0..tops.len()).filter(|&index| before.tops[index] != tops[index]).collect();
        let put = changed.iter().copied().find(|&index| before.tops[index].is_none());
        let centres = |index: usize| {
            parts.with_untracked(|parts| parts.centres.get(index).copied().unwrap_or_default())
        };
        for &to in &changed {
            if dug[to] && !before.dug[to] {
                by.insert(to, Motion::Dug);
            }
            let Some(piece) = tops[to] else { continue };
            let is_turned = before.tops[to].is_some_and(|old| {
                old.form == Form::Disc && piece.form == Form::Disc && old.ink != piece.ink
            });
            let mut left = changed
                .iter()
                .filter(|&&from| before.tops[from] == Some(piece) && tops[from] != Some(piece));
            let motion = match (left.next(), left.next()) {
                _ if is_turned => {
                    // One after another, from the disc that was put.
                    let (at, origin) = (centres(to), centres(put.unwrap_or(to)));
                    let away = (at.0 - origin.0).abs().max((at.1 - origin.1).abs());
                    Motion::Turned((away / 100.0).round() as usize)
                }
                (Some(&origin), None) => {
                    let (at, was) = (centres(to), centres(origin));
                    Motion::Slid(was.0 - at.0, was.1 - at.1)
                }
                _ => Motion::Put,
            };
            by.insert(to, motion);
        }
        Motions { tops, dug, by }
    })
}
