/// How much somebody may say: so much at once, and so much a second. It reads no clock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throttle {
    burst: f64,
    rate: f64,
    left: f64,
    at: i64,
}

impl Throttle {
    pub(crate) const fn new(burst: u32, rate: f64, now: i64) -> Self {
        Self { burst: burst as f64, rate, left: burst as f64, at: now }
    }

    /// Takes one more, at this time in milliseconds; whether that may be.
    pub(crate) fn take(&mut self, now: i64) -> bool {
        let passed = (now - self.at).max(0) as f64 / 1_000.0;
        self.left = (self.left + passed * self.rate).min(self.burst);
        self.at = now;
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }
}
