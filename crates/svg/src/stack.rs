use std::fmt::Write as _;

use board::{Form, Tile};

use crate::defs::Pen;
use crate::escape::Number;
use crate::piece::Kind;

/// From how many flat pieces on a stack says how many they are.
const COUNTED: usize = 3;

/// The pieces on a tile around its middle: one alone, or a stack in which every piece shows its rim.
pub(crate) fn stack(pen: &Pen<'_>, tile: &Tile) -> String {
    let used = |at: usize| Kind::new(&tile.stack[at], tile.ground, pen.palette).id(pen.id);
    match &tile.stack[..] {
        [] => String::new(),
        [only] if !matches!(only.form, Form::Ring | Form::Ball) => {
            format!("<use href=\"#{}\"/>", used(0))
        }
        pieces => {
            let flat = tile.height();
            let step = (22.0 / flat.saturating_sub(1).max(1) as f64).min(13.0);
            // A ball without anything under it lies in the middle.
            let mut level = match flat {
                0 => 9.0,
                _ => step * (flat - 1) as f64 / 2.0 + 2.0,
            };
            let mut markup = String::from("<g transform=\"scale(.92)\">");
            if !pen.palette.look.is_flat() && flat > 0 {
                let _ = write!(
                    markup,
                    "<ellipse cx=\"4\" cy=\"{}\" rx=\"42\" ry=\"38\" fill=\"#120a02\" opacity=\".3\"/>",
                    Number(level + 12.0)
                );
            }
            let mut top = level;
            for (at, piece) in pieces.iter().enumerate() {
                // A ball lies on what is below it, a flat piece one step above.
                let y = Number(if piece.form == Form::Ball { top } else { level });
                let _ = write!(markup, "<use href=\"#{}\" y=\"{y}\"/>", used(at));
                if piece.form != Form::Ball {
                    top = level;
                    level -= step;
                }
            }
            markup += "</g>";
            if flat >= COUNTED {
                markup += &count(pen, flat);
            }
            markup
        }
    }
}

/// How many flat pieces a stack has, at the lower right.
fn count(pen: &Pen<'_>, pieces: usize) -> String {
    let marks = pen.palette.marks;
    let (dark, pale) = if pen.palette.look.is_flat() {
        (pen.palette.plain[0], pen.palette.text)
    } else {
        (marks.dark, marks.case)
    };
    format!(
        "<g transform=\"translate(34 34)\"><circle r=\"13\" fill=\"{dark}\" stroke=\"{pale}\" \
         stroke-width=\"2.5\"/><text dy=\".36em\" text-anchor=\"middle\" font-size=\"{}\" \
         font-weight=\"700\" fill=\"{pale}\">{pieces}</text></g>",
        if pieces < 10 { 17 } else { 14 }
    )
}
