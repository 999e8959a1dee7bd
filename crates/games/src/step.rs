use std::sync::Arc;

use board::Spot;

use crate::AnyPosition;

/// A move that was played: what it is called, where it was made, and what it led to.
#[derive(Clone, Debug)]
pub struct Step {
    /// The canonical text of the move.
    pub mv: String,
    /// The spots that spell it.
    pub spots: Vec<Spot>,
    /// The position after it.
    pub after: Arc<dyn AnyPosition>,
}
