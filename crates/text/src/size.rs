use ::board::{Grid, Scene};

/// How large the cells of a board are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The columns inside a cell.
    pub across: usize,
    /// The lines inside a cell of squares.
    pub down: usize,
    /// Whether walls stand between the cells.
    pub walled: bool,
}

/// Squares, the largest first; each about twice as wide as high.
const SQUARES: [Size; 6] = [
    Size { across: 13, down: 5, walled: true },
    Size { across: 9, down: 3, walled: true },
    Size { across: 7, down: 3, walled: true },
    Size { across: 5, down: 1, walled: true },
    Size { across: 3, down: 1, walled: true },
    Size { across: 3, down: 1, walled: false },
];

/// Hexagons, the largest first.
const HEXAGONS: [Size; 4] = [
    Size { across: 7, down: 1, walled: true },
    Size { across: 5, down: 1, walled: true },
    Size { across: 3, down: 1, walled: true },
    Size { across: 1, down: 1, walled: false },
];

impl Size {
    /// The sizes that a scene can be drawn in, the largest first.
    pub fn all(scene: &Scene) -> &'static [Self] {
        match scene.grid {
            Grid::Square => &SQUARES,
            Grid::Rhombus => &HEXAGONS,
        }
    }
}
