use std::fmt;

use board::quote;
use games::Shelf;
use record::{Record, RecordError, limits};
use serde::{Deserialize, Serialize};

use crate::{Action, ActionError, Actor, Table};

/// Something that was done at a table: who, what and when.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, in milliseconds from any moment before the first; the clock stands still wherever a
    /// later entry counts from another one.
    pub at: u64,
    /// Who.
    pub by: Actor,
    /// What.
    pub action: Action,
}

/// A game as the actions that made it: how it was when somebody began to write, and everything that
/// was done since. The table is a fold over it.
///
/// `Display` writes it as lines of JSON, the beginning first and then an entry a line, so that a
/// file grows at its end only; [`Log::read`] reads that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    /// The game as it was, written down.
    pub begin: Record,
    /// What was done since.
    pub entries: Vec<Entry>,
}

/// The first line.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    version: u32,
    record: String,
}

/// Why a text is no log of a game.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// There is nothing in it.
    #[error("the log is empty; its first line should be the game as it began")]
    Empty,
    /// It is too long to be looked at.
    #[error("the log has {found} bytes; at most {most} are read")]
    Long {
        /// How many bytes it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// A line is not the JSON that is written here.
    #[error("line {line}: {error}")]
    Unreadable {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// It was written by another version.
    #[error("the log has version {0}; this program reads version {version}", version = Log::VERSION)]
    Version(u32),
    /// The game that it begins with can't be read.
    #[error("the game as it began: {0}")]
    Begin(RecordError),
    /// Something can't have been done.
    #[error("entry {number}, {action} by {by}: {error}")]
    Action {
        /// Which entry, counted from 1.
        number: usize,
        /// Who acted.
        by: Actor,
        /// What they wanted.
        action: String,
        /// Why not.
        error: ActionError,
    },
}

impl Log {
    /// How logs are written now.
    pub const VERSION: u32 = 1;

    /// Reads a log of a game on this shelf.
    pub fn read(shelf: &Shelf, text: &str) -> Result<Self, LogError> {
        if text.len() > limits::BYTES {
            return Err(LogError::Long { found: text.len(), most: limits::BYTES });
        }
        let mut lines = text.lines().enumerate();
        let unreadable = |line: usize| move |error| LogError::Unreadable { line: line + 1, error };
        let (place, first) = lines.next().ok_or(LogError::Empty)?;
        let Begin { version, record } = serde_json::from_str(first).map_err(unreadable(place))?;
        if version != Self::VERSION {
            return Err(LogError::Version(version));
        }
        let mut records = record::read(shelf, &record).map_err(LogError::Begin)?;
        let begin = records.pop().ok_or(LogError::Empty)?;
        let entry = |(place, line)| serde_json::from_str(line).map_err(unreadable(place));
        Ok(Self { begin, entries: lines.map(entry).collect::<Result<_, _>>()? })
    }

    /// The table as it stands after the last entry.
    ///
    /// Its clock may run: who was away meanwhile pauses it first, at the time of the last entry.
    pub fn replay(&self) -> Result<Table, LogError> {
        let mut table = Table::resume(&self.begin);
        for (place, entry) in self.entries.iter().enumerate() {
            table.follow(entry.clone()).map_err(|error| {
                let action = quote(&format!("{:?}", entry.action));
                LogError::Action { number: place + 1, by: entry.by, action, error }
            })?;
        }
        Ok(table)
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begin = Begin { version: Self::VERSION, record: self.begin.to_string() };
        let line = |line: Result<String, _>| line.expect("texts and numbers become JSON");
        writeln!(f, "{}", line(serde_json::to_string(&begin)))?;
        self.entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{}", line(serde_json::to_string(entry))))
    }
}
