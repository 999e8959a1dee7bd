use i18n::{Phrase, Value};

/// A setting beside the board while a position is put together: who is to move, what was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is called: "the side to move".
    pub name: Phrase,
    /// What can be chosen here and now; a field with one value says what follows from the board.
    pub values: Vec<Setting>,
    /// Which of the values holds.
    pub chosen: usize,
}

/// A value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// How the position text writes it.
    pub text: String,
    /// What it is called.
    pub name: Phrase,
}

impl Setting {
    /// A value that the position text writes like this.
    pub fn new(text: impl Into<Value>, name: impl Into<Phrase>) -> Self {
        Self { text: Phrase::plain(text).to_string(), name: name.into() }
    }

    /// A value that is called as it is written.
    pub fn plain(text: impl Into<Value>) -> Self {
        let name = Phrase::plain(text);
        Self { text: name.to_string(), name }
    }
}

impl Field {
    /// A field with these values, of which there is at least one.
    pub fn new(name: impl Into<Phrase>, values: Vec<Setting>) -> Self {
        debug_assert!(!values.is_empty());
        Self { name: name.into(), values, chosen: 0 }
    }

    /// Whether there is anything to choose.
    pub fn is_open(&self) -> bool {
        self.values.len() > 1
    }
}
