use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crate::problem::Problem;
use crate::{SavedGame, State};

/// Keeps the game that is being played where it survives the program.
///
/// Every attempt says whether the game is kept and why not; after a failure the next one tries
/// again, in the same place if there is one.
#[derive(Debug, Default)]
pub struct Autosave {
    state: Option<State>,
    game: Option<SavedGame>,
    /// The problem that was told last, as long as it is so.
    told: Option<io::ErrorKind>,
}

impl Autosave {
    /// An autosave for this folder; without one nothing can be kept.
    pub const fn new(state: Option<State>) -> Self {
        Self { state, game: None, told: None }
    }

    /// Where things are kept.
    pub const fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// Goes on with a game that was kept.
    pub fn hold(&mut self, game: SavedGame) {
        self.game = Some(game);
    }

    /// Keeps the game as it stands, in a place of its own from its beginning on; `now` is the time
    /// since 1970.
    pub fn save(&mut self, text: &str, now: Duration) -> io::Result<()> {
        let game = match self.game.take() {
            Some(game) => game,
            None => self.place()?.begin(now)?,
        };
        self.game.insert(game).write(text)
    }

    /// Keeps the game, which is over, among the finished ones, and tells where.
    pub fn finish(&mut self, text: &str, now: Duration) -> io::Result<PathBuf> {
        self.save(text, now)?;
        self.game.take().ok_or(Problem::NoPlace)?.finish()
    }

    /// What has to be told of an attempt to keep something: each problem once, as long as it is so.
    pub fn news<T>(&mut self, done: io::Result<T>) -> Option<io::Error> {
        let kind = done.as_ref().err().map(io::Error::kind);
        let is_news = std::mem::replace(&mut self.told, kind) != kind;
        done.err().filter(|_| is_news)
    }

    /// Whether the last attempt went well.
    pub const fn is_kept(&self) -> bool {
        self.told.is_none()
    }

    /// Lets go of the game, which stays where it is kept.
    pub fn release(&mut self) {
        self.game = None;
    }

    fn place(&self) -> io::Result<&State> {
        Ok(self.state.as_ref().ok_or(Problem::NoPlace)?)
    }
}
