use std::fmt::Write as _;

use board::{Form, Ink, Material};

use crate::palette::{Coat, Palette};
use crate::piece::{Kind, symbol};

/// What draws a board: its colours, and the name that all its definitions begin with, so that
/// boards on one page don't share them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pen<'a> {
    pub(crate) palette: &'a Palette,
    pub(crate) id: &'a str,
}

impl Pen<'_> {
    /// A paint that is defined under this name.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("url(#{}-{name})", self.id)
    }

    /// A shade of an ink that is defined once, or its face where there are no shades.
    pub(crate) fn shade(&self, shade: Shade, ink: Ink) -> String {
        if self.palette.look.is_flat() {
            return self.palette.coat(ink).face.to_owned();
        }
        self.url(&format!("{}-{}", shade.name(), name(ink)))
    }
}

/// How light falls on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Shade {
    /// On a flat face.
    Face,
    /// On a bevel around it.
    Bevel,
    /// On a low dome.
    Dome,
    /// On a ring that is round in itself.
    Torus,
    /// On a ball.
    Ball,
}

impl Shade {
    const fn name(self) -> &'static str {
        match self {
            Self::Face => "face",
            Self::Bevel => "bevel",
            Self::Dome => "dome",
            Self::Torus => "torus",
            Self::Ball => "sphere",
        }
    }
}

/// An ink as part of a name.
pub(crate) const fn name(ink: Ink) -> &'static str {
    match ink {
        Ink::Black => "black",
        Ink::White => "white",
        Ink::Red => "red",
        Ink::Blue => "blue",
        Ink::Yellow => "yellow",
        Ink::Purple => "purple",
        Ink::Grey => "grey",
    }
}

/// The shades that a form is drawn with.
const fn shades(form: Form) -> &'static [Shade] {
    match form {
        Form::Disc | Form::Block => &[Shade::Face, Shade::Bevel, Shade::Dome],
        Form::Diamond | Form::Star(_) | Form::Nut | Form::Cross | Form::Joker => {
            &[Shade::Face, Shade::Bevel]
        }
        Form::Ring => &[Shade::Torus],
        Form::Ball => &[Shade::Ball],
        Form::Cube => &[],
    }
}

fn stops(stops: &[(&str, &str)]) -> String {
    let stop =
        |(at, colour): &(&str, &str)| format!("<stop offset=\"{at}\" stop-color=\"{colour}\"/>");
    stops.iter().map(stop).collect()
}

fn gradient(pen: &Pen<'_>, shade: Shade, ink: Ink) -> String {
    let Coat { light, face, shade: dim, side, .. } = pen.palette.coat(ink);
    let id = format!("{}-{}-{}", pen.id, shade.name(), name(ink));
    let linear = |one: &str, other: &str| {
        format!(
            "<linearGradient id=\"{id}\" x1=\".15\" y1=\"0\" x2=\".85\" y2=\"1\">{}</linearGradient>",
            stops(&[("0", one), ("1", other)])
        )
    };
    let is_black = ink == Ink::Black;
    match shade {
        Shade::Face if is_black => linear("#403b37", face),
        Shade::Face => linear(light, face),
        Shade::Bevel => linear(if is_black { "#6e6862" } else { light }, side),
        Shade::Dome => format!(
            "<radialGradient id=\"{id}\" cx=\".36\" cy=\".3\" r=\".78\">{}</radialGradient>",
            stops(&[("0", light), (".55", face), ("1", dim)])
        ),
        Shade::Torus => {
            let (crest, slope) = if is_black { ("#6e6862", "#2b2725") } else { (light, face) };
            format!(
                "<radialGradient id=\"{id}\" cx=\".5\" cy=\".5\" r=\".5\">{}</radialGradient>",
                stops(&[(".46", side), (".6", slope), (".74", crest), (".88", slope), ("1", side)])
            )
        }
        Shade::Ball => {
            let (spot, near) = if is_black { ("#a39c94", "#3a3532") } else { (light, face) };
            format!(
                "<radialGradient id=\"{id}\" cx=\".36\" cy=\".28\" r=\".8\">{}</radialGradient>",
                stops(&[("0", spot), (".35", near), (".8", dim), ("1", side)])
            )
        }
    }
}

