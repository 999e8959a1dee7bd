//! Game values: what a position is worth under best play, with the moves that keep it.

mod effort;
mod forced;
mod look_up;
mod proof_numbers;
mod proof_search;
mod prove;
mod reach;

use std::fmt;

use board::{Outcome, Player};

use crate::{Evaluate, Tablebase};
pub use effort::{Effort, Litter};
pub use forced::{Defence, defend, winning_moves};
pub use look_up::look_up;
pub use prove::prove;

/// What a position is worth to the player to move under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// It is lost.
    Loss,
    /// Nobody can force a win.
    Draw,
    /// It is won.
    Win,
}

impl Value {
    /// What an outcome is worth to a player.
    pub fn of(outcome: Outcome, player: Player) -> Self {
        match outcome.winner() {
            None => Self::Draw,
            Some(winner) if winner == player => Self::Win,
            Some(_) => Self::Loss,
        }
    }

    /// The same for the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        })
    }
}

/// What has been proved of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// What it is worth.
    pub value: Value,
    /// The final difference of points for the player to move, where the game counts points.
    pub score: Option<i32>,
    /// After how many plies the game ends when both play best, where that is known.
    pub distance: Option<u32>,
    /// The moves that keep the value.
    pub best: Vec<M>,
    /// Whether these are all such moves, or only those that were found within the limits.
    pub is_all: bool,
}

impl<M> Solution<M> {
    /// The same solution with its moves written in another way.
    pub fn map<N>(&self, tell: impl Fn(&M) -> N) -> Solution<N> {
        Solution {
            value: self.value,
            score: self.score,
            distance: self.distance,
            best: self.best.iter().map(tell).collect(),
            is_all: self.is_all,
        }
    }
}

/// A position whose value can be proved.
pub trait Solve: Evaluate {
    /// The value and the moves that keep it, where the game goes on and the effort suffices; for
    /// repetitions, the keys of the game's earlier positions. A tablebase is asked first, where there
    /// is one.
    fn solve(
        &self,
        earlier: &[u64],
        tablebase: Option<&dyn Tablebase<Self>>,
        effort: &mut Effort<'_>,
    ) -> Option<Solution<Self::Move>> {
        look_up(self, earlier, tablebase, effort)
            .or_else(|| prove(self, earlier, tablebase, effort))
    }
}
