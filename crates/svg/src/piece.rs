use board::{Form, Ground, Ink, Piece};

use crate::defs::{Pen, Shade, name};
use crate::escape::{Number, points};
use crate::flat;
use crate::palette::{Coat, DARK, PALE, Palette};

/// What a piece is drawn from: its form and ink, and whether it needs its case to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub(crate) form: Form,
    pub(crate) ink: Ink,
    pub(crate) is_cased: bool,
}

impl Kind {
    /// The kind of a piece on a ground.
    pub(crate) fn new(piece: &Piece, ground: Ground, palette: &Palette) -> Self {
        let is_cased = !palette.look.is_flat()
            && !matches!(piece.form, Form::Joker | Form::Cube | Form::Ring | Form::Ball)
            && palette.is_cased(piece.ink, ground);
        Self { form: piece.form, ink: piece.ink, is_cased }
    }

    /// The name of its definition among those of a board.
    pub(crate) fn id(self, board: &str) -> String {
        let form = match self.form {
            Form::Disc => "disc",
            Form::Block => "block",
            Form::Diamond => "diamond",
            Form::Nut => "nut",
            Form::Ring => "ring",
            Form::Ball => "ball",
            Form::Cube => "cube",
            Form::Star(worth) => {
                return format!("{board}-star{worth}-{}{}", name(self.ink), self.end());
            }
            Form::Joker => "joker",
            Form::Cross => "cross",
        };
        format!("{board}-{form}-{}{}", name(self.ink), self.end())
    }

    const fn end(self) -> &'static str {
        if self.is_cased { "-cased" } else { "" }
    }
}

/// How far a shadow falls is the same for every piece, and so is its colour.
const SHADOW: &str = "fill=\"#120a02\" opacity=\".29\"";

/// A piece around its middle, with its shadow.
pub(crate) fn symbol(pen: &Pen<'_>, kind: Kind) -> String {
    if pen.palette.look.is_flat() {
        return flat::symbol(pen, kind);
    }
    let coat = pen.palette.coat(kind.ink);
    let body = match (kind.form, kind.ink) {
        (Form::Disc, _) if kind.is_cased => cased_disc(pen, kind.ink, coat),
        (Form::Disc, Ink::Black) => black_disc(pen),
        (Form::Disc, Ink::White) => white_disc(pen),
        (Form::Disc, ink) => disc(pen, ink, coat),
        (Form::Block, ink) => block(pen, ink, coat, kind.is_cased),
        (Form::Diamond, ink) => diamond(pen, ink, coat, kind.is_cased),
        (Form::Nut, ink) => nut(pen, ink, coat, kind.is_cased),
        (Form::Ring, ink) => ring(pen, ink, coat),
        (Form::Ball, ink) => ball(pen, ink, coat),
        (Form::Cube, ink) => cube(ink, coat),
        (Form::Star(worth), ink) => star(pen, ink, coat, worth, kind.is_cased),
        (Form::Joker, _) => joker(pen),
        (Form::Cross, ink) => cross(pen, ink, coat, kind.is_cased),
    };
    if kind.is_cased {
        format!("<g transform=\"translate(0 1) scale(.94)\">{body}</g>")
    } else {
        body
    }
}

/// Both players' colours: the other one shows at the rim, because the disc can be turned.
fn black_disc(pen: &Pen<'_>) -> String {
    let (bevel, face) = (pen.shade(Shade::Bevel, Ink::Black), pen.shade(Shade::Face, Ink::Black));
    format!(
        "<ellipse cx=\"3\" cy=\"10.5\" rx=\"41\" ry=\"39\" {SHADOW}/>\
         <circle cy=\"5\" r=\"40\" fill=\"#f2eada\"/><circle cy=\"2.4\" r=\"40\" fill=\"#0b0a09\"/>\
         <circle r=\"40\" fill=\"{bevel}\"/><circle r=\"35.5\" fill=\"{face}\"/>\
         <circle r=\"18\" fill=\"none\" stroke=\"#0b0a09\" stroke-width=\"3.6\"/>\
         <circle r=\"18\" cy=\"1.2\" fill=\"none\" stroke=\"#c9bfb0\" stroke-width=\"2.6\"/>"
    )
}

