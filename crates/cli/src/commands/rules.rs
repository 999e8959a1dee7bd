use std::io::Write as _;

use games::Shelf;

use crate::arguments::Rules;
use crate::input::game;
use crate::{Console, Failure};

/// Prints the rules of a game.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Rules,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let game = game(shelf, &arguments.game)?;
    write!(console.out, "{}", game.info().rules)?;
    Ok(())
}
