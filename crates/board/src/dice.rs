use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Chance from a seed: the same seed gives the same draws on every machine, for ever.
#[derive(Clone, Debug)]
pub struct Dice(Pcg64Mcg);

impl Dice {
    /// Dice whose every draw is decided by `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A whole number below `bound`, each equally likely; `bound` is at least 1.
    ///
    /// Lemire's multiplication with rejection is written out here, and not taken from a library,
    /// so that a recorded seed keeps its meaning when libraries change theirs.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let rejected = bound.wrapping_neg() % bound;
            while (product as u32) < rejected {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `choices`, each equally likely; nothing where there is nothing to choose.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        if choices.is_empty() {
            return None;
        }
        Some(choices[self.below(choices.len() as u32) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_keeps_its_meaning() {
        let mut dice = Dice::new(7);
        let draws: Vec<u32> = (0..8).map(|_| dice.below(100)).collect();
        assert_eq!(draws, [57, 11, 40, 38, 56, 33, 23, 40]);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = Dice::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Dice::new(1).pick::<u8>(&[]), None);
        assert_eq!(Dice::new(1).pick(&[5]), Some(5));
    }
}
