use board::{Ground, Ink, Material};

use crate::contrast::contrast;
use crate::look::{Look, Theme};

/// A colour as SVG writes it.
pub(crate) type Colour = &'static str;

/// What is dark or pale whatever the theme.
pub(crate) const DARK: Colour = "#2a2119";
pub(crate) const PALE: Colour = "#fff8e8";

/// The colours of a board of one material in one look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Palette {
    pub(crate) look: Look,
    /// What the board lies on, and what is written there.
    pub(crate) page: Colour,
    pub(crate) text: Colour,
    pub(crate) muted: Colour,
    /// The plank around the field, its lower edge, and the letters on it.
    pub(crate) frame: Colour,
    pub(crate) under: Colour,
    pub(crate) letters: Colour,
    /// The line between plank and field, or all around where there are gaps between the cells.
    pub(crate) groove: Colour,
    /// The two shades of plain cells, and the lines between them.
    pub(crate) plain: [Colour; 2],
    pub(crate) line: Colour,
    pub(crate) hollow: Hollow,
    pub(crate) stone: Stone,
    pub(crate) marks: MarkColours,
}

/// The floor of a dug cell, its wall in the shade, and its lip in the light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hollow {
    pub(crate) floor: Colour,
    pub(crate) wall: Colour,
    pub(crate) lip: Colour,
}

/// The face of a brick, the joints, and the light on top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stone {
    pub(crate) face: Colour,
    pub(crate) joint: Colour,
    pub(crate) light: Colour,
}

/// The cores of the marks, and the case that lets each show on any ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct MarkColours {
    pub(crate) case: Colour,
    pub(crate) dark: Colour,
    pub(crate) legal: Colour,
    pub(crate) select: Colour,
    pub(crate) hint: Colour,
    pub(crate) warn: Colour,
    pub(crate) last: Colour,
    pub(crate) last_edge: Colour,
    pub(crate) last_case: Colour,
    pub(crate) win: Colour,
    /// Whether washes are laid over grounds.
    pub(crate) has_washes: bool,
}

/// The shades of an ink: in the light, on the face, in the shade, and on the side; and what shows on
/// any ground where those don't.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Coat {
    pub(crate) light: Colour,
    pub(crate) face: Colour,
    pub(crate) shade: Colour,
    pub(crate) side: Colour,
    pub(crate) case: Colour,
}

impl Palette {
    pub(crate) const fn new(look: Look, material: Material) -> Self {
        if look.is_flat() {
            return Self::flat(look);
        }
        let is_light = matches!(look.theme, Theme::Light);
        let (frame, under, groove, plain, line) = match (material, is_light) {
            (Material::Felt, true) => {
                ("#6a4730", "#543623", "#33200f", ["#6f9968", "#678f61"], "#4c7049")
            }
            (Material::Felt, false) => {
                ("#4a3324", "#38261a", "#20140b", ["#587c54", "#51734e"], "#3d5a3b")
            }
            (Material::Timber, true) => {
                ("#4b2a25", "#371c19", "#140806", ["#b4824a", "#ac7a43"], "#8a5f33")
            }
            (Material::Timber, false) => {
                ("#351e1b", "#251412", "#140806", ["#957046", "#8c6840"], "#6b4a29")
            }
            (Material::Ceramic, true) => {
                ("#80592f", "#6e4c29", "#3f2a12", ["#f3ead6", "#e4d8be"], "#b7a682")
            }
            (Material::Ceramic, false) => {
                ("#5a4126", "#46321d", "#2a1c0d", ["#c3b89f", "#b0a58c"], "#83775f")
            }
            (Material::Enamel, true) => {
                ("#46394e", "#33283a", "#0d0a10", ["#d9d0bf", "#cfc5b2"], "#0d0a10")
            }
            (Material::Enamel, false) => {
                ("#332a3a", "#241d29", "#0d0a10", ["#aaa18e", "#a19884"], "#0d0a10")
            }
            (Material::Earth, true) => {
                ("#70432a", "#573220", "#2e1a0e", ["#e9d6ab", "#dfca9b"], "#c2a974")
            }
            (Material::Earth, false) => {
                ("#4e3020", "#3a2317", "#20120a", ["#c6b287", "#bba77c"], "#947f57")
            }
        };
        let light = Self {
            look,
            page: "#faf4e6",
            text: "#2b241d",
            muted: "#65594b",
            frame,
            under,
            letters: "#f6e7c9",
            groove,
            plain,
            line,
            hollow: Hollow { floor: "#5a4230", wall: "#392718", lip: "#f7e8c4" },
            stone: Stone { face: "#bdb4a5", joint: "#5a5246", light: "#d5cdc0" },
            marks: MARKS,
        };
        if is_light {
            return light;
        }
        Self {
            page: "#1b1815",
            text: "#f3ebdd",
            muted: "#bcaf9d",
            letters: "#e8d6b4",
            hollow: Hollow { floor: "#3e2d20", wall: "#241810", lip: "#d9c59a" },
            stone: Stone { face: "#8a8174", joint: "#3f3931", light: "#a1988a" },
            marks: MarkColours {
                case: "#fff3d9",
                dark: "#1a140e",
                select: "#06504e",
                hint: "#5527a6",
                warn: "#8c1b14",
                last: "#ffb03c",
                last_edge: "#ffe2a0",
                win: "#ffcf4a",
                ..MARKS
            },
            ..light
        }
    }

