use board::{ParseError, quote};
use games::MoveError;

/// Why a message to or from the engine can't be read.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// It is too long to be looked at.
    #[error("the message has {found} bytes; at most {most} are read")]
    Long {
        /// How many bytes it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// It is not the JSON that is written here.
    #[error("the message can't be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It holds too many of something.
    #[error("there are {found} {what}; there may be 1 to {most}")]
    Count {
        /// What there are so many of.
        what: &'static str,
        /// How many.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// The game is not on the shelf.
    #[error("there is no game {}", quote(.0))]
    Game(String),
    /// The start is no position of the game.
    #[error("the start can't be read: {0}")]
    Start(ParseError),
    /// A move can't be played.
    #[error("move {number}: {error}")]
    Move {
        /// Which move, counted from 1.
        number: usize,
        /// Why not.
        error: MoveError,
    },
    /// A number that no score has.
    #[error("{0} is no score: evaluations reach from -29000 to 29000, proofs from 30001 to 31000")]
    Score(i32),
}
