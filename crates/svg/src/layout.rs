use board::{Grid, Scene};

/// A point, x before y, counted from the upper left corner of the field.
pub(crate) type Point = (f64, f64);

/// The side of a square cell, and the distance between two flats of a hexagon.
pub(crate) const CELL: f64 = 100.0;

/// The length of a hexagon's walls: the distance between its flats over the square root of three.
pub(crate) const WALL: f64 = CELL * 0.577_350_269_189_625_8;

/// How deep the tiles of a border are, which are as long as a cell.
pub(crate) const BORDER: f64 = 52.0;

/// How wide the inlay of an owned edge is.
pub(crate) const INLAY: f64 = 22.0;

/// The room around the plank, for its shadow.
const SHADOW: f64 = 8.0;

/// Where everything stands on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layout {
    pub(crate) grid: Grid,
    /// How many cells there are in a row and in a column.
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    /// Whether a ring of border tiles lies around them.
    pub(crate) framed: bool,
    pub(crate) has_edges: bool,
    /// Whether the board is seen from its other side, the last tile first.
    pub(crate) is_turned: bool,
}

/// A side of the board, as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Layout {
    pub(crate) fn new(scene: &Scene, is_turned: bool) -> Self {
        Self {
            grid: scene.grid,
            columns: scene.columns.into(),
            rows: scene.rows.into(),
            framed: scene.framed,
            has_edges: scene.edges.is_some(),
            is_turned,
        }
    }

    /// How many tiles make a row, those of the border among them.
    pub(crate) const fn width(&self) -> usize {
        self.columns + 2 * self.framed as usize
    }

    /// How many tiles there are, those of the border among them.
    pub(crate) const fn tiles(&self) -> usize {
        self.width() * (self.rows + 2 * self.framed as usize)
    }

    /// How wide and high the field of cells is.
    pub(crate) fn field(&self) -> Point {
        let (columns, rows) = (self.columns as f64, self.rows as f64);
        match self.grid {
            Grid::Square => (columns * CELL, rows * CELL),
            Grid::Rhombus => {
                ((columns + (rows - 1.0) / 2.0) * CELL, (1.5 * (rows - 1.0) + 2.0) * WALL)
            }
        }
    }

    /// The place of a tile among the cells, from 0; outside that on the border.
    fn place(&self, index: usize) -> (isize, isize) {
        let frame = isize::from(self.framed);
        let (column, row) = ((index % self.width()) as isize, (index / self.width()) as isize);
        (column - frame, row - frame)
    }

    /// The column and row of a cell as it is seen; nothing on the border.
    pub(crate) fn seen(&self, index: usize) -> Option<(usize, usize)> {
        let (column, row) = self.place(index);
        let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
        if column >= self.columns || row >= self.rows {
            return None;
        }
        let turn = |at: usize, count: usize| if self.is_turned { count - 1 - at } else { at };
        Some((turn(column, self.columns), turn(row, self.rows)))
    }

    /// The index of the tile that is seen in this column and row of cells.
    pub(crate) fn index(&self, column: usize, row: usize) -> usize {
        let turn = |at: usize, count: usize| if self.is_turned { count - 1 - at } else { at };
        let frame = usize::from(self.framed);
        (turn(row, self.rows) + frame) * self.width() + turn(column, self.columns) + frame
    }

    /// The middle of the cell that is seen in this column and row.
    pub(crate) fn cell(&self, column: usize, row: usize) -> Point {
        let (column, row) = (column as f64, row as f64);
        match self.grid {
            Grid::Square => ((column + 0.5) * CELL, (row + 0.5) * CELL),
            Grid::Rhombus => ((column + 0.5 + row / 2.0) * CELL, (1.0 + 1.5 * row) * WALL),
        }
    }

    /// The middle of a tile.
    pub(crate) fn centre(&self, index: usize) -> Point {
        if let Some((column, row)) = self.seen(index) {
            return self.cell(column, row);
        }
        let (column, row) = self.place(index);
        let (width, height) = self.field();
        let along = |at: isize, count: usize, length: f64| {
            if at < 0 {
                -BORDER / 2.0
            } else if at as usize >= count {
                length + BORDER / 2.0
            } else {
                (at as f64 + 0.5) * CELL
            }
        };
        let (x, y) = (along(column, self.columns, width), along(row, self.rows, height));
        if self.is_turned { (width - x, height - y) } else { (x, y) }
    }

    /// The corners of a cell around its middle, clockwise from the upper left or the top.
    pub(crate) fn corners(&self) -> Vec<Point> {
        let half = CELL / 2.0;
        match self.grid {
            Grid::Square => vec![(-half, -half), (half, -half), (half, half), (-half, half)],
            Grid::Rhombus => vec![
                (0.0, -WALL),
                (half, -WALL / 2.0),
                (half, WALL / 2.0),
                (0.0, WALL),
                (-half, WALL / 2.0),
                (-half, -WALL / 2.0),
            ],
        }
    }

    /// The corners of a tile around its middle.
    pub(crate) fn outline(&self, index: usize) -> Vec<Point> {
        if self.seen(index).is_some() {
            return self.corners();
        }
        let (column, row) = self.place(index);
        let half = |at: isize, count: usize| {
            if at < 0 || at as usize >= count { BORDER / 2.0 } else { CELL / 2.0 }
        };
        let (wide, high) = (half(column, self.columns), half(row, self.rows));
        vec![(-wide, -high), (wide, -high), (wide, high), (-wide, high)]
    }

    /// How much smaller things are drawn on a tile than on a cell.
    pub(crate) fn scale(&self, index: usize) -> f64 {
        if self.seen(index).is_some() { 1.0 } else { 0.56 }
    }

    /// How long the longer side is, in cells beyond five.
    fn beyond_five(&self) -> f64 {
        self.columns.max(self.rows) as f64 - 5.0
    }

    /// The size of the coordinates: on a wide board larger, so that they can be read when it is
    /// shrunk.
    pub(crate) fn letters(&self) -> f64 {
        match self.grid {
            Grid::Square => (14.0 + 1.7 * self.beyond_five()).max(12.0),
            Grid::Rhombus => (18.0 + 1.4 * (self.beyond_five() - 3.0)).max(15.0),
        }
    }

    /// How wide the strip of the plank is that the coordinates stand on.
    pub(crate) fn strip(&self) -> f64 {
        if self.framed { 24.0 } else { (26.0 + 1.4 * self.beyond_five()).max(24.0) }
    }

    /// How far the plank reaches beyond the field: squares.
    pub(crate) fn plank(&self) -> f64 {
        let inlay = if self.has_edges { INLAY } else { 0.0 };
        self.strip() + if self.framed { BORDER } else { inlay }
    }

    /// How far the plank reaches beyond the zigzag of the cells: hexagons.
    pub(crate) fn offset(&self) -> f64 {
        45.0 + 1.6 * (self.beyond_five() - 3.0).max(0.0)
    }

    /// The picture's left and top, its width and height.
    pub(crate) fn view(&self) -> [f64; 4] {
        let (width, height) = self.field();
        let (beside, above) = match self.grid {
            Grid::Square => (self.plank(), self.plank()),
            // The sharp corners are cut, and their cuts reach a little beyond the cells.
            Grid::Rhombus => (28.0 + self.offset(), self.offset()),
        };
        let (left, top) = (beside + SHADOW, above + SHADOW);
        [-left, -top, width + 2.0 * left, height + 2.0 * top + 4.0]
    }

    /// From the middle of the cell seen in this column and row to each side it lies on, a little
    /// beyond the field.
    pub(crate) fn rims(&self, column: usize, row: usize) -> Vec<(Side, Point)> {
        const FAR: f64 = CELL / 2.0 + INLAY / 2.0;
        let far_down = match self.grid {
            Grid::Square => FAR,
            Grid::Rhombus => WALL + INLAY / 2.0,
        };
        let sides = [
            (column == 0, Side::Left, (-FAR, 0.0)),
            (column + 1 == self.columns, Side::Right, (FAR, 0.0)),
            (row == 0, Side::Top, (0.0, -far_down)),
            (row + 1 == self.rows, Side::Bottom, (0.0, far_down)),
        ];
        sides.into_iter().filter_map(|(is_on, side, to)| is_on.then_some((side, to))).collect()
    }

    /// The neighbours that come after the cell seen in this column and row, so that every pair of
    /// neighbours is found once.
    pub(crate) fn later_neighbours(&self, column: usize, row: usize) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        if column + 1 < self.columns {
            found.push((column + 1, row));
        }
        if row + 1 < self.rows {
            found.push((column, row + 1));
            if self.grid == Grid::Rhombus && column > 0 {
                found.push((column - 1, row + 1));
            }
        }
        found
    }
}
