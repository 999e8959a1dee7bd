//! Monte Carlo tree search: select a leaf, expand it, evaluate it, and backpropagate its value to the
//! root.
//!
//! Moves are selected by PUCT with priors from the move ordering, a leaf's value comes from the
//! evaluation, from playouts or from both, and proved values are backpropagated as such (MCTS-Solver,
//! Winands 2008).

mod arena;
mod line;
mod node;
mod priors;
mod proof;
mod walker;
mod worth;

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use crate::search::Question;
use crate::{Evaluate, Evaluator, Report, SearchControl, Workers};
pub use arena::Arena;
use walker::Walker;

/// The parameters of a game's tree search; found by matches, and written among the game's facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The lead, in hundredths, that wins three games of four.
    pub lead: f32,
    /// The exploration constant: how much less visited moves are tried beside better ones.
    pub exploration: f32,
    /// How many of the first candidates are about equally likely to be good.
    pub breadth: f32,
    /// First-play urgency: how much less a move that was not tried yet is worth than its position.
    pub fpu_reduction: f32,
    /// How much of a move's value the best line after it decides, and not the mean of all walks.
    pub minimax_share: f32,
    /// How much of a leaf's value playouts from there decide, and not the evaluation.
    pub playout_share: f32,
    /// How many playouts a leaf gets.
    pub playouts: u16,
}

impl Settings {
    /// What does in most games.
    pub const USUAL: Self = Self {
        lead: 200.0,
        exploration: 1.0,
        breadth: 3.0,
        fpu_reduction: 0.1,
        minimax_share: 0.3,
        playout_share: 0.0,
        playouts: 1,
    };
}

/// What the threads of one search share.
#[derive(Debug)]
struct Shared<'a, M> {
    arena: Mutex<&'a mut Arena<M>>,
    stop: AtomicBool,
}

/// Searches, reports when the principal variation has become longer or the tree has doubled, and
/// returns the last report.
///
/// A report's depth is the length of its principal variation, and its nodes are the walks from the
/// root to a leaf. A tree has no depths, so a limit of depth means nothing to it. What stood in the
/// arena before is dropped: with one thread and no clock the same question has the same answer on
/// every machine.
pub fn think<P: Evaluate, E: Evaluator<P>>(
    question: &Question<'_, P>,
    evaluator: &E,
    arena: &mut Arena<P::Move>,
    control: &dyn SearchControl,
    workers: &dyn Workers,
    report: &mut (dyn FnMut(&Report<P::Move>) + Send),
) -> Report<P::Move> {
    arena.clear();
    let settings = &arena.settings();
    let shared = Shared { arena: Mutex::new(arena), stop: AtomicBool::new(false) };
    let answer = Mutex::new(None);
    let report = Mutex::new(report);
    let walker = || Walker::new(question, evaluator, settings, control, &shared);
    walker().plant();
    workers.run(&|number| {
        if number == 0 {
            let mut report = report.lock().expect("only the first walker reports");
            let found = walker().lead(&mut **report);
            *answer.lock().expect("only the first walker answers") = Some(found);
        } else {
            walker().help();
        }
    });
    let answer = answer.into_inner().expect("no walker panicked");
    answer.expect("somebody runs the first job")
}
