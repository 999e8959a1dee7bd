use std::fmt::{self, Write as _};
use std::ops::Range;

use crate::{Paint, Style};

/// A run of text in one paint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it says, every character one column wide.
    pub text: String,
    /// How it looks.
    pub paint: Paint,
}

/// A line of spans, without blanks at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    columns: Vec<(char, Paint)>,
}

impl Line {
    /// The line in runs of one paint.
    pub fn spans(&self) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        for &(letter, paint) in &self.columns {
            match spans.last_mut() {
                Some(span) if span.paint == paint => span.text.push(letter),
                _ => spans.push(Span { text: letter.into(), paint }),
            }
        }
        spans
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// The text alone.
    pub fn plain(&self) -> String {
        self.columns.iter().map(|(letter, _)| letter).collect()
    }

    pub(crate) fn of(text: &str, paint: Paint) -> Self {
        let mut line = Self::default();
        line.push(text, paint);
        line
    }

    pub(crate) fn push(&mut self, text: &str, paint: Paint) {
        self.columns.extend(text.chars().map(|letter| (letter, paint)));
    }

    pub(crate) fn append(&mut self, other: &Self) {
        self.columns.extend_from_slice(&other.columns);
    }

    /// Writes a character at a column, with blanks up to there where nothing stands yet.
    pub(crate) fn put(&mut self, column: usize, letter: char, paint: Paint) {
        if self.columns.len() <= column {
            self.columns.resize(column + 1, (' ', Paint::PLAIN));
        }
        self.columns[column] = (letter, paint);
    }

    /// Writes a text from a column on.
    pub(crate) fn write(&mut self, column: usize, text: &str, paint: Paint) {
        for (step, letter) in text.chars().enumerate() {
            self.put(column + step, letter, paint);
        }
    }

    /// Writes a line from a column on.
    pub(crate) fn overlay(&mut self, column: usize, other: &Self) {
        self.overlay_part(column, other, 0..other.width());
    }

    /// Writes part of a line from a column on.
    pub(crate) fn overlay_part(&mut self, column: usize, other: &Self, part: Range<usize>) {
        for (step, &(letter, paint)) in other.columns[part].iter().enumerate() {
            self.put(column + step, letter, paint);
        }
    }

    pub(crate) fn finish(&mut self, style: Style) {
        for (letter, paint) in &mut self.columns {
            // A control character in a name could otherwise steer the reader's terminal.
            if letter.is_control() {
                *letter = ' ';
            } else if !style.unicode && !letter.is_ascii() {
                *letter = '?';
            }
            if !style.colour {
                *paint = Paint::PLAIN;
            }
        }
        while self.columns.last().is_some_and(|(letter, _)| letter.is_whitespace()) {
            self.columns.pop();
        }
    }
}

/// A drawn scene: lines that a terminal, a file or another drawing can show.
///
/// `Display` writes escape codes only where there is paint, so a drawing without colour is plain
/// text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    lines: Vec<Line>,
}

impl Drawing {
    pub(crate) fn new(mut lines: Vec<Line>, style: Style) -> Self {
        for line in &mut lines {
            line.finish(style);
        }
        Self { lines }
    }

    /// The lines from the top.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many columns the widest line takes.
    pub fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }

    /// The text alone, each line ended.
    pub fn plain(&self) -> String {
        self.lines.iter().fold(String::new(), |text, line| text + &line.plain() + "\n")
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            for span in line.spans() {
                let escape = span.paint.escape();
                f.write_str(&escape)?;
                f.write_str(&span.text)?;
                if !escape.is_empty() {
                    f.write_str("\x1b[0m")?;
                }
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}
