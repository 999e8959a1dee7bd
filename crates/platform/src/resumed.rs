use std::io;
use std::path::PathBuf;

use i18n::Phrase;

use crate::{SavedGame, reason, words};

/// What was found of the games that are not over.
#[derive(Debug)]
pub struct Resumed<T> {
    /// The last played game that can be gone on with, held, and what was read of it.
    pub game: Option<(SavedGame, T)>,
    /// What is called a game, was played later, and can't be gone on with.
    pub skipped: Vec<Skipped>,
}

/// A file that is called a game and can't be gone on with.
#[derive(Debug)]
pub struct Skipped {
    /// Where it was found.
    pub path: PathBuf,
    /// Why not.
    pub why: io::Error,
    /// Where it is now, if it was set aside.
    pub aside: Option<PathBuf>,
}

impl Skipped {
    /// All that in words.
    pub fn phrase(&self) -> Phrase {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let why = reason(&self.why);
        match &self.aside {
            None => words::skipped(name, why),
            Some(aside) => words::set_aside(name, why, aside.display().to_string()),
        }
    }
}
