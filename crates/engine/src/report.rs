use std::time::Duration;

use crate::Score;

/// A variation: a line of play and its score for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation<M> {
    /// Its score.
    pub score: Score,
    /// Whether the score is proved: a win or a loss always is, and a draw where no better move can be
    /// left.
    pub is_proved: bool,
    /// The moves, the first of them to be played now.
    pub moves: Vec<M>,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// The iteration that has been finished.
    pub depth: u32,
    /// The best lines, the best one first; at least one while the game goes on.
    pub lines: Vec<Variation<M>>,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
}

impl<M: Clone> Report<M> {
    /// The move to play; nothing when the game is over.
    pub fn best(&self) -> Option<M> {
        self.lines.first()?.moves.first().cloned()
    }

    /// What the position is worth.
    pub fn score(&self) -> Option<Score> {
        Some(self.lines.first()?.score)
    }

    /// Whether that is proved.
    pub fn is_proved(&self) -> bool {
        self.lines.first().is_some_and(|line| line.is_proved)
    }

    /// The same report with its moves written in another way.
    pub fn map<N>(&self, tell: impl Fn(&M) -> N) -> Report<N> {
        let told = |line: &Variation<M>| Variation {
            score: line.score,
            is_proved: line.is_proved,
            moves: line.moves.iter().map(&tell).collect(),
        };
        Report {
            depth: self.depth,
            lines: self.lines.iter().map(told).collect(),
            nodes: self.nodes,
            elapsed: self.elapsed,
        }
    }
}
