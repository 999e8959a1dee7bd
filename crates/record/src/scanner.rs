use board::quote;
use i18n::{Pattern, Phrase};

use crate::words;
use crate::{Location, RecordError};

/// Reads a text from its beginning and knows the line and the column.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        // Some editors begin a file with a mark that nobody sees.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest, line: 1, column: 1 }
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let found = self.peek()?;
        self.rest = &self.rest[found.len_utf8()..];
        if found == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(found)
    }

    pub(crate) fn place(&self) -> Location {
        self.ahead(0)
    }

    /// So many characters farther on the same line.
    pub(crate) fn ahead(&self, characters: usize) -> Location {
        Location::Character { line: self.line, column: self.column + characters }
    }

    /// Takes the next character if it is this one.
    pub(crate) fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    /// Takes this character or fails.
    pub(crate) fn expect(
        &mut self,
        wanted: char,
        hint: &'static Pattern,
    ) -> Result<(), RecordError> {
        if self.take(wanted) { Ok(()) } else { Err(self.unexpected(hint)) }
    }

    /// Passes over blanks, and over line ends too if they may come.
    pub(crate) fn skip_blanks(&mut self, line_ends: bool) {
        while self.peek().is_some_and(|c| c.is_whitespace() && (line_ends || c != '\n')) {
            self.bump();
        }
    }

    /// Takes characters for as long as they fit.
    pub(crate) fn word(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        debug_assert!(!word.contains('\n'));
        self.column += word.chars().count();
        self.rest = rest;
        word
    }

    /// Takes a character that stands after a backslash.
    pub(crate) fn escaped(
        &mut self,
        allowed: &str,
        hint: &'static Pattern,
    ) -> Result<char, RecordError> {
        let found = self.peek().filter(|&c| allowed.contains(c));
        let found = found.ok_or_else(|| self.unexpected(hint))?;
        self.bump();
        Ok(found)
    }

    /// A fault here that names the next character, or the end.
    pub(crate) fn unexpected(&self, hint: &'static Pattern) -> RecordError {
        let problem = match self.peek() {
            Some('\n') => Phrase::from(&words::LINE_ENDS),
            Some(found) => words::unexpected(quote(found.encode_utf8(&mut [0; 4]))),
            None => (&words::TEXT_ENDS).into(),
        };
        RecordError::new(self.place(), problem, hint)
    }
}
