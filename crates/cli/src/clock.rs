use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Crew, Watch};

/// The machine's clock, and a flag that stops the thinking.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    begun: Instant,
    stopped: AtomicBool,
}

impl Stopwatch {
    /// A watch that runs from now on.
    #[expect(clippy::disallowed_methods, reason = "the command is where the clock is brought")]
    pub(crate) fn start() -> Self {
        Self { begun: Instant::now(), stopped: AtomicBool::new(false) }
    }

    /// Stops the thinking at once.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

impl Watch for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// So many threads.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threads(pub(crate) usize);

impl Crew for Threads {
    fn size(&self) -> usize {
        self.0
    }

    fn run(&self, job: &(dyn Fn(usize) + Sync)) {
        thread::scope(|scope| {
            for number in 1..self.0 {
                scope.spawn(move || job(number));
            }
            job(0);
        });
    }
}
