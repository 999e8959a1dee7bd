use std::fmt;
use std::str::FromStr;

use crate::{Level, ParseLevelError};

/// Who sits at one side of a table. Written `human`, or as the level of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Person,
    /// A computer player of this level.
    Computer(Level),
}

impl Seat {
    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("human"),
            Self::Computer(level) => level.fmt(f),
        }
    }
}

/// Nobody of that name plays here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no such player; a player is human, a level from 1 to 8, random or greedy")]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        if text == "human" {
            return Ok(Self::Person);
        }
        text.parse().map(Self::Computer).map_err(|ParseLevelError| ParseSeatError)
    }
}
