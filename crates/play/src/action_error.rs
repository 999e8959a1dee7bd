use std::fmt;

use games::MoveError;
use i18n::{Language, Phrase};

use crate::words::table as words;

/// Why nothing was done at a table. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The rules don't allow the move.
    Move(MoveError),
    /// The other player is to move.
    NotYourTurn,
    /// The game is over.
    Over,
    /// Whoever wants to take a move back has made none.
    NothingToTakeBack,
    /// The other player has offered nothing.
    NoOffer,
    /// Only the other kind of actor, a player or the referee, can do this.
    NotYours,
    /// Nobody's time has run out.
    StillTime,
}

impl ActionError {
    /// What to tell whoever wanted it done.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Move(error) => error.phrase(),
            Self::NotYourTurn => (&words::NOT_YOUR_TURN).into(),
            Self::Over => (&words::GAME_OVER).into(),
            Self::NothingToTakeBack => (&words::NOTHING_TO_TAKE_BACK).into(),
            Self::NoOffer => (&words::NO_OFFER).into(),
            Self::NotYours => (&words::NOT_YOURS).into(),
            Self::StillTime => (&words::STILL_TIME).into(),
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
