use std::{fmt, io};

use i18n::Phrase;

use crate::words;

/// Why a model or a table can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResourceError {
    /// The game has no models.
    NoModels,
    /// The game has no tables.
    NoTables,
    /// It can't be read: what the machine says.
    Unreadable(String),
    /// It is not what it should be: why, for a person.
    Wrong(Phrase),
}

impl ResourceError {
    /// The whole error as a phrase.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::NoModels => (&words::NO_MODELS).into(),
            Self::NoTables => (&words::NO_TABLES).into(),
            Self::Unreadable(why) => Phrase::plain(why.clone()),
            Self::Wrong(why) => why.clone(),
        }
    }
}

impl fmt::Display for ResourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for ResourceError {}

impl From<io::Error> for ResourceError {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error.to_string())
    }
}
