use board::Marks;

use crate::escape::{Number, points};
use crate::layout::Layout;
use crate::palette::Palette;

/// Why a tile stands out: an outline and a dot, a small ring, the outline with the ring, or a wide
/// outline for what decided the game. Each has a halo of the page's colour, so that it shows on any
/// ground.
pub(crate) fn mark(marks: Marks, is_empty: bool, palette: &Palette, layout: &Layout) -> String {
    let (is_last, is_lit) = (marks.last.is_some(), marks.lit.is_some());
    let mut markup = String::new();
    if marks.deciding {
        markup += &outline(WIDE, palette, layout);
    } else if is_last {
        markup += &outline(THIN, palette, layout);
    }
    if is_lit {
        markup += &ring(is_empty, palette, layout);
    } else if is_last {
        markup += &dot(palette, layout);
    }
    markup
}

/// How wide outlines are.
const THIN: f64 = 3.2;
const WIDE: f64 = 7.0;

fn outline(width: f64, palette: &Palette, layout: &Layout) -> String {
    let (bold, halo_width) = (layout.boldness(), (width + 1.8) * layout.boldness());
    let inset = 1.0 - halo_width / 2.0 / layout.reach;
    let corners: Vec<_> = layout.corners.iter().map(|&(x, y)| (x * inset, y * inset)).collect();
    let (wide, thin) = (Number(halo_width), Number(width * bold));
    let (corners, halo, accent) = (points(&corners), palette.page, palette.accent);
    format!(
        "<polygon points=\"{corners}\" fill=\"none\" stroke=\"{halo}\" stroke-width=\"{wide}\"/>\
         <polygon points=\"{corners}\" fill=\"none\" stroke=\"{accent}\" stroke-width=\"{thin}\"/>"
    )
}

/// The lower right corner of the square in a tile, where small marks stand.
fn corner(layout: &Layout) -> Number {
    Number(0.72 * layout.inner)
}

fn dot(palette: &Palette, layout: &Layout) -> String {
    let (at, radius) = (corner(layout), Number(0.15 * layout.reach));
    let (halo, accent) = (palette.page, palette.accent);
    format!(
        "<circle cx=\"{at}\" cy=\"{at}\" r=\"{radius}\" fill=\"{accent}\" stroke=\"{halo}\" \
         stroke-width=\"1.5\"/>"
    )
}

fn ring(is_empty: bool, palette: &Palette, layout: &Layout) -> String {
    let (at, radius) = if is_empty { (Number(0.0), 0.24) } else { (corner(layout), 0.18) };
    let (halo, accent) = (palette.page, palette.accent);
    let (radius, dot) = (Number(radius * layout.reach), Number(radius * layout.reach * 0.3));
    format!(
        "<circle cx=\"{at}\" cy=\"{at}\" r=\"{radius}\" fill=\"{halo}\" stroke=\"{halo}\" \
         stroke-width=\"5\"/><circle cx=\"{at}\" cy=\"{at}\" r=\"{radius}\" fill=\"none\" \
         stroke=\"{accent}\" stroke-width=\"2.5\"/>\
         <circle cx=\"{at}\" cy=\"{at}\" r=\"{dot}\" fill=\"{accent}\"/>"
    )
}