fn white_disc(pen: &Pen<'_>) -> String {
    let face = pen.shade(Shade::Face, Ink::White);
    format!(
        "<ellipse cx=\"3\" cy=\"10.5\" rx=\"41\" ry=\"39\" {SHADOW}/>\
         <circle cy=\"5\" r=\"40\" fill=\"#24211f\"/><circle cy=\"2.4\" r=\"40\" fill=\"#b8ac95\"/>\
         <circle r=\"40\" fill=\"{face}\"/>\
         <circle r=\"39.2\" fill=\"none\" stroke=\"#a2957c\" stroke-width=\"1.5\"/>\
         <circle r=\"34\" fill=\"none\" stroke=\"#e2d8c3\" stroke-width=\"3\"/>\
         <path d=\"M0 -9L9 0L0 9L-9 0Z\" fill=\"#b9ac93\" stroke=\"#8c7f68\" stroke-width=\"1.6\" \
         stroke-linejoin=\"round\"/>"
    )
}

fn disc(pen: &Pen<'_>, ink: Ink, coat: Coat) -> String {
    let (bevel, face) = (pen.shade(Shade::Bevel, ink), pen.shade(Shade::Face, ink));
    let side = coat.side;
    format!(
        "<ellipse cx=\"3\" cy=\"10\" rx=\"36.5\" ry=\"35.5\" {SHADOW}/>\
         <circle cy=\"4\" r=\"36\" fill=\"{side}\"/><circle r=\"36\" fill=\"{bevel}\"/>\
         <circle r=\"25\" fill=\"{face}\"/>\
         <circle r=\"25\" fill=\"none\" stroke=\"{side}\" stroke-opacity=\".5\" stroke-width=\"1.6\"/>\
         <path d=\"M-17 -12A21 21 0 0 1 2 -21\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".65\" \
         stroke-width=\"3.6\" stroke-linecap=\"round\"/>"
    )
}

fn cased_disc(pen: &Pen<'_>, ink: Ink, coat: Coat) -> String {
    let (face, dome) = (pen.shade(Shade::Face, ink), pen.shade(Shade::Dome, ink));
    let Coat { case, side, .. } = coat;
    let shine = if matches!(ink, Ink::White) { "1" } else { ".55" };
    format!(
        "<ellipse cx=\"3\" cy=\"10\" rx=\"37\" ry=\"35\" {SHADOW}/>\
         <circle cy=\"3.5\" r=\"36\" fill=\"{case}\"/><circle r=\"36\" fill=\"{case}\"/>\
         <circle r=\"33\" fill=\"{face}\"/>\
         <circle r=\"23\" fill=\"{dome}\" stroke=\"{side}\" stroke-width=\"2\"/>\
         <path d=\"M-14 -9A17 17 0 0 1 2 -17\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\"{shine}\" \
         stroke-width=\"4\" stroke-linecap=\"round\"/>"
    )
}

/// A stroke around a silhouette that shows where the piece itself would not.
fn case(path: &str, coat: Coat) -> String {
    let case = coat.case;
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{case}\" stroke-width=\"13\" stroke-linejoin=\"round\"/>"
    )
}

fn block(pen: &Pen<'_>, ink: Ink, coat: Coat, is_cased: bool) -> String {
    let (bevel, face) = (pen.shade(Shade::Bevel, ink), pen.shade(Shade::Face, ink));
    let rect = |half: f64, y: f64, look: &str| {
        let (at, top, side) = (Number(-half), Number(y - half), Number(2.0 * half));
        format!("<rect x=\"{at}\" y=\"{top}\" width=\"{side}\" height=\"{side}\" rx=\"5\" {look}/>")
    };
    let mut markup = format!("<g transform=\"translate(3 0)\">{}</g>", rect(33.0, 9.0, SHADOW));
    if is_cased {
        markup += &case("M-33 -33H33V36H-33Z", coat);
    }
    markup
        + &rect(33.0, 4.0, &format!("fill=\"{}\"", coat.side))
        + &rect(33.0, 0.0, &format!("fill=\"{bevel}\""))
        + &rect(
            23.0,
            0.0,
            &format!(
                "fill=\"{face}\" stroke=\"{}\" stroke-opacity=\".5\" stroke-width=\"1.6\"",
                coat.side
            ),
        )
}

