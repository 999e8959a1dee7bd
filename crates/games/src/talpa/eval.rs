use engine::Evaluate;

use super::rules::{Move, Talpa};

impl Evaluate for Talpa {
    fn evaluate(&self) -> i32 {
        0
    }

    fn trace(mv: Move) -> usize {
        match mv {
            Move::Capture { from, to } => usize::from(from) << 7 | usize::from(to),
            Move::Remove(index) => usize::from(index) << 7 | usize::from(index),
        }
    }
}
