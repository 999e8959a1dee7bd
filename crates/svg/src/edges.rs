use std::fmt::Write as _;

use board::{Goal, Scene};

use crate::escape::{Number, points};
use crate::layout::Layout;
use crate::palette::Palette;

/// How much of a band is seen beside the board, in sizes of the letters.
pub(crate) const BAND: f64 = 0.45;

/// The bands along the sides: whole on top and bottom, in dashes on the left and right.
pub(crate) fn bands(scene: &Scene, palette: &Palette, layout: &Layout) -> String {
    let Some(edges) = scene.edges else { return String::new() };
    let sides = &layout.sides;
    // Half of each band is covered by the board.
    let width = 2.0 * BAND * layout.letters();
    let mut markup = String::new();
    for (goal, dashed, side) in [
        (&edges.top_bottom, false, &sides.top),
        (&edges.top_bottom, false, &sides.bottom),
        (&edges.left_right, true, &sides.left),
        (&edges.left_right, true, &sides.right),
    ] {
        let (points, look) =
            (points(side), look(goal, palette, width, dashed.then_some(layout.dash)));
        let _ = writeln!(markup, "<polyline points=\"{points}\" fill=\"none\"{look}/>");
    }
    markup
}

/// The stroke attributes of a band.
pub(crate) fn look(goal: &Goal, palette: &Palette, width: f64, dash: Option<f64>) -> String {
    let ink = palette.band(goal.ink);
    let dashes = dash.map_or(String::new(), |dash| {
        // Half a gap at either end, so that corners fall into gaps.
        let (long, gap, half) = (Number(0.76 * dash), Number(0.24 * dash), Number(-0.12 * dash));
        format!(" stroke-dasharray=\"{long} {gap}\" stroke-dashoffset=\"{half}\"")
    });
    format!(" stroke=\"{ink}\" stroke-width=\"{}\"{dashes}", Number(width))
}
