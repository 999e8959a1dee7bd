use i18n::Pattern;

use crate::piece::Ink;
use crate::words;

/// What a board is made of, from which a drawing chooses its colours and its grain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Material {
    /// Wood.
    #[default]
    Timber,
    /// Cloth on a table.
    Felt,
    /// Fired tiles.
    Ceramic,
    /// Coloured glass on metal.
    Enamel,
    /// Earth, in which a cell with nothing on it is dug out and joins the dug cells beside it.
    Earth,
}

/// What a cell is made of, under the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Nothing special.
    #[default]
    Plain,
    /// A wall, on which nothing stands.
    Wall,
    /// One of a few coloured fields, told apart by number and pattern too.
    Tint {
        /// Its number, a single digit, which also chooses the pattern.
        number: u8,
        /// Its colour.
        ink: Ink,
        /// What the colour is called.
        name: &'static Pattern,
    },
    /// A cell that belongs to the side with this ink: its home.
    Home {
        /// The side's colour.
        ink: Ink,
        /// The side's letter.
        letter: char,
        /// What the cell is called: "white's home".
        name: &'static Pattern,
    },
}

impl Ground {
    /// What it is called, unless it is nothing special.
    pub const fn name(self) -> Option<&'static Pattern> {
        match self {
            Self::Plain => None,
            Self::Wall => Some(&words::WALL),
            Self::Tint { name, .. } | Self::Home { name, .. } => Some(name),
        }
    }
}
