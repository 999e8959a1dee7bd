use std::io::Write as _;
use std::time::{Duration, Instant};

use i18n::Phrase;

use crate::Console;

/// Says on standard error how far long work has come, and nothing about short work.
#[derive(Debug)]
pub(crate) struct Progress {
    begun: Instant,
    next: Duration,
    written: usize,
}

/// Work shorter than this needs no progress.
const PATIENCE: Duration = Duration::from_secs(2);

impl Progress {
    #[expect(clippy::disallowed_methods, reason = "the command is where the clock is brought")]
    pub(crate) fn begin() -> Self {
        Self { begun: Instant::now(), next: PATIENCE, written: 0 }
    }

    /// How long the work has taken.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Writes the news, if it is time for news.
    pub(crate) fn report(&mut self, console: &mut Console<'_>, news: impl FnOnce() -> Phrase) {
        if self.elapsed() < self.next {
            return;
        }
        let news = news().say(console.language);
        // Progress that can't be written is no reason to stop the work.
        if console.live {
            let _ = write!(console.err, "\r{news:<width$}", width = self.written);
            let _ = console.err.flush();
            self.written = news.chars().count();
            self.next = self.elapsed() + Duration::from_millis(200);
        } else {
            let _ = writeln!(console.err, "{news}");
            self.next = self.elapsed() + Duration::from_secs(10);
        }
    }

    /// Clears the line that was overwritten.
    pub(crate) fn end(&self, console: &mut Console<'_>) {
        if self.written > 0 {
            let _ = write!(console.err, "\r{:width$}\r", "", width = self.written);
            let _ = console.err.flush();
        }
    }
}
