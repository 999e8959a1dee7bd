use std::fmt::Write as _;

use board::{Grid, Ground, Ink};

use crate::defs::Pen;
use crate::escape::{Number, closed, scaled};
use crate::layout::Layout;

/// What a cell is made of, around its middle.
pub(crate) fn ground(pen: &Pen<'_>, layout: &Layout, ground: Ground) -> String {
    match ground {
        Ground::Plain => plate(layout, pen.palette.plain[0]),
        Ground::Wall => wall(pen),
        Ground::Tint { number, ink, .. } => tint(pen, layout, number, ink),
        Ground::Home { ink, .. } => home(pen, ink),
    }
}

/// A cell of its own, a little smaller than its place.
fn plate(layout: &Layout, fill: &str) -> String {
    match layout.grid {
        Grid::Square => format!(
            "<rect x=\"-48.5\" y=\"-48.5\" width=\"97\" height=\"97\" rx=\"7\" fill=\"{fill}\"/>"
        ),
        Grid::Rhombus => {
            format!(
                "<path d=\"{}\" fill=\"{fill}\"/>",
                closed(&scaled(&layout.corners(), 0.95), (0.0, 0.0))
            )
        }
    }
}

fn tint(pen: &Pen<'_>, layout: &Layout, number: u8, ink: Ink) -> String {
    let (line, strength, _) = pen.palette.pattern(ink);
    let mut markup = plate(layout, pen.palette.tint(ink));
    let scale = if layout.grid == Grid::Rhombus { " scale(.8)" } else { "" };
    let _ = write!(
        markup,
        "<g transform=\"translate(0 3){scale}\">{}</g>",
        pattern(number, line, strength)
    );
    if !pen.palette.look.is_flat() {
        markup += &plate(layout, &pen.url("glaze"));
    }
    markup + &badge(pen, layout, number, ink)
}

/// A field's number in its corner, on a plate of its own.
pub(crate) fn badge(pen: &Pen<'_>, layout: &Layout, number: u8, ink: Ink) -> String {
    let (_, _, [fill, text]) = pen.palette.pattern(ink);
    let digit = number % 10;
    let place = if layout.grid == Grid::Rhombus { "translate(35 6)" } else { "translate(0 0)" };
    format!(
        "<g transform=\"{place}\"><rect x=\"-45\" y=\"-45\" width=\"20\" height=\"22\" rx=\"5\" \
         fill=\"{fill}\"/><text x=\"-35\" y=\"-34\" dy=\".36em\" text-anchor=\"middle\" \
         font-size=\"18\" font-weight=\"700\" fill=\"{text}\">{digit}</text></g>"
    )
}

/// The pattern of a coloured field; the number chooses it.
fn pattern(number: u8, colour: &str, strength: f64) -> String {
    let lines = |path: &str, width: f64| {
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-opacity=\"{strength}\" \
             stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
        )
    };
    match number % 6 {
        0 => {
            lines("M-32 -32L32 32M-32 0L0 32M0 -32L32 0", 3.0)
                + &lines("M32 -32L-32 32M32 0L0 32M0 -32L-32 0", 3.0)
        }
        1 => lines("M-36 -18H36M-36 -1H36M-36 16H36M-36 33H36", 4.5),
        2 => {
            let rows = [(-32.0, 3), (-12.0, 4), (8.0, 3), (28.0, 4)];
            let mut dots = String::new();
            for (y, count) in rows {
                for at in 0..count {
                    let x = 20.0 * f64::from(at) - 10.0 * f64::from(count - 1);
                    let _ = write!(dots, "M{} {}h.01", Number(x), Number(y));
                }
            }
            lines(&dots, 8.0)
        }
        3 => lines("M-38 2L2 -38M-38 36L36 -38M-4 38L38 -4", 4.5),
        4 => lines(
            "M-36 -20q9 -11 18 0t18 0t18 0t18 0M-36 2q9 -11 18 0t18 0t18 0t18 0\
             M-36 24q9 -11 18 0t18 0t18 0t18 0",
            4.5,
        ),
        _ => lines("M-27 -34V34M-9 -34V34M9 -34V34M27 -34V34", 4.5),
    }
}

/// Bricks with the light on their top.
fn wall(pen: &Pen<'_>) -> String {
    const JOINTS: &str = "M-47 -16H47M-47 13H47M-14 -46V-16M22 -16V13M-20 13V41";
    let stone = pen.palette.stone;
    let rect = |y: f64, height: f64, look: &str| {
        format!("<rect x=\"-47\" y=\"{y}\" width=\"94\" height=\"{height}\" rx=\"7\" {look}/>")
    };
    if pen.palette.look.is_flat() {
        // Hatched, so that it tells itself from any piece by lines alone.
        return rect(-47.0, 94.0, &format!("fill=\"{}\"", stone.face))
            + &format!(
                "<path d=\"M-47 -17L-17 -47M-47 17L17 -47M-45 45L45 -45M-17 47L47 -17M17 47L47 17\" \
                 stroke=\"{}\" stroke-width=\"6\"/>",
                stone.joint
            )
            + &rect(
                -46.0,
                92.0,
                &format!("fill=\"none\" stroke=\"{}\" stroke-width=\"5\"", stone.joint),
            );
    }
    rect(-43.0, 92.0, "fill=\"#120a02\" opacity=\".35\"")
        + &rect(-47.0, 94.0, &format!("fill=\"{}\"", stone.joint))
        + &rect(-47.0, 88.0, &format!("fill=\"{}\"", stone.face))
        + &format!(
            "<path d=\"M-40 -47H40Q47 -47 47 -40V-38H-47V-40Q-47 -47 -40 -47Z\" fill=\"{}\"/>\
             <path d=\"{JOINTS}\" stroke=\"{}\" stroke-width=\"3.4\" fill=\"none\"/>\
             <path d=\"M-45 -13H45M-45 16H45\" stroke=\"#fff\" stroke-opacity=\".28\" \
             stroke-width=\"2\"/>",
            stone.light, stone.joint
        )
}

/// A frame inside the cell: a light side's is whole, a dark one's dashed; both have heavy corners.
fn home(pen: &Pen<'_>, ink: Ink) -> String {
    let is_light = matches!(ink, Ink::White | Ink::Yellow | Ink::Red);
    let colour = if pen.palette.look.is_flat() {
        pen.palette.text
    } else {
        match ink {
            Ink::White => "#fffdf6",
            Ink::Black => "#24211f",
            _ => pen.palette.coat(ink).face,
        }
    };
    let dashes = if is_light { "" } else { " stroke-dasharray=\"14 8\"" };
    format!(
        "<rect x=\"-44\" y=\"-44\" width=\"88\" height=\"88\" rx=\"10\" fill=\"none\" \
         stroke=\"{colour}\" stroke-opacity=\".9\" stroke-width=\"4\"{dashes}/>\
         <path d=\"M-44 -26V-34Q-44 -44 -34 -44H-26ZM44 26V34Q44 44 34 44H26Z\" \
         fill=\"{colour}\" fill-opacity=\".9\"/>"
    )
}
