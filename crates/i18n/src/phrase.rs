use std::borrow::Cow;
use std::fmt::{self, Write};

use crate::{Language, Pattern};

/// Something to be said to a player in any language: a message and its values. `Display` is the
/// English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The message.
    pub pattern: &'static Pattern,
    /// What its variables stand for, in the order in which the English names them.
    pub values: Vec<Value>,
}

/// What a variable of a message stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text that is the same in every language: a cell, a move, something that was typed.
    Text(Cow<'static, str>),
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// A phrase, said in the language of the whole.
    Phrase(Phrase),
}

impl Phrase {
    /// A message with the values of its variables.
    pub const fn new(pattern: &'static Pattern, values: Vec<Value>) -> Self {
        Self { pattern, values }
    }

    /// A value and no other word, the same in every language.
    pub fn plain(value: impl Into<Value>) -> Self {
        Self::new(Pattern::VALUE, vec![value.into()])
    }

    /// The same as the beginning of a sentence.
    #[must_use]
    pub fn capital(self) -> Self {
        Self::new(Pattern::CAPITAL, vec![self.into()])
    }

    /// The same said of somebody else: this name wherever it says that one. A message can tell them
    /// apart: `{ $side -> [you] your piece *[other] { $side }'s piece }`.
    #[must_use]
    pub fn said_of(&self, name: &'static Pattern, other: &'static Pattern) -> Self {
        let values = self.values.iter().map(|value| match value {
            Value::Phrase(phrase) if phrase.pattern == other => name.into(),
            Value::Phrase(phrase) => phrase.said_of(name, other).into(),
            value => value.clone(),
        });
        Self::new(self.pattern, values.collect())
    }

    /// What it says.
    pub fn say(&self, language: Language) -> String {
        let mut words = String::new();
        self.write(language, &mut words).expect("a string takes every word");
        words
    }

    /// Whether there is nothing to say, as in `Phrase::default()`.
    pub fn is_empty(&self) -> bool {
        self.pattern == Pattern::NOTHING
    }

    fn write(&self, language: Language, words: &mut dyn Write) -> fmt::Result {
        self.pattern.write(language, &self.values, words)
    }
}

impl Value {
    pub(crate) fn write(&self, language: Language, words: &mut dyn Write) -> fmt::Result {
        match self {
            Self::Text(text) => words.write_str(text),
            Self::Number(number) => write!(words, "{number}"),
            Self::Phrase(phrase) => phrase.write(language, words),
        }
    }
}

/// Nothing to say.
impl Default for Phrase {
    fn default() -> Self {
        Self::new(Pattern::NOTHING, Vec::new())
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Language::English, f)
    }
}

/// Whether this is its English.
impl PartialEq<str> for Phrase {
    fn eq(&self, english: &str) -> bool {
        self.say(Language::English) == english
    }
}

/// Whether this is its English.
impl PartialEq<&str> for Phrase {
    fn eq(&self, english: &&str) -> bool {
        *self == **english
    }
}

impl From<&'static Pattern> for Phrase {
    fn from(pattern: &'static Pattern) -> Self {
        Self::new(pattern, Vec::new())
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&'static Pattern> for Value {
    fn from(pattern: &'static Pattern) -> Self {
        Self::Phrase(pattern.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Self {
        letter.to_string().into()
    }
}

macro_rules! numbers {
    ($($integer:ty)*) => {$(
        impl From<$integer> for Value {
            fn from(number: $integer) -> Self {
                // What is too large to be counted is still a text.
                i64::try_from(number).map_or_else(|_| number.to_string().into(), Self::Number)
            }
        }
    )*};
}

numbers!(i32 i64 u8 u16 u32 u64 usize);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Case, Part};

    static RED: Pattern =
        Pattern { key: "red", parts: [&[Part::Text("red")], &[Part::Text("vermelho")]] };
    static BLUE: Pattern =
        Pattern { key: "blue", parts: [&[Part::Text("blue")], &[Part::Text("azul")]] };

    /// "red has 2 pieces", "vermelho tem 2 peças".
    static HAS: Pattern = Pattern {
        key: "has",
        parts: [
            &[
                Part::Value(0),
                Part::Text(" has "),
                Part::Select {
                    value: 1,
                    cases: &[
                        (Case::One, &[Part::Text("a piece")]),
                        (Case::Number(0), &[Part::Text("no piece")]),
                    ],
                    otherwise: &[Part::Value(1), Part::Text(" pieces")],
                },
            ],
            &[
                Part::Value(0),
                Part::Text(" tem "),
                Part::Value(1),
                Part::Select {
                    value: 1,
                    cases: &[(Case::One, &[Part::Text(" peça")])],
                    otherwise: &[Part::Text(" peças")],
                },
                Part::Select {
                    value: 0,
                    cases: &[(Case::Word("red"), &[Part::Text(", em cima")])],
                    otherwise: &[],
                },
            ],
        ],
    };

    fn has(side: impl Into<Value>, count: impl Into<Value>) -> Phrase {
        Phrase::new(&HAS, vec![side.into(), count.into()])
    }

    #[test]
    fn a_phrase_says_its_values_in_the_language_of_the_whole() {
        for (phrase, english, portuguese) in [
            (has(&RED, 0), "red has no piece", "vermelho tem 0 peças, em cima"),
            (has(&RED, 1_u8), "red has a piece", "vermelho tem 1 peça, em cima"),
            (has(&BLUE, 2_usize), "blue has 2 pieces", "azul tem 2 peças"),
            (has("red", u64::MAX), "red has 18446744073709551615 pieces", ""),
            (has("c3", -1), "c3 has a piece", "c3 tem -1 peça"),
            (has('x', "one"), "x has one pieces", "x tem one peças"),
        ] {
            assert_eq!(phrase.say(Language::English), english);
            assert_eq!(phrase.to_string(), english);
            if !portuguese.is_empty() {
                assert_eq!(phrase.say(Language::Portuguese), portuguese);
            }
        }
        assert_eq!(RED.say(Language::Portuguese), "vermelho");
        assert_eq!(RED.to_string(), "red");
    }

    #[test]
    fn a_phrase_is_said_of_somebody_else_and_begins_a_sentence() {
        let nested = has(has(&BLUE, 1), 2);
        assert_eq!(nested.said_of(&RED, &BLUE), "red has a piece has 2 pieces");
        assert_eq!(nested.said_of(&BLUE, &RED), nested);
        assert_eq!(has(&BLUE, 2).capital(), "Blue has 2 pieces");
        assert_eq!(Phrase::plain("água").capital(), "Água");
        assert_eq!(Phrase::default().capital(), "");
    }

    #[test]
    fn what_is_counted_may_be_a_phrase_of_its_own() {
        let nested = has(has(&BLUE, 1), 2);
        assert_eq!(nested.say(Language::Portuguese), "azul tem 1 peça tem 2 peças");
        assert_eq!(Phrase::plain(7).say(Language::Portuguese), "7");
        assert!(Phrase::default().is_empty());
        assert_eq!(Phrase::default().to_string(), "");
        assert!(!nested.is_empty());
    }
}
