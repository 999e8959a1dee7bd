use std::io::Write as _;

use games::Shelf;

use crate::input::Path;
use crate::{CommandError, Console};

/// Lists every legal move, sorted by bytes.
pub(crate) fn run(
    shelf: &Shelf,
    path: &Path,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (_, line) = path.open(shelf)?;
    let mut moves = line.position().moves();
    moves.sort_unstable();
    for mv in moves {
        writeln!(console.out, "{mv}")?;
    }
    Ok(())
}
