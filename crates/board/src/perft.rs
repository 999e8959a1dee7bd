use std::ops::ControlFlow;

use crate::Position;

/// The leaves of the legal-move tree at exactly this depth.
///
/// A finished game has no moves, so it counts 1 at depth 0 and nothing deeper. The last ply is
/// counted and not played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut leaves = 0;
            let _ = position.each_move(|mv| {
                leaves += perft(&position.after(mv), depth - 1);
                ControlFlow::Continue(())
            });
            leaves
        }
    }
}
