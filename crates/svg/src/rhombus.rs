use board::Scene;

use crate::layout::{Layout, Point, Sides};

/// The width of a hexagon that stands on a corner.
const WIDTH: f64 = 52.0;

/// The length of its walls, the width divided by the square root of three.
const WALL: f64 = WIDTH * 0.577_350_269_189_625_8;

/// Hexagons in a rhombus.
pub(crate) fn layout(scene: &Scene) -> Layout {
    let (columns, rows) = (scene.width(), scene.height());
    let half = WIDTH / 2.0;
    let corners = vec![
        (0.0, -WALL),
        (half, -WALL / 2.0),
        (half, WALL / 2.0),
        (0.0, WALL),
        (-half, WALL / 2.0),
        (-half, -WALL / 2.0),
    ];
    let mut layout = Layout {
        size: (
            columns as f64 * WIDTH + (rows - 1) as f64 * half,
            (1.5 * (rows - 1) as f64 + 2.0) * WALL,
        ),
        first: (half, WALL),
        across: WIDTH,
        down: (half, 1.5 * WALL),
        corners,
        reach: half,
        inner: half * 0.75,
        dash: WALL,
        sides: Sides { left: vec![], right: vec![], top: vec![], bottom: vec![] },
        is_turned: false,
    };
    layout.sides = sides(&layout, columns, rows);
    layout
}

/// Corners are numbered clockwise from the top. The sharp corners' walls go to top and bottom.
fn sides(layout: &Layout, columns: usize, rows: usize) -> Sides {
    let walls = |column: usize, row: usize, corners: [usize; 2]| {
        let (x, y) = layout.centre(column, row);
        corners.map(|corner| (x + layout.corners[corner].0, y + layout.corners[corner].1))
    };
    let mut left: Vec<Point> = (0..rows).flat_map(|row| walls(0, row, [5, 4])).collect();
    let mut right: Vec<Point> = (0..rows).flat_map(|row| walls(columns - 1, row, [1, 2])).collect();
    let mut top: Vec<Point> = (0..columns).flat_map(|column| walls(column, 0, [5, 0])).collect();
    top.extend(right.first());
    let mut bottom: Vec<Point> =
        (0..columns).flat_map(|column| walls(column, rows - 1, [4, 3])).collect();
    bottom.extend(right.last());
    left.dedup();
    right.dedup();
    Sides { left, right, top, bottom }
}
