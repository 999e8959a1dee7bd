use engine::Evaluate;

use super::rules::{Mapello, Move};

impl Evaluate for Mapello {
    fn evaluate(&self) -> i32 {
        0
    }

    fn trace(mv: Move) -> usize {
        match mv {
            Move::Place(index) => usize::from(index),
            Move::Pass => 64,
        }
    }
}
