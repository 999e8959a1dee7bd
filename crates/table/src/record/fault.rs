use std::fmt;

/// Where in a record something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A character of the text, both counted from 1.
    Character {
        /// The line.
        line: usize,
        /// The character of that line.
        column: usize,
    },
    /// A game of a list, counted from 1, and one of its turns where it is about one.
    Game {
        /// The game.
        game: usize,
        /// The turn, counted from 1.
        turn: Option<usize>,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Character { line, column } => write!(f, "line {line}, column {column}"),
            Self::Game { game, turn: None } => write!(f, "game {game}"),
            Self::Game { game, turn: Some(turn) } => write!(f, "game {game}, turn {turn}"),
        }
    }
}

/// Why a record was refused: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}; {hint}")]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub problem: String,
    /// What would be right.
    pub hint: String,
}

impl Fault {
    pub(super) fn new(place: Place, problem: impl Into<String>, hint: impl Into<String>) -> Self {
        Self { place, problem: problem.into(), hint: hint.into() }
    }
}
