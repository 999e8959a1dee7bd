use engine::Evaluate;

use super::rules::{Move, Nex};

impl Evaluate for Nex {
    fn evaluate(&self) -> i32 {
        0
    }

    fn trace(mv: Move) -> usize {
        match mv {
            Move::Place { own, neutral, .. } => usize::from(own) << 6 ^ usize::from(neutral),
            Move::Convert { first, second, own } => {
                usize::from(first) << 9 ^ usize::from(second) << 4 ^ usize::from(own)
            }
            Move::Single(index) => usize::from(index),
            Move::Swap => 255,
        }
    }
}
