use std::time::Duration;

/// The time and the orders of whoever asked, polled many times a second.
pub trait SearchControl: Sync {
    /// How long the thinking has taken.
    fn elapsed(&self) -> Duration;

    /// Whether to stop at once.
    fn is_stopped(&self) -> bool;
}

/// No clock and no orders: only depth and nodes limit the thinking.
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
