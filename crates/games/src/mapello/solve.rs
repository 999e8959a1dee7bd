use std::time::Duration;

use engine::Watch;
use engine::solve::{Effort, Solution, Solve, Value};

use super::endgame::{self, Counting, Question};
use super::rules::{Mapello, Move};

/// The effort's watch, which also stops when its time is over.
struct Deadline<'a> {
    watch: &'a dyn Watch,
    time: Option<Duration>,
}

impl Watch for Deadline<'_> {
    fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped() || self.time.is_some_and(|time| self.watch.elapsed() >= time)
    }
}

/// Points are counted, so the best moves are those that keep the score.
impl Solve for Mapello {
    fn solve(&self, effort: &mut Effort<'_>) -> Option<Solution<Move>> {
        let question = Question {
            counting: Counting::Board,
            every_best: true,
            memory_mebibytes: effort.mebibytes,
        };
        let deadline = Deadline { watch: effort.watch, time: effort.time };
        let solved = endgame::solve(self, question, &deadline, &mut effort.nodes)?;
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
