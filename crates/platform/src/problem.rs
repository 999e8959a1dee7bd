use std::fmt;
use std::io;

use i18n::{Pattern, Phrase};

use crate::words;

/// Why something is not kept or not found, where the machine itself has no complaint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// Nobody says where things are kept.
    NoPlace,
    /// Another program holds the game.
    Held,
    /// It is something else than a file.
    NotAFile,
    /// It is longer than anything that is kept.
    TooLong,
    /// It is a text, but not that of a game.
    NotAGame,
}

impl Problem {
    fn pattern(self) -> &'static Pattern {
        match self {
            Self::NoPlace => &words::NO_PLACE,
            Self::Held => &words::HELD,
            Self::NotAFile => &words::NOT_A_FILE,
            Self::TooLong => &words::TOO_LONG,
            Self::NotAGame => &words::NOT_A_GAME,
        }
    }

    pub(crate) fn phrase(self) -> Phrase {
        self.pattern().into()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.phrase())
    }
}

impl std::error::Error for Problem {}

impl From<Problem> for io::Error {
    fn from(problem: Problem) -> Self {
        Self::other(problem)
    }
}
