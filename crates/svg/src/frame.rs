use std::fmt::Write as _;

use board::{Edges, Grid};

use crate::defs::Pen;
use crate::escape::{Number, closed};
use crate::inlay::inlays;
use crate::layout::{BORDER, INLAY, Layout, Point, Side, WALL};

/// Everything around the field: shadows, plank, grain, the inlays of owned edges, and the groove.
pub(crate) fn frame(pen: &Pen<'_>, layout: &Layout, edges: Option<Edges>) -> String {
    let mut markup = match layout.grid {
        Grid::Square => board(pen, layout),
        Grid::Rhombus => rhombus(pen, layout),
    };
    if let Some(edges) = edges {
        markup += &inlays(pen, layout, edges);
    }
    if layout.grid == Grid::Square {
        markup += &groove(pen, layout);
    }
    markup
}

/// A rectangle so far around the field, moved and with round corners.
fn around(layout: &Layout, by: f64, (x, y): Point, round: f64) -> String {
    let (width, height) = layout.field();
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"",
        Number(x - by),
        Number(y - by),
        Number(width + 2.0 * by),
        Number(height + 2.0 * by),
        Number(round)
    )
}

fn board(pen: &Pen<'_>, layout: &Layout) -> String {
    let (plank, palette) = (layout.plank(), pen.palette);
    let round = (3.2 * layout.columns.max(layout.rows) as f64).clamp(12.0, 30.0);
    let (frame, under) = (palette.frame, palette.under);
    let at = |by: f64, x: f64, y: f64| around(layout, by, (x, y), round + by - plank);
    if palette.look.is_flat() {
        let line = at(plank - 2.0, 0.0, 0.0);
        return format!("{line} fill=\"{frame}\" stroke=\"{under}\" stroke-width=\"4\"/>\n");
    }
    let mut markup = String::new();
    for (by, x, y) in [(plank, 2.0, 3.8), (plank - 1.0, 4.0, 7.5)] {
        let _ = write!(markup, "{} fill=\"#1a0e04\" opacity=\".13\"/>", at(by, x, y));
    }
    // The upper face is a little shorter than the plank, whose lower edge is seen below it.
    let (width, height) = layout.field();
    let face = format!(
        "<rect x=\"{at}\" y=\"{at}\" width=\"{}\" height=\"{}\" rx=\"{}\"",
        Number(width + 2.0 * plank),
        Number(height + 2.0 * plank - 4.0),
        Number(round),
        at = Number(-plank)
    );
    let _ = write!(
        markup,
        "{} fill=\"{under}\"/>{face} fill=\"{frame}\"/>{face} fill=\"{}\"/>",
        at(plank, 0.0, 0.0),
        pen.url("grain")
    );
    let _ = write!(
        markup,
        "<rect x=\"{at}\" y=\"{at}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"none\" \
         stroke=\"#fff\" stroke-opacity=\".16\" stroke-width=\"2.5\"/>",
        Number(width + 2.0 * plank - 4.0),
        Number(height + 2.0 * plank - 8.0),
        Number(round - 2.0),
        at = Number(2.0 - plank)
    );
    if layout.framed {
        let _ = write!(
            markup,
            "{} fill=\"#000\" fill-opacity=\".17\"/>",
            around(layout, BORDER, (0.0, 0.0), 14.0)
        );
    }
    markup + "\n"
}

/// The dark line around the field; where its edges have inlays, those end at it.
fn groove(pen: &Pen<'_>, layout: &Layout) -> String {
    let by = if layout.has_edges { 2.5 } else { 5.0 };
    let rect = around(layout, by, (0.0, 0.0), if layout.has_edges { 1.0 } else { 8.0 });
    format!("{rect} fill=\"{}\"/>\n", pen.palette.groove)
}

