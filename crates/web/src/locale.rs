use ::i18n::{Language, Pattern, Phrase};
use leptos::prelude::*;

/// The language in which the pages speak, and changes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locale(pub(crate) RwSignal<Language>);

impl Locale {
    /// The one of the page around.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// The language, now.
    pub(crate) fn language(self) -> Language {
        self.0.get()
    }

    /// A message, said again whenever the language changes.
    pub(crate) fn say(self, pattern: &'static Pattern) -> impl Fn() -> String + Copy + Send + Sync {
        move || pattern.say(self.language())
    }

    /// A phrase in the language of now.
    pub(crate) fn tell(self, phrase: impl Into<Phrase>) -> String {
        phrase.into().say(self.language())
    }
}