    /// Plain areas and strong lines, the same for every material.
    const fn flat(look: Look) -> Self {
        match look.theme {
            Theme::Light => Self {
                look,
                page: "#faf4e6",
                text: "#2b241d",
                muted: "#65594b",
                frame: "#f2e9d5",
                under: "#2b241d",
                letters: "#2b241d",
                groove: "#2b241d",
                plain: ["#fffdf7", "#fffdf7"],
                line: "#6b6051",
                hollow: Hollow { floor: "#4a3a2c", wall: "#2b241d", lip: "#fffdf7" },
                stone: Stone { face: "#c8bfb0", joint: "#4e463b", light: "#c8bfb0" },
                marks: MARKS,
            },
            Theme::Dark => Self {
                look,
                page: "#1b1815",
                text: "#f3ebdd",
                muted: "#bcaf9d",
                frame: "#262220",
                under: "#f3ebdd",
                letters: "#f3ebdd",
                groove: "#f3ebdd",
                plain: ["#3a342e", "#3a342e"],
                line: "#a89b88",
                hollow: Hollow { floor: "#0d0b09", wall: "#0d0b09", lip: "#3a342e" },
                stone: Stone { face: "#857c6f", joint: "#1b1815", light: "#857c6f" },
                marks: MarkColours {
                    legal: "#fff3d9",
                    case: "#1a140e",
                    dark: "#1a140e",
                    select: "#6fd0c4",
                    hint: "#b99cff",
                    warn: "#ff9a8a",
                    last: "#ffb03c",
                    win: "#ffcf4a",
                    ..MARKS
                },
            },
            Theme::Forced => Self {
                look,
                page: "Canvas",
                text: "CanvasText",
                muted: "CanvasText",
                frame: "Canvas",
                under: "CanvasText",
                letters: "CanvasText",
                groove: "CanvasText",
                plain: ["Canvas", "Canvas"],
                line: "CanvasText",
                hollow: Hollow { floor: "GrayText", wall: "GrayText", lip: "Canvas" },
                stone: Stone { face: "Canvas", joint: "CanvasText", light: "Canvas" },
                marks: MarkColours {
                    case: "Canvas",
                    dark: "Canvas",
                    legal: "Highlight",
                    select: "Highlight",
                    hint: "Highlight",
                    warn: "CanvasText",
                    last: "CanvasText",
                    last_edge: "CanvasText",
                    last_case: "Canvas",
                    win: "Highlight",
                    has_washes: false,
                },
            },
        }
    }

    /// The shades of an ink.
    pub(crate) const fn coat(&self, ink: Ink) -> Coat {
        let [light, face, shade, side] = match (self.look.theme, self.look.is_flat(), ink) {
            (Theme::Forced, _, Ink::Black | Ink::Blue | Ink::Purple) => ["CanvasText"; 4],
            (Theme::Forced, _, _) => ["Canvas"; 4],
            (_, _, Ink::Black) => ["#8a837c", "#24211f", "#2b2825", "#0b0a09"],
            (Theme::Light, _, Ink::White) => ["#ffffff", "#fbf6ea", "#d9cdb6", "#b8ac95"],
            (_, _, Ink::White) => ["#ffffff", "#f4eedf", "#d3c6ac", "#b8ac95"],
            (Theme::Light, _, Ink::Red) => ["#f08a6c", "#c23a22", "#a82c18", "#7e1e10"],
            (_, false, Ink::Red) => ["#e97b5e", "#ac2f1a", "#96240f", "#711a0e"],
            (_, true, Ink::Red) => ["#ff8a5c", "#ff8a5c", "#ff8a5c", "#1a140e"],
            (Theme::Light, _, Ink::Blue) => ["#8fc0f0", "#1f63ae", "#1a5596", "#0f3a6e"],
            (_, false, Ink::Blue) => ["#7fb2e6", "#19569c", "#164a88", "#0d335f"],
            (_, true, Ink::Blue) => ["#6cbcf0", "#6cbcf0", "#6cbcf0", "#1a140e"],
            (_, _, Ink::Yellow) => ["#fff0b8", "#d9a437", "#b98a24", "#8a5f14"],
            (Theme::Light, _, Ink::Purple) => ["#c9a6e0", "#7d4f9e", "#6a3f8a", "#46265e"],
            (_, false, Ink::Purple) => ["#b991d3", "#6f448e", "#5d3679", "#3d2052"],
            (_, true, Ink::Purple) => ["#d3a6e6", "#d3a6e6", "#d3a6e6", "#1a140e"],
            (Theme::Light, _, Ink::Grey) => ["#c4bdb2", "#77716a", "#6a645d", "#443f39"],
            (_, false, Ink::Grey) => ["#b3aca0", "#5f5a54", "#56514b", "#38342f"],
            (_, true, Ink::Grey) => ["#bdb5aa", "#bdb5aa", "#bdb5aa", "#1a140e"],
        };
        let case = match (self.look.theme, ink) {
            (Theme::Forced, Ink::Black | Ink::Blue | Ink::Purple) => "Canvas",
            (Theme::Forced, _) => "CanvasText",
            (Theme::Light, Ink::White | Ink::Yellow) => DARK,
            (_, Ink::White | Ink::Yellow) => "#1a140e",
            (Theme::Dark, Ink::Red | Ink::Blue | Ink::Purple | Ink::Grey)
                if self.look.is_flat() =>
            {
                "#1a140e"
            }
            _ => "#fbf6ea",
        };
        Coat { light, face, shade, side, case }
    }

