use std::io::Write as _;

use games::Shelf;

use crate::input::Place;
use crate::{Console, Failure};

/// Lists every legal move, sorted by bytes.
pub(crate) fn run(shelf: &Shelf, place: &Place, console: &mut Console<'_>) -> Result<(), Failure> {
    let (_, line) = place.open(shelf)?;
    let mut moves = line.position().moves();
    moves.sort_unstable();
    for mv in moves {
        writeln!(console.out, "{mv}")?;
    }
    Ok(())
}
