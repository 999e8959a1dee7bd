use i18n::{Language, Pattern, Phrase};
use play::ActionError;
use serde::{Deserialize, Serialize};

use crate::words;

/// Why something that was asked for was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The other player is to move.
    NotYourTurn,
    /// Whoever asks has no seat at this game.
    NotYourSeat,
    /// The game counts, and so only players with an account sit there.
    NeedsAccount,
    /// The rules don't allow the move.
    Illegal,
    /// The game has changed since what they had seen.
    Outdated,
    /// The game is over.
    Over,
    /// The game has not begun: a seat is free.
    NotBegun,
    /// The game has begun, and can only be played or given up.
    Begun,
    /// They have made no move to take back.
    NothingToTakeBack,
    /// The other player has offered nothing.
    NoOffer,
    /// They have offered it already.
    Already,
    /// Only the server can do this.
    NotYours,
    /// Their time had run out.
    TooLate,
    /// Somebody else sits there.
    Taken,
    /// They sit at this game already.
    Seated,
    /// The other player has not been away for long enough.
    NotAway,
    /// They have said enough for now.
    Enough,
    /// The server has too much to do; to be tried again.
    Busy,
}

impl Refusal {
    /// Every refusal.
    pub const ALL: [Self; 18] = [
        Self::NotYourTurn,
        Self::NotYourSeat,
        Self::Illegal,
        Self::Outdated,
        Self::Over,
        Self::NotBegun,
        Self::Begun,
        Self::NothingToTakeBack,
        Self::NoOffer,
        Self::Already,
        Self::NotYours,
        Self::TooLate,
        Self::Taken,
        Self::Seated,
        Self::NeedsAccount,
        Self::NotAway,
        Self::Enough,
        Self::Busy,
    ];

    /// What it is called among programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotYourTurn => "not_your_turn",
            Self::NotYourSeat => "not_your_seat",
            Self::NeedsAccount => "needs_account",
            Self::Illegal => "illegal",
            Self::Outdated => "outdated",
            Self::Over => "over",
            Self::NotBegun => "not_begun",
            Self::Begun => "begun",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::NoOffer => "no_offer",
            Self::Already => "already",
            Self::NotYours => "not_yours",
            Self::TooLate => "too_late",
            Self::Taken => "taken",
            Self::Seated => "seated",
            Self::NotAway => "not_away",
            Self::Enough => "enough",
            Self::Busy => "busy",
        }
    }

    /// What to tell whoever asked.
    pub const fn words(self) -> &'static Pattern {
        match self {
            Self::NotYourTurn => &words::NOT_YOUR_TURN,
            Self::NotYourSeat => &words::NOT_YOUR_SEAT,
            Self::NeedsAccount => &words::NEEDS_ACCOUNT,
            Self::Illegal => &words::ILLEGAL,
            Self::Outdated => &words::OUTDATED,
            Self::Over => &words::OVER,
            Self::NotBegun => &words::NOT_BEGUN,
            Self::Begun => &words::BEGUN,
            Self::NothingToTakeBack => &words::NOTHING_TO_TAKE_BACK,
            Self::NoOffer => &words::NO_OFFER,
            Self::Already => &words::ALREADY,
            Self::NotYours => &words::NOT_YOURS,
            Self::TooLate => &words::TOO_LATE,
            Self::Taken => &words::TAKEN,
            Self::Seated => &words::SEATED,
            Self::NotAway => &words::NOT_AWAY,
            Self::Enough => &words::ENOUGH,
            Self::Busy => &words::BUSY,
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Phrase::from(self.words()).say(Language::English))
    }
}

impl std::error::Error for Refusal {}

impl From<&ActionError> for Refusal {
    fn from(error: &ActionError) -> Self {
        match error {
            ActionError::Move(_) => Self::Illegal,
            ActionError::NotYourTurn => Self::NotYourTurn,
            ActionError::Over => Self::Over,
            ActionError::NothingToTakeBack => Self::NothingToTakeBack,
            ActionError::NoOffer => Self::NoOffer,
            ActionError::NotYours | ActionError::StillTime => Self::NotYours,
        }
    }
}
