use board::Position;

use super::{Effort, Solution, Value};
use crate::tablebase::{self, Proved, Tablebase};

/// The solution of a position where a tablebase or the rules tell the value of every move: without a
/// search, and with every move that keeps the value.
pub fn look_up<P: Position>(
    position: &P,
    earlier: &[u64],
    tablebase: Option<&dyn Tablebase<P>>,
    effort: &mut Effort<'_>,
) -> Option<Solution<P::Move>> {
    tablebase?;
    let mut earlier = earlier.to_vec();
    earlier.push(position.key());
    let worth = |&mv: &P::Move| {
        let child = position.after(mv);
        let proved = tablebase::known(&child, &earlier, tablebase)?;
        Some(proved.before(child.turn() == position.turn()))
    };
    let moves = position.moves();
    let worths: Vec<Proved> = moves.iter().map(worth).collect::<Option<_>>()?;
    effort.nodes += moves.len() as u64;
    let best = worths.iter().max()?;
    let (value, distance) = (best.value(), best.distance());
    // Where everything loses, everything keeps the value.
    let keeps = |worth: &Proved| value == Value::Loss || worth.value() == value;
    let kept = moves.into_iter().zip(&worths).filter(|(_, worth)| keeps(worth));
    let best = kept.map(|(mv, _)| mv).collect();
    Some(Solution { value, score: None, distance, best, is_all: true })
}
