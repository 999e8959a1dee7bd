use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use board::{ParseError, quote};
use clap::Args;
use games::{AnyGame, Line, Shelf, Spec};
use i18n::Phrase;

use record::Record;
use record::{self, limits};

use crate::{CommandError, words};

/// The game with this name, which stands alone.
pub(crate) fn game(shelf: &Shelf, name: &str) -> Result<&'static dyn AnyGame, CommandError> {
    let spec = Spec::read(shelf, name).map_err(wrong(words::wrong_game, name))?;
    if !spec.options.is_empty() {
        let id = spec.game.info().id;
        let error = ParseError::new(id.len(), &words::NO_OPTIONS_HERE, words::name_alone(id));
        return Err(wrong(words::wrong_game, name)(error));
    }
    Ok(spec.game)
}

/// Which position a command is about.
#[derive(Args, Debug)]
pub(crate) struct PositionArguments {
    /// A game and its options: NAME or NAME:key=value,key=value
    pub(crate) spec: String,

    /// Start from this position; SPEC is then the name alone
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

impl PositionArguments {
    /// The spec, completed where it leaves something to chance, and the game at its beginning.
    pub(crate) fn open(&self, shelf: &Shelf) -> Result<(Spec, Line), CommandError> {
        let mut spec =
            Spec::read(shelf, &self.spec).map_err(wrong(words::wrong_spec, &self.spec))?;
        let start = match &self.position {
            None => {
                // Small enough to be typed again by a person who wants the same start.
                let fresh = platform::fresh_number() % 1_000_000;
                spec.start(fresh).map_err(wrong(words::wrong_spec, &self.spec))?
            }
            Some(_) if !spec.options.is_empty() => {
                let id = spec.game.info().id;
                let hint = words::position_name_alone(id);
                let error = ParseError::new(id.len(), &words::OPTIONS_REFUSED, hint);
                return Err(wrong(words::wrong_spec, &self.spec)(error));
            }
            Some(text) => spec.game.position(text).map_err(wrong(words::wrong_position, text))?,
        };
        Ok((spec, Line::new(start)))
    }
}

/// Which position a command is about, and the moves that lead on from it.
#[derive(Args, Debug)]
pub(crate) struct Path {
    #[command(flatten)]
    place: PositionArguments,

    /// Play these moves first, separated by blanks
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    #[arg(allow_hyphen_values = true)]
    moves: String,
}

impl Path {
    /// The spec and the game after the moves.
    pub(crate) fn open(&self, shelf: &Shelf) -> Result<(Spec, Line), CommandError> {
        let (spec, mut line) = self.place.open(shelf)?;
        for (i, mv) in self.moves.split_whitespace().enumerate() {
            line.play(mv).map_err(|error| {
                CommandError::Input(words::wrong_move(i + 1, quote(mv), error.phrase()))
            })?;
        }
        Ok((spec, line))
    }

    /// The same, where the game must go on.
    pub(crate) fn open_unfinished(&self, shelf: &Shelf) -> Result<(Spec, Line), CommandError> {
        let (spec, line) = self.open(shelf)?;
        match line.verdict() {
            None => Ok((spec, line)),
            Some(verdict) => {
                let ending = line.position().ending(&verdict);
                Err(CommandError::Input(words::nothing_to_think(ending)))
            }
        }
    }
}

/// Where recorded games are read from.
#[derive(Args, Debug)]
pub(crate) struct Source {
    /// A file with recorded games, as text or JSON; - is standard input
    file: PathBuf,
}

impl Source {
    /// Reads every game of the file, replayed, and tells how many there are.
    pub(crate) fn visit(
        &self,
        shelf: &Shelf,
        mut visit: impl FnMut(usize, Record),
    ) -> Result<usize, CommandError> {
        let name = quote(&self.file.to_string_lossy());
        let wrong = |problem: Phrase| CommandError::Input(words::wrong_file(name.clone(), problem));
        let bytes = self.bytes().map_err(|error| wrong(platform::reason(&error)))?;
        if bytes.len() > limits::BYTES {
            return Err(wrong(words::too_long(limits::BYTES >> 20)));
        }
        let text = std::str::from_utf8(&bytes).map_err(|error| {
            let line = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
            wrong(words::not_utf8(line))
        })?;
        let mut count = 0;
        let each = |record| {
            count += 1;
            visit(count, record);
        };
        record::visit(shelf, text, each).map_err(|fault| wrong(fault.phrase()))?;
        Ok(count)
    }

    /// One of the games, counted from 1.
    pub(crate) fn record(&self, shelf: &Shelf, game: usize) -> Result<Record, CommandError> {
        let mut wanted = None;
        let count = self.visit(shelf, |number, record| {
            if number == game {
                wanted = Some(record);
            }
        })?;
        wanted.ok_or_else(|| CommandError::Input(words::no_such_game(game, count)))
    }

    /// What the file holds, at most one byte more than a record may have.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let most = limits::BYTES as u64 + 1;
        if self.file.as_os_str() == "-" {
            io::stdin().lock().take(most).read_to_end(&mut bytes)?;
        } else {
            File::open(&self.file)?.take(most).read_to_end(&mut bytes)?;
        }
        Ok(bytes)
    }
}

/// Says in which text an error points at a character.
pub(crate) fn wrong(
    what: fn(String, Phrase) -> Phrase,
    text: &str,
) -> impl FnOnce(ParseError) -> CommandError {
    move |error| CommandError::Input(what(quote(text), error.phrase()))
}

/// Refuses more memory than there is.
pub(crate) fn check_memory(mebibytes: usize) -> Result<(), CommandError> {
    platform::check_memory(mebibytes).map_err(|found| {
        CommandError::Input(match found.available {
            None => words::no_memory(mebibytes),
            Some(available) => words::less_memory(mebibytes, available),
        })
    })
}
