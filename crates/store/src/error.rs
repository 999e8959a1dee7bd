use crate::Place;

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The place is not there, or does not let us in.
    #[error("{place} can't be opened: {source}")]
    Open {
        /// The place.
        place: Place,
        /// What the database says.
        source: sqlx::Error,
    },
    /// A later version of the program has written the database.
    #[error(
        "the database has version {found} and this program knows versions up to {known}: \
         use the version of the program that has written it, or a later one"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// More is waiting to be written than is accepted; nothing was written.
    #[error("too much is waiting to be written: try again in a moment")]
    Busy,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// There is no such game or tournament.
    #[error("there is no {0}")]
    Absent(String),
    /// An entry would leave a gap in the log.
    #[error("entry {number} can't follow: the next entry of {id} is {next}")]
    Gap {
        /// The game or tournament.
        id: String,
        /// The number that was given.
        number: i64,
        /// The number that is next.
        next: i64,
    },
    /// Somebody else has the name already.
    #[error("the name {0} is taken")]
    NameTaken(String),
    /// A text is longer than it may be.
    #[error("{what} has {length} bytes, and {most} is the most")]
    TooLong {
        /// What the text is.
        what: &'static str,
        /// Its length in bytes.
        length: usize,
        /// The greatest length in bytes.
        most: usize,
    },
    /// A text has a character that databases can't keep.
    #[error("{0} has a character with the code 0, which can't be kept")]
    NulCharacter(&'static str),
    /// A game has no name, or one of several lines.
    #[error("the name of a game has to be one line")]
    NoName,
    /// Something else is there already under the same name.
    #[error("{key} among the {table} is another one here than there")]
    Other {
        /// The table.
        table: &'static str,
        /// What it is called there.
        key: String,
    },
    /// What was asked is done by other means for this kind of database.
    #[error("{0}")]
    Unsupported(&'static str),
    /// A file could not be read or written.
    #[error("a file of the store can't be read or written: {0}")]
    File(#[from] std::io::Error),
    /// The database could not be asked; whether something was written is not known.
    #[error("the database does not do what it should: {0}")]
    Database(#[from] sqlx::Error),
}
