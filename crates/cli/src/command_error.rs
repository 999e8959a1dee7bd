use std::io;
use std::path::Path;

use board::quote;
use i18n::Phrase;

use crate::words;

/// Why a command did not run to its end.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The input was wrong: what, where, and what would be right.
    Input(Phrase),
    /// Help was asked for: here it is.
    Help(String),
    /// Whoever read the output has gone; that is no error.
    Closed,
    /// Anything else.
    Other(Phrase),
}

impl CommandError {
    /// A file can't be written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        let file = quote(&path.to_string_lossy());
        Self::Other(words::wrong_file(file, platform::reason(error)))
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Other(platform::reason(&error)),
        }
    }
}

impl From<serde_json::Error> for CommandError {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
