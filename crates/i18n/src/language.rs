use std::fmt;
use std::str::FromStr;

use crate::{Phrase, words};

/// A language that players read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// The Portuguese of Portugal.
    Portuguese,
}

impl Language {
    /// Every language, in the order in which a [`Pattern`](crate::Pattern) holds them.
    pub const ALL: [Self; 2] = [Self::English, Self::Portuguese];

    /// The code that stands in a language tag: "en", "pt".
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Portuguese => "Português",
        }
    }

    /// A number that was written in the English way, with the decimal sign of this language.
    ///
    /// ```
    /// use ludoteca_i18n::Language;
    /// assert_eq!(Language::Portuguese.localized("0.25"), "0,25");
    /// ```
    pub fn localized(self, number: &str) -> String {
        match self {
            Self::English => number.to_owned(),
            Self::Portuguese => number.replace('.', ","),
        }
    }

    /// The language of a locale such as "pt_PT.UTF-8" or "en-GB", where it is one of ours.
    ///
    /// ```
    /// use ludoteca_i18n::Language;
    /// assert_eq!(Language::from_locale("pt_PT.UTF-8"), Some(Language::Portuguese));
    /// assert_eq!(Language::from_locale("C"), None);
    /// ```
    pub fn from_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// There is no language with this code. `Display` is the English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseLanguageError(String);

impl ParseLanguageError {
    /// What is wrong, and what would be right.
    pub fn phrase(&self) -> Phrase {
        let codes = Language::ALL.map(Language::code).join(", ");
        words::no_language(format!("'{}'", self.0.escape_default()), codes)
    }
}

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for ParseLanguageError {}

impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(text: &str) -> Result<Self, ParseLanguageError> {
        let known = Self::ALL.into_iter().find(|language| language.code() == text);
        known.ok_or_else(|| ParseLanguageError(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_a_language_by_their_first_word() {
        for (locale, language) in [
            ("pt", Some(Language::Portuguese)),
            ("pt_PT", Some(Language::Portuguese)),
            ("PT-pt", Some(Language::Portuguese)),
            ("pt_PT.UTF-8@euro", Some(Language::Portuguese)),
            ("en_GB.UTF-8", Some(Language::English)),
            ("en", Some(Language::English)),
            ("C", None),
            ("C.UTF-8", None),
            ("POSIX", None),
            ("ptolemaic", None),
            ("", None),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn codes_go_out_and_in() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!(
            "fr".parse::<Language>().unwrap_err().to_string(),
            "there is no language 'fr'; the languages are en, pt"
        );
    }
}
