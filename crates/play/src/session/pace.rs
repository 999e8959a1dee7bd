use std::time::Duration;

/// How fast computers play, so that people can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How long a computer's answer to a person takes at least.
    pub answer: Duration,
    /// How long a move is looked at before the next, where computers play each other.
    pub show: Duration,
    /// Whether the game stands still.
    pub is_paused: bool,
    /// Whether one more move is played in spite of that.
    pub is_stepping: bool,
}

impl Pace {
    /// A computer that answers faster than this can't be followed.
    pub const ANSWER: Duration = Duration::from_millis(350);

    /// No waiting at all.
    pub const NONE: Self =
        Self { answer: Duration::ZERO, show: Duration::ZERO, is_paused: false, is_stepping: false };

    /// Whether the next move may be played.
    pub(super) const fn goes_on(self) -> bool {
        !self.is_paused || self.is_stepping
    }
}

impl Default for Pace {
    fn default() -> Self {
        Self { answer: Self::ANSWER, show: Duration::from_secs(1), ..Self::NONE }
    }
}
