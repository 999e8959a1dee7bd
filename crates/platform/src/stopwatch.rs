use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::SearchControl;

/// The machine's clock, and a flag that stops the thinking.
#[derive(Debug)]
pub struct Stopwatch {
    begun: Instant,
    stopped: AtomicBool,
}

impl Stopwatch {
    /// A watch that runs from now on.
    #[expect(clippy::disallowed_methods, reason = "the host is where the clock is brought")]
    pub fn start() -> Self {
        Self { begun: Instant::now(), stopped: AtomicBool::new(false) }
    }

    /// Stops the thinking at once.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl SearchControl for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}
