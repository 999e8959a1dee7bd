use std::io::Write as _;

use clap::Args;
use games::Shelf;

use super::full_screen;
use crate::input::game;
use crate::{CommandError, Console};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The name of a game
    game: String,

    /// Use plain ASCII without colour
    #[arg(long)]
    ascii: bool,
}

/// The width of the text.
pub(crate) const WIDTH: usize = 80;

/// Prints the rules of a game.
pub(crate) fn run(
    shelf: &Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let game = game(shelf, &arguments.game)?;
    let style = full_screen::style(console, arguments.ascii);
    let rules = text::prose(game.info().rules(console.language), WIDTH, style);
    write!(console.out, "{rules}")?;
    Ok(())
}
