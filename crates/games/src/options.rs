use std::fmt;

use board::{TextError, quote};

/// Something that can be chosen about the start of a game.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The word before the `=`.
    pub key: &'static str,
    /// What may stand after it.
    pub values: Values,
    /// What holds when it is not given; nothing where it is drawn.
    pub default: Option<&'static str>,
    /// What it decides, in a few words.
    pub about: &'static str,
}

/// The values that a choice allows.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number from the first to the second.
    Numbers(u64, u64),
}

impl Values {
    fn allow(self, value: &str) -> bool {
        match self {
            Self::Words(words) => words.contains(&value),
            Self::Numbers(least, most) => {
                let number = value.parse::<u64>().ok().filter(|n| (least..=most).contains(n));
                // One number, one spelling: no sign and no leading zeros.
                number.is_some_and(|n| n.to_string() == value)
            }
        }
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&words.join(", ")),
            Self::Numbers(least, most) => write!(f, "{least} to {most}"),
        }
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
    pub fn read(choices: &'static [Choice], text: &str, at: usize) -> Result<Self, TextError> {
        let mut options = Self::new(choices);
        let mut at = at;
        for part in text.split(',') {
            options.add(part, at)?;
            at += part.chars().count() + 1;
        }
        Ok(options)
    }

    fn add(&mut self, part: &str, at: usize) -> Result<(), TextError> {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let choice = self.choices.iter().find(|choice| choice.key == key).ok_or_else(|| {
            let keys: Vec<_> = self.choices.iter().map(|choice| choice.key).collect();
            let hint = match &keys[..] {
                [] => "this game has no options".into(),
                keys => format!("the keys are {}, as in key=value", keys.join(", ")),
            };
            TextError::new(at, format!("there is no option {}", quote(key)), hint)
        })?;
        if self.given(choice.key).is_some() {
            let problem = format!("{key} is given twice");
            return Err(TextError::new(at, problem, "each key may stand once"));
        }
        if !choice.values.allow(value) {
            let at = at + key.chars().count() + usize::from(part.contains('='));
            let problem = format!("{} is not a value of {key}", quote(value));
            return Err(TextError::new(at, problem, format!("allowed: {}", choice.values)));
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
