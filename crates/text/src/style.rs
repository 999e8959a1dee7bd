use ::board::Piece;
use ::i18n::{Language, Phrase};

/// What the place where a drawing is shown can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// Whether it shows more than 7-bit ASCII.
    pub unicode: bool,
    /// Whether it shows colour and bold.
    pub colour: bool,
    /// The language of its words.
    pub language: Language,
}

impl Style {
    /// Letters and walls of 7-bit ASCII, without colour, in English.
    pub const PLAIN: Self = Self { unicode: false, colour: false, language: Language::English };

    /// Glyphs and box lines in colour, in English.
    pub const FULL: Self = Self { unicode: true, colour: true, language: Language::English };

    /// The one column that stands for a piece.
    pub const fn symbol(self, piece: &Piece) -> char {
        if self.unicode { piece.glyph } else { piece.letter }
    }

    /// What a phrase says, without accents where only ASCII is shown.
    pub(crate) fn say(self, phrase: impl Into<Phrase>) -> String {
        let words = phrase.into().say(self.language);
        if self.unicode { words } else { words.chars().map(bare).collect() }
    }

    /// One of two characters, the first where only ASCII is shown.
    pub(crate) const fn either(self, ascii: char, unicode: char) -> char {
        if self.unicode { unicode } else { ascii }
    }
}

/// A letter of one of the languages without its accent, or the ASCII sign most like another one.
pub const fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ª' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' | 'º' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        'Á' | 'À' | 'Â' | 'Ã' => 'A',
        'É' | 'Ê' => 'E',
        'Í' => 'I',
        'Ó' | 'Ô' | 'Õ' => 'O',
        'Ú' => 'U',
        'Ç' => 'C',
        '…' | '·' => '.',
        '–' | '—' | '−' => '-',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '→' | '›' | '▸' => '>',
        '←' | '‹' | '◂' => '<',
        '↑' => '^',
        '↓' => 'v',
        '×' => 'x',
        '•' => '*',
        other => other,
    }
}
