use std::cmp::Reverse;

use engine::Proved;
use games::{AnyEngine, Line, Resources};
use protocol::{Probe, ProbedMove, Value};
use tokio::task::spawn_blocking;

use super::{Host, HostError};

/// How many moves are looked up at the most.
const MOVES: usize = 2_000;

impl Host {
    /// The games of which there are tables.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.means().tables.iter().map(|table| table.game().to_owned()).collect()
    }

    /// What a table knows of a position.
    pub(crate) async fn probe(&self, game: &str, position: &str) -> Result<Probe, HostError> {
        let (game, line) = self.read_line(game, Some(position), &[])?;
        let id = game.info().id;
        let table = self.means().tables.iter().find(|table| table.game() == id).cloned();
        let table = table.ok_or(HostError::NoTable(id))?;
        let found = spawn_blocking(move || {
            let resources = Resources { tablebase: Some(table), ..Resources::memory(1) };
            let engine = game.engine(resources);
            let proved = known(&*engine, &line)?;
            let mut moves: Vec<(Proved, String)> = line
                .position()
                .moves()
                .into_iter()
                .take(MOVES)
                .filter_map(|mv| Some((after(&*engine, &line, &mv)?, mv)))
                .collect();
            moves.sort_by_key(|(proved, _)| Reverse(*proved));
            let moves = moves.into_iter().map(|(proved, mv)| {
                let (value, plies) = told(proved);
                ProbedMove { mv, value, plies }
            });
            let (value, plies) = told(proved);
            let position = line.position().to_string();
            Some(Probe { game: id.into(), position, value, plies, moves: moves.collect() })
        });
        found.await.ok().flatten().ok_or(HostError::NotInTable)
    }
}

/// What is known of where a game stands: by the rules, or by the table.
fn known(engine: &dyn AnyEngine, line: &Line) -> Option<Proved> {
    match line.verdict() {
        Some(verdict) => Some(Proved::of(verdict.outcome, line.position().turn())),
        None => engine.probe(line),
    }
}

/// What a move is worth to who plays it.
fn after(engine: &dyn AnyEngine, line: &Line, mv: &str) -> Option<Proved> {
    let mut after = line.clone();
    after.play(mv).ok()?;
    let has_same_turn = after.position().turn() == line.position().turn();
    Some(known(engine, &after)?.before(has_same_turn))
}

fn told(proved: Proved) -> (Value, Option<u32>) {
    let value = match proved {
        Proved::Win(_) => Value::Win,
        Proved::Draw => Value::Draw,
        Proved::Loss(_) => Value::Loss,
    };
    (value, proved.distance())
}
