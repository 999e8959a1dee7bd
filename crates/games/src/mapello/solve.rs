use engine::Tablebase;
use engine::solve::{Effort, Solution, Solve, Value, look_up};

use super::endgame::{self, Counting, Question};
use super::rules::{Mapello, Move};

/// Points are counted, so the best moves are those that keep the score.
impl Solve for Mapello {
    fn solve(
        &self,
        earlier: &[u64],
        tablebase: Option<&dyn Tablebase<Self>>,
        effort: &mut Effort<'_>,
    ) -> Option<Solution<Move>> {
        if let Some(known) = look_up(self, earlier, tablebase, effort) {
            return Some(known);
        }
        let question = Question { counting: Counting::Board, every_best: true };
        let solved = endgame::solve(self, question, effort)?;
        let value = match solved.score {
            0 => Value::Draw,
            1.. => Value::Win,
            _ => Value::Loss,
        };
        Some(Solution {
            value,
            score: Some(solved.score),
            distance: Some(solved.line.len() as u32),
            best: solved.best,
            is_all: true,
        })
    }
}