/// What pieces of these kinds are drawn from: the shades, then each kind.
pub(crate) fn pieces(pen: &Pen<'_>, kinds: &[Kind]) -> String {
    let mut markup = String::new();
    if !pen.palette.look.is_flat() {
        let mut wanted: Vec<(Shade, Ink)> = Vec::new();
        for kind in kinds {
            let inks: &[Ink] = match kind.form {
                // Both players' colours.
                Form::Joker => &[Ink::White, Ink::Yellow],
                _ => &[kind.ink],
            };
            for &ink in inks {
                wanted.extend(shades(kind.form).iter().map(|&shade| (shade, ink)));
            }
        }
        for (at, &(shade, ink)) in wanted.iter().enumerate() {
            if !wanted[..at].contains(&(shade, ink)) {
                markup += &gradient(pen, shade, ink);
            }
        }
    }
    for kind in kinds {
        let _ = write!(markup, "<g id=\"{}\">{}</g>", kind.id(pen.id), symbol(pen, *kind));
    }
    markup
}

/// What the field and its frame are drawn from.
pub(crate) fn surroundings(pen: &Pen<'_>, material: Material) -> String {
    let id = pen.id;
    if pen.palette.look.is_flat() {
        return String::new();
    }
    let fade = |name: &str, to: &str, from: &str| {
        format!(
            "<linearGradient id=\"{id}-{name}\" x1=\"0\" y1=\"0\" {to}>\
             <stop offset=\"0\" stop-color=\"#1a0d02\" stop-opacity=\"{from}\"/>\
             <stop offset=\"1\" stop-color=\"#1a0d02\" stop-opacity=\"0\"/></linearGradient>"
        )
    };
    let mut markup = fade("above", "x2=\"0\" y2=\"1\"", ".42");
    markup += &fade("left", "x2=\"1\" y2=\"0\"", ".26");
    let _ = write!(
        markup,
        "<radialGradient id=\"{id}-lamp\" cx=\".3\" cy=\".2\" r=\"1\">\
         <stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".16\"/>\
         <stop offset=\".6\" stop-color=\"#fff\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-color=\"#201000\" stop-opacity=\".16\"/></radialGradient>\
         <pattern id=\"{id}-grain\" width=\"360\" height=\"72\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"M0 9C60 3 120 15 190 8S300 4 360 9M0 27C70 34 130 20 200 28S310 33 360 27\
         M0 48C50 42 140 56 210 47S320 43 360 48M0 63C80 68 160 58 230 64S330 66 360 63\" \
         fill=\"none\" stroke=\"#1a0c00\" stroke-opacity=\".13\" stroke-width=\"1.6\"/>\
         <path d=\"M0 17C90 22 150 11 220 18S320 20 360 17M0 38C60 33 170 44 240 37S330 35 360 38\" \
         fill=\"none\" stroke=\"#fff\" stroke-opacity=\".07\" stroke-width=\"1.4\"/></pattern>"
    );
    if material == Material::Felt {
        let _ = write!(
            markup,
            "<pattern id=\"{id}-weave\" width=\"10\" height=\"10\" patternUnits=\"userSpaceOnUse\">\
             <path d=\"M0 2.5H5M5 7.5H10\" stroke=\"#102008\" stroke-opacity=\".1\" stroke-width=\"1.6\"/>\
             <path d=\"M2.5 5V10M7.5 0V5\" stroke=\"#fff\" stroke-opacity=\".06\" \
             stroke-width=\"1.6\"/></pattern>"
        );
    }
    let _ = write!(
        markup,
        "<linearGradient id=\"{id}-glaze\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"#fff\" stop-opacity=\".22\"/>\
         <stop offset=\".5\" stop-color=\"#fff\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".18\"/></linearGradient>"
    );
    markup
}
