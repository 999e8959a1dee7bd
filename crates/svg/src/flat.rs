use board::{Form, Ink};

use crate::defs::Pen;
use crate::palette::Coat;
use crate::piece::{Kind, STAR};

/// A piece without light or shadow: its form, filled, with a rim that shows where the fill does not,
/// and a sign of its own on what is dark.
pub(crate) fn symbol(pen: &Pen<'_>, kind: Kind) -> String {
    let coat = pen.palette.coat(kind.ink);
    let Coat { face, case, .. } = coat;
    let body = |path: &str, width: f64| {
        format!(
            "<path d=\"{path}\" fill=\"{face}\" stroke=\"{case}\" stroke-width=\"{width}\" \
             stroke-linejoin=\"round\" fill-rule=\"evenodd\"/>"
        )
    };
    let line = |path: &str| {
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{case}\" stroke-width=\"5\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
        )
    };
    let is_dark = kind.ink == Ink::Black;
    match kind.form {
        Form::Disc => {
            body(&circle(36.0, 0.0), 6.0)
                + &if is_dark { line(&circle(19.0, 0.0)) } else { String::new() }
        }
        Form::Block => {
            let sign = if is_dark { line("M-17 -17H17V17H-17Z") } else { String::new() };
            body("M-32 -32H32V32H-32Z", 6.0) + &sign
        }
        Form::Diamond => {
            let sign = if is_dark { line("M0 -19L19 0L0 19L-19 0Z") } else { String::new() };
            body("M0 -41L41 0L0 41L-41 0Z", 6.0) + &sign
        }
        Form::Nut => {
            body(&format!("M0 -36L31 -18L31 18L0 36L-31 18L-31 -18Z{}", circle(14.0, 0.0)), 6.0)
        }
        Form::Ring => body(&format!("{}{}", oval(41.0, 36.0), oval(19.0, 16.0)), 5.0),
        Form::Ball => body(&circle(24.0, -7.0), 5.0) + &line("M-13 -12A16 16 0 0 1 -2 -21"),
        Form::Cube => {
            body("M0 -36L31.2 -18L31.2 18L0 36L-31.2 18L-31.2 -18Z", 6.0)
                + &line("M-31 -18L0 0L31 -18M0 0V36")
        }
        Form::Star(worth) => {
            body(STAR, 5.0)
                + &format!(
                    "<text y=\"1\" dy=\".36em\" text-anchor=\"middle\" font-size=\"21\" \
                     font-weight=\"800\" fill=\"{case}\">{worth}</text>"
                )
        }
        Form::Joker => {
            let (pale, dark) = (pen.palette.coat(Ink::White), pen.palette.coat(Ink::Black));
            format!(
                "<path d=\"{disc}\" fill=\"{}\" stroke=\"{}\" stroke-width=\"5\"/>\
                 <path d=\"M0 -33A33 33 0 0 0 0 33L-9 22L9 11L-9 0L9 -11L-9 -22Z\" fill=\"{}\"/>\
                 <path d=\"{disc}\" fill=\"none\" stroke=\"{}\" stroke-width=\"3\"/>",
                pale.face,
                pen.palette.letters,
                dark.face,
                pale.case,
                disc = circle(33.0, 0.0),
            )
        }
        Form::Cross => {
            let stroke = |colour: &str, width: f64| {
                format!(
                    "<path d=\"M-20 -20L20 20M-20 20L20 -20\" fill=\"none\" stroke=\"{colour}\" \
                     stroke-width=\"{width}\" stroke-linecap=\"square\"/>"
                )
            };
            stroke(case, 22.0) + &stroke(face, 12.0)
        }
    }
}

fn circle(radius: f64, down: f64) -> String {
    let across = 2.0 * radius;
    format!(
        "M-{radius} {down}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0Z"
    )
}

fn oval(wide: f64, high: f64) -> String {
    let across = 2.0 * wide;
    format!("M-{wide} 0a{wide} {high} 0 1 0 {across} 0a{wide} {high} 0 1 0 -{across} 0Z")
}
