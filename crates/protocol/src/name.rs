use std::fmt;
use std::str::FromStr;

use play::Seat;
use serde::{Deserialize, Serialize};

/// What somebody is called: 1 to 24 letters, digits and a few signs, with single spaces between.
///
/// Letters of every alphabet, but nothing that can't be seen or turns the text around it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a name has 1 to {most} letters and digits, with spaces, hyphens, points or apostrophes between",
    most = Name::LONGEST
)]
pub struct NoName;

impl Name {
    /// The longest name, in characters.
    pub const LONGEST: usize = 24;

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same for every way to write it: two accounts may not differ by capitals and signs alone.
    pub fn folded(&self) -> String {
        self.0
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .flat_map(char::to_lowercase)
            .collect()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Name {
    type Err = NoName;

    fn from_str(text: &str) -> Result<Self, NoName> {
        // Before anything is made of it.
        if text.len() > 16 * Self::LONGEST {
            return Err(NoName);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = |letter: char| letter.is_alphanumeric() || " -_.'’".contains(letter);
        // In a record such a name would be a computer's.
        if name.parse::<Seat>().is_ok() {
            return Err(NoName);
        }
        let has_letter = name.chars().any(char::is_alphanumeric);
        let is_short = name.chars().count() <= Self::LONGEST;
        if has_letter && is_short && name.chars().all(fits) { Ok(Self(name)) } else { Err(NoName) }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = NoName;

    fn try_from(text: String) -> Result<Self, NoName> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!("  Ana   Luísa ".parse::<Name>().unwrap().as_str(), "Ana Luísa");
        assert_eq!("O’Neill-2".parse::<Name>().unwrap().folded(), "oneill2");
        assert!("Łukasz Ω 李".parse::<Name>().is_ok());
    }

    #[test]
    fn what_hides_or_turns_text_is_no_name() {
        for text in ["greedy", "3", "human"] {
            assert_eq!(text.parse::<Name>(), Err(NoName), "{text:?} is a player of the house");
        }
        for text in ["", "   ", "-.-", "a\u{202e}b", "a\u{200b}b", "<b>a</b>", "a\0b"] {
            assert_eq!(text.parse::<Name>(), Err(NoName), "{text:?}");
        }
        assert_eq!("a".repeat(25).parse::<Name>(), Err(NoName));
    }
}
