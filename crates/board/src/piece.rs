use i18n::Pattern;

/// A colour that a drawing may choose a shade for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Black, or very dark.
    Black,
    /// White, or very light.
    White,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow or gold.
    Yellow,
    /// Purple.
    Purple,
    /// Nobody's grey.
    Grey,
}

/// The shape of a piece. Pieces of two players never differ by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A flat round disc.
    Disc,
    /// A square piece.
    Block,
    /// A piece standing on its corner.
    Diamond,
    /// A six-sided nut with a hole, nobody's.
    Nut,
    /// A flat ring with a hole.
    Ring,
    /// A ball.
    Ball,
    /// A cube seen from a corner.
    Cube,
    /// A star that is worth so many points.
    Star(u8),
    /// A disc of both players' colours.
    Joker,
    /// A small cross.
    Cross,
}

/// A piece as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its shape.
    pub form: Form,
    /// Its colour.
    pub ink: Ink,
    /// How it is written in plain ASCII, as in the position text.
    pub letter: char,
    /// How it is written where Unicode is at hand; one column wide.
    pub glyph: char,
    /// What it is called: "black disc".
    pub name: &'static Pattern,
}
