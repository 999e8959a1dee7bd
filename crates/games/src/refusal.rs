use board::TextError;

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is not a move of this game.
    #[error("{0}")]
    Text(#[from] TextError),
    /// It is a move, but not a legal one here.
    #[error("{mv} is not legal here: {why}")]
    Illegal {
        /// The move in its canonical text.
        mv: String,
        /// Why, for a person.
        why: String,
    },
    /// The game is over.
    #[error("the game is over: {0}")]
    Over(String),
}
