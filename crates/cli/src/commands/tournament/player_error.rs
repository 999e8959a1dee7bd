use i18n::Phrase;
use record::Reason;

/// Why a player made no move.
#[derive(Debug)]
pub(in crate::commands) enum PlayerError {
    /// The match is to end; nobody is to blame.
    Interrupted,
    /// Its own fault: what it has done, and why the game is lost.
    Own(Phrase, Reason),
}

impl PlayerError {
    pub(in crate::commands) fn own(what: impl Into<Phrase>) -> Self {
        Self::Own(what.into(), Reason::Forfeit)
    }

    /// It has taken too long.
    pub(in crate::commands) fn late(what: impl Into<Phrase>) -> Self {
        Self::Own(what.into(), Reason::Time)
    }
}
