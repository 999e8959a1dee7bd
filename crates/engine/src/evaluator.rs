use board::Position;

use crate::Evaluate;

/// An evaluation that is brought to a search from outside, such as a trained model.
///
/// It may keep state that follows the search ply by ply, an accumulator: what is costly to compute
/// from a whole position, and cheap to update by a move. The state stands beside the position and is
/// no part of its equality or its key.
pub trait Evaluator<P: Position>: Send + Sync {
    /// The accumulator; `()` where there is none.
    type State: Clone + Send;

    /// The state of a position, computed from nothing.
    fn start(&self, position: &P) -> Self::State;

    /// The state after a move, given the state before it; the same that [`start`](Self::start)
    /// computes of the position after it.
    fn after(&self, state: &Self::State, before: &P, mv: P::Move, after: &P) -> Self::State;

    /// The static evaluation: how good the position looks for the player to move, in hundredths.
    /// Asked only while the game goes on.
    fn evaluate(&self, position: &P, state: &Self::State) -> i32;
}

/// The evaluation that the position's own game has, [`Evaluate::evaluate`], which needs no state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnEvaluation;

impl<P: Evaluate> Evaluator<P> for OwnEvaluation {
    type State = ();

    #[inline]
    fn start(&self, _: &P) {}

    #[inline]
    fn after(&self, (): &(), _: &P, _: P::Move, _: &P) {}

    #[inline]
    fn evaluate(&self, position: &P, (): &()) -> i32 {
        position.evaluate()
    }
}
