use std::io::Write as _;

use clap::Args;
use games::Shelf;

use crate::input::game;
use crate::{CommandError, Console};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The name of a game
    game: String,
}

/// Prints the rules of a game.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let game = game(shelf, &arguments.game)?;
    write!(console.out, "{}", game.info().rules(console.language))?;
    Ok(())
}