fn diamond(pen: &Pen<'_>, ink: Ink, coat: Coat, is_cased: bool) -> String {
    let (bevel, top) = (pen.shade(Shade::Bevel, ink), pen.shade(Shade::Face, ink));
    let Coat { light, face, shade, side, .. } = coat;
    let second = if matches!(ink, Ink::Black) { "#4e4944" } else { face };
    let case = if is_cased { case("M0 -38L38 0L0 40L-38 0Z", coat) } else { String::new() };
    format!(
        "<path d=\"M3 -30L43 10L3 50L-37 10Z\" {SHADOW}/>{case}\
         <path d=\"M0 -34L38 4L0 42L-38 4Z\" fill=\"{side}\" stroke=\"{side}\" stroke-width=\"7\" \
         stroke-linejoin=\"round\"/>\
         <path d=\"M0 -38L38 0L0 38L-38 0Z\" fill=\"{face}\" stroke=\"{bevel}\" stroke-width=\"6\" \
         stroke-linejoin=\"round\"/>\
         <path d=\"M-38 0L0 -38L0 0Z\" fill=\"{light}\"/><path d=\"M0 -38L38 0L0 0Z\" fill=\"{second}\"/>\
         <path d=\"M-38 0L0 38L0 0Z\" fill=\"{shade}\"/><path d=\"M0 38L38 0L0 0Z\" fill=\"{side}\"/>\
         <path d=\"M0 -20L20 0L0 20L-20 0Z\" fill=\"{top}\" stroke=\"{light}\" \
         stroke-opacity=\".55\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>"
    )
}

/// A hexagon with this much from its middle to a corner and a hole, moved down.
fn nut_path(reach: f64, hole: f64, down: f64) -> String {
    let (wide, half) = (reach * 0.866, reach / 2.0);
    let outer =
        [(0.0, -reach), (wide, -half), (wide, half), (0.0, reach), (-wide, half), (-wide, -half)]
            .map(|(x, y): (f64, f64)| (x, y + down));
    let (right, y, hole, back) = (Number(hole), Number(down), Number(hole), Number(-2.0 * hole));
    let there = Number(-2.0 * hole.0);
    format!(
        "M{}ZM{right} {y}a{hole} {hole} 0 1 0 {there} 0a{hole} {hole} 0 1 0 {} 0Z",
        points(&outer).replace(' ', "L").replace(',', " "),
        Number(-back.0)
    )
}

fn nut(pen: &Pen<'_>, ink: Ink, coat: Coat, is_cased: bool) -> String {
    let bevel = pen.shade(Shade::Bevel, ink);
    let Coat { light, face, side, .. } = coat;
    let (under, low, body) =
        (nut_path(33.0, 13.0, 8.0), nut_path(33.0, 13.0, 4.0), nut_path(33.0, 13.0, 0.0));
    let case = if is_cased { case(&nut_path(33.0, 13.0, 1.5), coat) } else { String::new() };
    format!(
        "<path d=\"{under}\" transform=\"translate(2 0)\" fill-rule=\"evenodd\" {SHADOW}/>{case}\
         <path d=\"{low}\" fill-rule=\"evenodd\" fill=\"{side}\" stroke=\"{side}\" stroke-width=\"5\" \
         stroke-linejoin=\"round\"/>\
         <path d=\"{body}\" fill-rule=\"evenodd\" fill=\"{face}\" stroke=\"{bevel}\" stroke-width=\"5\" \
         stroke-linejoin=\"round\"/>\
         <path d=\"M0 -26L22.5 -13L22.5 13L0 26L-22.5 13L-22.5 -13Z\" fill=\"none\" stroke=\"{light}\" \
         stroke-opacity=\".6\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
    )
}

/// The line around rings and balls, which tells those of one colour apart where they touch.
const fn contour(ink: Ink, coat: Coat) -> &'static str {
    match ink {
        Ink::White => "#7d6f58",
        Ink::Black => "#050404",
        _ => coat.side,
    }
}

