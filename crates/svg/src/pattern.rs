use std::fmt::Write as _;

use crate::escape::Number;
use crate::palette::Colour;

/// The pattern of a field within `reach` of its middle; the number chooses it.
pub(crate) fn pattern(number: u8, reach: f64, ink: Colour) -> String {
    let steps = [-2.0, -1.0, 0.0, 1.0, 2.0].map(|step: f64| step * reach * 0.4);
    let path = match number % 6 {
        0 => String::new(),
        1 => steps.iter().map(|&at| line(-reach, at, reach, at)).collect(),
        2 => return dots(&steps, reach, ink),
        3 => diagonals(reach),
        4 => crosses(&steps, reach),
        _ => steps.iter().map(|&at| line(at, -reach, at, reach)).collect(),
    };
    if path.is_empty() {
        return path;
    }
    let width = Number(reach * 0.07);
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-opacity=\"0.5\"/>"
    )
}

fn line(x1: f64, y1: f64, x2: f64, y2: f64) -> String {
    format!("M{} {}L{} {}", Number(x1), Number(y1), Number(x2), Number(y2))
}

/// Rising lines, each cut where it leaves the square.
fn diagonals(reach: f64) -> String {
    let rising = |sum: f64| {
        let (low, high) = ((sum - reach).max(-reach), (sum + reach).min(reach));
        line(low, sum - low, high, sum - high)
    };
    [-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5].into_iter().map(|part| rising(part * reach)).collect()
}

fn crosses(steps: &[f64], reach: f64) -> String {
    let arm = reach * 0.1;
    let cross = |x: f64, y: f64| line(x - arm, y, x + arm, y) + &line(x, y - arm, x, y + arm);
    steps.iter().flat_map(|&x| steps.iter().map(move |&y| cross(x, y))).collect()
}

fn dots(steps: &[f64], reach: f64, ink: Colour) -> String {
    let radius = Number(reach * 0.065);
    let mut markup = format!("<g fill=\"{ink}\" fill-opacity=\"0.5\">");
    for (x, y) in steps.iter().flat_map(|&x| steps.iter().map(move |&y| (x, y))) {
        let _ =
            write!(markup, "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\"/>", Number(x), Number(y));
    }
    markup + "</g>"
}