    /// Whether a piece of this ink needs its case to be seen here.
    pub(crate) fn is_cased(&self, ink: Ink, ground: Ground) -> bool {
        let coat = self.coat(ink);
        let hidden = |under| contrast(coat.face, under).max(contrast(coat.side, under)) < 3.0;
        matches!(ground, Ground::Tint { .. }) || self.grounds(ground).into_iter().any(hidden)
    }

    /// The colours of an edge's inlay and of the signs on it.
    pub(crate) const fn inlay(&self, ink: Ink) -> (Colour, Colour) {
        let coat = self.coat(ink);
        match (self.look.theme, ink) {
            (Theme::Forced, _) => (coat.face, coat.case),
            (_, Ink::Red) if !self.look.is_flat() => (coat.face, "#ffe7d8"),
            (_, Ink::Blue) if !self.look.is_flat() => (coat.face, "#dcebff"),
            _ => (coat.face, coat.case),
        }
    }

    /// The colours under the pieces of a tile.
    pub(crate) const fn grounds(&self, ground: Ground) -> [Colour; 2] {
        match ground {
            Ground::Plain | Ground::Home { .. } => self.plain,
            Ground::Wall => [self.stone.face, self.stone.light],
            Ground::Tint { ink, .. } => [self.tint(ink); 2],
        }
    }

    /// The colour of a coloured field.
    pub(crate) const fn tint(&self, ink: Ink) -> Colour {
        let is_light = matches!(self.look.theme, Theme::Light);
        match (self.look.theme, ink) {
            (Theme::Forced, _) => "Canvas",
            (_, Ink::Black) => {
                if is_light {
                    "#4a4a52"
                } else {
                    "#3c3c43"
                }
            }
            (_, Ink::White) => {
                if is_light {
                    "#efe9dc"
                } else {
                    "#cdc6b8"
                }
            }
            (_, Ink::Red) => {
                if is_light {
                    "#d65a42"
                } else {
                    "#b84a35"
                }
            }
            (_, Ink::Yellow) => {
                if is_light {
                    "#f0c24f"
                } else {
                    "#d0a53e"
                }
            }
            (_, Ink::Purple) => {
                if is_light {
                    "#8f6bb3"
                } else {
                    "#8060a2"
                }
            }
            (_, Ink::Blue) => {
                if is_light {
                    "#4590c8"
                } else {
                    "#3776a6"
                }
            }
            (_, Ink::Grey) => {
                if is_light {
                    "#938d84"
                } else {
                    "#79736b"
                }
            }
        }
    }

    /// The pattern's colour on a coloured field and how strong it is; the colours of the plate that
    /// its number stands on and of the number.
    pub(crate) const fn pattern(&self, ink: Ink) -> (Colour, f64, [Colour; 2]) {
        let strong = self.look.is_flat();
        match (self.look.theme, ink) {
            (Theme::Forced, _) => ("CanvasText", 0.5, ["Canvas", "CanvasText"]),
            (_, Ink::Black) => ("#ffffff", if strong { 0.4 } else { 0.15 }, [PALE, DARK]),
            (_, Ink::Red) => ("#5e1206", if strong { 0.7 } else { 0.42 }, [PALE, DARK]),
            (_, Ink::White | Ink::Yellow) => {
                ("#7a4f00", if strong { 0.8 } else { 0.42 }, [DARK, PALE])
            }
            (_, Ink::Purple | Ink::Blue | Ink::Grey) => {
                ("#ffffff", if strong { 0.6 } else { 0.34 }, [PALE, DARK])
            }
        }
    }
}

const MARKS: MarkColours = MarkColours {
    case: PALE,
    dark: DARK,
    legal: DARK,
    select: "#0a6a68",
    hint: "#6a3bc0",
    warn: "#a3231b",
    last: "#f5a524",
    last_edge: "#ffe9a8",
    last_case: "#5b3500",
    win: "#f7c531",
    has_washes: true,
};

#[cfg(test)]
mod tests;
