use std::fmt;

use board::ParseError;

use crate::limits;
use crate::words;

/// Something said in a record: words with single blanks between them, on one line, not too long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OneLine(String);

/// What begins a clock time inside a comment.
pub(crate) const CLOCK: &str = "[%clk";

impl OneLine {
    /// Takes a text, with every run of blanks and line ends made one blank.
    pub fn new(text: &str) -> Result<Self, ParseError> {
        let mut said = String::new();
        let mut length = 0;
        for (at, c) in text.chars().enumerate() {
            let blank = c.is_whitespace();
            if c.is_control() && !blank {
                let problem = words::not_shown(c.escape_default().to_string());
                return Err(ParseError::new(at, problem, &words::LEAVE_OUT));
            }
            if blank && (said.is_empty() || said.ends_with(' ')) {
                continue;
            }
            length += 1;
            // One blank more may yet be trimmed from the end.
            if length > limits::WORDS + usize::from(blank) {
                let hint = words::characters(limits::WORDS);
                return Err(ParseError::new(at, &words::TOO_LONG, hint));
            }
            said.push(if blank { ' ' } else { c });
        }
        said.truncate(said.trim_end().len());
        if let Some(at) = said.find(CLOCK) {
            let at = said[..at].chars().count();
            return Err(ParseError::new(at, &words::CLOCK_HERE, &words::CLOCK_PLACE));
        }
        Ok(Self(said))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for OneLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_become_one() {
        assert_eq!(OneLine::new(" a \t\r\n b\u{a0} ").unwrap().as_str(), "a b");
        assert!(OneLine::new("\n").unwrap().is_empty());
    }

    #[test]
    fn what_a_terminal_would_obey_is_refused() {
        assert_eq!(OneLine::new("ab\u{1b}[2J").unwrap_err().at, 2);
        assert_eq!(OneLine::new("a [%clk 0:00:01]").unwrap_err().at, 2);
    }

    #[test]
    fn the_longest_text_is_allowed_and_no_longer_one() {
        let longest = "x".repeat(limits::WORDS);
        assert!(OneLine::new(&format!(" {longest} ")).is_ok());
        assert!(OneLine::new(&format!("{longest}x")).is_err());
        assert!(OneLine::new(&format!("{longest} x")).is_err());
    }
}
