use std::io;
use std::path::PathBuf;
use std::time::Duration;

use platform::Autosave;
use record::Record;

/// Where a plain game is kept: each problem is told once, and the next save tries again.
#[derive(Debug)]
pub(super) struct Saving {
    autosave: Autosave,
    /// The time since 1970 when the game began.
    begun: Duration,
    /// What was told last, as long as it is so.
    told: Option<io::ErrorKind>,
}

impl Saving {
    pub(super) const fn new(autosave: Autosave, begun: Duration) -> Self {
        Self { autosave, begun, told: None }
    }

    /// Whether the game is kept as it stands.
    pub(super) const fn is_kept(&self) -> bool {
        self.told.is_none()
    }

    /// Keeps the game; the problem, if there is one that has not been told.
    pub(super) fn save(&mut self, record: &Record, now: Duration) -> Option<io::Error> {
        let saved = self.autosave.save(&record.to_string(), self.begun + now);
        let kind = saved.as_ref().err().map(io::Error::kind);
        let is_news = std::mem::replace(&mut self.told, kind) != kind;
        saved.err().filter(|_| is_news)
    }

    /// Puts the game, which is over, away among the finished ones, and tells where.
    pub(super) fn finish(mut self, record: &Record, now: Duration) -> io::Result<PathBuf> {
        self.autosave.finish(&record.to_string(), self.begun + now)
    }
}
