use std::fmt::Write as _;

use board::{End, Grid, Ground, Scene, Tile, Touch};

use crate::defs::Pen;
use crate::escape::{Number, closed, scaled};
use crate::ground::badge;
use crate::layout::{CELL, Layout};

/// What somebody is doing with a cell just now, which no scene tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// What stands there has been taken up.
    Selected,
    /// What is pulled may be let go there.
    Drop,
    /// A touch there was refused.
    Refused,
    /// The keyboard is there.
    Focus,
}

/// A frame inside a cell, so far from its middle.
fn frame(layout: &Layout, half: f64, round: f64, look: &str) -> String {
    match layout.grid {
        Grid::Square => {
            let (at, side) = (Number(-half), Number(2.0 * half));
            format!(
                "<rect x=\"{at}\" y=\"{at}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\" \
                 fill=\"none\" {look}/>"
            )
        }
        Grid::Rhombus => {
            let corners = scaled(&layout.corners(), (half - 2.0) / (CELL / 2.0));
            format!(
                "<path d=\"{}\" fill=\"none\" {look} stroke-linejoin=\"round\"/>",
                closed(&corners, (0.0, 0.0))
            )
        }
    }
}

fn stroke(colour: &str, width: f64) -> String {
    format!("stroke=\"{colour}\" stroke-width=\"{width}\"")
}

/// A thin veil over a cell.
fn wash(pen: &Pen<'_>, layout: &Layout, colour: &str, strength: f64) -> String {
    if !pen.palette.marks.has_washes {
        return String::new();
    }
    let corners = match layout.grid {
        Grid::Square => layout.corners(),
        Grid::Rhombus => scaled(&layout.corners(), 0.95),
    };
    let path = closed(&corners, (0.0, 0.0));
    format!("<path d=\"{path}\" fill=\"{colour}\" fill-opacity=\"{strength}\"/>")
}

/// What lies under the pieces of a tile: the ends of the last move.
pub(crate) fn under(pen: &Pen<'_>, layout: &Layout, tile: &Tile, is_hollow: bool) -> String {
    let Some(end) = tile.marks.last else { return String::new() };
    let marks = pen.palette.marks;
    if let Ground::Tint { number, ink, .. } = tile.ground {
        // A wash would change the colour, which says something here.
        let framed = match end {
            End::To => {
                frame(layout, 45.0, 6.0, &stroke(marks.last_case, 10.0))
                    + &frame(layout, 45.0, 6.0, &stroke(marks.last, 6.5))
                    + &corners(pen, layout)
            }
            End::From => {
                let dashes = " stroke-dasharray=\"15 15\"";
                frame(layout, 45.0, 6.0, &(stroke(marks.last_case, 9.0) + dashes))
                    + &frame(layout, 45.0, 6.0, &(stroke(marks.last, 5.5) + dashes))
            }
        };
        return framed + &badge(pen, layout, number, ink);
    }
    let ring = |case: f64, core: f64| {
        format!(
            "<circle r=\"10\" fill=\"none\" {}/><circle r=\"10\" fill=\"none\" {}/>",
            stroke(marks.last_case, case),
            stroke(marks.last_edge, core)
        )
    };
    if is_hollow {
        let veil = if marks.has_washes {
            format!("<circle r=\"31\" fill=\"{}\" fill-opacity=\".5\"/>", marks.last)
        } else {
            String::new()
        };
        return veil + &ring(8.5, 5.0);
    }
    match end {
        End::To => wash(pen, layout, marks.last, 0.52) + &corners(pen, layout),
        End::From => wash(pen, layout, marks.last, 0.34) + &ring(8.0, 4.5),
    }
}

/// The corners of a cell, where the last move went.
fn corners(pen: &Pen<'_>, layout: &Layout) -> String {
    let marks = pen.palette.marks;
    let line = |colour: &str, width: f64| {
        let look =
            format!("{} stroke-linecap=\"round\" stroke-linejoin=\"round\"", stroke(colour, width));
        match layout.grid {
            Grid::Square => format!(
                "<path d=\"M-46 -28V-46H-28M28 -46H46V-28M46 28V46H28M-28 46H-46V28\" fill=\"none\" \
                 {look}/>"
            ),
            Grid::Rhombus => {
                let reach = scaled(&layout.corners(), 0.895);
                let mut path = String::new();
                for at in 0..reach.len() {
                    let near = |other: usize| {
                        let (from, to) = (reach[at], reach[other % reach.len()]);
                        (
                            Number(from.0 + 0.16 * (to.0 - from.0)),
                            Number(from.1 + 0.16 * (to.1 - from.1)),
                        )
                    };
                    let (before, after) = (near(at + reach.len() - 1), near(at + 1));
                    let (x, y) = (Number(reach[at].0), Number(reach[at].1));
                    let _ =
                        write!(path, "M{} {}L{x} {y}L{} {}", before.0, before.1, after.0, after.1);
                }
                format!("<path d=\"{path}\" fill=\"none\" {look}/>")
            }
        }
    };
    line(marks.last_case, 7.0) + &line(marks.last_edge, 4.0)
}

