use i18n::Language;

/// A number with so many decimal places, and the decimal sign of the language.
pub(crate) fn decimal(number: f64, places: usize, language: Language) -> String {
    language.localized(&format!("{number:.places$}"))
}
