use super::Effort;

/// How far a position is from being decided, seen by its player to move.
///
/// `proof` is how many positions at least must still turn out well to prove what the player wants,
/// `disproof` how many to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl ProofNumbers {
    /// Never to be reached.
    pub(super) const NEVER: u32 = u32::MAX / 2;
    pub(super) const PROVED: Self = Self { proof: 0, disproof: Self::NEVER };
    pub(super) const REFUTED: Self = Self { proof: Self::NEVER, disproof: 0 };

    /// Of a position of which nothing is known but how many moves look better than the one that
    /// leads to it, seen by who makes it: those are tried first.
    pub(super) const fn unknown(rank: usize) -> Self {
        Self { proof: 1 + (rank + 1).ilog2(), disproof: 1 }
    }

    pub(super) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What a proof remembers of positions, in places of four that the least work leaves first.
#[derive(Debug)]
pub(super) struct ProofNumberTable {
    places: Vec<[Entry; 4]>,
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
        Self { places: effort.lay_out((mebibytes.max(1) << 20) / size_of::<[Entry; 4]>()) }
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.places.len() as u128) >> 64) as usize
    }

    pub(super) fn probe(&self, key: u64) -> Option<ProofNumbers> {
        let known = self.places[self.place(key)].iter().find(|entry| entry.key == key)?;
        Some(ProofNumbers { proof: known.proof, disproof: known.disproof })
    }

    pub(super) fn store(&mut self, key: u64, numbers: ProofNumbers, work: u32) {
        let place = self.place(key);
        let entries = &mut self.places[place];
        let known = entries.iter().position(|entry| entry.key == key);
        let least =
            || (0..entries.len()).min_by_key(|&i| entries[i].work).expect("a place has entries");
        let slot = known.unwrap_or_else(least);
        let ProofNumbers { proof, disproof } = numbers;
        entries[slot] = Entry { key, proof, disproof, work };
    }
}
