use std::fmt;

use board::ParseError;
use i18n::{Language, Phrase};

use crate::words;

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text is not a move of this game.
    Text(ParseError),
    /// It is a move, but not a legal one here.
    Illegal {
        /// The move in its canonical text.
        mv: String,
        /// Why, for a person.
        why: Phrase,
    },
    /// The game is over.
    Over(Phrase),
}

impl MoveError {
    /// The whole error as a phrase.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Text(error) => error.phrase(),
            Self::Illegal { mv, why } => words::illegal(mv.clone(), why.clone()),
            Self::Over(why) => words::over(why.clone()),
        }
    }

    /// What it says to a player.
    pub fn say(&self, language: Language) -> String {
        self.phrase().say(language)
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for MoveError {}

impl From<ParseError> for MoveError {
    fn from(error: ParseError) -> Self {
        Self::Text(error)
    }
}
