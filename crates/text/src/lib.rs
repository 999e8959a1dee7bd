//! One text drawing for any scene: plain ASCII, or Unicode with colour.
//!
//! A drawing knows scenes and no game. Colour only repeats what letters, brackets and walls say.
//!
//! ```
//! use board::{Grid, Scene};
//! use ludoteca_text::{Style, draw};
//!
//! let scene = Scene::new(Grid::Square, 2, 1, false);
//! assert_eq!(
//!     draw(&scene, Style::PLAIN).to_string(),
//!     "\n    a   b\n  +---+---+\n1 |   |   | 1\n  +---+---+\n    a   b\n"
//! );
//! ```

mod art;
mod board;
mod drawing;
mod legend;
mod paint;
mod prose;
mod rhombus;
mod sight;
mod size;
mod square;
mod style;
mod thumbnail;
mod tile;
mod view;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use ::board::Scene;

pub use self::board::{Board, Point};
pub use drawing::{Drawing, Line, Span};
pub use legend::tints;
pub use paint::Paint;
pub use prose::prose;
pub use size::Size;
pub use style::{Style, bare};
pub use thumbnail::thumbnail;
pub use view::View;

/// The width that a drawing keeps to wherever the board lets it.
const PAGE: usize = 80;

/// Draws a scene: title and status, the board with its coordinates, the legend and the notes.
pub fn draw(scene: &Scene, style: Style) -> Drawing {
    let mut lines = legend::heading(scene, style);
    lines.push(Line::default());
    let view = View { style, ..View::default() };
    lines.extend(Board::page(scene, view).into_lines());
    let below = legend::legend(scene, style);
    if !below.is_empty() {
        lines.push(Line::default());
        lines.extend(below);
    }
    Drawing::new(lines, style)
}
