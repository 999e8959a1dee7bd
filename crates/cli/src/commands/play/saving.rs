use std::io;
use std::path::PathBuf;
use std::time::Duration;

use platform::Autosave;
use record::Record;

/// Where a plain game is kept, from when on.
#[derive(Debug)]
pub(super) struct Saving {
    autosave: Autosave,
    /// The time since 1970 when the game began.
    begun: Duration,
}

impl Saving {
    pub(super) const fn new(autosave: Autosave, begun: Duration) -> Self {
        Self { autosave, begun }
    }

    /// Whether the game is kept as it stands.
    pub(super) const fn is_kept(&self) -> bool {
        self.autosave.is_kept()
    }

    /// Keeps the game; the problem, if there is one that has not been told.
    pub(super) fn save(&mut self, record: &Record, now: Duration) -> Option<io::Error> {
        let saved = self.autosave.save(&record.to_string(), self.begun + now);
        self.autosave.news(saved)
    }

    /// Puts the game, which is over, away among the finished ones, and tells where.
    pub(super) fn finish(mut self, record: &Record, now: Duration) -> io::Result<PathBuf> {
        self.autosave.finish(&record.to_string(), self.begun + now)
    }
}
