use std::fmt::Write as _;

use board::{Form, Ink, Piece};

use crate::escape::{Number, points};
use crate::palette::{Coat, DARK, PALE, Palette};

/// A piece of this radius around the middle.
pub(crate) fn piece(piece: &Piece, palette: &Palette, radius: f64) -> String {
    let coat = palette.coat(piece.ink);
    match piece.form {
        Form::Disc => disc(piece.ink, coat, radius),
        Form::Block => block(piece.ink, coat, radius),
        Form::Diamond => diamond(piece.ink, coat, radius),
        Form::Nut => nut(coat, radius),
        Form::Ring => ring(coat, radius),
        Form::Ball => ball(coat, radius),
        Form::Cube => cube(coat, radius),
        Form::Star => star(coat, radius),
        Form::Joker => joker(radius),
        Form::Cross => cross(coat, radius),
    }
}

/// The attributes of a body: its fill and its rim.
fn body(coat: Coat, width: f64) -> String {
    let Coat { fill, rim } = coat;
    format!(" fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"{}\"", Number(width))
}

fn rim(radius: f64) -> f64 {
    radius * 0.11
}

/// Attributes of a line drawn on a body.
fn drawn(coat: Coat, radius: f64) -> String {
    let (line, width) = (coat.rim, Number(radius * 0.08));
    format!(" fill=\"none\" stroke=\"{line}\" stroke-width=\"{width}\"")
}

fn disc(ink: Ink, coat: Coat, radius: f64) -> String {
    let body = body(coat, rim(radius));
    let mut markup = format!("<circle r=\"{}\"{body}/>", Number(radius));
    if ink == Ink::Black {
        let _ = write!(markup, "<circle r=\"{}\"{}/>", Number(radius * 0.62), drawn(coat, radius));
    }
    markup
}

fn block(ink: Ink, coat: Coat, radius: f64) -> String {
    let square = |half: f64, look: &str| {
        let (at, side, round) = (Number(-half), Number(2.0 * half), Number(radius * 0.14));
        format!(
            "<rect x=\"{at}\" y=\"{at}\" width=\"{side}\" height=\"{side}\" rx=\"{round}\"{look}/>"
        )
    };
    let mut markup = square(radius * 0.84, &body(coat, rim(radius)));
    if ink == Ink::Black {
        markup += &square(radius * 0.5, &drawn(coat, radius));
    }
    markup
}

fn diamond(ink: Ink, coat: Coat, radius: f64) -> String {
    let square = |reach: f64, look: &str| {
        let corners = points(&[(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)]);
        format!("<polygon points=\"{corners}\"{look} stroke-linejoin=\"round\"/>")
    };
    let mut markup = square(radius * 1.08, &body(coat, rim(radius)));
    if ink == Ink::Black {
        markup += &square(radius * 0.6, &drawn(coat, radius));
    }
    markup
}

fn nut(coat: Coat, radius: f64) -> String {
    let (wide, half) = (radius * 0.866, radius * 0.5);
    let corners =
        [(0.0, -radius), (wide, -half), (wide, half), (0.0, radius), (-wide, half), (-wide, -half)];
    format!(
        "<polygon points=\"{}\"{body} stroke-linejoin=\"round\"/><circle r=\"{}\" fill=\"{}\"/>",
        points(&corners),
        Number(radius * 0.4),
        coat.rim,
        body = body(coat, rim(radius))
    )
}

fn ring(coat: Coat, radius: f64) -> String {
    let (face, thickness) = ((0.94 * radius, 0.39 * radius), 0.48 * radius);
    let level = -thickness / 2.0;
    chip(coat, face, level, thickness) + &hole(coat, face, level)
}

/// A flat round piece seen from above the front: its side wall and its upper face at this level.
pub(crate) fn chip(coat: Coat, (width, depth): (f64, f64), level: f64, thickness: f64) -> String {
    let body = body(coat, (0.065 * width).min(1.2));
    let (y, high, deep) = (Number(level), Number(thickness), Number(depth));
    let (half, whole) = (Number(width), Number(2.0 * width));
    format!(
        "<path d=\"M-{half} {y}v{high}a{half} {deep} 0 0 0 {whole} 0v-{high}\
         a{half} {deep} 0 0 0 -{whole} 0z\"{body}/>\
         <ellipse cy=\"{y}\" rx=\"{half}\" ry=\"{deep}\"{body}/>"
    )
}

/// The hole in the upper face of a ring.
pub(crate) fn hole(coat: Coat, (width, depth): (f64, f64), level: f64) -> String {
    let (y, half, deep) = (Number(level), Number(0.45 * width), Number(0.45 * depth));
    format!("<ellipse cy=\"{y}\" rx=\"{half}\" ry=\"{deep}\" fill=\"{}\"/>", coat.rim)
}

