//! What is said to a player: phrases that can be said in every language.
//!
//! A [`Pattern`] is a message of the words' files in every language, and a [`Phrase`] a message with
//! the values of its variables. Patterns are made at build time (see `ludoteca-i18n-build`), and no
//! text becomes a phrase by itself, so what nobody has translated does not compile.
//!
//! ```
//! use ludoteca_i18n::{Language, Part, Pattern, Phrase};
//!
//! static LEFT: Pattern = Pattern {
//!     key: "left",
//!     parts: [
//!         &[Part::Value(0), Part::Text(" left")],
//!         &[Part::Text("restam "), Part::Value(0)],
//!     ],
//! };
//! let phrase = Phrase::new(&LEFT, vec![3.into()]);
//! assert_eq!(phrase.say(Language::English), "3 left");
//! assert_eq!(phrase.say(Language::Portuguese), "restam 3");
//! ```

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
