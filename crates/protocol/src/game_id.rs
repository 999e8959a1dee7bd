use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a game is called in its address: letters and digits that nobody confuses, and behind a
/// hyphen the number of a rematch.
///
/// Who knows it can watch; so it is not to be guessed, and is made of 60 random bits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

/// Not what a game is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not the name of a game; one has 12 letters and digits, as in 7k2mq9xd4hnb")]
pub struct NoGameId;

/// 32 letters and digits, without those that are confused: no i, l, o, u.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many of them.
const LENGTH: usize = 12;

impl GameId {
    /// A name from random bits.
    pub fn new(random: u64) -> Self {
        let letter = |place| char::from(LETTERS[(random >> (5 * place)) as usize % LETTERS.len()]);
        Self((0..LENGTH).map(letter).collect())
    }

    /// The name as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What the next game of the same two is called. It follows from this one, so that a rematch
    /// that is set up twice is set up once.
    #[must_use]
    pub fn next(&self) -> Self {
        let (base, number) = self.0.split_once('-').unwrap_or((&self.0, "1"));
        let number: u32 = number.parse().unwrap_or(1);
        Self(format!("{base}-{}", number.saturating_add(1)))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = NoGameId;

    fn from_str(text: &str) -> Result<Self, NoGameId> {
        let (base, number) = match text.split_once('-') {
            Some((base, number)) => (base, Some(number)),
            None => (text, None),
        };
        let is_base = base.len() == LENGTH && base.bytes().all(|byte| LETTERS.contains(&byte));
        // One spelling for a number.
        let is_number = number.is_none_or(|text| {
            text.parse::<u32>().is_ok_and(|number| number > 1 && number.to_string() == text)
        });
        if is_base && is_number { Ok(Self(text.into())) } else { Err(NoGameId) }
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.0
    }
}

impl TryFrom<String> for GameId {
    type Error = NoGameId;

    fn try_from(text: String) -> Result<Self, NoGameId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for random in [0, 1, u64::MAX, 0x1234_5678_9abc_def0] {
            let id = GameId::new(random);
            let next = id.next().next();
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(next.as_str().ends_with("-3"));
            assert_eq!(next.to_string().parse(), Ok(next));
        }
    }

    #[test]
    fn whatever_else_is_not_a_name() {
        for text in ["", "7k2mq9xd4hn", "7k2mq9xd4hnbb", "7k2mq9xd4hnl", "7k2mq9xd4hnb-1"] {
            assert_eq!(text.parse::<GameId>(), Err(NoGameId), "{text}");
        }
        for text in ["7k2mq9xd4hnb-", "7k2mq9xd4hnb-02", "7k2mq9xd4hnb-2-3", "../../../etc/"] {
            assert_eq!(text.parse::<GameId>(), Err(NoGameId), "{text}");
        }
    }
}