/// So many targets are always marked: a board as small is not covered by them.
const FEW: usize = 25;

/// Which marks of what can be touched are worth drawing: one on nearly every cell says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Legal {
    sources: bool,
    targets: bool,
}

impl Legal {
    /// None at all.
    pub(crate) const NONE: Self = Self { sources: false, targets: false };

    pub(crate) fn new(scene: &Scene) -> Self {
        let lit =
            |touch: Touch| scene.tiles.iter().filter(move |tile| tile.marks.lit == Some(touch));
        let tops: Vec<_> = lit(Touch::Source).filter_map(|tile| tile.stack.last()).collect();
        let own = |tile: &&Tile| {
            tile.stack.last().is_some_and(|top| {
                tops.iter().any(|known| (known.form, known.ink) == (top.form, top.ink))
            })
        };
        let alike = scene.tiles.iter().filter(own).count();
        let is_empty = |tile: &&Tile| tile.stack.is_empty() && tile.ground != Ground::Wall;
        let (targets, empty) = (
            lit(Touch::Target).filter(is_empty).count(),
            scene.tiles.iter().filter(is_empty).count(),
        );
        Self {
            sources: 3 * tops.len() <= alike,
            targets: targets <= FEW || 20 * targets < 17 * empty,
        }
    }
}

/// What stands above the pieces of a tile: what can be touched, danger, and what decided the game.
pub(crate) fn over(pen: &Pen<'_>, layout: &Layout, tile: &Tile, legal: Legal) -> String {
    let marks = pen.palette.marks;
    let mut markup = String::new();
    if tile.marks.threat {
        markup += &threat(pen, layout);
    }
    if tile.marks.barred {
        let _ = write!(
            markup,
            "<circle r=\"24\" fill=\"{case}\" fill-opacity=\".9\"/>\
             <circle r=\"20\" fill=\"none\" stroke=\"{core}\" stroke-width=\"6\"/>\
             <path d=\"M-14 14L14 -14\" stroke=\"{core}\" stroke-width=\"6\"/>",
            case = marks.case,
            core = if marks.has_washes { marks.legal } else { marks.warn },
        );
    }
    match tile.marks.lit {
        Some(Touch::Target) if tile.stack.is_empty() && legal.targets => {
            let _ = write!(
                markup,
                "<circle r=\"14.5\" fill=\"{}\" fill-opacity=\".85\"/><circle r=\"11.5\" fill=\"{}\"/>",
                marks.case, marks.legal
            );
        }
        Some(Touch::Target) if legal.targets => {
            let _ = write!(
                markup,
                "<circle r=\"45\" fill=\"none\" {} stroke-opacity=\".9\"/>\
                 <circle r=\"45\" fill=\"none\" {} stroke-dasharray=\"17.7 5.86\"/>",
                stroke(marks.case, 8.5),
                stroke(marks.legal, 5.0)
            );
        }
        Some(Touch::Source) if legal.sources => {
            let _ = write!(
                markup,
                "<rect x=\"-14\" y=\"40.5\" width=\"28\" height=\"8\" rx=\"4\" fill=\"{}\"/>\
                 <rect x=\"-12\" y=\"42\" width=\"24\" height=\"5\" rx=\"2.5\" fill=\"{}\"/>",
                marks.case, marks.legal
            );
        }
        _ => {}
    }
    markup
}

/// A gold ring around what decided the game.
pub(crate) fn won(pen: &Pen<'_>) -> String {
    let marks = pen.palette.marks;
    format!(
        "<circle r=\"45\" fill=\"none\" {}/><circle r=\"45\" fill=\"none\" {}/>",
        stroke(marks.dark, 11.0),
        stroke(marks.win, 6.5)
    )
}

