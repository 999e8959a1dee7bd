use std::any::Any;
use std::fmt;
use std::time::Duration;

use crate::SearchControl;
use crate::reserve::reserve;

/// How many bytes of a table are laid out between two polls: a few milliseconds' work.
const LAID_OUT: usize = 4 << 20;

/// What may be spent on a proof, and what has been.
pub struct Effort<'a> {
    /// The time, and when to stop.
    pub control: &'a dyn SearchControl,
    /// How long it may take.
    pub time: Option<Duration>,
    /// How many MiB its tables may take.
    pub mebibytes: usize,
    /// How many nodes were visited.
    pub nodes: u64,
    /// Told now and then how far the work has come.
    pub progress: &'a mut (dyn FnMut(u64) + Send),
    /// What the work has left behind.
    pub litter: Litter,
}

impl<'a> Effort<'a> {
    /// An effort without a limit of time, of so many MiB.
    pub fn new(
        control: &'a dyn SearchControl,
        mebibytes: usize,
        progress: &'a mut (dyn FnMut(u64) + Send),
    ) -> Self {
        Self { control, time: None, mebibytes, nodes: 0, progress, litter: Litter::default() }
    }

    /// Whether there is no time left.
    pub fn is_spent(&self) -> bool {
        self.control.is_stopped() || self.time.is_some_and(|time| self.control.elapsed() >= time)
    }

    /// A table of so many empty places; of fewer, but at least one, where the effort is spent
    /// before all are laid out or the machine has no more memory.
    pub fn lay_out<T: Default>(&self, places: usize) -> Vec<T> {
        let places = places.max(1);
        let step = (LAID_OUT / size_of::<T>()).max(1);
        let mut table = reserve(places);
        let places = places.min(table.capacity()).max(1);
        loop {
            table.resize_with((table.len() + step).min(places), T::default);
            if table.len() == places || self.is_spent() {
                return table;
            }
        }
    }
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { time, mebibytes, nodes, .. } = self;
        write!(f, "Effort {{ time: {time:?}, mebibytes: {mebibytes}, nodes: {nodes} }}")
    }
}

/// Large tables that nobody needs any more.
///
/// To free their memory takes longer than an answer may wait, so whoever asked keeps them until it
/// has been given.
#[derive(Default)]
pub struct Litter(Vec<Box<dyn Any + Send>>);

impl Litter {
    /// Leaves something here.
    pub fn leave(&mut self, table: impl Any + Send) {
        self.0.push(Box::new(table));
    }
}

impl fmt::Debug for Litter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Litter of {} pieces", self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unlimited;

    /// Somebody who has had enough.
    struct Stopped;

    impl SearchControl for Stopped {
        fn elapsed(&self) -> Duration {
            Duration::ZERO
        }

        fn is_stopped(&self) -> bool {
            true
        }
    }

    #[test]
    fn large_tables_are_not_finished_after_a_stop() {
        let mut tell = |_| {};
        let effort = Effort::new(&Stopped, 1, &mut tell);
        let table: Vec<u64> = effort.lay_out(1 << 24);
        assert_eq!(size_of_val(&table[..]), LAID_OUT);
        assert_eq!(effort.lay_out::<u64>(0).len(), 1);
        assert_eq!(effort.lay_out::<u64>(7).len(), 7);
    }

    #[test]
    fn otherwise_they_are_as_large_as_was_asked() {
        let mut tell = |_| {};
        let table: Vec<u64> = Effort::new(&Unlimited, 1, &mut tell).lay_out((1 << 20) + 1);
        assert_eq!(table.len(), (1 << 20) + 1);
    }
}
