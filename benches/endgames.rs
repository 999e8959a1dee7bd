//! How fast Othello's endgame problems are solved, in processor time, which a busy machine does not
//! disturb: `cargo run --release -p benches --example endgames -- FIRST LAST`.
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::env;
use std::time::Duration;

use benches::processor_time;
use engine::Unlimited;
use engine::solve::Effort;
use games::mapello::Mapello;
use games::mapello::endgame::{Counting, Question, solve};

const PROBLEMS: &str = include_str!("../crates/games/tests/problems/mapello-endgames.txt");

/// MiB of memory for a problem.
const MEMORY: usize = 64;

/// How many positions were looked at, and for how long.
#[derive(Clone, Copy, Default)]
struct Work {
    nodes: u64,
    time: Duration,
}

impl Work {
    fn tell(self, what: &str) {
        let (nodes, seconds) = (self.nodes as f64 / 1e6, self.time.as_secs_f64());
        println!(
            "{what} {seconds:7.2} s {nodes:8.1} million nodes, {:5.1} million/s",
            nodes / seconds
        );
    }
}

fn main() {
    let asked: Vec<u32> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let &[first, last] = &*asked else {
        println!("give FIRST LAST, problems between 20 and 45");
        return;
    };
    let mut all = Work::default();
    for line in PROBLEMS.lines() {
        let mut fields = line.split("; ");
        let number = fields.next().and_then(|number| number.parse().ok());
        let Some(number) = number.filter(|number| (first..=last).contains(number)) else {
            continue;
        };
        let position: Mapello = fields.next().expect("a position").parse().expect("a position");
        let question = Question { counting: Counting::WinnerTakesEmpty, ..Question::default() };
        let begun = processor_time();
        let mut tell = |_| {};
        let mut effort = Effort::new(&Unlimited, MEMORY, &mut tell);
        let solution = solve(&position, question, &mut effort).expect("nobody stops it");
        let work = Work { nodes: effort.nodes, time: processor_time().saturating_sub(begun) };
        work.tell(&format!("problem {number}: {:+3}", solution.score));
        all = Work { nodes: all.nodes + work.nodes, time: all.time + work.time };
    }
    all.tell("all together:  ");
}
