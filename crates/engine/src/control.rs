use std::time::Duration;

/// The clock and the stop signal of whoever asked, polled many times a second.
pub trait SearchControl: Sync {
    /// How long the search has taken so far.
    fn elapsed(&self) -> Duration;

    /// Whether to stop at once.
    fn is_stopped(&self) -> bool;
}

/// No clock and no stop signal: only depth and nodes limit the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unlimited;

impl SearchControl for Unlimited {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        false
    }
}
