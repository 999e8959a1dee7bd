use engine::solve::{Defence, Effort};
use engine::{Report, Score, SearchControl, Variation};
use games::Line;

use super::Response;

/// How many MiB a proof may remember.
const MEMORY: usize = 16;

/// The reply that holds out longest, told with what it is worth.
pub(super) fn defend(
    line: &Line,
    plies: u32,
    control: &dyn SearchControl,
    tell: &mut (dyn FnMut(Response) + Send),
) -> Option<String> {
    let progress = &mut |_| {};
    let mut effort = Effort::new(control, MEMORY, progress);
    let Defence { mv, lost_in } = line.position().defend(plies, &mut effort)?;
    let score = lost_in.map_or(Score::DRAW, Score::loss_in);
    let lines = vec![Variation { score, moves: vec![mv.clone()] }];
    let nodes = effort.nodes;
    tell(Response::Found(Report { depth: plies, lines, nodes, elapsed: control.elapsed() }));
    Some(mv)
}

/// A move that wins.
pub(super) fn win(line: &Line, plies: u32, control: &dyn SearchControl) -> Option<String> {
    let progress = &mut |_| {};
    line.position()
        .winning_moves(plies, &mut Effort::new(control, MEMORY, progress))?
        .into_iter()
        .next()
}
