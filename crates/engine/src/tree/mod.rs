//! Monte-Carlo tree search: the best-looking branch grows by a leaf at a time, what the leaf is
//! worth flows back to the root, and proved wins and losses flow back as such.

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
use crate::{Evaluate, Report, SearchControl, Workers};
pub use arena::Arena;
use walker::Walker;

/// How a game's trees grow; found by matches, and written down among the game's facts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The lead, in hundredths, that wins three games of four.
    pub lead: f32,
    /// How much less visited moves are tried beside better-looking ones.
    pub exploration: f32,
    /// How many of the first candidates are about equally likely to be good.
    pub breadth: f32,
    /// How much a move that was not tried yet is worth less than its position.
    pub fpu_reduction: f32,
    /// How much of a move's worth the best line after it decides, and not the mean of all lines.
    pub minimax_share: f32,
    /// How much of a leaf's worth random games from there decide, and not the evaluation.
    pub playout_share: f32,
    /// How many random games judge a leaf.
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

/// Thinks, reports when the main line has become longer or the tree has doubled, and returns the
/// last report.
///
/// A report's depth is the length of its main line, and a position is counted for each walk. A tree
/// has no depths, so a limit of depth means nothing to it. What stood in the arena before makes
/// room: with one thread and no clock the same question has the same answer on every machine.
pub fn think<P: Evaluate>(
    question: &Question<'_, P>,
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
    let walker = || Walker::new(question, settings, control, &shared);
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
