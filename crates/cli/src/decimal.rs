use board::Language;

/// A number with so many decimal places, and the decimal sign of the language.
pub(crate) fn decimal(number: f64, places: usize, language: Language) -> String {
    localized(format!("{number:.places$}"), language)
}

/// A number that was written in the English way.
pub(crate) fn localized(number: String, language: Language) -> String {
    match language {
        Language::English => number,
        Language::Portuguese => number.replace('.', ","),
    }
}
