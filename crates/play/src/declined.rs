use std::fmt;

use games::{Refusal, TouchError};
use i18n::{Language, Phrase};

use crate::words::table as words;

/// Why nothing was done at a table. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The rules don't allow the move.
    Move(Refusal),
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

impl Declined {
    /// What to tell whoever wanted it done.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Move(refusal) => refusal.phrase(),
            Self::Touch(error) => error.phrase(),
            Self::NotYourTurn => (&words::NOT_YOUR_TURN).into(),
            Self::Over => (&words::GAME_OVER).into(),
            Self::NothingToTakeBack => (&words::NOTHING_TO_TAKE_BACK).into(),
            Self::NoOffer => (&words::NO_OFFER).into(),
        }
    }
}

impl fmt::Display for Declined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase().say(Language::English))
    }
}

impl std::error::Error for Declined {}

impl From<Refusal> for Declined {
    fn from(refusal: Refusal) -> Self {
        Self::Move(refusal)
    }
}

impl From<TouchError> for Declined {
    fn from(error: TouchError) -> Self {
        Self::Touch(error)
    }
}
