//! What is said to a player: phrases that can be said in every language.
//!
//! A [`Pattern`] is a message of the words' files in every language, and a [`Phrase`] a message with
//! the values of its variables. Patterns are made at build time (see `ludoteca-i18n-build`), and no
//! text becomes a phrase by itself, so what nobody has translated does not compile.

// The words that are made at build time speak of this crate by its name, here too.
extern crate self as i18n;

mod language;
mod pattern;
mod phrase;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use language::{Language, ParseLanguageError};
pub use pattern::{Case, Part, Pattern};
pub use phrase::{Phrase, Value};
