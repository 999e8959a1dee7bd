use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Name;

/// A password as somebody has typed it. It is not shown, whoever looks at what it is a part of.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Password(String);

/// Not a password that keeps others out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeakPassword {
    /// Too few characters, or more than anybody types.
    #[error(
        "a password has {least} to {most} characters; a few words that belong together only for you are a good one",
        least = Password::SHORTEST,
        most = Password::LONGEST
    )]
    Length,
    /// It is one of those that are tried first.
    #[error("this password is among the first that others would try; take another one")]
    Common,
}

/// The most common passwords of eight characters and more.
const COMMON: [&str; 24] = [
    "12345678",
    "123456789",
    "1234567890",
    "11111111",
    "00000000",
    "87654321",
    "11223344",
    "123123123",
    "password",
    "password1",
    "password123",
    "passw0rd",
    "qwertyui",
    "qwerty123",
    "qwertyuiop",
    "1q2w3e4r",
    "1qaz2wsx",
    "asdfghjk",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "palavrapasse",
    "benfica1904",
];

impl Password {
    /// The fewest characters of a new one.
    pub const SHORTEST: usize = 8;

    /// The most characters of one.
    pub const LONGEST: usize = 128;

    /// What somebody has typed.
    pub const fn new(text: String) -> Self {
        Self(text)
    }

    /// The text, for whoever has to compare it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether it is good enough for somebody of this name.
    pub fn check(&self, name: &Name) -> Result<(), WeakPassword> {
        // Bytes first, so that nobody counts for long.
        let is_long = self.0.len() > 4 * Self::LONGEST || self.0.chars().count() > Self::LONGEST;
        if is_long || self.0.chars().count() < Self::SHORTEST {
            return Err(WeakPassword::Length);
        }
        let small = self.0.to_lowercase();
        let is_one = small.chars().all(|letter| small.starts_with(letter));
        let is_name = small == name.as_str().to_lowercase() || small == name.folded();
        if is_one || is_name || COMMON.contains(&small.as_str()) {
            return Err(WeakPassword::Common);
        }
        Ok(())
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_first_is_no_password() {
        let name: Name = "Ana Luísa".parse().unwrap();
        let check = |text: &str| Password::new(text.into()).check(&name);
        assert_eq!(check("sete mares"), Ok(()));
        assert_eq!(check("ãéíõúçàê"), Ok(()));
        for text in ["short", "", &"long".repeat(40)] {
            assert_eq!(check(text), Err(WeakPassword::Length), "{text:?}");
        }
        for text in ["12345678", "Password", "zzzzzzzzz", "ana luísa", "AnaLuísa"] {
            assert_eq!(check(text), Err(WeakPassword::Common), "{text:?}");
        }
        assert_eq!(format!("{:?}", Password::new("sete mares".into())), "Password");
    }
}
