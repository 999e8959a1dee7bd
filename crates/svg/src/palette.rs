use board::{Ground, Ink};

/// Whether a picture is dark on light or light on dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// A colour as SVG writes it.
pub(crate) type Colour = &'static str;

/// The two colours of a piece: at least one of them shows on any ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coat {
    pub(crate) fill: Colour,
    pub(crate) rim: Colour,
}

/// The colours of a theme. Those of the inks follow Okabe and Ito, who chose them for eyes that
/// tell few colours apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    theme: Theme,
    pub(crate) page: Colour,
    pub(crate) text: Colour,
    pub(crate) muted: Colour,
    pub(crate) plain: Colour,
    pub(crate) line: Colour,
    pub(crate) wall: Colour,
    pub(crate) hatch: Colour,
    pub(crate) accent: Colour,
}

pub(crate) const DARK: Colour = "#15161a";
pub(crate) const PALE: Colour = "#ffffff";

impl Theme {
    pub(crate) const fn palette(self) -> Palette {
        match self {
            Self::Light => Palette {
                theme: self,
                page: "#fdfcf9",
                text: "#1d1b18",
                muted: "#5b564d",
                plain: "#ead9b5",
                line: "#9c875a",
                wall: "#7b6f5c",
                hatch: "#5d5344",
                accent: "#8a1c7c",
            },
            Self::Dark => Palette {
                theme: self,
                page: "#17191d",
                text: "#eceae4",
                muted: "#a9adb5",
                plain: "#3f4854",
                line: "#6d7886",
                wall: "#101216",
                hatch: "#3a424d",
                accent: "#ff9df5",
            },
        }
    }
}

impl Palette {
    /// The colours of a piece.
    pub(crate) const fn coat(&self, ink: Ink) -> Coat {
        let light = matches!(self.theme, Theme::Light);
        let (fill, rim) = match ink {
            Ink::Black => (DARK, PALE),
            Ink::White => (PALE, DARK),
            Ink::Red => {
                (if light { "#bd3a08" } else { "#ff8a5c" }, if light { PALE } else { DARK })
            }
            Ink::Blue => {
                (if light { "#0069a8" } else { "#56b4e9" }, if light { PALE } else { DARK })
            }
            Ink::Yellow => ("#f0d432", DARK),
            Ink::Purple => {
                (if light { "#8e4585" } else { "#dc9fd0" }, if light { PALE } else { DARK })
            }
            Ink::Grey => {
                (if light { "#65696e" } else { "#b4b8be" }, if light { PALE } else { DARK })
            }
        };
        Coat { fill, rim }
    }

    /// The colour of an edge's band, which lies on the page.
    pub(crate) const fn band(&self, ink: Ink) -> Colour {
        match (self.theme, ink) {
            (Theme::Light, Ink::White | Ink::Yellow) | (Theme::Dark, Ink::Black) => self.muted,
            _ => self.coat(ink).fill,
        }
    }

    /// The colour under the pieces of a tile.
    pub(crate) const fn ground(&self, ground: Ground) -> Colour {
        match ground {
            Ground::Plain | Ground::Home { .. } => self.plain,
            Ground::Wall => self.wall,
            Ground::Tint { ink, .. } => tint(ink),
        }
    }
}

/// The colour of a field.
pub(crate) const fn tint(ink: Ink) -> Colour {
    match ink {
        Ink::Black => "#33363c",
        Ink::White => "#e9e9e4",
        Ink::Red => "#c8502a",
        Ink::Yellow => "#e6c229",
        Ink::Purple => "#8d5a9b",
        Ink::Blue => "#2f7fbf",
        Ink::Grey => "#8b8f94",
    }
}

/// Black or white, whichever is easier to read on a field of this colour.
pub(crate) const fn readable(ink: Ink) -> Colour {
    match ink {
        Ink::White | Ink::Yellow | Ink::Grey => DARK,
        Ink::Black | Ink::Red | Ink::Purple | Ink::Blue => PALE,
    }
}

#[cfg(test)]
mod tests {
    use i18n::Pattern;

    use super::*;

    const INKS: [Ink; 7] =
        [Ink::Black, Ink::White, Ink::Red, Ink::Blue, Ink::Yellow, Ink::Purple, Ink::Grey];

    fn luminance(colour: Colour) -> f64 {
        let channel = |at: usize| {
            let part = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: Colour, other: Colour) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    fn grounds() -> Vec<Ground> {
        let tints = INKS.map(|ink| Ground::Tint {
            number: 0,
            ink,
            name: &Pattern { key: "", parts: [&[], &[]] },
        });
        [Ground::Plain, Ground::Wall].into_iter().chain(tints).collect()
    }

    #[test]
    fn pieces_show_on_every_ground() {
        for palette in [Theme::Light, Theme::Dark].map(Theme::palette) {
            for (ink, ground) in INKS
                .into_iter()
                .flat_map(|ink| grounds().into_iter().map(move |ground| (ink, ground)))
            {
                let (coat, under) = (palette.coat(ink), palette.ground(ground));
                let best = contrast(coat.fill, under).max(contrast(coat.rim, under));
                assert!(best >= 3.0, "{ink:?} on {ground:?}, {:?}: {best}", palette.theme);
                assert!(contrast(coat.fill, coat.rim) >= 3.0, "{ink:?}, {:?}", palette.theme);
            }
        }
    }

    #[test]
    fn sides_show_on_plain_ground_without_their_rim() {
        for palette in [Theme::Light, Theme::Dark].map(Theme::palette) {
            for ink in [Ink::Red, Ink::Blue, Ink::Purple, Ink::Grey] {
                assert!(contrast(palette.coat(ink).fill, palette.plain) >= 3.0, "{ink:?}");
            }
            for ink in INKS {
                assert!(contrast(palette.band(ink), palette.page) >= 3.0, "{ink:?}");
            }
        }
    }

    #[test]
    fn text_is_easy_to_read() {
        for palette in [Theme::Light, Theme::Dark].map(Theme::palette) {
            assert!(contrast(palette.text, palette.page) >= 7.0);
            assert!(contrast(palette.muted, palette.page) >= 4.5);
            assert!(contrast(palette.text, palette.plain) >= 7.0);
            assert!(contrast(palette.muted, palette.plain) >= 3.0);
            assert!(contrast(palette.wall, palette.plain) >= 2.0);
            for ink in INKS {
                assert!(contrast(readable(ink), tint(ink)) >= 4.0, "{ink:?}");
            }
        }
    }

    #[test]
    fn marks_show_on_every_ground() {
        for palette in [Theme::Light, Theme::Dark].map(Theme::palette) {
            for under in grounds().into_iter().map(|ground| palette.ground(ground)) {
                let best = contrast(palette.accent, under).max(contrast(palette.page, under));
                assert!(best >= 3.0, "{under}, {:?}: {best}", palette.theme);
            }
            assert!(contrast(palette.accent, palette.page) >= 3.0);
        }
    }
}
