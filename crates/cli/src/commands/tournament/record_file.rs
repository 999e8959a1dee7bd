use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use arena::Played;

use crate::CommandError;

/// The file into which the games of a match are written, one after the other: whole ones only.
#[derive(Debug)]
pub(super) struct RecordFile {
    path: PathBuf,
    /// Open from the first game on, which replaces what was there before.
    file: Option<File>,
    is_begun: bool,
}

impl RecordFile {
    /// A file of this name, which is left as it is before there is a game.
    pub(super) fn new(path: &Path) -> Result<Self, CommandError> {
        platform::check_writable(path).map_err(|error| CommandError::file(path, &error))?;
        // Pipes and terminals can't be replaced.
        let is_special = fs::metadata(path).is_ok_and(|facts| !facts.is_file());
        let open = || OpenOptions::new().append(true).open(path);
        let file = if is_special { open().ok() } else { None };
        Ok(Self { path: path.to_owned(), file, is_begun: false })
    }

    /// Adds a game, at once, so that it is there whatever happens to the next one.
    pub(super) fn add(&mut self, played: &Played) -> Result<(), CommandError> {
        let record = played.record();
        let separator = if self.is_begun { "\n" } else { "" };
        let text = format!("{separator}{record}");
        self.write(&text).map_err(|error| CommandError::file(&self.path, &error))?;
        self.is_begun = true;
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let Some(file) = &mut self.file else {
            platform::replace(&self.path, text.as_bytes())?;
            self.file = Some(OpenOptions::new().append(true).open(&self.path)?);
            return Ok(());
        };
        let whole = file.metadata()?;
        file.write_all(text.as_bytes()).inspect_err(|_| {
            // Half a game would make the file unreadable; where even this fails, so it is.
            if whole.is_file() {
                let _ = file.set_len(whole.len());
            }
        })
    }
}
