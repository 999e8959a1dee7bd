//! What may stand after an option, each refused with what would be right.

use std::fmt;

use i18n::Phrase;

use crate::words;

/// What would be right, in place of a value that is not.
#[derive(Debug)]
pub(crate) struct Wanted(pub(crate) Phrase);

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Wanted {}

/// A whole number within these limits.
pub(crate) fn whole(text: &str, least: u32, most: u32) -> Result<u32, Wanted> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| Wanted(words::whole_number(least, most)))
}

/// A number of seconds.
pub(crate) fn seconds(text: &str) -> Result<f64, Wanted> {
    let number = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    number.ok_or_else(|| Wanted((&words::NUMBER_OF_SECONDS).into()))
}
