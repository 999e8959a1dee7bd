use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::lock::Lock;
use crate::whole_file::{put, replace, sync_folder};

/// The file of a game that is being played, held so that no other program plays the same game.
#[derive(Debug)]
pub struct SavedGame {
    path: PathBuf,
    /// Where finished games go, and those that can't be read.
    finished: PathBuf,
    unreadable: PathBuf,
    /// The game's own file is replaced at every move, and a lock on it would go with the old one.
    _lock: Lock,
}

impl SavedGame {
    /// Holds a file in one of the folders of a state; nothing where another program does.
    pub(crate) fn hold(path: PathBuf, state: &Path) -> io::Result<Option<Self>> {
        let lock = Lock::take(Self::lock(&path))?;
        let (finished, unreadable) = (state.join("finished"), state.join("unreadable"));
        Ok(lock.map(|lock| Self { path, finished, unreadable, _lock: lock }))
    }

    /// The lock of a game.
    pub(crate) fn lock(path: &Path) -> PathBuf {
        path.with_extension("lock")
    }

    /// Where the game is written.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game: all of it, or what was there before stays.
    pub fn write(&self, text: &str) -> io::Result<()> {
        replace(&self.path, text.as_bytes())
    }

    /// Puts the game, which is over, away among the finished ones, and tells where.
    pub fn finish(self) -> io::Result<PathBuf> {
        self.put(&self.finished, "txt")
    }

    /// Puts what is no game away, whole, where it is in nobody's way, and tells where.
    pub fn set_aside(self) -> io::Result<PathBuf> {
        self.put(&self.unreadable, "game")
    }

    fn put(&self, folder: &Path, ending: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(folder)?;
        let name = self.path.with_extension(ending);
        let place = folder.join(name.file_name().unwrap_or_default());
        put(&self.path, &place)?;
        Ok(place)
    }

    /// Forgets the game.
    pub fn forget(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => sync_folder(&self.path),
        }
    }
}
