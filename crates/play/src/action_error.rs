use std::fmt;

use games::{MoveError, TouchError};
use i18n::{Language, Phrase};

use crate::words::table as words;

/// Why nothing was done at a table. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The rules don't allow the move.
    Move(MoveError),
    /// The spot can't be touched.
    Touch(TouchError),
    /// The other player is to move.
    NotYourTurn,
    /// The game is over.
    Over,
    /// Nobody has moved yet.
    NothingToTakeBack,
    /// No draw was offered.
    NoOffer,
}

impl ActionError {
    /// What to tell whoever wanted it done.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Move(error) => error.phrase(),
            Self::Touch(error) => error.phrase(),
            Self::NotYourTurn => (&words::NOT_YOUR_TURN).into(),
            Self::Over => (&words::GAME_OVER).into(),
            Self::NothingToTakeBack => (&words::NOTHING_TO_TAKE_BACK).into(),
            Self::NoOffer => (&words::NO_OFFER).into(),
        }
    }
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase().say(Language::English))
    }
}

impl std::error::Error for ActionError {}

impl From<MoveError> for ActionError {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}

impl From<TouchError> for ActionError {
    fn from(error: TouchError) -> Self {
        Self::Touch(error)
    }
}
