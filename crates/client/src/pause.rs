use std::time::Duration;

/// How long is waited before a connection is tried again: longer each time, and never the same for
/// all who have lost it at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pause {
    next: Duration,
}

impl Pause {
    const SHORTEST: Duration = Duration::from_millis(500);
    const LONGEST: Duration = Duration::from_secs(30);

    pub(crate) const fn new() -> Self {
        Self { next: Self::SHORTEST }
    }

    /// The next one, up to a quarter shorter by chance.
    pub(crate) fn next(&mut self, random: u64) -> Duration {
        let pause = self.next;
        self.next = (pause * 2).min(Self::LONGEST);
        pause.mul_f64(1.0 - (random % 256) as f64 / 1_024.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_growing() {
        let mut pause = Pause::new();
        let pauses: Vec<_> = (0..8).map(|_| pause.next(0).as_millis()).collect();
        assert_eq!(pauses, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
        assert!(Pause::new().next(255) > Duration::from_millis(375));
    }
}
