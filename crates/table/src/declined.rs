use std::fmt;

use board::Spot;
use games::Refusal;
use i18n::{Language, Phrase};

use crate::words::table as words;

/// Why nothing was done at a table. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declined {
    /// The rules don't allow the move.
    Move(Refusal),
    /// The spot is not the beginning of a legal move, or not how one goes on.
    Spot {
        /// What was touched now.
        spot: Spot,
        /// What had been touched before.
        touched: Vec<Spot>,
    },
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
            Self::Spot { spot, touched } => match touched.last() {
                None => words::no_move_begins(spot.to_string()),
                Some(last) => words::no_move_goes_on(last.to_string(), spot.to_string()),
            },
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
