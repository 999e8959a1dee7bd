use crate::{Draft, Field, Scene, Show, Thing, Tool};
use i18n::Phrase;

/// A position that can be put together by hand.
///
/// The text of such a position is the letters of its picture, row by row from the top and joined by
/// `/`, and then its fields: so a draft is finished by being read, and every rule about what a
/// position may be stands in one place, where texts are read.
///
/// A game that says nothing has no editor: nothing can be put on its board, only taken away, and its
/// positions are typed as texts.
pub trait Editable: Show {
    /// What the position text writes between two cells of a row.
    const BETWEEN: &'static str = "";

    /// Whether what is put on a piece stands on it, rather than in its place.
    const STACKS: bool = false;

    /// What can be put on the board now, and how many of each; the eraser goes without saying.
    fn tools(_draft: &Draft<Self>) -> Vec<Tool> {
        Vec::new()
    }

    /// The settings beside the board, in the order in which the position text has them.
    fn fields(_draft: &Draft<Self>) -> Vec<Field> {
        Vec::new()
    }

    /// Why this may not be put on the tile with this index, where there is a reason.
    fn why_not(_draft: &Draft<Self>, _thing: Thing, _tile: usize) -> Option<Phrase> {
        None
    }

    /// Shows in the picture what the fields say.
    fn dress(_scene: &mut Scene, _draft: &Draft<Self>) {}

    /// The board that players furnish before the game, in games where they do.
    fn bare_board() -> Option<Self> {
        None
    }
}
