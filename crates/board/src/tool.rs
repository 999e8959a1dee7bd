use crate::{Piece, words};
use i18n::Pattern;

/// What is put on a tile while a position is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A piece.
    Piece(Piece),
    /// A wall.
    Wall,
    /// Nothing: what lies on top is taken away.
    Nothing,
}

/// Something to put on the board by hand, and how much of it there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    /// What it puts on a tile.
    pub thing: Thing,
    /// How many more can be put; nothing where they have no end.
    pub left: Option<u8>,
}

impl Tool {
    /// The tool that takes away.
    pub const ERASER: Self = Self { thing: Thing::Nothing, left: None };

    /// A piece, without end.
    pub const fn piece(piece: Piece) -> Self {
        Self { thing: Thing::Piece(piece), left: None }
    }

    /// A wall, without end.
    pub const WALL: Self = Self { thing: Thing::Wall, left: None };

    /// The same, of which there are at most so many and so many are in use.
    #[must_use]
    pub fn of(self, most: u8, used: usize) -> Self {
        let used = u8::try_from(used).unwrap_or(u8::MAX);
        Self { left: Some(most.saturating_sub(used)), ..self }
    }

    /// What it is called: "black disc", "wall", "eraser".
    pub const fn name(&self) -> &'static Pattern {
        match self.thing {
            Thing::Piece(piece) => piece.name,
            Thing::Wall => &words::WALL,
            Thing::Nothing => &words::ERASER,
        }
    }
}