/// A ring of a stack, without its shadow, which only the lowest one throws.
fn ring(pen: &Pen<'_>, ink: Ink, coat: Coat) -> String {
    let torus = pen.shade(Shade::Torus, ink);
    let (side, line) = (coat.side, contour(ink, coat));
    let side = if matches!(ink, Ink::White) { "#cdbfa5" } else { side };
    let shine = if matches!(ink, Ink::White) { ".9" } else { ".5" };
    // The hole is open to what lies below, and its far wall is seen.
    format!(
        "<ellipse rx=\"20.5\" ry=\"19\" fill=\"#140c04\" fill-opacity=\".5\"/>\
         <path d=\"M-20 0A20 18.5 0 0 1 20 0A20 9 0 0 0 -20 0Z\" fill=\"{side}\"/>\
         <path d=\"M-20 0A20 18.5 0 0 1 20 0A20 9 0 0 0 -20 0Z\" fill=\"#140c04\" \
         fill-opacity=\".45\"/>\
         <path d=\"M-41 0V11A41 38 0 0 0 41 11V0A41 38 0 0 1 -41 0Z\" fill=\"{side}\" \
         stroke=\"{line}\" stroke-width=\"1.8\"/>\
         <path d=\"M41 0A41 38 0 1 0 -41 0A41 38 0 1 0 41 0ZM20 0A20 18.5 0 1 0 -20 0A20 18.5 0 1 0 20 0Z\" \
         fill-rule=\"evenodd\" fill=\"{torus}\" stroke=\"{line}\" stroke-width=\"1.8\"/>\
         <path d=\"M-31 -12A33 30 0 0 1 -4 -29\" fill=\"none\" stroke=\"#fff\" \
         stroke-opacity=\"{shine}\" stroke-width=\"4\" stroke-linecap=\"round\"/>"
    )
}

fn ball(pen: &Pen<'_>, ink: Ink, coat: Coat) -> String {
    let shade = pen.shade(Shade::Ball, ink);
    let (line, shine) = match ink {
        Ink::White => ("#7d6f58", "1"),
        Ink::Black => ("#e6dac4", ".75"),
        _ => (coat.case, ".75"),
    };
    format!(
        "<ellipse cx=\"3\" cy=\"4\" rx=\"26\" ry=\"23\" fill=\"#120a02\" opacity=\".45\"/>\
         <circle cy=\"-9\" r=\"25\" fill=\"{shade}\" stroke=\"{line}\" stroke-width=\"2.2\"/>\
         <ellipse cx=\"-8\" cy=\"-18\" rx=\"6.5\" ry=\"4.5\" transform=\"rotate(-30 -8 -18)\" \
         fill=\"#fff\" fill-opacity=\"{shine}\"/>"
    )
}

/// A block of beech seen from a corner, whatever its ink: grey is the wood's own.
fn cube(ink: Ink, coat: Coat) -> String {
    let (top, left, right) = match ink {
        Ink::Grey => ("#fbe6b8", "#ddb271", "#a67637"),
        _ => (coat.light, coat.face, coat.side),
    };
    format!(
        "<path d=\"M3 -28L34.2 -10L34.2 26L3 44L-28.2 26L-28.2 -10Z\" {SHADOW}/>\
         <path d=\"M0 -37L32 -18.5L32 18.5L0 37L-32 18.5L-32 -18.5Z\" fill=\"none\" stroke=\"{PALE}\" \
         stroke-width=\"8\" stroke-linejoin=\"round\"/>\
         <path d=\"M0 -36L31.2 -18L31.2 18L0 36L-31.2 18L-31.2 -18Z\" fill=\"{DARK}\" stroke=\"{DARK}\" \
         stroke-width=\"4\" stroke-linejoin=\"round\"/>\
         <path d=\"M0 -34.5L30 -17.3L0 0L-30 -17.3Z\" fill=\"{top}\"/>\
         <path d=\"M-31 -15.5L-1 1.8V35L-31 17.7Z\" fill=\"{left}\"/>\
         <path d=\"M31 -15.5L1 1.8V35L31 17.7Z\" fill=\"{right}\"/>\
         <ellipse cy=\"-17.3\" rx=\"8\" ry=\"4.6\" fill=\"#8a5a1e\"/>\
         <path d=\"M-30 -17.3L0 0L30 -17.3\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".55\" \
         stroke-width=\"1.6\"/>"
    )
}

