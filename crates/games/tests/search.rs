//! The search against exhaustive minimax, on thousands of small positions of every game, with one
//! thread and with several.

mod support;

use std::thread;

use board::Position as _;
use engine::search::{Question, think};
use engine::{
    Evaluate, Limits, OwnEvaluation, Report, Score, TranspositionTable, Unlimited, Workers,
};
use ludoteca_games::Game;
use support::{Small, for_every_game_and_noughts, late_positions, minimax, positions};

/// So many threads.
struct Threads(usize);

impl Workers for Threads {
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
    think(
        &question,
        &OwnEvaluation,
        &TranspositionTable::new(1),
        &Unlimited,
        &Threads(threads),
        &mut |_| {},
    )
}

/// What minimax proves within `depth` plies the search proves with the same distance, and what the
/// search proves within them is true.
fn agree<G: Game>(small: Small) {
    let depth = small.plies();
    let mut decided = 0;
    for position in late_positions::<G>(small.moves, small.positions) {
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
    assert!(decided > small.positions / 10, "only {decided} positions were decided");
}

/// However early a search is broken off, no win or loss that it tells is contradicted by minimax:
/// not of the position, and not of the first move of any line.
fn is_sound_when_broken_off<G: Game>(small: Small) {
    let depth = small.plies();
    for position in late_positions::<G>(small.moves, small.positions / 10) {
        let check = |score: Score, truth: Score, about: &str| {
            let is_refuted = score.lost_in().is_some() && truth.won_in().is_some()
                || score.won_in().is_some() && truth.lost_in().is_some();
            let distance = score.won_in().or(score.lost_in());
            let is_missed = distance.is_some_and(|plies| plies <= depth) && !truth.is_decisive();
            assert!(!is_refuted && !is_missed, "{about} {position}: {score}, in truth {truth}");
        };
        let truth = minimax(&position, depth, 0);
        for nodes in [1, 200, 400, 700, 1_000, 1_500, 2_500, 5_000] {
            for (lines, threads) in [(1, 1), (3, 1), (1, 2), (2, 3)] {
                let question = Question { lines, ..Question::new(&position, Limits::nodes(nodes)) };
                let table = TranspositionTable::new(1);
                let found = think(
                    &question,
                    &OwnEvaluation,
                    &table,
                    &Unlimited,
                    &Threads(threads),
                    &mut |_| {},
                );
                check(found.score().expect("the game goes on"), truth, "the value of");
                for line in &found.lines {
                    let child = position.after(line.moves[0]);
                    let after = minimax(&child, depth - 1, 1);
                    let after = if child.turn() == position.turn() { after } else { -after };
                    check(line.score, after, "a move in");
                }
            }
        }
    }
}

/// The first move loses as soon as the search sees nine plies; the position is won by another.
#[test]
fn a_move_that_loses_is_no_lost_position() {
    let position: <ludoteca_games::talpa::Talpa as Game>::Position =
        "ooox/.oxx/oxo./xox. x".parse().expect("it is a position");
    for nodes in (100..6_000).step_by(100) {
        let question = Question::new(&position, Limits::nodes(nodes));
        let found = think(
            &question,
            &OwnEvaluation,
            &TranspositionTable::new(1),
            &Unlimited,
            &Threads(1),
            &mut |_| {},
        );
        let score = found.score().expect("the game goes on");
        assert_eq!(score.lost_in(), None, "after {nodes} positions");
    }
}

/// The best line is first in every report: of whole iterations, and of one that was broken off.
fn the_best_line_is_first<G: Game>() {
    let start = positions::<G>().swap_remove(0);
    for nodes in (1..=20).map(|step| step * step * 150) {
        let question = Question { lines: 3, ..Question::new(&start, Limits::nodes(nodes)) };
        let check = |report: &Report<_>| {
            let scores: Vec<_> = report.lines.iter().map(|line| line.score).collect();
            assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?} in {start}");
        };
        for threads in 1..=2 {
            let last = think(
                &question,
                &OwnEvaluation,
                &TranspositionTable::new(1),
                &Unlimited,
                &Threads(threads),
                &mut |report| check(report),
            );
            check(&last);
        }
    }
}

macro_rules! search {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        mod $id {
            use super::*;

            #[test]
            fn minimax_agrees() {
                agree::<$game>($small);
            }

            #[test]
            fn a_broken_search_is_sound() {
                is_sound_when_broken_off::<$game>($small);
            }

            #[test]
            fn lines_are_in_order() {
                the_best_line_is_first::<$game>();
            }
        }
    )* };
}

for_every_game_and_noughts!(search);
