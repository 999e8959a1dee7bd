use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What somebody calls one of their asks: 1 to 32 letters, digits, hyphens and underscores.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(String);

/// Not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key has 1 to {most} letters, digits, hyphens and underscores", most = Key::LONGEST)]
pub struct NoKey;

impl Key {
    /// The longest key.
    pub const LONGEST: usize = 32;

    /// The key as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_key = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(fits);
        if is_key { Ok(Self(text.into())) } else { Err(NoKey) }
    }
}

impl From<Key> for String {
    fn from(key: Key) -> Self {
        key.0
    }
}

impl TryFrom<String> for Key {
    type Error = NoKey;

    fn try_from(text: String) -> Result<Self, NoKey> {
        text.parse()
    }
}
