//! A game between persons and computer players, on the full screen or line by line.

mod plain;
pub(super) mod request;
mod saving;
pub(super) mod teller;
pub(super) mod voice;

use std::io;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use board::{ByPlayer, Dice};
use clap::Args;
use games::Shelf;
use i18n::{Language, Phrase};
use platform::{Autosave, Resumed, SavedGame, Skipped, State, Stopwatch};
use play::{Seat, Table};
use record::{Record, Records, TimeControl};
use text::Style;
use tui::{Browsing, Launch, Opening};

use super::{full_screen, serve};
use crate::input::PositionArguments;
use crate::words::commands_play as words;
use crate::{CommandError, Console};
use plain::Plain;
use saving::Saving;
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

    /// Who moves first: human, a level from 1 to 8, random or greedy (easy or normal in some games)
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    first: Seat,

    /// Who moves second
    #[arg(long, value_name = "PLAYER", default_value = "3")]
    second: Seat,

    /// Seconds for each player, and more for each move: 300, 300+2 or 30s/move
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
    if is_full && arguments.resume {
        if !state.as_ref().is_some_and(State::has_games) {
            return Err(CommandError::Input((&words::NOTHING_TO_CONTINUE).into()));
        }
        return open_room(shelf, arguments.seed, Opening::Last, (style, language, state));
    }
    let mut skipped = Vec::new();
    let (table, autosave) = if arguments.resume {
        let mut autosave = Autosave::new(state.clone());
        let (found, passed_over) = last(shelf, state.as_ref());
        skipped = passed_over;
        let Some((game, record)) = found else {
            let nothing = Phrase::from(&words::NOTHING_TO_CONTINUE);
            let why = skipped.pop().map_or(nothing.clone(), |why| words::nothing_but(nothing, why));
            return Err(CommandError::Input(why));
        };
        autosave.hold(game);
        (Table::resume(&record), Some(autosave))
    } else {
        let spec = arguments.spec.expect("clap asks for it");
        let (spec, line) = PositionArguments { spec, position: arguments.position }.open(shelf)?;
        let seats = ByPlayer([arguments.first, arguments.second]);
        let table = Table::new(spec, &line, seats, arguments.clock);
        // What only programs play is theirs to keep.
        let is_kept = !arguments.json && seats.0.iter().any(|seat| seat.is_person());
        (table, is_kept.then(|| Autosave::new(state.clone())))
    };
    if is_full {
        let opening = Opening::Game(Box::new(table));
        return open_room(shelf, arguments.seed, opening, (style, language, state));
    }
    let seed = arguments.seed.unwrap_or_else(platform::fresh_number);
    let voice = Voice { style, is_json: arguments.json };
    for phrase in skipped {
        voice.refuse(&phrase, &mut console.out)?;
    }
    let saving = autosave.map(|autosave| Saving::new(autosave, since_1970()));
    let plain = Plain::new(table, saving, Dice::new(seed), Stopwatch::start(), voice);
    plain.run(&mut io::stdin().lock(), console)
}

/// Plays on the full screen.
fn open_room(
    shelf: &'static Shelf,
    seed: Option<u64>,
    opening: Opening,
    (style, language, state): (Style, Option<Language>, Option<State>),
) -> Result<(), CommandError> {
    let browsing = Some(serve::begin as Browsing);
    full_screen::open(shelf, Launch { style, language, state, opening, seed, browsing })
}

/// The last game that was left before its end, held; and what was passed over on the way to it.
fn last(shelf: &Shelf, state: Option<&State>) -> (Option<(SavedGame, Record)>, Vec<Phrase>) {
    let read = |text: &str| Records::new(shelf, text).next()?.ok();
    match state.map(|state| state.resume(read)) {
        None => (None, Vec::new()),
        Some(Err(error)) => (None, vec![platform::reason(&error)]),
        Some(Ok(Resumed { game, skipped })) => {
            (game, skipped.iter().map(Skipped::phrase).collect())
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the command is where the date is read")]
fn since_1970() -> Duration {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
}
