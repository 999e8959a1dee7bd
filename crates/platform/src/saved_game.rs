use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::state::write;

/// The file of a game that is being played, held so that no other program plays the same game.
#[derive(Debug)]
pub struct SavedGame {
    path: PathBuf,
    /// Where finished games go.
    finished: PathBuf,
    /// Locked as long as this lives; the game's own file is replaced at every move, and a lock on
    /// it would go with the old one.
    lock: File,
}

impl SavedGame {
    /// Holds a file; nothing where another program does.
    pub(crate) fn hold(path: PathBuf, finished: PathBuf) -> io::Result<Option<Self>> {
        let lock = File::create(beside(&path))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self { path, finished, lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Where the game is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game: all of it, or what was there before stays.
    pub fn write(&self, text: &str) -> io::Result<()> {
        write(&self.path, text)
    }

    /// Puts the game, which is over, away among the finished ones, and tells where.
    pub fn finish(self) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.finished)?;
        let name = self.path.with_extension("txt");
        let place = self.finished.join(name.file_name().unwrap_or_default());
        fs::rename(&self.path, &place)?;
        Ok(place)
    }

    /// Forgets the game.
    pub fn forget(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

impl Drop for SavedGame {
    fn drop(&mut self) {
        // A lock that stays behind is free and does no harm.
        let _ = self.lock.unlock();
        let _ = fs::remove_file(beside(&self.path));
    }
}

fn beside(path: &Path) -> PathBuf {
    path.with_extension("lock")
}
