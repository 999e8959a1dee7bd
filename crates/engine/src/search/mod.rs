//! Iterative-deepening principal-variation search: alpha-beta with a shared memory, late-move
//! reductions, killers and history.

mod history;
mod picker;
mod root;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use board::{Position, Repetition};

use crate::{Crew, Evaluate, Limits, Memory, Report, Watch};
use root::Root;
use worker::Worker;

/// What is asked of a search.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a, P: Position> {
    /// The position to think about; the game goes on.
    pub position: &'a P,
    /// The keys of the game's earlier positions, for repetitions; may be empty.
    pub earlier: &'a [u64],
    /// How far to go.
    pub limits: Limits,
    /// How many lines to tell, the best ones.
    pub lines: usize,
}

impl<'a, P: Position> Question<'a, P> {
    /// The best line only, and nothing known of the game so far.
    pub const fn new(position: &'a P, limits: Limits) -> Self {
        Self { position, earlier: &[], limits, lines: 1 }
    }
}

/// What the threads of one search share beside the memory.
#[derive(Debug, Default)]
struct Shared {
    nodes: AtomicU64,
    stop: AtomicBool,
}

/// Thinks, reports each finished iteration, and returns the last report.
///
/// With one thread and no clock the same question on a fresh memory has the same answer on every
/// machine.
pub fn think<P: Evaluate>(
    question: &Question<'_, P>,
    memory: &Memory,
    watch: &dyn Watch,
    crew: &dyn Crew,
    report: &mut (dyn FnMut(&Report<P::Move>) + Send),
) -> Report<P::Move> {
    memory.grow_older();
    let shared = Shared::default();
    let answer = std::sync::Mutex::new(None);
    let report = std::sync::Mutex::new(report);
    crew.run(&|number| {
        let worker = Worker::new(question, memory, watch, &shared);
        if number == 0 {
            let mut report = report.lock().expect("only the first worker reports");
            let found = Root::new(worker, question, number).deepen(&mut **report);
            shared.stop.store(true, Ordering::Relaxed);
            *answer.lock().expect("only the first worker answers") = Some(found);
        } else {
            Root::new(worker, question, number).deepen(&mut |_| {});
        }
    });
    let answer = answer.into_inner().expect("no worker panicked");
    let mut answer = answer.expect("a crew runs the first job");
    answer.nodes = shared.nodes.load(Ordering::Relaxed);
    answer
}

/// How often a position must have occurred before to be a draw when it occurs again.
const fn occurrences<P: Position>() -> Option<u8> {
    match P::REPETITION {
        Repetition::Impossible => None,
        Repetition::DrawnAt(times) => Some(times - 1),
    }
}