/// A round body with the light falling on it from the upper left.
pub(crate) fn ball(coat: Coat, radius: f64) -> String {
    let (body, drawn) = (body(coat, rim(radius)), drawn(coat, radius * 1.4));
    let (far, near) = (Number(-radius * 0.58), Number(-radius * 0.1));
    format!(
        "<circle r=\"{}\"{body}/><path d=\"M{far} {near}A{bend} {bend} 0 0 1 {near} {far}\"{drawn} \
         stroke-linecap=\"round\"/>",
        Number(radius),
        bend = Number(radius * 0.58)
    )
}

fn cube(coat: Coat, radius: f64) -> String {
    let reach = radius * 1.08;
    let (wide, half) = (reach * 0.866, reach * 0.5);
    let whole = points(&[
        (0.0, -reach),
        (wide, -half),
        (wide, half),
        (0.0, reach),
        (-wide, half),
        (-wide, -half),
    ]);
    let lid = points(&[(0.0, -reach), (wide, -half), (0.0, 0.0), (-wide, -half)]);
    let shade = points(&[(0.0, 0.0), (wide, -half), (wide, half), (0.0, reach)]);
    let seams = format!(
        "M0 0L0 {reach}M0 0L{wide} {up}M0 0L{left} {up}",
        reach = Number(reach),
        wide = Number(wide),
        left = Number(-wide),
        up = Number(-half)
    );
    format!(
        "<polygon points=\"{whole}\"{body} stroke-linejoin=\"round\"/>\
         <polygon points=\"{lid}\" fill=\"{PALE}\" fill-opacity=\"0.55\"/>\
         <polygon points=\"{shade}\" fill=\"{DARK}\" fill-opacity=\"0.45\"/>\
         <path d=\"{seams}\"{drawn}/>",
        body = body(coat, rim(radius)),
        drawn = drawn(coat, radius * 0.8)
    )
}

fn star(coat: Coat, radius: f64) -> String {
    // The directions of ten points, outer and inner by turns, clockwise from the top.
    const TURN: [(f64, f64); 10] = [
        (0.0, -1.0),
        (0.588, -0.809),
        (0.951, -0.309),
        (0.951, 0.309),
        (0.588, 0.809),
        (0.0, 1.0),
        (-0.588, 0.809),
        (-0.951, 0.309),
        (-0.951, -0.309),
        (-0.588, -0.809),
    ];
    let reach = |at: usize| radius * if at.is_multiple_of(2) { 1.0 } else { 0.45 };
    let tips: Vec<_> =
        TURN.iter().enumerate().map(|(at, &(x, y))| (x * reach(at), y * reach(at))).collect();
    let (tips, body) = (points(&tips), body(coat, rim(radius)));
    format!("<polygon points=\"{tips}\"{body} stroke-linejoin=\"round\"/>")
}

fn joker(radius: f64) -> String {
    let (reach, back, width) = (Number(radius), Number(-radius), Number(rim(radius)));
    format!(
        "<circle r=\"{outer}\" fill=\"{DARK}\"/>\
         <circle r=\"{reach}\" fill=\"{PALE}\" stroke=\"{PALE}\" stroke-width=\"{width}\"/>\
         <path d=\"M0 {back}A{reach} {reach} 0 0 0 0 {reach}Z\" fill=\"{DARK}\"/>",
        outer = Number(radius * 1.14)
    )
}

fn cross(coat: Coat, radius: f64) -> String {
    let (far, near) = (Number(radius * 0.6), Number(-radius * 0.6));
    let Coat { fill, rim } = coat;
    let (outer, inner) = (Number(radius * 0.42), Number(radius * 0.26));
    let path = format!("M{near} {near}L{far} {far}M{near} {far}L{far} {near}");
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{rim}\" stroke-width=\"{outer}\"/>\
         <path d=\"{path}\" fill=\"none\" stroke=\"{fill}\" stroke-width=\"{inner}\"/>"
    )
}

#[cfg(test)]
mod tests {
    use i18n::Pattern;

    use super::*;
    use crate::Theme;

    #[test]
    fn no_two_pieces_look_the_same() {
        let inks =
            [Ink::Black, Ink::White, Ink::Red, Ink::Blue, Ink::Yellow, Ink::Purple, Ink::Grey];
        let forms = [
            Form::Disc,
            Form::Block,
            Form::Diamond,
            Form::Nut,
            Form::Ring,
            Form::Ball,
            Form::Cube,
            Form::Star,
            Form::Cross,
        ];
        for palette in [Theme::Light, Theme::Dark].map(Theme::palette) {
            let look = |form, ink| {
                let it = Piece {
                    form,
                    ink,
                    letter: 'x',
                    glyph: 'x',
                    name: &Pattern { key: "", parts: [&[], &[]] },
                };
                piece(&it, &palette, 20.0)
            };
            // A joker has both players' colours, whatever its ink.
            let mut looks = vec![look(Form::Joker, Ink::Grey)];
            looks.extend(forms.into_iter().flat_map(|form| inks.map(|ink| look(form, ink))));
            let all = looks.len();
            looks.sort();
            looks.dedup();
            assert_eq!(looks.len(), all);
        }
    }
}
