//! What may stand after an option, each refused with what would be right.

/// A whole number within these limits.
pub(crate) fn whole(text: &str, least: u32, most: u32) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("give a whole number from {least} to {most}"))
}

/// A number of seconds.
pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    number.ok_or_else(|| "give a number of seconds from 0.001 to 86400".into())
}
