/// How far a position is from being decided, seen by its player to move.
///
/// `proof` is how many positions at least must still turn out well to prove what the player wants,
/// `disproof` how many to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    /// Never to be reached.
    pub(super) const NEVER: u32 = u32::MAX / 2;
    pub(super) const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    pub(super) const PROVED: Self = Self { proof: 0, disproof: Self::NEVER };
    pub(super) const REFUTED: Self = Self { proof: Self::NEVER, disproof: 0 };

    pub(super) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What a proof remembers of positions, in places of four that the least work leaves first.
#[derive(Debug)]
pub(super) struct NumberTable {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    proof: u32,
    disproof: u32,
    work: u32,
}

const PLACE: usize = 4;

impl NumberTable {
    pub(super) fn new(mebibytes: usize) -> Self {
        let places = (mebibytes.max(1) << 20) / (size_of::<Entry>() * PLACE);
        Self { entries: vec![Entry::default(); places.max(1) * PLACE] }
    }

    fn place(&self, key: u64) -> usize {
        let places = (self.entries.len() / PLACE) as u128;
        ((u128::from(key) * places) >> 64) as usize * PLACE
    }

    pub(super) fn recall(&self, key: u64) -> Numbers {
        let place = self.place(key);
        let known = self.entries[place..place + PLACE].iter().find(|entry| entry.key == key);
        known.map_or(Numbers::UNKNOWN, |&Entry { proof, disproof, .. }| Numbers { proof, disproof })
    }

    pub(super) fn remember(&mut self, key: u64, numbers: Numbers, work: u32) {
        let place = self.place(key);
        let entries = &mut self.entries[place..place + PLACE];
        let known = entries.iter().position(|entry| entry.key == key);
        let least = || (0..PLACE).min_by_key(|&i| entries[i].work).expect("a place has entries");
        let slot = known.unwrap_or_else(least);
        let Numbers { proof, disproof } = numbers;
        entries[slot] = Entry { key, proof, disproof, work };
    }
}
