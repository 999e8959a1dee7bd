use std::fmt::Write as _;

use crate::defs::Pen;
use crate::escape::Number;
use crate::layout::Point;

/// A step of a move that is advised, by the middles of the tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// Something is put there, beside what stands there already if anything does.
    Put(Point, bool),
    /// Something goes from one to the other.
    Go(Point, Point),
}

/// A move that is advised: rings with a plus where something is put, arrows where something goes;
/// with its rank where there are several, the best drawn strongest.
pub(crate) fn advice(pen: &Pen<'_>, steps: &[Step], rank: Option<usize>) -> String {
    let marks = pen.palette.marks;
    // Ranks count from one.
    let thin = rank.map_or(1.0, |rank| [1.0, 0.78, 0.62][rank.clamp(1, 3) - 1]);
    let line = |path: &str, colour: &str, width: f64| {
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            Number(width)
        )
    };
    let mut markup = String::new();
    for &step in steps {
        match step {
            Step::Put((x, y), is_taken) => {
                // On what stands there already the ring is a small one, in the corner.
                let (x, y, scale) = if is_taken { (x + 31.0, y - 31.0, 0.48) } else { (x, y, 1.0) };
                let radius = 36.0;
                let circle = |fill: &str, look: &str| {
                    format!("<circle r=\"{radius}\" fill=\"{fill}\" {look}/>")
                };
                let veil = if is_taken { "1" } else { ".18" };
                let _ = write!(
                    markup,
                    "<g transform=\"translate({} {}) scale({scale})\">{}{}{}{}{}</g>",
                    Number(x),
                    Number(y),
                    circle(
                        if is_taken { marks.case } else { marks.hint },
                        &format!("fill-opacity=\"{veil}\"")
                    ),
                    circle("none", &format!("stroke=\"{}\" stroke-width=\"12\"", marks.case)),
                    circle(
                        "none",
                        &format!(
                            "stroke=\"{}\" stroke-width=\"{}\"",
                            marks.hint,
                            Number(7.0 * thin)
                        )
                    ),
                    line("M-16 0H16M0 -16V16", marks.case, 13.0),
                    line("M-16 0H16M0 -16V16", marks.hint, 7.5 * thin),
                );
            }
            Step::Go(from, to) => markup += &arrow(pen, from, to, thin),
        }
    }
    let at = steps.first().map(|step| match *step {
        Step::Put(at, _) => at,
        Step::Go(_, to) => to,
    });
    if let (Some(rank), Some((x, y))) = (rank, at) {
        let _ = write!(
            markup,
            "<g transform=\"translate({} {})\"><circle r=\"16\" fill=\"{hint}\" stroke=\"{case}\" \
             stroke-width=\"3\"/><text dy=\".36em\" text-anchor=\"middle\" font-size=\"22\" \
             font-weight=\"700\" fill=\"{case}\">{rank}</text></g>",
            Number(x - 32.0),
            Number(y - 32.0),
            hint = marks.hint,
            case = marks.case,
        );
    }
    markup
}

/// An arrow from middle to middle: a shaft 13 wide and a head 34 long and 46 wide, in a case.
fn arrow(pen: &Pen<'_>, from: Point, to: Point, thin: f64) -> String {
    let marks = pen.palette.marks;
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let length = right.hypot(down);
    let angle = down.atan2(right).to_degrees();
    let (half, head, wide) = (6.5 * thin, 34.0 * thin.max(0.8), 23.0 * thin.max(0.75));
    let (neck, tip) = (Number(length - head + 6.0), Number(length + 6.0));
    let path = format!(
        "M0 {up}H{neck}V{out}L{tip} 0L{neck} {wide}V{low}H0Z",
        up = Number(-half),
        out = Number(-wide),
        wide = Number(wide),
        low = Number(half)
    );
    format!(
        "<path d=\"{path}\" transform=\"translate({} {}) rotate({})\" fill=\"{}\" stroke=\"{}\" \
         stroke-width=\"5\" stroke-linejoin=\"round\" paint-order=\"stroke\"/>",
        Number(from.0),
        Number(from.1),
        Number(angle),
        marks.hint,
        marks.case
    )
}
