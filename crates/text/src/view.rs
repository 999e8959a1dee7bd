use ::board::Cell;

use crate::Style;

/// How somebody looks at a board: what the place shows, where they are and which way it is turned.
#[derive(Clone, Copy, Debug, Default)]
pub struct View<'a> {
    /// What the place can show.
    pub style: Style,
    /// The tile that the keyboard is at, by its index in the scene.
    pub cursor: Option<usize>,
    /// The cells that have been touched for the move being made.
    pub touched: &'a [Cell],
    /// Whether the board is seen from the opposite edge.
    pub flipped: bool,
}
