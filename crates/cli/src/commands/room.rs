use std::path::PathBuf;

use ::games::Shelf;
use board::Language;
use clap::Args;
use host::State;
use text::Style;
use tui::Guest;

use crate::{Console, Failure, words};

/// What the games room takes, where no command is given.
#[derive(Args, Debug, Default)]
pub(crate) struct Arguments {
    /// Show the games room in plain ASCII
    #[arg(long)]
    ascii: bool,

    /// Keep games and settings in this folder
    #[arg(long, value_name = "DIR")]
    state: Option<PathBuf>,
}

/// Opens the games room in the terminal.
pub(crate) fn run(
    shelf: &'static Shelf,
    arguments: &Arguments,
    language: Option<Language>,
    console: &Console<'_>,
) -> Result<(), Failure> {
    if !console.full_screen {
        return Err(Failure::Input((&words::NEEDS_TERMINAL).into()));
    }
    let style = Style {
        unicode: console.unicode && !arguments.ascii,
        colour: console.colour && !arguments.ascii,
        language: console.language,
    };
    let state = State::find(arguments.state.clone());
    let guest = Guest { style, language, state };
    let done = tui::run(shelf, guest);
    done.map_err(|error| Failure::Other(words::terminal_fails(error.to_string())))
}
