use board::Scene;

use crate::edges::BAND;

/// A point, x before y, counted from the board's upper left corner.
pub(crate) type Point = (f64, f64);

/// The four sides of the board as lines along its outermost walls.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sides {
    pub(crate) left: Vec<Point>,
    pub(crate) right: Vec<Point>,
    pub(crate) top: Vec<Point>,
    pub(crate) bottom: Vec<Point>,
}

/// Where everything stands on a board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layout {
    /// How wide and high the board is.
    pub(crate) size: (f64, f64),
    /// The middle of the first tile.
    pub(crate) first: Point,
    /// From a tile to the next one in its row.
    pub(crate) across: f64,
    /// From a tile to the one below it in its column.
    pub(crate) down: Point,
    /// The corners of a tile around its middle.
    pub(crate) corners: Vec<Point>,
    /// How far a tile reaches from its middle in every direction.
    pub(crate) reach: f64,
    /// Half the side of the square that a pattern fills.
    pub(crate) inner: f64,
    /// The length that divides every wall of the sides into whole dashes.
    pub(crate) dash: f64,
    pub(crate) sides: Sides,
    /// Whether the board is seen from its other side, the last tile first.
    pub(crate) is_turned: bool,
}

/// A picture's width, the height of its upper part, and where the board begins in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Page {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) left: f64,
    pub(crate) top: f64,
}

impl Layout {
    /// The middle of the tile in this column and row of tiles.
    pub(crate) fn centre(&self, column: usize, row: usize) -> Point {
        let (column, row) = (column as f64, row as f64);
        let (x, y) = self.first;
        let (x, y) = (x + column * self.across + row * self.down.0, y + row * self.down.1);
        if self.is_turned { (self.size.0 - x, self.size.1 - y) } else { (x, y) }
    }

    /// The first and the last of so many columns or rows, as they are seen.
    pub(crate) const fn ends(&self, count: usize) -> (usize, usize) {
        if self.is_turned { (count - 1, 0) } else { (0, count - 1) }
    }

    /// Half a tile's width.
    pub(crate) fn half_width(&self) -> f64 {
        self.corners.iter().fold(0.0, |most, &(x, _)| most.max(x))
    }

    /// Half a tile's height.
    pub(crate) fn half_height(&self) -> f64 {
        self.corners.iter().fold(0.0, |most, &(_, y)| most.max(y))
    }

    /// The size of letters: on a wide board larger, so that they can be read when it is shrunk.
    pub(crate) fn letters(&self) -> f64 {
        (self.size.0 / 25.0).max(20.0)
    }

    /// How much thicker than usual lines are: on a wide board a little, for the same reason.
    pub(crate) fn boldness(&self) -> f64 {
        (self.letters() / 20.0).min(1.5)
    }

    /// The page around the board, down to the lower margin's end.
    pub(crate) fn page(&self, scene: &Scene) -> Page {
        let letters = self.letters();
        let (gap, digits) = (self.gap(scene), if scene.rows < 10 { 1.0 } else { 2.0 });
        let (beside, above) = (gap + (0.65 * digits + 0.4) * letters, gap + 1.2 * letters);
        let width = (self.size.0 + 2.0 * beside).max(20.0 * letters);
        let left = (width - self.size.0) / 2.0;
        Page { width, height: self.size.1 + 2.0 * above, left, top: above }
    }

    /// The room between the board and the labels on its margins.
    pub(crate) fn gap(&self, scene: &Scene) -> f64 {
        self.letters() * if scene.edges.is_some() { BAND + 0.35 } else { 0.35 }
    }
}
