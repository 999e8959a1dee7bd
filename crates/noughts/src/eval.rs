use engine::Evaluate;

use crate::rules::{Move, Noughts, bit};

impl Evaluate for Noughts {
    fn evaluate(&self) -> i32 {
        0
    }

    fn trace(mv: Move) -> usize {
        usize::from(bit(mv.0))
    }
}
