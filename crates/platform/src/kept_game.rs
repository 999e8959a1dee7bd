use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use crate::problem::Problem;
use crate::state::{GAME, files_in, read};
use crate::whole_file::put;
use crate::{SavedGame, State};

/// A game that was kept, finished or not, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    path: PathBuf,
    /// When it was written last, since 1970.
    pub changed: Duration,
    /// Whether it has been played to its end.
    pub is_finished: bool,
}

/// A game that was deleted, and can be had back until it is forgotten.
#[derive(Debug)]
pub struct DeletedGame {
    game: KeptGame,
    bin: PathBuf,
}

impl KeptGame {
    pub(crate) fn new(path: PathBuf, is_finished: bool) -> Option<Self> {
        let facts = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        let changed = facts.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH);
        Some(Self { path, changed: changed.unwrap_or_default(), is_finished })
    }

    /// What was written.
    pub fn read(&self) -> io::Result<String> {
        read(&self.path)?.ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

impl State {
    /// Every game that was kept: the unfinished ones, then the finished, the last played first.
    pub fn list(&self) -> io::Result<Vec<KeptGame>> {
        let finished = files_in(&self.finished(), "txt")?;
        let unfinished = self.files()?.into_iter().map(|path| (path, false));
        let all = unfinished.chain(finished.into_iter().map(|path| (path, true)));
        Ok(all.filter_map(|(path, is_finished)| KeptGame::new(path, is_finished)).collect())
    }

    /// Holds an unfinished game to go on with it, with what was written.
    pub fn take_up(&self, game: &KeptGame) -> io::Result<(SavedGame, String)> {
        self.open(game.path.clone())?.ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Puts a game into the bin, unless another program plays it.
    pub fn delete(&self, game: &KeptGame) -> io::Result<DeletedGame> {
        let bin = self.bin().join(game.path.file_name().unwrap_or_default());
        let held = SavedGame::hold(game.path.clone(), self.folder())?.ok_or(Problem::Held)?;
        fs::create_dir_all(self.bin())?;
        put(held.path(), &bin)?;
        Ok(DeletedGame { game: game.clone(), bin })
    }

    /// Takes a game out of the bin again, to where it was.
    pub fn restore(&self, deleted: &DeletedGame) -> io::Result<()> {
        let path = &deleted.game.path;
        let _held = SavedGame::hold(path.clone(), self.folder())?.ok_or(Problem::Held)?;
        if path.exists() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        put(&deleted.bin, path)
    }

    /// Forgets for good what is in the bin.
    pub fn empty_bin(&self) -> io::Result<()> {
        for ending in [GAME, "txt"] {
            for path in files_in(&self.bin(), ending)? {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn bin(&self) -> PathBuf {
        self.folder().join("deleted")
    }
}
