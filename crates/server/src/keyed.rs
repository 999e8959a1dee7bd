use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use tokio::time::Instant;

use crate::Rate;

/// How many keys are remembered. Whoever comes when there are as many shares one with all the others
/// who do, so that nobody fills the memory.
const MOST: usize = 50_000;

/// How often what need not be remembered is forgotten, in seconds.
const TIDY: u64 = 10;

/// The time since the server began; it does not jump as the time of day does.
struct Uptime(Instant);

impl Clock for Uptime {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How much each of many may ask, by the generic cell rate algorithm (GCRA).
pub(crate) struct Keyed<K: Hash + Eq + Clone> {
    rate: Rate,
    begun: Instant,
    limiter:
        RateLimiter<Option<K>, DashMapStateStore<Option<K>>, Uptime, StateInformationMiddleware>,
    /// When it was last tidied, in seconds since it began.
    tidied: AtomicU64,
}

/// How much somebody may still ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    pub(crate) rate: Rate,
    /// How much at once.
    pub(crate) count: u32,
    /// After how many seconds something may be asked again, where nothing may be now.
    pub(crate) wait: Option<u64>,
}

impl<K: Hash + Eq + Clone> Keyed<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        let begun = Instant::now();
        let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
        let each = (rate.window / burst.get()).max(Duration::from_nanos(1));
        let quota = Quota::with_period(each).expect("it is not 0").allow_burst(burst);
        let limiter = RateLimiter::new(quota, DashMapStateStore::default(), Uptime(begun));
        Self { rate, begun, limiter, tidied: AtomicU64::new(0) }
    }

    /// Takes one from what somebody may ask; says how much is left.
    pub(crate) fn take(&self, key: K) -> Left {
        self.tidy();
        // What is full knows only those whom it knew already; the others are one.
        let key = if self.limiter.len() < MOST { Some(key) } else { None };
        match self.limiter.check_key(&key) {
            Ok(state) => {
                Left { rate: self.rate, count: state.remaining_burst_capacity(), wait: None }
            }
            Err(not_until) => {
                let wait = not_until.wait_time_from(self.begun.elapsed());
                let seconds = wait.as_millis().div_ceil(1_000).max(1) as u64;
                Left { rate: self.rate, count: 0, wait: Some(seconds) }
            }
        }
    }

    fn tidy(&self) {
        let now = self.begun.elapsed().as_secs();
        let tidied = self.tidied.load(Ordering::Relaxed);
        let change = || {
            self.tidied.compare_exchange(tidied, now, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        };
        if now >= tidied + TIDY && change() {
            self.limiter.retain_recent();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_is_used_comes_back_and_memory_has_an_end() {
        let advance = tokio::time::advance;
        let keyed = Keyed::new(Rate::new(3, 6));
        for count in [2, 1, 0] {
            assert_eq!(keyed.take(1), Left { rate: Rate::new(3, 6), count, wait: None });
        }
        assert_eq!(keyed.take(1).wait, Some(2));
        assert_eq!(keyed.take(2).wait, None, "another one has their own");
        advance(Duration::from_millis(1_999)).await;
        assert_eq!(keyed.take(1).wait, Some(1));
        advance(Duration::from_millis(1)).await;
        assert_eq!(keyed.take(1).wait, None);
        for key in 10..10 + 2 * MOST {
            keyed.take(key);
        }
        assert!(keyed.limiter.len() <= MOST + 1, "{}", keyed.limiter.len());
        assert!(keyed.take(7).wait.is_some(), "those who came too late share one");
        advance(Duration::from_secs(TIDY)).await;
        assert_eq!(keyed.take(7).wait, None);
        assert!(keyed.limiter.len() <= 2, "{}", keyed.limiter.len());
    }
}
