use std::fmt::Write as _;

use ::board::Ink;

/// How a span of text looks, apart from what it says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own, as in terminals")]
pub struct Paint {
    /// The colour of the text; the terminal's own if there is none.
    pub ink: Option<Ink>,
    /// The colour behind the text, which is then black or white, whichever reads better.
    pub chip: Option<Ink>,
    /// Whether the board's cloth lies behind the text, on which black and white both show.
    pub felt: bool,
    /// Whether the text stands out.
    pub bold: bool,
    /// Whether the text steps back.
    pub dim: bool,
    /// Whether the colours of text and ground are exchanged.
    pub reversed: bool,
}

impl Paint {
    /// Text that stands out.
    pub const BOLD: Self = Self { bold: true, ..Self::PLAIN };

    /// Text that steps back.
    pub const DIM: Self = Self { dim: true, ..Self::PLAIN };

    /// Text like any other.
    pub const PLAIN: Self =
        Self { ink: None, chip: None, felt: false, bold: false, dim: false, reversed: false };

    /// Bold text in this colour; black and white lie on the cloth, since the terminal may be either.
    pub const fn bold(ink: Ink) -> Self {
        let felt = matches!(ink, Ink::Black | Ink::White);
        Self { ink: Some(ink), felt, ..Self::BOLD }
    }

    /// Bold text on a patch of this colour.
    pub const fn chip(ink: Ink) -> Self {
        Self { chip: Some(ink), ..Self::BOLD }
    }

    /// The numbers, in the palette of 256 colours, of the text and of what lies behind it; nothing
    /// where the terminal's own colour serves.
    pub const fn colours(self) -> (Option<u8>, Option<u8>) {
        if let Some(ink) = self.chip {
            let (behind, text) = chip(ink);
            return (Some(text), Some(behind));
        }
        match (self.ink, self.felt) {
            (Some(ink), true) => (Some(shade_on_felt(ink)), Some(FELT)),
            (Some(ink), false) => (Some(shade(ink)), None),
            (None, true) => (Some(WHITE), Some(FELT)),
            (None, false) => (None, None),
        }
    }

    /// The escape sequence that turns it on; empty for plain text.
    pub fn escape(self) -> String {
        let mut codes = String::new();
        for (is_on, code) in [(self.bold, "1;"), (self.dim, "2;"), (self.reversed, "7;")] {
            if is_on {
                codes.push_str(code);
            }
        }
        let (text, behind) = self.colours();
        if let Some(text) = text {
            let _ = write!(codes, "38;5;{text};");
        }
        if let Some(behind) = behind {
            let _ = write!(codes, "48;5;{behind};");
        }
        if codes.pop().is_none() { String::new() } else { format!("\x1b[{codes}m") }
    }
}

// Numbers of the 256-colour palette from 16 up, which no terminal theme changes.
const BLACK: u8 = 16;
const WHITE: u8 = 231;
const FELT: u8 = 29;

/// Middling shades: each shows on a black and on a white terminal.
const fn shade(ink: Ink) -> u8 {
    match ink {
        Ink::Black => BLACK,
        Ink::White => WHITE,
        Ink::Red => 160,
        Ink::Blue => 33,
        Ink::Yellow => 136,
        Ink::Purple => 133,
        Ink::Grey => 244,
    }
}

const fn shade_on_felt(ink: Ink) -> u8 {
    match ink {
        Ink::Black => BLACK,
        Ink::White => WHITE,
        Ink::Red => 224,
        Ink::Blue => 195,
        Ink::Yellow => 227,
        Ink::Purple => 225,
        Ink::Grey => 254,
    }
}

const fn chip(ink: Ink) -> (u8, u8) {
    match ink {
        Ink::Black => (BLACK, WHITE),
        Ink::White => (WHITE, BLACK),
        Ink::Red => (160, WHITE),
        Ink::Blue => (26, WHITE),
        Ink::Yellow => (220, BLACK),
        Ink::Purple => (91, WHITE),
        Ink::Grey => (248, BLACK),
    }
}
