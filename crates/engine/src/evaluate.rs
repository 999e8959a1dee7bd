use std::ops::ControlFlow;

use board::{Dice, Outcome, Position};

/// How many history keys a search tells apart.
pub const HISTORY_KEYS: usize = 1 << 14;

/// The most plies of a playout.
const LONGEST: u32 = 200;

/// A position that can be searched: its evaluation, its move ordering and its candidate moves.
pub trait Evaluate: Position {
    /// Whether [`finishing_move`](Self::finishing_move) sees every win at once.
    const SEES_EVERY_FINISH: bool = false;

    /// The static evaluation: how good the position looks for the player to move, in hundredths.
    /// Asked only while the game goes on; mirrored positions have the same.
    fn evaluate(&self) -> i32;

    /// The move's place in the move ordering: higher ones are searched first.
    fn order_score(&self, _mv: Self::Move) -> i32 {
        0
    }

    /// The order score of each of these moves, in their order; for games that compute all of them
    /// together faster than one by one.
    fn order_scores(&self, moves: &[Self::Move], order_scores: &mut Vec<i32>) {
        order_scores.extend(moves.iter().map(|&mv| self.order_score(mv)));
    }

    /// The slot of a move in the history heuristic: moves of the same kind share it, so that one
    /// that caused a cutoff is tried early elsewhere. The search takes it modulo [`HISTORY_KEYS`].
    fn history_key(mv: Self::Move) -> usize;

    /// A move that wins at once, where that is cheap to see.
    fn finishing_move(&self) -> Option<Self::Move> {
        None
    }

    /// How a playout from here ends: a random game, without plain blunders where those are cheap to
    /// see. One that takes too long is a draw.
    fn play_out(&self, dice: &mut Dice) -> Outcome {
        let mut position = self.clone();
        for _ in 0..LONGEST {
            if let Some(outcome) = position.outcome() {
                return outcome;
            }
            let Some(mv) = position.random_move(dice) else { break };
            position.play_unchecked(mv);
        }
        Outcome::Draw
    }

    /// Whether the position is quiet, so that its evaluation can be trusted as it stands; where not,
    /// the search goes a little deeper.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The moves worth searching, in a fixed order, at least one while the game goes on; whether
    /// these are all there are, or those left out lose at once.
    ///
    /// Where some are left out, a search never takes a loss for proved.
    fn candidates(&self, moves: &mut Vec<Self::Move>) -> bool {
        let _ = self.each_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        true
    }
}
