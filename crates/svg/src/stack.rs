use std::fmt::Write as _;

use board::{Form, Ground, Piece, Tile};

use crate::escape::Number;
use crate::layout::Layout;
use crate::palette::Palette;
use crate::piece::{ball, chip, hole, piece};

/// The pieces on a tile: a single one flat in the middle, more of them as a pile.
pub(crate) fn stack(tile: &Tile, palette: &Palette, layout: &Layout) -> String {
    // A field's digit stays clear of the piece.
    let part = if matches!(tile.ground, Ground::Tint { .. }) { 0.59 } else { 0.66 };
    match &tile.stack[..] {
        [] => String::new(),
        [only] => piece(only, palette, part * layout.reach),
        pieces => pile(pieces, palette, layout.reach),
    }
}

/// A pile seen from above the front, every piece showing its side wall.
fn pile(pieces: &[Piece], palette: &Palette, reach: f64) -> String {
    let round = pieces.iter().filter(|piece| piece.form == Form::Ball).count();
    let flat = (pieces.len() - round) as f64;
    // A tall pile leaves room for its count beside it.
    let counted = pieces.len() > 3;
    let (width, depth) =
        (if counted { 0.52 } else { 0.62 } * reach, if flat > 5.0 { 0.17 } else { 0.26 } * reach);
    let radius = if flat > 5.0 { 0.25 } else { 0.36 } * reach;
    let crown = if round > 0 { 2.0 * radius - depth } else { 0.0 };
    let thickness = ((1.78 * reach - 2.0 * depth - crown.max(0.0)) / flat).min(0.32 * reach);
    let height = flat * thickness + 2.0 * depth + crown.max(0.0);
    let mut level = (height / 2.0 - depth).min(0.88 * reach - depth);
    let aside = Number(if counted { -0.12 * reach } else { 0.0 });
    let mut markup = format!("<g transform=\"translate({aside} 0)\">");
    for piece in pieces {
        let coat = palette.coat(piece.ink);
        if piece.form == Form::Ball {
            let y = Number(level - radius + depth * 0.5);
            let _ = write!(markup, "<g transform=\"translate(0 {y})\">{}</g>", ball(coat, radius));
        } else {
            level -= thickness;
            markup += &match piece.form {
                Form::Ring => {
                    chip(coat, (width, depth), level, thickness)
                        + &hole(coat, (width, depth), level)
                }
                Form::Disc => chip(coat, (width, depth), level, thickness),
                _ => lying(piece, palette, (width, depth), level),
            };
        }
    }
    markup += "</g>";
    if counted {
        markup += &count(pieces.len(), palette, reach);
    }
    markup
}

/// A piece of another form at this level, as flat as the pile is deep.
fn lying(it: &Piece, palette: &Palette, (width, depth): (f64, f64), level: f64) -> String {
    let (y, flat) = (Number(level), Number(depth / width));
    let markup = piece(it, palette, width);
    format!("<g transform=\"translate(0 {y}) scale(1 {flat})\">{markup}</g>")
}

/// How many pieces a tall pile has, in the corner.
fn count(pieces: usize, palette: &Palette, reach: f64) -> String {
    let (x, y, size) = (Number(0.82 * reach), Number(-0.54 * reach), Number(0.33 * reach));
    let text = palette.text;
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"end\" fill=\"{text}\">\
         {pieces}</text>"
    )
}
