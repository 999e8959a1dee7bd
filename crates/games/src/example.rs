use i18n::Pattern;

/// A rule shown on a board: a position, a move to try there, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position text.
    pub position: &'static str,
    /// The move to try.
    pub mv: &'static str,
    /// What to do and what it shows, in one or two sentences.
    pub about: &'static Pattern,
}
