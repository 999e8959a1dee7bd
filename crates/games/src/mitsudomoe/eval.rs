use engine::Evaluate;

use super::rules::{Mitsudomoe, Move};

impl Evaluate for Mitsudomoe {
    fn evaluate(&self) -> i32 {
        0
    }

    fn trace(mv: Move) -> usize {
        let ring = mv.ring.map_or(0, |ring| usize::from(ring.to) + 1);
        let ball = mv.ball.map_or(0, |ball| usize::from(ball.from) * 25 + usize::from(ball.to) + 1);
        ball * 26 + ring
    }
}
