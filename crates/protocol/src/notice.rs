use std::fmt;

/// Why somebody is told about a game, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// A seat is free that everybody may take.
    Seat,
    /// A game of theirs has begun: both seats are taken.
    Began,
    /// Something has happened in a game of theirs, and it is their turn.
    Turn,
    /// A game of theirs is over, or was called off.
    Ended,
    /// The other player of a game that is over wants another one.
    Rematch,
}

impl Notice {
    /// Every reason.
    pub const ALL: [Self; 5] = [Self::Seat, Self::Began, Self::Turn, Self::Ended, Self::Rematch];

    /// What it is called among programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Began => "began",
            Self::Turn => "turn",
            Self::Ended => "ended",
            Self::Rematch => "rematch",
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
