use engine::solve::{Defence, Effort};
use engine::{Proved, Report, Score, SearchControl, Variation};
use games::{AnyEngine, Line};

use super::Response;

/// How many MiB the tables of a proof may take.
const MEMORY: usize = 16;

/// The reply that holds out longest, told with what it is worth.
pub(super) fn defend(
    engine: &dyn AnyEngine,
    line: &Line,
    plies: u32,
    control: &dyn SearchControl,
    tell: &mut (dyn FnMut(Response) + Send),
) -> Option<String> {
    let progress = &mut |_| {};
    let mut effort = Effort::new(control, MEMORY, progress);
    let Defence { mv, lost_in } = engine.defend(line, plies, &mut effort)?;
    let score = lost_in.map_or(Score::DRAW, Score::loss_in);
    // A move that only holds out as long as was asked is no draw yet.
    let is_proved = lost_in.is_some() || engine.probe(line) == Some(Proved::Draw);
    let lines = vec![Variation { score, is_proved, moves: vec![mv.clone()] }];
    let nodes = effort.nodes;
    tell(Response::Found(Report { depth: plies, lines, nodes, elapsed: control.elapsed() }));
    Some(mv)
}

/// A move that wins.
pub(super) fn win(
    engine: &dyn AnyEngine,
    line: &Line,
    plies: u32,
    control: &dyn SearchControl,
) -> Option<String> {
    let progress = &mut |_| {};
    let mut effort = Effort::new(control, MEMORY, progress);
    engine.winning_moves(line, plies, &mut effort)?.into_iter().next()
}
