use crate::Summary;
use crate::check::{check_id, check_text};
use crate::error::StoreError;
use crate::row::from_row;

/// One entry of the log of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The game.
    pub game: String,
    /// Its place in the log, from 0.
    pub number: i64,
    /// When it was written.
    pub at: i64,
    /// Who did it, unless the server did.
    pub user: Option<i64>,
    /// By which word of the user's it can be found again.
    pub key: Option<String>,
    /// What was done.
    pub body: String,
}

from_row!(Entry { game, number, at, user: user_id, key, body });

/// An entry that is to be written at the end of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: String,
    /// Its place in the log: how many entries there are before it.
    pub number: i64,
    /// When it is done.
    pub at: i64,
    /// Who does it, unless the server does.
    pub user: Option<i64>,
    /// By which word of the user's it can be found again.
    pub key: Option<String>,
    /// What is done.
    pub body: String,
    /// What follows from the log with this entry.
    pub summary: Summary,
}

/// What became of something that was to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is written, and stays so after a power cut.
    Written,
    /// Its place was taken already: somebody else was first, and nothing was written.
    Overtaken,
}

impl Append {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_id("the name of a game", &self.game)?;
        self.key.as_deref().map_or(Ok(()), |key| check_id("the key of an entry", key))?;
        check_text("an entry", &self.body)?;
        self.summary.check()
    }
}
