use engine::solve::{Defence, Effort, Solution};
use engine::{Limits, Proved, Report, SearchControl, Workers};

use crate::Line;

/// An engine of one game behind text: it searches, proves and looks up, and keeps its transposition
/// table from move to move.
pub trait AnyEngine: Send {
    /// Searches where a game stands, reports each finished iteration, and returns the last report;
    /// its lines are empty when the game is over.
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String>;

    /// What the tablebase says of where a game stands; nothing where there is none or it does not
    /// know.
    fn probe(&self, line: &Line) -> Option<Proved>;

    /// What is proved of where a game stands within the effort; nothing when it is over.
    fn solve(&self, line: &Line, effort: &mut Effort<'_>) -> Option<Solution<String>>;

    /// The move that holds out longest against a win within so many plies; nothing when the effort
    /// does not suffice or the game is over.
    fn defend(&self, line: &Line, plies: u32, effort: &mut Effort<'_>) -> Option<Defence<String>>;

    /// Every move that wins within so many plies; nothing when the effort does not suffice.
    fn winning_moves(
        &self,
        line: &Line,
        plies: u32,
        effort: &mut Effort<'_>,
    ) -> Option<Vec<String>>;

    /// Empties the transposition table, so that no earlier game has a say.
    fn forget(&mut self);
}

/// What an engine is asked to search.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// The game so far.
    pub line: &'a Line,
    /// How far to search.
    pub limits: Limits,
    /// How many lines to report.
    pub lines: usize,
    /// The time and when to stop.
    pub control: &'a dyn SearchControl,
    /// The threads that may be used.
    pub workers: &'a dyn Workers,
}

impl std::fmt::Debug for Task<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { line, limits, lines, .. } = self;
        write!(f, "Task {{ line: {line:?}, limits: {limits:?}, lines: {lines} }}")
    }
}
