use std::io;

use board::Phrase;

/// Why a command did not run to its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was wrong: what, where, and what would be right.
    Input(Phrase),
    /// Help was asked for: here it is.
    Help(String),
    /// Whoever read the output has gone; that is no error.
    Closed,
    /// Anything else.
    Other(String),
}

impl Failure {
    /// The input of a command for experts was wrong, which is said in English alone.
    pub(crate) fn input(problem: impl Into<String>) -> Self {
        Self::Input(Phrase::plain(problem.into()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
