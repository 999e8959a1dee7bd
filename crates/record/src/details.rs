use board::{ByPlayer, ParseError, quote};

use crate::words;
use crate::{Date, OneLine, TimeControl, limits};

/// What a record says about a game beside its rules and moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The names of the players, who are persons and not colours; empty where nobody knows.
    pub players: ByPlayer<OneLine>,
    /// When it was played.
    pub date: Option<Date>,
    /// At which occasion.
    pub event: Option<OneLine>,
    /// With how much time.
    pub clock: Option<TimeControl>,
    more: Vec<(String, OneLine)>,
}

/// The tags with a meaning, in the order in which they are written.
pub(crate) const KNOWN: [&str; 9] =
    ["Game", "Start", "First", "Second", "Date", "Event", "Clock", "Result", "Reason"];

impl Details {
    /// The further tags, in their order.
    pub fn more(&self) -> impl Iterator<Item = (&str, &OneLine)> {
        self.more.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Adds a further tag.
    pub fn add(&mut self, name: &str, value: OneLine) -> Result<(), ParseError> {
        if KNOWN.contains(&name) {
            let problem = words::has_meaning(name.to_string());
            return Err(ParseError::new(0, problem, &words::ANOTHER_NAME));
        }
        check_name(name)?;
        if self.more.iter().any(|(known, _)| known == name) {
            let problem = words::tag_there(name.to_string());
            return Err(ParseError::new(0, problem, &words::TAG_ONCE));
        }
        if self.more.len() + KNOWN.len() >= limits::TAGS {
            let hint = words::allowed(limits::TAGS - KNOWN.len());
            return Err(ParseError::new(0, &words::TOO_MANY_FURTHER, hint));
        }
        self.more.push((name.into(), value));
        Ok(())
    }
}

fn check_name(name: &str) -> Result<(), ParseError> {
    if let Some(known) = KNOWN.into_iter().find(|known| known.eq_ignore_ascii_case(name)) {
        return Err(ParseError::new(0, words::no_tag(quote(name)), words::write_tag(known)));
    }
    let is_letter = name.starts_with(|c: char| c.is_ascii_alphabetic());
    let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if is_letter && is_word && name.len() <= limits::NAME {
        return Ok(());
    }
    Err(ParseError::new(0, words::not_a_tag_name(quote(name)), words::tag_names(limits::NAME)))
}
