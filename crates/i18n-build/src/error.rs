use std::fmt;

/// What is wrong with a file of words: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceError {
    /// The file, from where the source code begins.
    pub file: String,
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
    /// The message, where one is concerned.
    pub key: Option<String>,
    /// What is wrong, and what would be right.
    pub problem: String,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        if let Some(key) = &self.key {
            write!(f, ": {key}")?;
        }
        // One line, as cargo takes no more.
        write!(f, ": {}", self.problem.replace(['\n', '\r'], " "))
    }
}

impl std::error::Error for SourceError {}
