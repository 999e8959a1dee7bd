//! The search against exhaustive minimax, on thousands of small positions of every game, with one
//! thread and with several.

mod support;

use std::thread;

use board::Position as _;
use engine::search::{Question, think};
use engine::{Crew, Evaluate, Limits, Memory, Report, Unwatched};
use games::Game;
use support::{late_positions, minimax};

/// So many threads.
struct Threads(usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for number in 0..self.0 {
                scope.spawn(move || job(number));
            }
        });
    }
}

fn search<P: Evaluate>(position: &P, depth: u32, threads: usize) -> Report<P::Move> {
    let question = Question::new(position, Limits::depth(depth));
    think(&question, &Memory::new(1), &Unwatched, &Threads(threads), &mut |_| {})
}

/// What minimax proves within `depth` plies the search proves with the same distance, and what the
/// search proves within them is true.
fn agree<G: Game>(depth: u32, most: u64, wanted: usize) {
    let mut decided = 0;
    for position in late_positions::<G>(most, wanted) {
        let truth = minimax(&position, depth, 0);
        decided += usize::from(truth.is_decisive());
        for threads in 1..=3 {
            let found = search(&position, depth + 3, threads);
            let score = found.score().expect("the game goes on");
            if truth.is_decisive() {
                assert_eq!(score, truth, "{position}, {threads} threads");
                let best = found.best().expect("the game goes on");
                let child = position.after(best);
                let after = minimax(&child, depth - 1, 1);
                let after = if child.turn() == position.turn() { after } else { -after };
                assert_eq!(after, truth, "{best} in {position}, {threads} threads");
            } else if let Some(plies) = score.won_in().or(score.lost_in()) {
                assert!(plies > depth, "{position}: {score}, but minimax sees {truth}");
            }
        }
    }
    assert!(decided > wanted / 10, "only {decided} positions were decided");
}

#[test]
fn mapello() {
    agree::<games::mapello::Mapello>(6, 6, 1_000);
}

#[test]
fn mitsudomoe() {
    agree::<games::mitsudomoe::Mitsudomoe>(2, 300, 300);
}

#[test]
fn nex() {
    agree::<games::nex::Nex>(3, 30, 1_000);
}

#[test]
fn period5() {
    agree::<games::period5::Period5>(3, 60, 1_000);
}

#[test]
fn talpa() {
    agree::<games::talpa::Talpa>(5, 12, 1_000);
}

#[test]
fn noughts() {
    agree::<noughts::Noughts>(6, 9, 1_000);
}
