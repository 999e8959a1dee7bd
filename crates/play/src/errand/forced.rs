use engine::solve::{Defence, Effort};
use engine::{Report, Score, Variation, Watch};
use games::Line;

use super::Answer;

/// How many MiB a proof may remember.
const MEMORY: usize = 16;

/// The reply that holds out longest, told with what it is worth.
pub(super) fn defend(
    line: &Line,
    plies: u32,
    watch: &dyn Watch,
    tell: &mut (dyn FnMut(Answer) + Send),
) -> Option<String> {
    let progress = &mut |_| {};
    let mut effort = Effort::new(watch, MEMORY, progress);
    let Defence { mv, lost_in } = line.position().defend(plies, &mut effort)?;
    let score = lost_in.map_or(Score::DRAW, Score::loss_in);
    let lines = vec![Variation { score, moves: vec![mv.clone()] }];
    let nodes = effort.nodes;
    tell(Answer::Found(Report { depth: plies, lines, nodes, elapsed: watch.elapsed() }));
    Some(mv)
}

/// A move that wins.
pub(super) fn win(line: &Line, plies: u32, watch: &dyn Watch) -> Option<String> {
    let progress = &mut |_| {};
    line.position()
        .winning_moves(plies, &mut Effort::new(watch, MEMORY, progress))?
        .into_iter()
        .next()
}