/// The plank of a rhombus: its lines pass through the outermost corners of the cells, and the sharp
/// corners are cut.
fn rhombus(pen: &Pen<'_>, layout: &Layout) -> String {
    const CUT: f64 = 44.0;
    let (width, height) = layout.field();
    let (palette, wide) = (pen.palette, Number(2.0 * layout.offset()));
    // From a corner along the slanting sides.
    let (right, down) = (CUT / 2.0, CUT * 0.866_025);
    let slant = height / 3.0_f64.sqrt();
    let (left, top_right) = (-50.0, width - slant + 50.0);
    let shape = closed(
        &[
            (left + CUT, 0.0),
            (top_right, 0.0),
            (width + 50.0 - right, height - down),
            (width + 50.0 - CUT, height),
            (width - top_right, height),
            (left + right, down),
        ],
        (0.0, 0.0),
    );
    let body = |x: f64, y: f64, look: &str| {
        let place = format!("transform=\"translate({} {})\"", Number(x), Number(y));
        format!(
            "<path d=\"{shape}\" {place} {look} stroke-width=\"{wide}\" stroke-linejoin=\"round\"/>"
        )
    };
    let filled = |colour: &str| format!("fill=\"{colour}\" stroke=\"{colour}\"");
    if palette.look.is_flat() {
        let inner = Number(2.0 * layout.offset() - 8.0);
        return body(0.0, 0.0, &filled(palette.under))
            + &format!(
                "<path d=\"{shape}\" {} stroke-width=\"{inner}\" stroke-linejoin=\"round\"/>\n",
                filled(palette.frame)
            );
    }
    let mut markup = String::new();
    for (x, y) in [(3.0, 4.0), (5.0, 8.0)] {
        markup += &body(x, y, &format!("{} opacity=\".13\"", filled("#1a0e04")));
    }
    markup += &body(0.0, 0.0, &filled(palette.under));
    markup += &body(0.0, -4.0, &filled(palette.frame));
    markup += &body(0.0, -4.0, &filled(&pen.url("grain")));
    markup + "\n"
}

/// The letters along the top and the numbers along the left, on the plank.
pub(crate) fn coordinates(pen: &Pen<'_>, layout: &Layout) -> String {
    let size = layout.letters();
    let mut markup = format!(
        "<g class=\"coordinates\" font-size=\"{}\" font-weight=\"600\" fill=\"{}\" \
         text-anchor=\"middle\">",
        Number(size),
        pen.palette.letters
    );
    let turn = |at: usize, count: usize| if layout.is_turned { count - 1 - at } else { at };
    let mut label = |(x, y): Point, text: &str| {
        let (x, y) = (Number(x), Number(y));
        let _ = write!(markup, "<text x=\"{x}\" y=\"{y}\" dy=\".35em\">{text}</text>");
    };
    // In the middle of the strip between the inlay and the rim of the plank.
    let (above, beside) = match layout.grid {
        Grid::Square => {
            let middle = layout.plank() - layout.strip() / 2.0;
            (middle, middle + 50.0)
        }
        Grid::Rhombus => {
            let inlay = if layout.has_edges { INLAY } else { 4.0 };
            let slant = layout.offset() * 1.1547;
            (
                f64::midpoint(layout.offset() - 4.0, inlay)
                    + if layout.has_edges { 1.0 } else { 0.0 },
                50.0 + f64::midpoint(inlay, slant + WALL / 3.0_f64.sqrt() / 2.0),
            )
        }
    };
    for column in 0..layout.columns {
        let (x, y) = layout.cell(column, 0);
        let letter = char::from(b'a' + turn(column, layout.columns) as u8).to_string();
        let top = match layout.grid {
            Grid::Square => -above,
            Grid::Rhombus => y - WALL - above,
        };
        label((x, top), &letter);
    }
    for row in 0..layout.rows {
        let (x, y) = layout.cell(0, row);
        label((x - beside, y), &(turn(row, layout.rows) + 1).to_string());
    }
    markup + "</g>\n"
}

/// The sides that one player's inlays lie on: left and right, or top and bottom.
pub(crate) const fn pair(is_across: bool) -> [Side; 2] {
    if is_across { [Side::Left, Side::Right] } else { [Side::Top, Side::Bottom] }
}
