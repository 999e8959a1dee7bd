use std::fmt::Write as _;

use board::Scene;

use crate::defs::Pen;
use crate::escape::Number;
use crate::layout::{Layout, Point, Side};

/// A gold thread through cells that touch and together join two opposite sides, which is what
/// decides a game of joining them; nothing where they don't.
pub(crate) fn thread(pen: &Pen<'_>, layout: &Layout, scene: &Scene) -> Option<String> {
    scene.edges?;
    let is_deciding = |column: usize, row: usize| {
        scene.tiles.get(layout.index(column, row)).is_some_and(|tile| tile.marks.deciding)
    };
    let cells: Vec<_> = (0..layout.rows)
        .flat_map(|row| (0..layout.columns).map(move |column| (column, row)))
        .filter(|&(column, row)| is_deciding(column, row))
        .collect();
    let ends = |side: Side| {
        cells.iter().copied().find_map(|(column, row)| {
            let rims = layout.rims(column, row);
            let (_, (right, down)) = rims.into_iter().find(|&(at, _)| at == side)?;
            let (x, y) = layout.cell(column, row);
            Some(((x, y), (x + right, y + down)))
        })
    };
    let pairs = [[Side::Left, Side::Right], [Side::Top, Side::Bottom]];
    let [from, to] = pairs.into_iter().find_map(|[one, other]| Some([ends(one)?, ends(other)?]))?;
    let mut pieces: Vec<(Point, Point)> = vec![(from.1, from.0), (to.0, to.1)];
    for &(column, row) in &cells {
        let here = layout.cell(column, row);
        for (column, row) in layout.later_neighbours(column, row) {
            if is_deciding(column, row) {
                pieces.push((here, layout.cell(column, row)));
            }
        }
    }
    // One line from end to end where it never forks, so that it can draw itself.
    let path = walk(from.1, pieces);
    let marks = pen.palette.marks;
    let line = |colour: &str, width: f64, class: &str| {
        format!(
            "<path class=\"{class}\" d=\"{path}\" pathLength=\"1\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
    };
    let mut knots = String::new();
    for (column, row) in cells {
        let (x, y) = layout.cell(column, row);
        let _ = write!(knots, "M{} {}h.01", Number(x), Number(y));
    }
    let shine = if marks.has_washes { "#fff6d2" } else { marks.dark };
    Some(format!(
        "<g class=\"won\">{}{}<path class=\"knots\" d=\"{knots}\" stroke=\"{shine}\" \
         stroke-width=\"5\" stroke-linecap=\"round\"/></g>\n",
        line(marks.dark, 17.0, "case"),
        line(marks.win, 11.0, "core")
    ))
}

/// A path along pieces of line, each taken once, from where the last one ended as long as there is
/// one.
fn walk(start: Point, mut pieces: Vec<(Point, Point)>) -> String {
    let near = |one: Point, other: Point| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 0.01;
    let mut path = String::new();
    let mut at = start;
    let mut is_new = true;
    while !pieces.is_empty() {
        let next = pieces.iter().position(|&(one, other)| near(one, at) || near(other, at));
        let (one, other) = pieces.swap_remove(next.unwrap_or(0));
        let (from, to) = if near(other, at) { (other, one) } else { (one, other) };
        if is_new || next.is_none() {
            let _ = write!(path, "M{} {}", Number(from.0), Number(from.1));
        }
        let _ = write!(path, "L{} {}", Number(to.0), Number(to.1));
        (at, is_new) = (to, false);
    }
    path
}
