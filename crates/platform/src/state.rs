use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};

use crate::SavedGame;

/// More than any file that is kept here has.
const MOST: u64 = 16 << 20;

/// The folder in which the program keeps what should survive it: settings and games.
#[derive(Clone, Debug)]
pub struct State {
    folder: PathBuf,
}

impl State {
    /// The folder that was asked for, or the one that the machine has for such things; nothing
    /// where nobody says where that is.
    pub fn find(asked: Option<PathBuf>) -> Option<Self> {
        let folder = asked.or_else(|| {
            // `$XDG_STATE_HOME` or `~/.local/state` on Linux and its like. Elsewhere there is no
            // folder for state alone, and it is the one for data: `~/Library/Application Support` on
            // a Mac, `%APPDATA%` on Windows.
            let native = choose_native_strategy().ok()?;
            let folder = native.state_dir().unwrap_or_else(|| native.data_dir());
            Some(folder.join("ludoteca"))
        })?;
        Some(Self { folder })
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was kept under this name; nothing where nothing was.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        read(&self.folder.join(name))
    }

    /// Keeps a text under this name: all of it, or what was there before.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        write(&self.folder.join(name), text)
    }

    /// A place for a game that begins now; `now` is the time since 1970.
    pub fn begin(&self, now: Duration) -> io::Result<SavedGame> {
        let folder = self.games();
        fs::create_dir_all(&folder)?;
        (0..1_000)
            .map(|number| folder.join(format!("{:013}-{number}.{GAME}", now.as_millis())))
            .find_map(|path| {
                if path.exists() {
                    None
                } else {
                    SavedGame::hold(path, self.finished()).transpose()
                }
            })
            .unwrap_or_else(|| Err(io::Error::other("every place for a game is taken")))
    }

    /// The games that are not over and that no other program is playing, the last played first,
    /// with what was written.
    pub fn kept(&self) -> io::Result<Vec<(SavedGame, String)>> {
        let entries = match fs::read_dir(self.games()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut games: Vec<(SystemTime, PathBuf)> = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if path.extension() == Some(OsStr::new(GAME)) {
                // A file that has just gone is no game any more.
                let Ok(changed) = fs::metadata(&path).and_then(|facts| facts.modified()) else {
                    continue;
                };
                games.push((changed, path));
            }
        }
        games.sort_unstable();
        let mut kept = Vec::new();
        for (_, path) in games.into_iter().rev() {
            if let (Some(text), Some(held)) =
                (read(&path)?, SavedGame::hold(path, self.finished())?)
            {
                kept.push((held, text));
            }
        }
        Ok(kept)
    }

    /// Where the games are that have been played to their end.
    pub fn finished(&self) -> PathBuf {
        self.folder.join("finished")
    }

    fn games(&self) -> PathBuf {
        self.folder.join("games")
    }
}

/// What the files of games end with.
const GAME: &str = "game";

fn read(path: &Path) -> io::Result<Option<String>> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file?,
    };
    let mut text = String::new();
    file.take(MOST).read_to_string(&mut text)?;
    Ok(Some(text))
}

/// Writes a file beside the old one, and then puts it in its place.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = PathBuf::from(beside);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        // The name may reach the disk before what it names: not without this.
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        // Nothing more can be done about a file that can't be removed either.
        let _ = fs::remove_file(&beside);
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> (tempfile::TempDir, State) {
        let folder = tempfile::tempdir().unwrap();
        let state = State::find(Some(folder.path().join("deep/state"))).unwrap();
        (folder, state)
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else_is_left() {
        let (_folder, state) = state();
        assert_eq!(state.read("settings").unwrap(), None);
        for text in ["one", "two", ""] {
            state.write("settings", text).unwrap();
            assert_eq!(state.read("settings").unwrap().as_deref(), Some(text));
        }
        assert_eq!(fs::read_dir(state.folder()).unwrap().count(), 1);
    }

    #[test]
    fn games_come_back_the_last_played_first() {
        let (_folder, state) = state();
        assert!(state.kept().unwrap().is_empty());
        let one = state.begin(Duration::from_secs(5)).unwrap();
        let other = state.begin(Duration::from_secs(5)).unwrap();
        one.write("one").unwrap();
        other.write("other").unwrap();
        std::thread::sleep(Duration::from_millis(20));
        one.write("one more").unwrap();
        assert!(state.kept().unwrap().is_empty(), "both are being played");
        drop((one, other));
        let texts: Vec<_> = state.kept().unwrap().into_iter().map(|(_, text)| text).collect();
        assert_eq!(texts, ["one more", "other"]);
        let (one, _) = state.kept().unwrap().remove(0);
        let place = one.finish().unwrap();
        assert_eq!(place.parent(), Some(state.finished().as_path()));
        assert_eq!(fs::read_to_string(place).unwrap(), "one more");
        let (other, _) = state.kept().unwrap().remove(0);
        other.forget().unwrap();
        assert!(state.kept().unwrap().is_empty());
        assert_eq!(fs::read_dir(state.games()).unwrap().count(), 0, "no lock is left behind");
    }

    #[test]
    fn a_folder_that_cannot_be_is_an_error_and_not_a_panic() {
        let (_folder, state) = state();
        state.write("file", "in the way").unwrap();
        let below = State::find(Some(state.folder().join("file"))).unwrap();
        assert!(below.write("x", "y").is_err());
        assert!(below.begin(Duration::ZERO).is_err());
    }
}