/// A star with what it is worth on it.
pub(crate) const STAR: &str =
    "M0 -31L9 -12L30 -9.6L14.6 4.8L18.6 25.6L0 15.3L-18.6 25.6L-14.6 4.8L-30 -9.6L-9 -12Z";

fn star(pen: &Pen<'_>, ink: Ink, coat: Coat, worth: u8, is_cased: bool) -> String {
    let (bevel, edge, text) = match ink {
        Ink::Yellow => (pen.shade(Shade::Bevel, ink), "#f7d774", "#3c2a06"),
        _ => (pen.shade(Shade::Face, ink), coat.light, coat.case),
    };
    let under = if matches!(ink, Ink::Yellow) { coat.case } else { coat.side };
    let case = if is_cased { case(STAR, coat) } else { String::new() };
    format!(
        "<circle r=\"35\" fill=\"#1d1a10\" fill-opacity=\".2\"/>\
         <circle r=\"35\" fill=\"none\" stroke=\"#fff\" stroke-opacity=\".25\" stroke-width=\"1.5\"/>\
         {case}<path d=\"{STAR}\" transform=\"translate(0 1.5)\" fill=\"{under}\" stroke=\"{under}\" \
         stroke-width=\"6.5\" stroke-linejoin=\"round\"/>\
         <path d=\"{STAR}\" fill=\"{bevel}\" stroke=\"{edge}\" stroke-width=\"1.6\" \
         stroke-linejoin=\"round\"/>\
         <text y=\"1\" dy=\".36em\" text-anchor=\"middle\" font-size=\"21\" font-weight=\"800\" \
         fill=\"{text}\">{worth}</text>"
    )
}

/// A disc of both players' colours in a socket of brass.
fn joker(pen: &Pen<'_>) -> String {
    let (brass, white) = (pen.shade(Shade::Bevel, Ink::Yellow), pen.shade(Shade::Face, Ink::White));
    format!(
        "<circle cx=\"1.5\" cy=\"4\" r=\"40\" fill=\"#120a02\" opacity=\".35\"/>\
         <circle r=\"40\" fill=\"{brass}\"/><circle r=\"33.5\" fill=\"{DARK}\"/>\
         <circle r=\"31.5\" fill=\"{white}\"/>\
         <path d=\"M0 -31.5A31.5 31.5 0 0 0 0 31.5L-9 21L9 10.5L-9 0L9 -10.5L-9 -21Z\" fill=\"#211e1c\"/>\
         <circle r=\"31.5\" fill=\"none\" stroke=\"{DARK}\" stroke-width=\"2\"/>"
    )
}

fn cross(pen: &Pen<'_>, ink: Ink, coat: Coat, is_cased: bool) -> String {
    const PATH: &str = "M-20 -20L20 20M-20 20L20 -20";
    let stroke = |colour: &str, width: f64, x: f64, y: f64, more: &str| {
        format!(
            "<path d=\"{PATH}\" transform=\"translate({x} {y})\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"{width}\" stroke-linecap=\"round\"{more}/>"
        )
    };
    let mut markup = stroke("#120a02", 19.0, 3.0, 8.0, " opacity=\".29\"");
    if is_cased {
        markup += &stroke(coat.case, 27.0, 0.0, 1.0, "");
    }
    markup
        + &stroke(coat.side, 19.0, 0.0, 3.5, "")
        + &stroke(&pen.shade(Shade::Bevel, ink), 19.0, 0.0, 0.0, "")
        + &stroke(coat.face, 11.0, 0.0, 0.0, "")
}

#[cfg(test)]
mod tests {
    use board::Material;

    use super::*;
    use crate::look::{Finish, Look, Theme};

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
            Form::Star(3),
            Form::Cross,
        ];
        for (theme, finish) in [Theme::Light, Theme::Dark]
            .into_iter()
            .flat_map(|theme| [Finish::Material, Finish::Flat].map(|finish| (theme, finish)))
        {
            let palette = Palette::new(Look { theme, finish }, Material::Timber);
            let pen = Pen { palette: &palette, id: "x" };
            for is_cased in [false, true] {
                let look = |form, ink| symbol(&pen, Kind { form, ink, is_cased });
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
}
