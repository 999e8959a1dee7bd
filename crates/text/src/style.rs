use board::Piece;

/// What the place where a drawing is shown can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Whether it shows more than 7-bit ASCII.
    pub unicode: bool,
    /// Whether it shows colour and bold.
    pub colour: bool,
}

impl Style {
    /// Letters and walls of 7-bit ASCII, without colour.
    pub const PLAIN: Self = Self { unicode: false, colour: false };

    /// Glyphs and box lines in colour.
    pub const FULL: Self = Self { unicode: true, colour: true };

    /// The one column that stands for a piece.
    pub(crate) const fn symbol(self, piece: &Piece) -> char {
        if self.unicode { piece.glyph } else { piece.letter }
    }

    /// One of two characters, the first where only ASCII is shown.
    pub(crate) const fn either(self, ascii: char, unicode: char) -> char {
        if self.unicode { unicode } else { ascii }
    }
}
