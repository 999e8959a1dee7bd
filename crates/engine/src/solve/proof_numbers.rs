use super::Effort;

/// The proof and disproof number of a position, seen by its player to move.
///
/// `proof` is how many leaves at least must still be proved to prove the player's goal, `disproof`
/// how many must be disproved to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl ProofNumbers {
    /// Infinity: what can't be proved, or disproved.
    pub(super) const NEVER: u32 = u32::MAX / 2;
    pub(super) const PROVED: Self = Self { proof: 0, disproof: Self::NEVER };
    pub(super) const REFUTED: Self = Self { proof: Self::NEVER, disproof: 0 };

    /// Those of a position of which nothing is known but the place in the move ordering of the move
    /// that leads to it, seen by who makes it: earlier ones are tried first.
    pub(super) const fn unknown(rank: usize) -> Self {
        Self { proof: 1 + (rank + 1).ilog2(), disproof: 1 }
    }

    pub(super) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// The transposition table of a proof-number search, in buckets of four in which the entry of the
/// least work is replaced first.
#[derive(Debug)]
pub(super) struct ProofNumberTable {
    buckets: Vec<[Entry; 4]>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    proof: u32,
    disproof: u32,
    work: u32,
}

impl ProofNumberTable {
    /// A table of so many MiB; smaller where the effort is spent before it is laid out.
    pub(super) fn new(mebibytes: usize, effort: &Effort<'_>) -> Self {
        Self { buckets: effort.lay_out((mebibytes.max(1) << 20) / size_of::<[Entry; 4]>()) }
    }

    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(super) fn probe(&self, key: u64) -> Option<ProofNumbers> {
        let known = self.buckets[self.bucket(key)].iter().find(|entry| entry.key == key)?;
        Some(ProofNumbers { proof: known.proof, disproof: known.disproof })
    }

    pub(super) fn store(&mut self, key: u64, numbers: ProofNumbers, work: u32) {
        let bucket = self.bucket(key);
        let entries = &mut self.buckets[bucket];
        let known = entries.iter().position(|entry| entry.key == key);
        let least =
            || (0..entries.len()).min_by_key(|&i| entries[i].work).expect("a bucket has entries");
        let slot = known.unwrap_or_else(least);
        let ProofNumbers { proof, disproof } = numbers;
        entries[slot] = Entry { key, proof, disproof, work };
    }
}
