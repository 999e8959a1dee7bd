use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};

use crate::SavedGame;
use crate::lock::Lock;
use crate::problem::Problem;
use crate::resumed::{Resumed, Skipped};
use crate::whole_file::{replace, replace_private, tidy};

/// More than any file that is kept here has.
const MOST: u64 = 16 << 20;

/// What the files of games end with.
pub(crate) const GAME: &str = "game";

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
        fs::create_dir_all(&self.folder)?;
        replace(&self.folder.join(name), text.as_bytes())
    }

    /// Keeps a secret under this name, in a folder of this folder: a file that only its owner can read.
    pub fn write_secret(&self, folder: &str, name: &str, secret: &str) -> io::Result<()> {
        let folder = self.folder.join(folder);
        fs::create_dir_all(&folder)?;
        tidy(&folder);
        replace_private(&folder.join(name), secret.as_bytes())
    }

    /// What was kept under this name, in a folder of this folder.
    pub fn read_secret(&self, folder: &str, name: &str) -> io::Result<Option<String>> {
        read(&self.folder.join(folder).join(name))
    }

    /// A place for a game that begins now; `now` is the time since 1970.
    pub fn begin(&self, now: Duration) -> io::Result<SavedGame> {
        let folder = self.games();
        fs::create_dir_all(&folder)?;
        self.tidy();
        for number in 0..1_000 {
            let name = format!("{:013}-{number}", now.as_millis());
            let path = folder.join(&name).with_extension(GAME);
            let is_free =
                || !path.exists() && !self.finished().join(&name).with_extension("txt").exists();
            if !is_free() {
                continue;
            }
            // Another program may have begun one and left it before this one held the place.
            if let Some(game) = SavedGame::hold(path.clone(), &self.folder)?.filter(|_| is_free()) {
                return Ok(game);
            }
        }
        Err(io::Error::other("every place for a game is taken"))
    }

    /// The games that are not over, that can be read and that no other program is playing, the last
    /// played first, with what was written.
    pub fn kept(&self) -> io::Result<Vec<(SavedGame, String)>> {
        let games = self.files()?.into_iter().filter_map(|path| self.open(path).ok().flatten());
        Ok(games.collect())
    }

    /// The last played game that can be gone on with, as this function reads its text, and what was
    /// passed over before it was found. What is no game is set aside.
    pub fn resume<T>(&self, read: impl FnMut(&str) -> Option<T>) -> io::Result<Resumed<T>> {
        let mut read = read;
        let mut skipped = Vec::new();
        for path in self.files()? {
            let mut skip = |why: io::Error, aside| {
                skipped.push(Skipped { path: path.clone(), why, aside });
            };
            match self.open(path.clone()) {
                Ok(None) => {}
                Ok(Some((game, text))) => match read(&text) {
                    Some(value) => return Ok(Resumed { game: Some((game, value)), skipped }),
                    None => skip(Problem::NotAGame.into(), game.set_aside().ok()),
                },
                Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                    let game = SavedGame::hold(path.clone(), &self.folder).ok().flatten();
                    skip(error, game.and_then(|game| game.set_aside().ok()));
                }
                Err(error) => skip(error, None),
            }
        }
        Ok(Resumed { game: None, skipped })
    }

    /// Whether there may be a game to go on with.
    pub fn has_games(&self) -> bool {
        let is_game = |path: &PathBuf| {
            fs::metadata(path).is_ok_and(|facts| facts.is_file())
                && Lock::is_free(&SavedGame::lock(path))
        };
        self.files().is_ok_and(|files| files.iter().any(is_game))
    }

    /// Where the games are that have been played to their end.
    pub fn finished(&self) -> PathBuf {
        self.folder.join("finished")
    }

    fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    /// Holds a game and reads it; nothing where it has gone.
    pub(crate) fn open(&self, path: PathBuf) -> io::Result<Option<(SavedGame, String)>> {
        if !fs::metadata(&path)?.is_file() {
            return Err(Problem::NotAFile.into());
        }
        let held = SavedGame::hold(path, &self.folder)?.ok_or(Problem::Held)?;
        // First held, then read: nobody writes in between.
        Ok(read(held.path())?.map(|text| (held, text)))
    }

    /// Whatever is called a game, the last written first.
    pub(crate) fn files(&self) -> io::Result<Vec<PathBuf>> {
        self.tidy();
        files_in(&self.games(), GAME)
    }

    /// Removes what programs that were killed have left unfinished.
    fn tidy(&self) {
        tidy(&self.folder);
        tidy(&self.games());
    }
}

/// The files of a folder with this ending, the last written first; none where it is not there.
pub(crate) fn files_in(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension() == Some(OsStr::new(ending)) {
            // A file that has just gone is there no more.
            let Ok(changed) = fs::metadata(&path).and_then(|facts| facts.modified()) else {
                continue;
            };
            files.push((changed, path));
        }
    }
    files.sort_unstable();
    Ok(files.into_iter().rev().map(|(_, path)| path).collect())
}

pub(crate) fn read(path: &Path) -> io::Result<Option<String>> {
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
        Ok(facts) if facts.is_file() => {}
        // A pipe would be waited for.
        Ok(_) => return Err(Problem::NotAFile.into()),
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(io::Error::new(io::ErrorKind::InvalidData, Problem::TooLong));
    }
    let text = String::from_utf8(bytes);
    text.map(Some).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
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
    fn a_secret_can_be_read_by_its_owner_alone() {
        let (_folder, state) = state();
        assert_eq!(state.read_secret("guests", "there").unwrap(), None);
        for secret in ["one", "two"] {
            state.write_secret("guests", "there", secret).unwrap();
            assert_eq!(state.read_secret("guests", "there").unwrap().as_deref(), Some(secret));
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt as _;
                let facts = fs::metadata(state.folder().join("guests/there")).unwrap();
                assert_eq!(facts.permissions().mode() & 0o777, 0o600);
            }
        }
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
