use std::fmt;

use board::{ParseError, quote};
use i18n::{Pattern, Phrase};

use crate::words;

/// Something that can be chosen about the start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The word before the `=`.
    pub key: &'static str,
    /// What it is called in a menu.
    pub name: &'static Pattern,
    /// What may stand after it.
    pub values: Values,
    /// What holds when it is not given; nothing where it is drawn.
    pub default: Option<&'static str>,
    /// What it is called when the players furnish the board by hand instead, where they can.
    pub by_hand: Option<&'static Pattern>,
    /// Whether the player who did not choose it chooses a side.
    pub answered: bool,
    /// What it decides, in a few words.
    pub about: &'static Pattern,
}

/// A word that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// How it is written after the `=`.
    pub text: &'static str,
    /// What it is called in a menu.
    pub name: &'static Pattern,
    /// What choosing it means, in a few words.
    pub about: &'static Pattern,
}

/// The values that a choice allows.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [Word]),
    /// One of these numbers.
    Among(&'static [u64]),
    /// A whole number from the first to the second.
    Numbers(u64, u64),
}

impl Values {
    /// Whether this may be given.
    pub fn allow(self, value: &str) -> bool {
        match self {
            Self::Words(words) => words.iter().any(|word| word.text == value),
            // One number, one spelling: no sign and no leading zeros.
            Self::Among(numbers) => numbers.iter().any(|number| number.to_string() == value),
            Self::Numbers(least, most) => {
                let number = value.parse::<u64>().ok().filter(|n| (least..=most).contains(n));
                number.is_some_and(|n| n.to_string() == value)
            }
        }
    }

    /// Each value as it is written; nothing where they are a range.
    pub fn listed(self) -> Vec<String> {
        match self {
            Self::Words(words) => words.iter().map(|word| word.text.into()).collect(),
            Self::Among(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Self::Numbers(..) => Vec::new(),
        }
    }

    /// The first of them.
    pub(crate) fn first(self) -> String {
        match self {
            Self::Words(words) => words[0].text.into(),
            Self::Among(numbers) => numbers[0].to_string(),
            Self::Numbers(least, _) => least.to_string(),
        }
    }

    /// What may be given, as a phrase: "classic, open", "3 to 13".
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Numbers(least, most) => words::range(least, most),
            _ => Phrase::plain(self.listed().join(", ")),
        }
    }

    /// What a value is called in a menu: the word's name, or the value itself.
    pub fn name(self, value: &str) -> Phrase {
        let named = self.word(value).map(|word| word.name.into());
        named.unwrap_or_else(|| Phrase::plain(value.to_string()))
    }

    /// What choosing a value means, where that is not plain from its name.
    pub fn about(self, value: &str) -> Option<&'static Pattern> {
        self.word(value).map(|word| word.about)
    }

    fn word(self, value: &str) -> Option<&'static Word> {
        match self {
            Self::Words(words) => words.iter().find(|word| word.text == value),
            _ => None,
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

/// The options that a spec gives, each of them allowed by the game's choices.
#[derive(Clone, Debug)]
pub struct Options {
    choices: &'static [Choice],
    given: Vec<Given>,
}

#[derive(Clone, Debug)]
struct Given {
    key: &'static str,
    value: String,
    at: usize,
}

impl Options {
    /// No option given: every default holds.
    pub const fn new(choices: &'static [Choice]) -> Self {
        Self { choices, given: Vec::new() }
    }

    /// Reads `key=value,key=value`, which begins `at` characters into a longer text.
    pub fn read(choices: &'static [Choice], text: &str, at: usize) -> Result<Self, ParseError> {
        let mut options = Self::new(choices);
        let mut at = at;
        for part in text.split(',') {
            options.add(part, at)?;
            at += part.chars().count() + 1;
        }
        Ok(options)
    }

    fn add(&mut self, part: &str, at: usize) -> Result<(), ParseError> {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let choice = self.choices.iter().find(|choice| choice.key == key).ok_or_else(|| {
            let keys: Vec<_> = self.choices.iter().map(|choice| choice.key).collect();
            let hint = match &keys[..] {
                [] => (&words::NO_OPTIONS).into(),
                keys => words::keys(keys.join(", ")),
            };
            ParseError::new(at, words::no_option(quote(key)), hint)
        })?;
        if self.given(choice.key).is_some() {
            return Err(ParseError::new(at, words::given_twice(choice.key), &words::ONCE));
        }
        if !choice.values.allow(value) {
            let at = at + key.chars().count() + usize::from(part.contains('='));
            let problem = words::no_value(quote(value), choice.key);
            return Err(ParseError::new(at, problem, words::allowed(choice.values.phrase())));
        }
        self.given.push(Given { key: choice.key, value: value.into(), at });
        Ok(())
    }

    fn given(&self, key: &str) -> Option<&Given> {
        self.given.iter().find(|given| given.key == key)
    }

    /// Whether nothing was given.
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// Where in the spec this key stands, if it was given.
    pub fn place(&self, key: &str) -> Option<usize> {
        self.given(key).map(|given| given.at)
    }

    /// The value of this key, given or by default.
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.given(key) {
            Some(given) => Some(&given.value),
            None => self.choices.iter().find(|choice| choice.key == key)?.default,
        }
    }

    /// The value of this key as a number.
    pub fn number(&self, key: &str) -> Option<u64> {
        self.text(key)?.parse().ok()
    }

    /// Gives a key a value, as if the spec had ended with it.
    pub fn set(&mut self, key: &'static str, value: String) {
        self.given.retain(|given| given.key != key);
        self.given.push(Given { key, value, at: 0 });
    }
}

/// `:key=value,key=value`, or nothing where nothing was given.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, given) in self.given.iter().enumerate() {
            let before = if i == 0 { ':' } else { ',' };
            write!(f, "{before}{}={}", given.key, given.value)?;
        }
        Ok(())
    }
}
