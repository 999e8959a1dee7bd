use std::path::PathBuf;

use ::games::Shelf;
use clap::Args;
use i18n::Language;
use platform::State;
use text::Style;
use tui::{Launch, Opening};

use super::serve;
use crate::{CommandError, Console, words};

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
    arguments: Arguments,
    language: Option<Language>,
    console: &Console<'_>,
) -> Result<(), CommandError> {
    if !console.full_screen {
        return Err(CommandError::Input((&words::NEEDS_TERMINAL).into()));
    }
    let launch = Launch {
        style: style(console, arguments.ascii),
        language,
        state: State::find(arguments.state),
        opening: Opening::Menu,
        seed: None,
        browsing: Some(serve::begin),
    };
    open(shelf, launch)
}

/// What the terminal can show, where plain ASCII is not asked for.
pub(super) fn style(console: &Console<'_>, ascii: bool) -> Style {
    Style {
        unicode: console.unicode && !ascii,
        colour: console.colour && !ascii,
        language: console.language,
    }
}

/// Lets a player into the games room.
pub(super) fn open(shelf: &'static Shelf, launch: Launch) -> Result<(), CommandError> {
    let done = tui::run(shelf, launch);
    done.map_err(|error| CommandError::Other(words::terminal_fails(platform::reason(&error))))
}
