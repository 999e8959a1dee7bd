use std::fmt::Write as _;

use board::{Edges, Form, Goal, Grid, Ink};

use crate::defs::Pen;
use crate::escape::{Number, closed, points};
use crate::frame::pair;
use crate::layout::{INLAY, Layout, Point, Side};

/// The owned edges: bands with a sign of the owner's form for every cell.
pub(crate) fn inlays(pen: &Pen<'_>, layout: &Layout, edges: Edges) -> String {
    let mut markup = String::new();
    if layout.grid == Grid::Rhombus {
        // A dark bed under both owners' zigzags.
        let ways: String =
            [true, false].into_iter().flat_map(pair).map(|side| zigzag(layout, side)).collect();
        let _ = write!(
            markup,
            "<path d=\"{ways}\" fill=\"none\" stroke=\"#000\" stroke-opacity=\".4\" \
             stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
            Number(2.0 * INLAY + 7.0)
        );
    }
    for (goal, is_across) in [(edges.left_right, true), (edges.top_bottom, false)] {
        let (band, sign) = pen.palette.inlay(goal.ink);
        match layout.grid {
            Grid::Square => {
                let bands: String = pair(is_across).map(|side| mitred(layout, side)).concat();
                let _ = write!(markup, "<path d=\"{bands}\" fill=\"{band}\"/>");
            }
            Grid::Rhombus => {
                let ways: String = pair(is_across).map(|side| zigzag(layout, side)).concat();
                let _ = write!(
                    markup,
                    "<path d=\"{ways}\" fill=\"none\" stroke=\"{band}\" stroke-width=\"{}\" \
                     stroke-linejoin=\"round\"/>",
                    Number(2.0 * INLAY)
                );
            }
        }
        let signs: String = pair(is_across)
            .into_iter()
            .flat_map(|side| places(layout, side))
            .map(|at| sign_path(goal.ink, at))
            .collect();
        let _ = write!(markup, "<path d=\"{signs}\" fill=\"{sign}\"/>");
    }
    if layout.grid == Grid::Square {
        markup += &seams(layout);
    }
    markup + "\n"
}

/// The form of the piece that a side of this ink joins its edges with: red is cornered.
pub(crate) const fn form(ink: Ink) -> Form {
    match ink {
        Ink::Red | Ink::Black => Form::Diamond,
        _ => Form::Disc,
    }
}

/// A small diamond or dot.
pub(crate) fn sign_path(ink: Ink, (x, y): Point) -> String {
    if form(ink) == Form::Diamond {
        return closed(&[(0.0, -6.6), (6.6, 0.0), (0.0, 6.6), (-6.6, 0.0)], (x, y));
    }
    let (left, y) = (Number(x - 5.3), Number(y));
    format!("M{left} {y}a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0 -10.6 0Z")
}

/// A band along a side of the field, cut at 45 degrees at its ends.
fn mitred(layout: &Layout, side: Side) -> String {
    let ((width, height), out) = (layout.field(), INLAY);
    let corners = match side {
        Side::Left => [(0.0, 0.0), (-out, -out), (-out, height + out), (0.0, height)],
        Side::Right => {
            [(width, 0.0), (width + out, -out), (width + out, height + out), (width, height)]
        }
        Side::Top => [(0.0, 0.0), (-out, -out), (width + out, -out), (width, 0.0)],
        Side::Bottom => {
            [(0.0, height), (-out, height + out), (width + out, height + out), (width, height)]
        }
    };
    closed(&corners, (0.0, 0.0))
}

/// The line around the bands, the seams where they meet, and the light on the upper one.
fn seams(layout: &Layout) -> String {
    let ((width, height), out) = (layout.field(), INLAY);
    let corners =
        [(-out, -out), (width + out, -out), (width + out, height + out), (-out, height + out)];
    let mut meets = String::new();
    for (inner, outer) in
        [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].into_iter().zip(corners)
    {
        let _ = write!(
            meets,
            "M{} {}L{} {}",
            Number(inner.0),
            Number(inner.1),
            Number(outer.0),
            Number(outer.1)
        );
    }
    format!(
        "<path d=\"{}\" fill=\"none\" stroke=\"#000\" stroke-opacity=\".35\" stroke-width=\"3\"/>\
         <path d=\"{meets}\" stroke=\"#000\" stroke-opacity=\".4\" stroke-width=\"2\"/>\
         <path d=\"M{left} {left}H{right}\" transform=\"translate(0 4.4)\" stroke=\"#fff\" \
         stroke-opacity=\".14\" stroke-width=\"8.8\"/>",
        closed(&corners, (0.0, 0.0)),
        left = Number(-out),
        right = Number(width + out)
    )
}

/// The outermost walls of the cells along a side. The sharp corners' walls belong to top and bottom.
fn zigzag(layout: &Layout, side: Side) -> String {
    let corners = layout.corners();
    let walls = |column: usize, row: usize, picked: &[usize]| -> Vec<Point> {
        let (x, y) = layout.cell(column, row);
        picked.iter().map(|&at| (x + corners[at].0, y + corners[at].1)).collect()
    };
    let (last_column, last_row) = (layout.columns - 1, layout.rows - 1);
    let way: Vec<Point> = match side {
        Side::Left => (0..layout.rows).flat_map(|row| walls(0, row, &[5, 4])).collect(),
        Side::Right => (0..layout.rows).flat_map(|row| walls(last_column, row, &[1, 2])).collect(),
        Side::Top => (0..layout.columns).flat_map(|column| walls(column, 0, &[5, 0, 1])).collect(),
        Side::Bottom => {
            (0..layout.columns).flat_map(|column| walls(column, last_row, &[4, 3, 2])).collect()
        }
    };
    let mut way = way;
    way.dedup_by(|one, other| (one.0 - other.0).abs() + (one.1 - other.1).abs() < 0.01);
    format!("M{}", points(&way).replace(' ', "L").replace(',', " "))
}

/// Where the signs of a side stand: beside the middle of every cell.
fn places(layout: &Layout, side: Side) -> Vec<Point> {
    let out = INLAY / 2.0;
    let corners = layout.corners();
    let half_height = corners.iter().fold(0.0_f64, |most, &(_, y)| most.max(y));
    match side {
        Side::Left | Side::Right => {
            let (column, by) = if side == Side::Left {
                (0, -50.0 - out)
            } else {
                (layout.columns - 1, 50.0 + out)
            };
            let at = |row| layout.cell(column, row);
            (0..layout.rows).map(at).map(|(x, y)| (x + by, y)).collect()
        }
        Side::Top | Side::Bottom => {
            let (row, by) = if side == Side::Top {
                (0, -half_height - out)
            } else {
                (layout.rows - 1, half_height + out)
            };
            let at = |column| layout.cell(column, row);
            (0..layout.columns).map(at).map(|(x, y)| (x, y + by)).collect()
        }
    }
}

/// A piece of an owned edge this long, around the middle, for a legend.
pub(crate) fn sample(pen: &Pen<'_>, goal: &Goal, length: f64) -> String {
    let (band, sign) = pen.palette.inlay(goal.ink);
    let (half, high) = (length / 2.0, INLAY / 2.0);
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{INLAY}\" rx=\"3\" fill=\"{band}\" \
         stroke=\"{}\" stroke-width=\"2\"/><path d=\"{}{}\" fill=\"{sign}\"/>",
        Number(-half),
        Number(-high),
        Number(length),
        pen.palette.muted,
        sign_path(goal.ink, (-half / 2.0, 0.0)),
        sign_path(goal.ink, (half / 2.0, 0.0))
    )
}
