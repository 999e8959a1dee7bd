use engine::Evaluate;
use engine::solve::Solve;

use crate::rules::{Move, Noughts, bit};

impl Evaluate for Noughts {
    fn evaluate(&self) -> i32 {
        0
    }

    fn history_key(mv: Move) -> usize {
        usize::from(bit(mv.0))
    }
}

impl Solve for Noughts {}
