use std::time::Duration;

/// How fast computers play among themselves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    speed: usize,
    /// Whether the game stands still.
    pub(super) is_paused: bool,
    /// Whether one more move is played in spite of that.
    pub(super) is_stepping: bool,
}

/// How long a move is looked at before the next, in milliseconds.
const SPEEDS: [u64; 6] = [0, 250, 500, 1_000, 2_000, 4_000];

impl Default for Pace {
    fn default() -> Self {
        Self { speed: 3, is_paused: false, is_stepping: false }
    }
}

impl Pace {
    /// How long a move is looked at before the next.
    pub(super) const fn wait(self) -> Duration {
        Duration::from_millis(SPEEDS[self.speed])
    }

    /// Plays slower, or faster where `by` is negative.
    pub(super) fn change(&mut self, by: isize) {
        self.speed = self.speed.saturating_add_signed(by).min(SPEEDS.len() - 1);
    }

    /// Whether the next move may be played.
    pub(super) const fn goes_on(self) -> bool {
        !self.is_paused || self.is_stepping
    }
}
