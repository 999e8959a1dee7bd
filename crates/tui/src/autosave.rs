use std::io;
use std::time::Duration;

use games::Shelf;
use i18n::Phrase;
use platform::{DeletedGame, KeptGame, State};
use play::Table;
use record::Records;

use crate::words;

/// Keeps the running game and the settings where they survive the program.
///
/// Where nothing can be kept, playing goes on all the same, each problem is told once, and the next
/// move tries again.
#[derive(Debug, Default)]
pub(crate) struct Autosave {
    game: platform::Autosave,
    problem: Option<io::Error>,
    /// What could not be gone on with.
    skipped: Vec<Phrase>,
    /// The time since 1970 when the app began.
    begun: Duration,
}

impl Autosave {
    /// An autosave for this folder, at this time since 1970; nothing is kept without a folder.
    /// Where everything is kept, if anywhere.
    pub(crate) fn state(&self) -> Option<&State> {
        self.game.state()
    }

    pub(crate) fn new(state: Option<State>, begun: Duration) -> Self {
        Self { game: platform::Autosave::new(state), begun, ..Self::default() }
    }

    /// The settings that were kept, or nothing.
    pub(crate) fn settings(&self) -> Option<String> {
        self.game.state()?.read("settings").ok()?
    }

    /// Keeps the settings.
    pub(crate) fn keep_settings(&mut self, text: &str) {
        if let Some(state) = self.game.state() {
            let kept = state.write("settings", text);
            self.note(kept);
        }
    }

    /// The game that was left last and can be gone on with; it is held from now on.
    pub(crate) fn resume(&mut self, shelf: &Shelf) -> Option<Table> {
        let read = |text: &str| Records::new(shelf, text).next()?.ok();
        match self.game.state()?.resume(read) {
            Ok(found) => {
                self.skipped = found.skipped.iter().map(platform::Skipped::phrase).collect();
                let (game, record) = found.game?;
                self.game.hold(game);
                Some(Table::resume(&record))
            }
            Err(error) => {
                self.skipped = vec![platform::reason(&error)];
                None
            }
        }
    }

    /// What could not be gone on with and why, once.
    pub(crate) fn skipped(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.skipped)
    }

    /// Whether there is a game to go on with.
    pub(crate) fn has_game(&self) -> bool {
        self.game.state().is_some_and(State::has_games)
    }

    /// Every game that is kept, finished or not.
    pub(crate) fn games(&self) -> io::Result<Vec<KeptGame>> {
        self.game.state().map_or(Ok(Vec::new()), State::list)
    }

    /// Takes a kept game up to go on with it; it is held from now on.
    pub(crate) fn take_up(&mut self, game: &KeptGame, shelf: &Shelf) -> Result<Table, Phrase> {
        let nowhere = || io::Error::from(io::ErrorKind::NotFound);
        let held = self.game.state().ok_or_else(nowhere).and_then(|state| state.take_up(game));
        let (held, text) = held.map_err(|error| platform::reason(&error))?;
        let record = Records::new(shelf, &text).next().ok_or(&words::NO_RECORD)?;
        let record = record.map_err(|fault| words::not_a_record(fault.phrase()))?;
        self.game.hold(held);
        Ok(Table::resume(&record))
    }

    /// Puts a kept game into the bin.
    pub(crate) fn delete(&self, game: &KeptGame) -> io::Result<DeletedGame> {
        self.game.state().ok_or(io::ErrorKind::NotFound)?.delete(game)
    }

    /// Takes a game out of the bin.
    pub(crate) fn restore(&self, deleted: &DeletedGame) -> io::Result<()> {
        self.game.state().ok_or(io::ErrorKind::NotFound)?.restore(deleted)
    }

    /// Forgets what is in the bin.
    pub(crate) fn empty_bin(&self) -> io::Result<()> {
        self.game.state().map_or(Ok(()), State::empty_bin)
    }

    /// The time since 1970, of a time since the app began.
    pub(crate) fn since_1970(&self, now: Duration) -> Duration {
        self.begun + now
    }

    /// Keeps a game as it stands, in a place of its own from its beginning on.
    pub(crate) fn keep(&mut self, table: &Table, now: Duration) {
        if self.game.state().is_none() {
            return;
        }
        let (text, since_1970) = (table.record(now).to_string(), self.since_1970(now));
        let kept = if table.ending().is_some() {
            self.game.finish(&text, since_1970).map(drop)
        } else {
            self.game.save(&text, since_1970)
        };
        self.note(kept);
    }

    /// Lets go of the running game, which stays where it is kept.
    pub(crate) fn release(&mut self) {
        self.game.release();
    }

    /// The last problem, once.
    pub(crate) fn problem(&mut self) -> Option<io::Error> {
        self.problem.take()
    }

    fn note(&mut self, done: io::Result<()>) {
        if let Some(problem) = self.game.news(done) {
            self.problem = Some(problem);
        }
    }
}
