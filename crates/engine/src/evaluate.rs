use std::ops::ControlFlow;

use board::{Dice, Outcome, Position};

/// How many different traces moves leave in the history of a search.
pub const HISTORY_KEYS: usize = 1 << 14;

/// The most plies of a random game.
const LONGEST: u32 = 200;

/// A position that has an opinion of itself: what a search needs to know of a game.
pub trait Evaluate: Position {
    /// Whether [`finishing_move`](Self::finishing_move) sees every win at once.
    const SEES_EVERY_FINISH: bool = false;

    /// How good the position looks for the player to move, in hundredths; asked only while the
    /// game goes on. Mirrored positions look the same.
    fn evaluate(&self) -> i32;

    /// How promising a move looks before it is searched: higher ones are searched first.
    fn order_score(&self, _mv: Self::Move) -> i32 {
        0
    }

    /// How promising each of these moves looks, in their order; for games that can tell it of all
    /// together sooner than one by one.
    fn order_scores(&self, moves: &[Self::Move], order_scores: &mut Vec<i32>) {
        order_scores.extend(moves.iter().map(|&mv| self.order_score(mv)));
    }

    /// A number that moves of the same kind share, so that one that proved good is tried early
    /// elsewhere; the search takes it modulo [`HISTORY_KEYS`].
    fn history_key(mv: Self::Move) -> usize;

    /// A move that ends the game at once with a win, where that is cheap to see.
    fn finishing_move(&self) -> Option<Self::Move> {
        None
    }

    /// How a random game from here ends, one without plain blunders where those are cheap to see;
    /// one that takes too long is a draw.
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

    /// Whether the opinion can be trusted as it stands; where not, the search looks a little
    /// farther.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The moves worth searching, in a fixed order, at least one while the game goes on; whether
    /// these are all there are, or those left out lose at once.
    ///
    /// Where some are left out, the search never takes a loss for proved.
    fn candidates(&self, moves: &mut Vec<Self::Move>) -> bool {
        let _ = self.each_move(|mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        true
    }
}
