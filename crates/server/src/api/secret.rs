use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// A secret by which somebody is known: 256 random bits. It is told to them once, and only its hash
/// is kept; it has no `Debug`, so that no log can have it.
pub(crate) struct Secret(String);

impl Secret {
    /// A new one from random numbers.
    pub(crate) fn new(random: fn() -> u64) -> Self {
        let mut text = String::with_capacity(64);
        for _ in 0..4 {
            // Writing to a text can't fail.
            let _ = write!(text, "{:016x}", random());
        }
        Self(text)
    }

    /// A text that somebody shows, if it may be one.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_secret = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_secret.then(|| Self(text.into()))
    }

    /// What is told to whom it belongs.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept.
    pub(crate) fn hash(&self) -> String {
        let digest = Sha256::digest(self.0.as_bytes());
        digest.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}
