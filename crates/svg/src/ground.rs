use board::{Ground, Ink};

use crate::escape::{Number, escape, points};
use crate::layout::Layout;
use crate::palette::{Palette, readable, tint};
use crate::pattern::pattern;

/// What lies under the pieces, around the tile's middle.
pub(crate) fn ground(ground: Ground, palette: &Palette, layout: &Layout) -> String {
    let (fill, line) = (palette.ground(ground), palette.line);
    let (corners, width) = (points(&layout.corners), Number(1.5 * layout.boldness()));
    let mut markup = format!(
        "<polygon points=\"{corners}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{width}\"/>"
    );
    match ground {
        Ground::Plain => {}
        Ground::Wall => markup += &pattern(3, layout.inner, palette.hatch),
        Ground::Tint { number, ink, .. } => {
            markup += &pattern(number, layout.inner, readable(ink));
            markup += &digit(number, ink, layout);
        }
        Ground::Home { ink, letter, .. } => markup += &home(ink, letter, palette, layout),
    }
    markup
}

/// A field's number in its corner, on a patch clear of the pattern.
fn digit(number: u8, ink: Ink, layout: &Layout) -> String {
    // Clear of a mark's outline.
    let corner = 4.5 - layout.inner;
    let side = 0.48 * layout.inner;
    let (at, width) = (Number(corner), Number(side));
    let (x, y) = (Number(corner + side / 2.0), Number(corner + side * 0.84));
    let (fill, text, size) = (tint(ink), readable(ink), Number(side * 0.96));
    let digit = number % 10;
    format!(
        "<rect x=\"{at}\" y=\"{at}\" width=\"{width}\" height=\"{width}\" fill=\"{fill}\"/>\
         <text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" \
         text-anchor=\"middle\" fill=\"{text}\">{digit}</text>"
    )
}

/// A frame inside the cell and a corner with the side's letter.
fn home(ink: Ink, letter: char, palette: &Palette, layout: &Layout) -> String {
    let inset = layout.inner - 3.0;
    let (at, side) = (Number(-inset), Number(2.0 * inset));
    let leg = 0.66 * layout.inner;
    let corner = points(&[(-inset, -inset), (leg - inset, -inset), (-inset, leg - inset)]);
    let (fill, line, text) = (palette.coat(ink).fill, palette.muted, palette.coat(ink).rim);
    let (x, y) = (Number(leg * 0.3 - inset), Number(leg * 0.49 - inset));
    let (size, letter) = (Number(leg * 0.5), escape(&letter.to_string()));
    format!(
        "<rect x=\"{at}\" y=\"{at}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
         stroke=\"{line}\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\"/>\
         <polygon points=\"{corner}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"1.5\"/>\
         <text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" \
         text-anchor=\"middle\" fill=\"{text}\">{letter}</text>"
    )
}
