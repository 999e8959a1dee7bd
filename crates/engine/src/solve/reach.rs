use super::Effort;

/// The transposition table of a depth-limited proof: within how many plies positions are won, and
/// within how many not.
#[derive(Debug)]
pub(super) struct ReachTable {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    /// The fewest plies within which it is known to be won.
    won: u32,
    /// The most plies within which it is known not to be won.
    not_won: u32,
}

impl Entry {
    const fn unknown(key: u64) -> Self {
        Self { key, won: u32::MAX, not_won: 0 }
    }
}

impl Default for Entry {
    fn default() -> Self {
        Self::unknown(0)
    }
}

impl ReachTable {
    /// A table of so many MiB; smaller where the effort is spent before it is laid out.
    pub(super) fn new(mebibytes: usize, effort: &Effort<'_>) -> Self {
        Self { entries: effort.lay_out((mebibytes.max(1) << 20) / size_of::<Entry>()) }
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.entries.len() as u128) >> 64) as usize
    }

    /// Whether a position is won within so many plies, where that is known.
    pub(super) fn probe(&self, key: u64, plies: u32) -> Option<bool> {
        let entry = &self.entries[self.place(key)];
        if entry.key != key {
            return None;
        }
        if entry.won <= plies {
            return Some(true);
        }
        (entry.not_won >= plies).then_some(false)
    }

    pub(super) fn store(&mut self, key: u64, plies: u32, wins: bool) {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if entry.key != key {
            *entry = Entry::unknown(key);
        }
        if wins {
            entry.won = entry.won.min(plies);
        } else {
            entry.not_won = entry.not_won.max(plies);
        }
    }
}
