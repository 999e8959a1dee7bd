use std::fmt::{self, Write};

use crate::{Language, Value};

/// A message of the words' files, in every language; `Display` is the English.
///
/// Patterns are made at build time from the `words` folders, where a message that a language lacks
/// stops the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    /// What the files call it.
    pub key: &'static str,
    /// What it says in each language, in the order of [`Language::ALL`].
    pub parts: [&'static [Part]; Language::ALL.len()],
}

/// A part of what a message says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// These very words.
    Text(&'static str),
    /// The value with this index.
    Value(usize),
    /// The same as the beginning of a sentence.
    Capital(usize),
    /// Words that depend on a value.
    Select {
        /// The index of the value.
        value: usize,
        /// What is said in each case.
        cases: &'static [(Case, &'static [Self])],
        /// What is said in any other.
        otherwise: &'static [Self],
    },
}

/// A case among the words that depend on a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Case {
    /// A number that takes the singular: 1, in both languages.
    One,
    /// A number that takes the plural.
    Other,
    /// Exactly this number.
    Number(i64),
    /// This word, or the message with this key.
    Word(&'static str),
}

impl Case {
    fn fits(self, value: &Value) -> bool {
        match (self, value) {
            (Self::One, Value::Number(number)) => number.unsigned_abs() == 1,
            (Self::Other, Value::Number(number)) => number.unsigned_abs() != 1,
            (Self::Number(wanted), Value::Number(number)) => wanted == *number,
            (Self::Word(word), Value::Text(text)) => word == text,
            (Self::Word(word), Value::Phrase(phrase)) => word == phrase.pattern.key,
            _ => false,
        }
    }
}

impl Pattern {
    /// A message that says its only value, the same in every language.
    pub(crate) const VALUE: &'static Self =
        &Self { key: "", parts: [&[Part::Value(0)]; Language::ALL.len()] };

    /// A message that says its only value as the beginning of a sentence.
    pub(crate) const CAPITAL: &'static Self =
        &Self { key: "", parts: [&[Part::Capital(0)]; Language::ALL.len()] };

    /// A message that says nothing.
    pub(crate) const NOTHING: &'static Self = &Self { key: "", parts: [&[]; Language::ALL.len()] };

    /// What a message without values says.
    pub fn say(&self, language: Language) -> String {
        let mut words = String::new();
        self.write(language, &[], &mut words).expect("a string takes every word");
        words
    }

    pub(crate) fn write(
        &self,
        language: Language,
        values: &[Value],
        words: &mut dyn Write,
    ) -> fmt::Result {
        write_parts(self.parts[language as usize], language, values, words)
    }
}

fn write_parts(
    parts: &[Part],
    language: Language,
    values: &[Value],
    words: &mut dyn Write,
) -> fmt::Result {
    for part in parts {
        match *part {
            Part::Text(text) => words.write_str(text)?,
            Part::Value(index) => values[index].write(language, words)?,
            Part::Capital(index) => {
                let mut value = String::new();
                values[index].write(language, &mut value)?;
                let mut letters = value.chars();
                for capital in letters.next().into_iter().flat_map(char::to_uppercase) {
                    words.write_char(capital)?;
                }
                words.write_str(letters.as_str())?;
            }
            Part::Select { value, cases, otherwise } => {
                let value = &values[value];
                // An exact number says more than its plural category.
                let exact = cases.iter().find(|(case, _)| {
                    matches!(case, Case::Number(_) | Case::Word(_)) && case.fits(value)
                });
                let case = exact.or_else(|| cases.iter().find(|(case, _)| case.fits(value)));
                let parts = case.map_or(otherwise, |&(_, parts)| parts);
                write_parts(parts, language, values, words)?;
            }
        }
    }
    Ok(())
}

/// Whether this is its English.
impl PartialEq<str> for Pattern {
    fn eq(&self, english: &str) -> bool {
        self.say(Language::English) == english
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Language::English, &[], f)
    }
}
