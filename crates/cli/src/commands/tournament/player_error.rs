use i18n::Phrase;
use record::Reason;

/// Why a player made no move.
#[derive(Debug)]
pub(super) enum PlayerError {
    /// The match is to end; nobody is to blame.
    Interrupted,
    /// Its own fault: what it has done, and why the game is lost.
    Own(Phrase, Reason),
}

impl PlayerError {
    pub(super) fn own(what: impl Into<Phrase>) -> Self {
        Self::Own(what.into(), Reason::Forfeit)
    }

    /// It has taken too long.
    pub(super) fn late(what: impl Into<Phrase>) -> Self {
        Self::Own(what.into(), Reason::Time)
    }
}