/// A saw-toothed frame and a warning sign.
fn threat(pen: &Pen<'_>, layout: &Layout) -> String {
    let marks = pen.palette.marks;
    let path = teeth(layout);
    let sign = match layout.grid {
        Grid::Square => "translate(36 -36)",
        Grid::Rhombus => "translate(26 -32)",
    };
    format!(
        "<path d=\"{path}\" fill=\"none\" {} stroke-linejoin=\"round\"/>\
         <path d=\"{path}\" fill=\"none\" {} stroke-linejoin=\"round\"/>\
         <g transform=\"{sign}\"><path d=\"M0 -17L17 13H-17Z\" fill=\"{}\" stroke=\"{case}\" \
         stroke-width=\"4\" stroke-linejoin=\"round\"/><path d=\"M0 -6V3M0 8V8.1\" stroke=\"{case}\" \
         stroke-width=\"4.4\" stroke-linecap=\"round\"/></g>",
        stroke(marks.case, 9.0),
        stroke(marks.warn, 5.0),
        marks.warn,
        case = marks.case,
    )
}

/// A line around a cell that goes in and out.
fn teeth(layout: &Layout) -> String {
    let corners = layout.corners();
    let count = if layout.grid == Grid::Square { 18 } else { 12 };
    let mut way = Vec::new();
    for (at, &(x, y)) in corners.iter().enumerate() {
        let (to_x, to_y) = corners[(at + 1) % corners.len()];
        for step in 0..count {
            let part = f64::from(step) / f64::from(count);
            let reach = if step % 2 == 0 { 0.94 } else { 0.8 };
            way.push(((x + part * (to_x - x)) * reach, (y + part * (to_y - y)) * reach));
        }
    }
    closed(&way, (0.0, 0.0))
}

/// What somebody is doing with a tile, around its middle.
pub(crate) fn state(
    pen: &Pen<'_>,
    layout: &Layout,
    index: usize,
    state: State,
    ground: Ground,
) -> String {
    let marks = pen.palette.marks;
    let is_tint = matches!(ground, Ground::Tint { .. });
    let veil = |colour: &str, strength: f64| {
        if is_tint { String::new() } else { wash(pen, layout, colour, strength) }
    };
    if layout.seen(index).is_none() {
        return border(pen, layout, index, state);
    }
    match state {
        State::Selected => {
            let (half, case, core) = if is_tint { (45.0, 13.0, 8.0) } else { (46.0, 10.0, 6.0) };
            let mut markup = veil(marks.select, 0.26)
                + &frame(layout, half, 8.0, &stroke(marks.case, case))
                + &frame(layout, half, 8.0, &stroke(marks.select, core));
            if let Ground::Tint { number, ink, .. } = ground {
                markup += &badge(pen, layout, number, ink);
            }
            markup
        }
        State::Drop => {
            let dashes = " stroke-dasharray=\"18 12\"";
            veil(marks.select, 0.3)
                + &frame(layout, 45.0, 8.0, &stroke(marks.case, 10.0))
                + &frame(layout, 45.0, 8.0, &(stroke(marks.select, 6.0) + dashes))
        }
        State::Refused => {
            let dots = " stroke-dasharray=\"4 10\" stroke-linecap=\"round\"";
            let cross = |colour: &str, width: f64| {
                format!(
                    "<path d=\"M-14 -14L14 14M14 -14L-14 14\" {} stroke-linecap=\"round\"/>",
                    stroke(colour, width)
                )
            };
            veil(marks.warn, 0.25)
                + &frame(layout, 46.0, 8.0, &stroke(marks.case, 9.0))
                + &frame(layout, 46.0, 8.0, &(stroke(marks.warn, 5.0) + dots))
                + &cross(marks.case, 15.0)
                + &cross(marks.warn, 9.0)
        }
        State::Focus => {
            let half = if layout.grid == Grid::Square { 52.0 } else { 53.0 };
            let (case, core) = focus_colours(pen);
            frame(layout, half, 7.0, &stroke(case, 12.0))
                + &frame(layout, half, 7.0, &stroke(core, 6.0))
        }
    }
}

/// The focus is dark in a light case; forced colours have one of their own for it.
fn focus_colours(pen: &Pen<'_>) -> (&'static str, &'static str) {
    let marks = pen.palette.marks;
    if marks.has_washes { (marks.case, marks.legal) } else { ("Canvas", "Highlight") }
}

/// The same on a tile of the border, which is not as large as a cell.
fn border(pen: &Pen<'_>, layout: &Layout, index: usize, state: State) -> String {
    let marks = pen.palette.marks;
    let (case, core) = match state {
        State::Focus => focus_colours(pen),
        State::Refused => (marks.case, marks.warn),
        State::Selected | State::Drop => (marks.case, marks.select),
    };
    let path = closed(&scaled(&layout.outline(index), 0.9), (0.0, 0.0));
    format!(
        "<path d=\"{path}\" fill=\"none\" {} stroke-linejoin=\"round\"/>\
         <path d=\"{path}\" fill=\"none\" {} stroke-linejoin=\"round\"/>",
        stroke(case, 10.0),
        stroke(core, 5.0)
    )
}
