use games::{AnyGame, Puzzle};

use crate::store;

/// Under which name the solved puzzles of a game are kept: their positions, one a line.
fn name(game: &dyn AnyGame) -> String {
    format!("puzzles/{}", game.info().id)
}

/// Which puzzles of a game have been solved in this browser.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress(String);

impl Progress {
    /// What is kept.
    pub(super) fn of(game: &dyn AnyGame) -> Self {
        Self(store::read(&name(game)).unwrap_or_default())
    }

    /// Whether this one has been solved.
    pub(super) fn has(&self, puzzle: &Puzzle) -> bool {
        self.0.lines().any(|position| position == puzzle.position)
    }

    /// Keeps that one more has been solved.
    pub(super) fn add(game: &dyn AnyGame, puzzle: &Puzzle) {
        let Self(mut kept) = Self::of(game);
        if !Self(kept.clone()).has(puzzle) {
            kept.push_str(puzzle.position);
            kept.push('\n');
            // Where nothing can be kept, the puzzle can be solved again.
            let _ = store::write(&name(game), &kept);
        }
    }
}
