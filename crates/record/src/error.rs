use std::fmt;

use i18n::{Language, Phrase};

use crate::words;

/// Where in a record something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
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

impl Location {
    /// The place in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Character { line, column } => words::at_character(line, column),
            Self::Game { game, turn: None } => words::at_game(game),
            Self::Game { game, turn: Some(turn) } => words::at_turn(game, turn),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

/// Why a record was refused: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where.
    pub place: Location,
    /// What is wrong.
    pub problem: Phrase,
    /// What would be right.
    pub hint: Phrase,
}

impl RecordError {
    pub(crate) fn new(
        place: Location,
        problem: impl Into<Phrase>,
        hint: impl Into<Phrase>,
    ) -> Self {
        Self { place, problem: problem.into(), hint: hint.into() }
    }

    /// The whole fault as a phrase.
    pub fn phrase(&self) -> Phrase {
        words::record_error(self.place.phrase(), self.problem.clone(), self.hint.clone())
    }

    /// What it says to a player.
    pub fn say(&self, language: Language) -> String {
        self.phrase().say(language)
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for RecordError {}
