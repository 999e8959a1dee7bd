//! One text drawing for any scene: plain ASCII, or Unicode with colour.
//!
//! A drawing knows scenes and no game. Colour only repeats what letters, brackets and walls say.

mod drawing;
mod legend;
mod margin;
mod paint;
mod rhombus;
mod square;
mod style;
mod tile;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

use board::{Grid, Scene};
pub use drawing::{Drawing, Line, Span};
pub use paint::Paint;
pub use style::Style;

/// The width that a drawing keeps to wherever the board lets it.
const PAGE: usize = 80;

/// Draws a scene: title and status, the board with its coordinates, the legend and the notes.
pub fn draw(scene: &Scene, style: Style) -> Drawing {
    let mut lines = legend::heading(scene, style);
    lines.push(Line::default());
    lines.extend(match scene.grid {
        Grid::Square => square::board(scene, style),
        Grid::Rhombus => rhombus::board(scene, style),
    });
    let below = legend::legend(scene, style);
    if !below.is_empty() {
        lines.push(Line::default());
        lines.extend(below);
    }
    Drawing::new(lines, style)
}
