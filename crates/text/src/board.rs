use ::board::{Grid, Scene};

use crate::sight::Sight;
use crate::{Line, Size, View, rhombus, square};

/// Where a tile is drawn, counted from the upper left corner of the drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// Its first column.
    pub column: usize,
    /// Its first line.
    pub line: usize,
    /// How many columns it takes, without walls.
    pub width: usize,
    /// How many lines it takes, without walls.
    pub height: usize,
}

impl Point {
    const fn has(self, column: usize, line: usize) -> bool {
        column >= self.column
            && column < self.column + self.width
            && line >= self.line
            && line < self.line + self.height
    }
}

/// A drawn board with its coordinates, and where on it each tile is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    lines: Vec<Line>,
    places: Vec<(usize, Point)>,
}

impl Board {
    /// Draws the board of a scene in this size.
    pub fn draw(scene: &Scene, view: View<'_>, size: Size) -> Self {
        Self::planned(Sight { scene, view }, Some(size))
    }

    /// Draws the board of a scene in the largest size that fits so many columns and lines.
    pub fn fitting(scene: &Scene, view: View<'_>, width: usize, height: usize) -> Option<Self> {
        let drawn = Size::all(scene).iter().map(|&size| Self::draw(scene, view, size));
        drawn.into_iter().find(|board| board.width() <= width && board.height() <= height)
    }

    /// Draws the board in the size of a page: coordinates on all sides, and stacks in full.
    pub(crate) fn page(scene: &Scene, view: View<'_>) -> Self {
        Self::planned(Sight { scene, view }, None)
    }

    fn planned(sight: Sight<'_>, size: Option<Size>) -> Self {
        let (mut lines, places) = match sight.scene.grid {
            Grid::Square => square::board(sight, size),
            Grid::Rhombus => rhombus::board(sight, size),
        };
        for line in &mut lines {
            line.finish(sight.view.style);
        }
        Self { lines, places }
    }

    /// The lines from the top.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }

    /// How many lines it takes.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Where the tile with this index is drawn.
    pub fn place(&self, tile: usize) -> Option<Point> {
        self.places.iter().find(|(drawn, _)| *drawn == tile).map(|&(_, place)| place)
    }

    /// The index of the tile that is drawn in this column and line.
    pub fn tile(&self, column: usize, line: usize) -> Option<usize> {
        self.places.iter().find(|(_, place)| place.has(column, line)).map(|&(tile, _)| tile)
    }

    pub(crate) fn into_lines(self) -> Vec<Line> {
        self.lines
    }
}
