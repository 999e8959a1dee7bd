use std::fmt;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::Score;

/// What a remembered score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    AtLeast,
    /// The true one is at most this.
    AtMost,
}

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// The score, its distances counted from the position itself.
    pub score: Score,
    /// What the score says.
    pub bound: Bound,
    /// How deep the search was.
    pub depth: u8,
    /// The best move, by its place among the candidates; [`Self::NO_MOVE`] where none is known.
    pub ordinal: u16,
}

impl Remembered {
    /// No best move is known.
    pub const NO_MOVE: u16 = u16::MAX;
}

/// What all threads of a search remember of positions: a transposition table.
///
/// An entry is two words. The second holds the facts, the first the key xor the facts: a pair that
/// was torn by two threads writing at once does not fit together and is taken for another
/// position's.
///
/// ```text
/// facts:  score 0..16 | ordinal 16..32 | depth 32..40 | bound 40..42 | age 42..48
/// ```
pub struct Memory {
    entries: Vec<[AtomicU64; 2]>,
    age: AtomicU8,
}

/// Entries that share a place; one cache line of them.
const PLACE: usize = 4;

impl Memory {
    /// A memory of so many MiB.
    pub fn new(mebibytes: usize) -> Self {
        let entry = size_of::<[AtomicU64; 2]>();
        let places = (mebibytes.max(1) << 20) / (entry * PLACE);
        let empty = || [AtomicU64::new(0), AtomicU64::new(0)];
        Self { entries: (0..places * PLACE).map(|_| empty()).collect(), age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for entry in &mut self.entries {
            *entry = [AtomicU64::new(0), AtomicU64::new(0)];
        }
    }

    /// Tells older searches from the one that begins now.
    pub fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) & 63, Ordering::Relaxed);
    }

    #[inline]
    fn place(&self, key: u64) -> &[[AtomicU64; 2]] {
        let places = (self.entries.len() / PLACE) as u128;
        let first = ((u128::from(key) * places) >> 64) as usize * PLACE;
        &self.entries[first..first + PLACE]
    }

    /// What is known of the position with this key.
    #[inline]
    pub fn recall(&self, key: u64) -> Option<Remembered> {
        self.place(key).iter().find_map(|[check, facts]| {
            let facts = facts.load(Ordering::Relaxed);
            let check = check.load(Ordering::Relaxed);
            (check ^ facts == key && facts != 0).then(|| unpack(facts))
        })
    }

    /// Remembers what was found, in the place of what is worth least.
    #[inline]
    pub fn remember(&self, key: u64, mut new: Remembered) {
        let age = self.age.load(Ordering::Relaxed);
        let mut worst = None;
        for entry in self.place(key) {
            let facts = entry[1].load(Ordering::Relaxed);
            if entry[0].load(Ordering::Relaxed) ^ facts == key && facts != 0 {
                if new.ordinal == Remembered::NO_MOVE {
                    new.ordinal = unpack(facts).ordinal;
                }
                worst = Some((entry, i32::MIN));
                break;
            }
            let generations = i32::from(age.wrapping_sub((facts >> 42) as u8) & 63);
            let worth =
                if facts == 0 { -1_000 } else { (facts >> 32) as u8 as i32 - 4 * generations };
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((entry, worth));
            }
        }
        let ([check, slot], _) = worst.expect("a place has entries");
        let facts = pack(new, age);
        slot.store(facts, Ordering::Relaxed);
        check.store(key ^ facts, Ordering::Relaxed);
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Memory of {} entries", self.entries.len())
    }
}

#[inline]
fn pack(remembered: Remembered, age: u8) -> u64 {
    // Never all zero: bounds count from one.
    let bound = match remembered.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(remembered.score.bits())
        | u64::from(remembered.ordinal) << 16
        | u64::from(remembered.depth) << 32
        | bound << 40
        | u64::from(age & 63) << 42
}

#[inline]
fn unpack(facts: u64) -> Remembered {
    Remembered {
        score: Score::from_bits(facts as u16),
        bound: match facts >> 40 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        depth: (facts >> 32) as u8,
        ordinal: (facts >> 16) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACTS: Remembered =
        Remembered { score: Score::loss_in(3), bound: Bound::AtMost, depth: 9, ordinal: 77 };

    #[test]
    fn what_is_remembered_is_recalled() {
        let memory = Memory::new(1);
        for key in (0..1_000_u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            memory.remember(key, FACTS);
            assert_eq!(memory.recall(key), Some(FACTS));
            assert_eq!(memory.recall(!key), None);
        }
    }

    #[test]
    fn a_move_is_kept_when_nothing_better_is_known() {
        let memory = Memory::new(1);
        memory.remember(5, FACTS);
        memory.remember(5, Remembered { ordinal: Remembered::NO_MOVE, depth: 10, ..FACTS });
        assert_eq!(memory.recall(5), Some(Remembered { depth: 10, ..FACTS }));
    }

    #[test]
    fn deep_entries_outlive_shallow_ones_and_old_ones_go_first() {
        let memory = Memory::new(1);
        let deep = Remembered { depth: 40, ..FACTS };
        memory.remember(1, deep);
        for key in 2..40 {
            memory.remember(key, Remembered { depth: 1, ..FACTS });
        }
        assert_eq!(memory.recall(1), Some(deep));
        for _ in 0..20 {
            memory.grow_older();
        }
        for key in 2..40 {
            memory.remember(key, Remembered { depth: 2, ..FACTS });
        }
        assert_eq!(memory.recall(1), None);
    }

    #[test]
    fn it_takes_the_room_it_was_given() {
        assert_eq!(Memory::new(3).entries.len() * 16, 3 << 20);
    }
}
