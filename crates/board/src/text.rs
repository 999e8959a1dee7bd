use std::fmt;

use crate::{Cell, words};
use i18n::{Language, Phrase, Value};

/// Why a text was refused: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// How many characters stand before the trouble.
    pub at: usize,
    /// What is wrong.
    pub problem: Phrase,
    /// What would be right.
    pub hint: Phrase,
}

impl ParseError {
    /// An error at a character, counted from 0.
    pub fn new(at: usize, problem: impl Into<Phrase>, hint: impl Into<Phrase>) -> Self {
        Self { at, problem: problem.into(), hint: hint.into() }
    }

    /// The whole error as a phrase.
    pub fn phrase(&self) -> Phrase {
        words::text_error(self.at + 1, self.problem.clone(), self.hint.clone())
    }

    /// What it says to a player.
    pub fn say(&self, language: Language) -> String {
        self.phrase().say(language)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for ParseError {}

/// A piece of somebody's text, fit for one line of an error: escaped, quoted, cut when long.
pub fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut quoted = String::from("'");
    for c in text.chars() {
        if quoted.len() > LONGEST {
            quoted.push_str("...");
            break;
        }
        quoted.extend(c.escape_default());
    }
    quoted + "'"
}

/// Reads a text from left to right and knows where it is, for errors that point.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the beginning of a text.
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text, at: 0 }
    }

    /// How many characters have been read.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next character, left where it is.
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// An error here that names the next character, or the end.
    pub fn unexpected(&self, hint: impl Into<Phrase>) -> ParseError {
        let problem = match self.peek() {
            Some(found) => words::unexpected(quote(found.encode_utf8(&mut [0; 4]))),
            None => (&words::ENDS_TOO_EARLY).into(),
        };
        ParseError::new(self.at, problem, hint)
    }

    /// Takes the next character.
    pub fn bump(&mut self) -> Option<char> {
        let found = self.peek()?;
        self.rest = &self.rest[found.len_utf8()..];
        self.at += 1;
        Some(found)
    }

    /// Takes the next character if it is this one, in either case.
    pub fn take(&mut self, wanted: char) -> bool {
        let found = self.peek().is_some_and(|c| c.eq_ignore_ascii_case(&wanted));
        if found {
            self.bump();
        }
        found
    }

    /// Takes this character or fails.
    pub fn expect(&mut self, wanted: char, hint: impl Into<Phrase>) -> Result<(), ParseError> {
        if self.take(wanted) { Ok(()) } else { Err(self.unexpected(hint)) }
    }

    /// Takes one of these characters, exactly as written, and tells which.
    pub fn one_of(&mut self, wanted: &str, hint: impl Into<Phrase>) -> Result<usize, ParseError> {
        let place = self.peek().and_then(|c| wanted.chars().position(|w| w == c));
        let place = place.ok_or_else(|| self.unexpected(hint))?;
        self.bump();
        Ok(place)
    }

    /// Takes the single blank between two fields of a position.
    pub fn blank(&mut self, next_field: impl Into<Value>) -> Result<(), ParseError> {
        if self.peek() == Some(' ') {
            self.bump();
            return Ok(());
        }
        Err(self.unexpected(words::blank_wanted(next_field)))
    }

    /// Takes a whole number up to `most`, written without sign or leading zeros.
    pub fn number(&mut self, most: u8, hint: impl Into<Phrase>) -> Result<u8, ParseError> {
        let start = self.clone();
        let mut value = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            let leading_zero = value == 0 && self.at > start.at;
            value = value * 10 + digit;
            if leading_zero || value > u32::from(most) {
                return Err(ParseError::new(start.at, &words::NOT_SUCH_A_NUMBER, hint));
            }
            self.bump();
        }
        if self.at == start.at { Err(self.unexpected(hint)) } else { Ok(value as u8) }
    }

    /// Takes a cell of a board with this many columns and rows.
    pub fn cell(&mut self, columns: u8, rows: u8) -> Result<Cell, ParseError> {
        let last = Cell::new(columns - 1, rows - 1);
        let start = self.at;
        let letter = self.peek().map(|c| c.to_ascii_lowercase());
        let Some(letter) = letter.filter(char::is_ascii_lowercase) else {
            return Err(self.unexpected(words::cell_wanted(last)));
        };
        self.bump();
        let hint = words::cells(last);
        let row = self.number(99, hint.clone())?;
        let column = letter as u8 - b'a';
        if column >= columns || row == 0 || row > rows {
            let problem = words::no_cell(format!("{letter}{row}"));
            return Err(ParseError::new(start, problem, hint));
        }
        Ok(Cell::new(column, row - 1))
    }

    /// Fails unless everything has been read.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(ParseError::new(self.at, words::too_much(quote(self.rest)), &words::END_HERE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_where_and_what_would_be_right() {
        let error = Reader::new("z9").cell(8, 8).unwrap_err();
        assert_eq!(
            error.to_string(),
            "character 1: there is no cell z9 on this board; cells go from a1 to h8"
        );
        let error = Reader::new("").cell(8, 8).unwrap_err();
        assert_eq!(
            error.to_string(),
            "character 1: the text ends too early; a cell from a1 to h8 should stand here"
        );
    }

    #[test]
    fn errors_are_said_in_every_language() {
        let error = Reader::new("").cell(8, 8).unwrap_err();
        assert_eq!(
            error.say(Language::Portuguese),
            "carácter 1: o texto acaba demasiado cedo; devia estar aqui uma casa de a1 a h8"
        );
        let error = Reader::new("a1").blank(&words::LAST_MOVE).unwrap_err();
        assert_eq!(
            error.say(Language::Portuguese),
            "carácter 1: 'a' não devia estar aqui; \
             devia seguir-se um único espaço e depois última jogada"
        );
    }

    #[test]
    fn numbers_have_one_spelling() {
        for wrong in ["", "00", "01", "+1", "-1", "9", "256", "99999999999999999999"] {
            assert!(Reader::new(wrong).number(8, Phrase::default()).is_err(), "{wrong}");
        }
        assert_eq!(Reader::new("8 ").number(8, Phrase::default()), Ok(8));
        assert_eq!(Reader::new("0").number(8, Phrase::default()), Ok(0));
    }

    #[test]
    fn long_and_strange_texts_are_cut_and_escaped() {
        assert_eq!(quote("a\nb\u{1b}[2J"), "'a\\nb\\u{1b}[2J'");
        assert_eq!(quote(&"x".repeat(1_000_000)).len(), 45);
        assert!(quote(&"\u{1f600}".repeat(1_000_000)).len() < 60);
    }
}
