//! A game on a games server, on the full screen or line by line.

mod plain;
mod request;

use std::path::PathBuf;

use board::quote;
use clap::Args;
use client::{Guest, Link, Ticket, Who};
use games::Shelf;
use i18n::Language;
use platform::State;
use protocol::{Name, NoName};
use tui::{Browsing, Launch, Opening};

use super::play::voice::Voice;
use super::{full_screen, serve};
use crate::values::Wanted;
use crate::words::commands_join as words;
use crate::{CommandError, Console};
use plain::Plain;

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The link of the game, as a browser or an invitation shows it
    link: String,

    /// What you want to be called there
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<Name>,

    /// Only watch, also where a seat is free
    #[arg(long)]
    watch: bool,

    /// Ask and answer line by line, for pipes, screen readers and logs
    #[arg(long)]
    plain: bool,

    /// Use plain ASCII without colour
    #[arg(long)]
    ascii: bool,

    /// Where your seats are kept, instead of the user's state directory
    #[arg(long, value_name = "DIR")]
    state: Option<PathBuf>,
}

/// A name that servers take.
pub(crate) fn name(text: &str) -> Result<Name, Wanted> {
    text.parse().map_err(|NoName| Wanted(words::no_name(Name::LONGEST)))
}

/// Who has not said what they want to be called.
pub(crate) fn guest(name: Option<Name>, state: Option<State>, language: Language) -> Guest {
    let otherwise = words::GUEST.say(language).parse().expect("a name in every language");
    Guest { name, otherwise, state, is_bot: false }
}

/// Reads a link, or says what is wrong with it.
pub(crate) fn link(text: &str) -> Result<Link, CommandError> {
    let wrong = |error: client::LinkError| words::wrong_link(quote(text), error.phrase());
    text.parse().map_err(|error| CommandError::Input(wrong(error)))
}

/// Seats somebody at a game elsewhere, or lets them watch it.
pub(crate) fn run(
    shelf: &'static Shelf,
    arguments: &Arguments,
    language: Option<Language>,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let link = link(&arguments.link)?;
    let wrong = |error: client::LinkError| {
        CommandError::Input(words::wrong_link(quote(&arguments.link), error.phrase()))
    };
    let game = link.game().map_err(wrong)?.clone();
    let state = State::find(arguments.state.clone());
    let style = full_screen::style(console, arguments.ascii);
    if console.full_screen && !arguments.plain {
        let (link, name) = (arguments.link.clone(), arguments.name.clone());
        let opening = Opening::Join { link, name, is_watching: arguments.watch };
        let browsing = Some(serve::begin as Browsing);
        let launch = Launch { style, language, state, opening, seed: None, browsing };
        return full_screen::open(shelf, launch);
    }
    let who = if arguments.watch {
        Who::Nobody
    } else {
        Who::Guest(guest(arguments.name.clone(), state, console.language))
    };
    let ticket = Ticket { server: link.server, game, who };
    let voice = Voice { style, is_json: false };
    Plain::new(shelf, ticket, voice).run(console)
}
