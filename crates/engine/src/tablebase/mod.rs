//! Tablebases: what was proved long ago of whole sets of positions, and is only looked up now.
//!
//! A [`Tablebase`] answers for positions. Its bytes come through [`RandomAccess`], so that a file, the
//! part of a download that has arrived and bytes in memory serve alike, and a [`BlockCache`] keeps
//! what was read lately.

mod block_cache;
mod proved;
mod random_access;

use std::fmt::Debug;

use board::{Position, Repetition};

pub use block_cache::BlockCache;
pub use proved::Proved;
pub use random_access::{Bytes, RandomAccess};

use crate::search::is_drawn;

/// A table of proved positions: an endgame tablebase, or the whole of a small game.
///
/// It knows nothing of the game so far: whoever asks looks first whether a position is drawn by
/// repetition.
pub trait Tablebase<P: Position>: Debug + Send + Sync {
    /// What is proved of a position; nothing where it is not in the table, or can't be read now.
    fn probe(&self, position: &P) -> Option<Proved>;
}

/// The longest line that is followed through a table.
const LONGEST: usize = 40;

/// Best play from a position, as far as the table knows it and a line need go: the winner hastens, the
/// loser delays. Draws are followed only where the game can't go round in circles.
pub(crate) fn line<P: Position>(position: &P, tablebase: &dyn Tablebase<P>) -> Vec<P::Move> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    while moves.len() < LONGEST
        && let Some((proved, mv)) = best_move(&position, tablebase)
        && (proved != Proved::Draw || P::REPETITION == Repetition::Impossible)
    {
        moves.push(mv);
        position.play_unchecked(mv);
    }
    moves
}

/// The first of the best moves and what is proved of it, where that is certain of every move.
pub(crate) fn best_move<P: Position>(
    position: &P,
    tablebase: &dyn Tablebase<P>,
) -> Option<(Proved, P::Move)> {
    let mut best: Option<(Proved, P::Move)> = None;
    for mv in position.moves() {
        let child = position.after(mv);
        let proved = known(&child, &[], Some(tablebase))?;
        let proved = proved.before(child.turn() == position.turn());
        if best.is_none_or(|(most, _)| proved > most) {
            best = Some((proved, mv));
        }
    }
    best
}

/// What is certain of a position that has come about after a game with these keys: by the rules, or
/// by the table.
pub(crate) fn known<P: Position>(
    position: &P,
    earlier: &[u64],
    tablebase: Option<&dyn Tablebase<P>>,
) -> Option<Proved> {
    if let Some(outcome) = position.outcome() {
        return Some(Proved::of(outcome, position.turn()));
    }
    if is_drawn::<P>(position.key(), earlier) {
        return Some(Proved::Draw);
    }
    tablebase?.probe(position)
}
