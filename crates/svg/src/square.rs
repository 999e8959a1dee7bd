use board::Scene;

use crate::layout::{Layout, Sides};

/// The side of a cell.
const CELL: f64 = 60.0;

/// Squares in rows and columns.
pub(crate) fn layout(scene: &Scene) -> Layout {
    let half = CELL / 2.0;
    let (width, height) = (scene.width() as f64 * CELL, scene.height() as f64 * CELL);
    Layout {
        size: (width, height),
        first: (half, half),
        across: CELL,
        down: (0.0, CELL),
        corners: vec![(-half, -half), (half, -half), (half, half), (-half, half)],
        reach: half,
        inner: half,
        dash: CELL / 2.0,
        sides: Sides {
            left: vec![(0.0, 0.0), (0.0, height)],
            right: vec![(width, 0.0), (width, height)],
            top: vec![(0.0, 0.0), (width, 0.0)],
            bottom: vec![(0.0, height), (width, height)],
        },
        is_turned: false,
    }
}
