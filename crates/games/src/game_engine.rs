use std::sync::Arc;

use board::Position as _;
use engine::search::{self, Question};
use engine::solve::{self, Defence, Effort, Solution, Solve as _};
use engine::tree::{self, Arena};
use engine::{Evaluator, OwnEvaluation, Proved, Report, Tablebase, TranspositionTable};

use crate::{AnyEngine, AnyModel, Game, Line, Method, Resources, Task};

type Move<G> = <<G as Game>::Position as board::Position>::Move;

/// The engine of a typed game.
pub(crate) struct GameEngine<G: Game> {
    method: Method,
    /// How many MiB the transposition table or the tree may take.
    mebibytes: usize,
    /// What evaluates positions; the game's own evaluation where there is none.
    model: Option<Arc<G::Model>>,
    tablebase: Option<Arc<dyn Tablebase<G::Position>>>,
    /// Nothing while trees take the room.
    table: Option<TranspositionTable>,
    /// Nothing while the transposition table takes the room.
    arena: Option<Arena<Move<G>>>,
}

impl<G: Game> GameEngine<G> {
    pub(crate) fn new(resources: Resources) -> Self {
        let Resources { memory: mebibytes, method, model, tablebase } = resources;
        let method = method.unwrap_or(G::METHOD);
        let table = (method == Method::Search).then(|| TranspositionTable::new(mebibytes));
        let model = model.map(AnyModel::typed::<G>);
        let tablebase = tablebase.map(|tablebase| tablebase.typed::<G>());
        Self { method, mebibytes, model, tablebase, table, arena: None }
    }

    fn tablebase(&self) -> Option<&dyn Tablebase<G::Position>> {
        self.tablebase.as_deref()
    }

    /// Searches by the method that fits the question, with what evaluates positions.
    fn search(
        &mut self,
        question: &Question<'_, G::Position>,
        evaluator: &impl Evaluator<G::Position>,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<Move<G>>) + Send),
    ) -> Report<Move<G>> {
        let Self { mebibytes, table, arena, .. } = self;
        let Task { control, workers, .. } = task;
        let probe = |tablebase: &dyn Tablebase<_>| tablebase.probe(question.position);
        // A tree has no depths: whoever asks for one is answered by the search.
        if self.method == Method::Search || task.limits.depth.is_some() {
            *arena = None;
            let table = table.get_or_insert_with(|| TranspositionTable::new(*mebibytes));
            search::think(question, evaluator, table, control, workers, report)
        } else if question.tablebase.and_then(probe).is_some() {
            // Nor has it shortest wins. The search finds those in the tablebase without room to speak
            // of, and the tree keeps its own.
            let table = &TranspositionTable::new(1);
            search::think(question, evaluator, table, control, workers, report)
        } else {
            *table = None;
            let arena = arena.get_or_insert_with(|| Arena::new(*mebibytes, G::TREE));
            tree::think(question, evaluator, arena, control, workers, report)
        }
    }
}

/// Where a game stands, typed.
fn position<G: Game>(line: &Line) -> &G::Position {
    let position = line.position().as_any().downcast_ref();
    position.expect("an engine is asked about its own game")
}

impl<G: Game> AnyEngine for GameEngine<G> {
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String> {
        let position = position::<G>(task.line);
        let tablebase = self.tablebase.clone();
        let question = Question {
            position,
            earlier: task.line.earlier(),
            limits: task.limits,
            lines: task.lines,
            tablebase: tablebase.as_deref(),
        };
        let mut told = |found: &Report<_>| report(&found.map(ToString::to_string));
        let found = match self.model.clone() {
            Some(model) => self.search(&question, &*model, task, &mut told),
            None => self.search(&question, &OwnEvaluation, task, &mut told),
        };
        found.map(ToString::to_string)
    }

    fn probe(&self, line: &Line) -> Option<Proved> {
        self.tablebase()?.probe(position::<G>(line))
    }

    fn solve(&self, line: &Line, effort: &mut Effort<'_>) -> Option<Solution<String>> {
        let position = position::<G>(line);
        if position.outcome().is_some() {
            return None;
        }
        let solution = position.solve(line.earlier(), self.tablebase(), effort)?;
        Some(solution.map(ToString::to_string))
    }

    fn defend(&self, line: &Line, plies: u32, effort: &mut Effort<'_>) -> Option<Defence<String>> {
        let position = position::<G>(line);
        if position.outcome().is_some() {
            return None;
        }
        let defence = solve::defend(position, plies, self.tablebase(), effort)?;
        Some(defence.map(ToString::to_string))
    }

    fn winning_moves(
        &self,
        line: &Line,
        plies: u32,
        effort: &mut Effort<'_>,
    ) -> Option<Vec<String>> {
        let position = position::<G>(line);
        let moves = solve::winning_moves(position, plies, self.tablebase(), effort)?;
        Some(moves.iter().map(ToString::to_string).collect())
    }

    fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }
}
