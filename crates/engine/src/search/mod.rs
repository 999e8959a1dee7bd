//! Iterative-deepening principal variation search: alpha-beta with a shared transposition table,
//! late move reductions, killers and the history heuristic.
//!
//! Several threads search one tree together by ABDADA (Weill 1996), in the form that Tom Kerrigan
//! simplified. Each thread publishes which positions it is searching. A move that another thread is
//! searching is deferred, unless it is the position's first (young brothers wait), until only such
//! moves are left; then the thread enters there too and helps. What one has finished the others
//! find in the transposition table, and whoever is still at work below abandons it. All threads are
//! always at the same search of the root: a better line there raises alpha for all of them, and the
//! first that finishes ends it for all.

mod breaks;
mod history;
mod picker;
mod root;
mod shared;
mod sharing;
mod window;
mod worker;

use std::sync::atomic::Ordering;

use board::{Position, Repetition};

use crate::{
    Evaluate, Evaluator, Limits, Report, SearchControl, Tablebase, TranspositionTable, Workers,
};
use root::Root;
use shared::SharedState;
use worker::Worker;

/// The question that a search answers.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a, P: Position> {
    /// The position to think about; the game goes on.
    pub position: &'a P,
    /// The keys of the game's earlier positions, for repetitions; may be empty.
    pub earlier: &'a [u64],
    /// How far to go.
    pub limits: Limits,
    /// How many lines to report, the best ones.
    pub lines: usize,
    /// The table that is asked wherever the search comes, if there is one.
    pub tablebase: Option<&'a dyn Tablebase<P>>,
}

impl<'a, P: Position> Question<'a, P> {
    /// The best line only, and nothing known of the game so far.
    pub const fn new(position: &'a P, limits: Limits) -> Self {
        Self { position, earlier: &[], limits, lines: 1, tablebase: None }
    }
}

/// Searches, reports each finished iteration, and returns the last report.
///
/// With one thread and no clock the same question on an empty transposition table has the same
/// answer on every machine.
pub fn think<P: Evaluate, E: Evaluator<P>>(
    question: &Question<'_, P>,
    evaluator: &E,
    table: &TranspositionTable,
    control: &dyn SearchControl,
    workers: &dyn Workers,
    report: &mut (dyn FnMut(&Report<P::Move>) + Send),
) -> Report<P::Move> {
    table.new_generation();
    let shared = SharedState::new(workers.size());
    let answer = std::sync::Mutex::new(None);
    let report = std::sync::Mutex::new(report);
    workers.run(&|number| {
        let worker = Worker::new(question, evaluator, table, control, (&shared, number));
        if number == 0 {
            let mut report = report.lock().expect("only the first worker reports");
            let found = Root::new(worker, question).deepen(&mut **report);
            shared.stop.store(true, Ordering::Relaxed);
            *answer.lock().expect("only the first worker answers") = Some(found);
        } else {
            Root::new(worker, question).deepen(&mut |_| {});
        }
    });
    let answer = answer.into_inner().expect("no worker panicked");
    let mut answer = answer.expect("somebody runs the first job");
    answer.nodes = shared.nodes.load(Ordering::Relaxed);
    answer
}

/// Whether a position that comes about once more is a draw, after a game with these keys.
#[inline]
pub(crate) fn is_drawn<P: Position>(key: u64, earlier: &[u64]) -> bool {
    let Repetition::DrawnAt(times) = P::REPETITION else { return false };
    let count = earlier.iter().filter(|&&known| known == key).count();
    count + 1 >= usize::from(times)
}
