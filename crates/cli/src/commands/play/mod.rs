//! A game between persons and computer players, on the full screen or line by line.

mod plain;
mod request;
mod voice;

use std::io;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use board::{ByPlayer, Dice};
use clap::Args;
use games::Shelf;
use i18n::Language;
use platform::{SavedGame, State, Stopwatch};
use play::{Seat, Table};
use record::{self, TimeControl};
use tui::{Browsing, Launch, Opening};

use super::{full_screen, serve};
use crate::input::PositionArguments;
use crate::words::commands_play as words;
use crate::{CommandError, Console};
use plain::Plain;
use voice::Voice;

/// What the command takes.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command")]
pub(crate) struct Arguments {
    /// A game and its options: NAME or NAME:key=value,key=value
    #[arg(required_unless_present = "resume")]
    spec: Option<String>,

    /// Start from this position; SPEC is then the name alone
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, requires = "spec")]
    position: Option<String>,

    /// Who moves first: human, random, greedy or a level from 1 to 8
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    first: Seat,

    /// Who moves second
    #[arg(long, value_name = "PLAYER", default_value = "3")]
    second: Seat,

    /// Seconds for each player and for each move, as in 300+2
    #[arg(long, value_name = "TIME")]
    clock: Option<TimeControl>,

    /// Go on with the last game that was left, with its players
    #[arg(long = "continue", conflicts_with_all = ["spec", "first", "second", "clock"])]
    resume: bool,

    /// Ask and answer line by line, for pipes, screen readers and logs
    #[arg(long)]
    plain: bool,

    /// Line by line, with each state as a JSON object
    #[arg(long)]
    json: bool,

    /// Use plain ASCII without colour
    #[arg(long)]
    ascii: bool,

    /// What decides every random move
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Where games are kept, instead of the user's state directory
    #[arg(long, value_name = "DIR")]
    state: Option<PathBuf>,
}

/// Plays a game to its end, or keeps it: on the full screen, or line by line where that is asked for
/// or there is no terminal.
pub(crate) fn run(
    shelf: &'static Shelf,
    arguments: Arguments,
    language: Option<Language>,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let state = State::find(arguments.state.clone());
    let style = full_screen::style(console, arguments.ascii);
    let is_full = console.full_screen && !arguments.plain && !arguments.json;
    let (table, kept) = if arguments.resume {
        let last = state.as_ref().and_then(|state| last(shelf, state));
        last.ok_or_else(|| CommandError::Input((&words::NOTHING_TO_CONTINUE).into()))?
    } else {
        let spec = arguments.spec.expect("clap asks for it");
        let (spec, line) = PositionArguments { spec, position: arguments.position }.open(shelf)?;
        let seats = ByPlayer([arguments.first, arguments.second]);
        let table = Table::new(spec, &line, seats, arguments.clock);
        // What only programs play is theirs to keep.
        let is_kept = !is_full && !arguments.json && seats.0.iter().any(|seat| seat.is_person());
        let kept = state.as_ref().filter(|_| is_kept).and_then(begin);
        (table, kept)
    };
    if is_full {
        // The games room holds the game that it goes on with by itself.
        drop(kept);
        let opening = if arguments.resume { Opening::Last } else { Opening::Game(Box::new(table)) };
        let (seed, browsing) = (arguments.seed, Some(serve::begin as Browsing));
        let launch = Launch { style, language, state, opening, seed, browsing };
        return full_screen::open(shelf, launch);
    }
    let seed = arguments.seed.unwrap_or_else(platform::fresh_number);
    let voice = Voice { style, is_json: arguments.json };
    let plain = Plain::new(table, kept, Dice::new(seed), Stopwatch::start(), voice);
    plain.run(&mut io::stdin().lock(), console)
}

/// The last game that was left before its end.
fn last(shelf: &Shelf, state: &State) -> Option<(Table, Option<SavedGame>)> {
    let kept = state.kept().ok()?;
    kept.into_iter().find_map(|(kept, text)| {
        let records = record::read(shelf, &text).ok()?;
        Some((Table::resume(records.first()?), Some(kept)))
    })
}

/// A place to keep a game that begins now; without one it can still be played.
#[expect(clippy::disallowed_methods, reason = "the command is where the date is read")]
fn begin(state: &State) -> Option<SavedGame> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO);
    state.begin(now).ok()
}
