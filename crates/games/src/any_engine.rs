use board::Position;
use engine::search::{self, Question};
use engine::tree::{self, Arena};
use engine::{Limits, OwnEvaluation, Report, SearchControl, TranspositionTable, Workers};

use crate::{Game, Line, Method};

/// A computer player of one game behind text, with what it remembers from move to move.
pub trait AnyEngine: Send {
    /// Thinks about where a game stands, reports each finished iteration, and returns the last
    /// report; its lines are empty when the game is over.
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String>;

    /// Forgets every earlier game.
    fn forget(&mut self);
}

/// What an engine is asked.
#[derive(Clone, Copy)]
pub struct Task<'a> {
    /// The game so far.
    pub line: &'a Line,
    /// How far to think.
    pub limits: Limits,
    /// How many lines to tell.
    pub lines: usize,
    /// The time and when to stop.
    pub control: &'a dyn SearchControl,
    /// Who runs threads.
    pub workers: &'a dyn Workers,
}

impl std::fmt::Debug for Task<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { line, limits, lines, .. } = self;
        write!(f, "Task {{ line: {line:?}, limits: {limits:?}, lines: {lines} }}")
    }
}

/// An engine of a typed game.
pub(crate) struct GameEngine<G: Game> {
    method: Method,
    /// How many MiB it may fill.
    mebibytes: usize,
    /// What the search remembers; nothing while trees take the room.
    memory: Option<TranspositionTable>,
    /// Where trees grow; nothing while the search takes the room.
    arena: Option<Arena<Move<G>>>,
}

type Move<G> = <<G as Game>::Position as Position>::Move;

impl<G: Game> GameEngine<G> {
    pub(crate) fn new(method: Method, mebibytes: usize) -> Self {
        let memory = (method == Method::Search).then(|| TranspositionTable::new(mebibytes));
        Self { method, mebibytes, memory, arena: None }
    }
}

impl<G: Game> AnyEngine for GameEngine<G> {
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String> {
        let position: G::Position =
            task.line.position().to_string().parse().expect("a position reads its own text");
        let earlier = task.line.earlier();
        let question = Question {
            position: &position,
            earlier: &earlier,
            limits: task.limits,
            lines: task.lines,
        };
        let mut told = |found: &Report<_>| report(&found.map(ToString::to_string));
        let (control, workers) = (task.control, task.workers);
        // A tree has no depths: whoever asks for one is answered by the search.
        let found = if self.method == Method::Search || task.limits.depth.is_some() {
            self.arena = None;
            let memory = self.memory.get_or_insert_with(|| TranspositionTable::new(self.mebibytes));
            search::think(&question, &OwnEvaluation, memory, control, workers, &mut told)
        } else {
            self.memory = None;
            let arena = self.arena.get_or_insert_with(|| Arena::new(self.mebibytes, G::TREE));
            tree::think(&question, &OwnEvaluation, arena, control, workers, &mut told)
        };
        found.map(ToString::to_string)
    }

    fn forget(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
        }
    }
}
