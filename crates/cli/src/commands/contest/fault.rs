use board::Phrase;

/// Why a player made no move.
#[derive(Debug)]
pub(super) enum Fault {
    /// The match is to end; nobody is to blame.
    Interrupted,
    /// Its own fault: what it has done.
    Own(Phrase),
}

impl Fault {
    pub(super) fn own(what: impl Into<Phrase>) -> Self {
        Self::Own(what.into())
    }
}
