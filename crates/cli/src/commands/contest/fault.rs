/// Why a player made no move.
#[derive(Debug)]
pub(super) enum Fault {
    /// The match is to end; nobody is to blame.
    Interrupted,
    /// Its own fault, for a person.
    Own(String),
}

impl Fault {
    pub(super) fn own(what: impl Into<String>) -> Self {
        Self::Own(what.into())
    }
}
