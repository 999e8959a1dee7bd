use std::fmt;

use board::TextError;

use super::limits;

/// Something said in a record: words with single blanks between them, on one line, not too long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Words(String);

/// What begins a clock time inside a comment.
pub(super) const CLOCK: &str = "[%clk";

impl Words {
    /// Takes a text, with every run of blanks and line ends made one blank.
    pub fn new(text: &str) -> Result<Self, TextError> {
        let mut words = String::new();
        let mut length = 0;
        for (at, c) in text.chars().enumerate() {
            let blank = c.is_whitespace();
            if c.is_control() && !blank {
                let problem = format!("the character {} can't be shown", c.escape_default());
                return Err(TextError::new(at, problem, "leave it out"));
            }
            if blank && (words.is_empty() || words.ends_with(' ')) {
                continue;
            }
            length += 1;
            // One blank more may yet be trimmed from the end.
            if length > limits::WORDS + usize::from(blank) {
                let hint = format!("{} characters are allowed", limits::WORDS);
                return Err(TextError::new(at, "the text is too long", hint));
            }
            words.push(if blank { ' ' } else { c });
        }
        words.truncate(words.trim_end().len());
        if let Some(at) = words.find(CLOCK) {
            let at = words[..at].chars().count();
            let hint = "a clock time stands in the comment after a move, as in {[%clk 0:05:00]}";
            return Err(TextError::new(at, "a clock time can't stand here", hint));
        }
        Ok(Self(words))
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

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_become_one() {
        assert_eq!(Words::new(" a \t\r\n b\u{a0} ").unwrap().as_str(), "a b");
        assert!(Words::new("\n").unwrap().is_empty());
    }

    #[test]
    fn what_a_terminal_would_obey_is_refused() {
        assert_eq!(Words::new("ab\u{1b}[2J").unwrap_err().at, 2);
        assert_eq!(Words::new("a [%clk 0:00:01]").unwrap_err().at, 2);
    }

    #[test]
    fn the_longest_text_is_allowed_and_no_longer_one() {
        let longest = "x".repeat(limits::WORDS);
        assert!(Words::new(&format!(" {longest} ")).is_ok());
        assert!(Words::new(&format!("{longest}x")).is_err());
        assert!(Words::new(&format!("{longest} x")).is_err());
    }
}
