use std::fmt;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};

use crate::Score;
use crate::reserve::reserve;
use crate::solve::Effort;

/// What a stored score says about the true one.
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
pub struct Entry {
    /// The score, its distances counted from the position itself.
    pub score: Score,
    /// What the score says.
    pub bound: Bound,
    /// How deep the search was.
    pub depth: u8,
    /// The best move, by its place among the candidates; [`Self::NO_MOVE`] where none is known.
    pub ordinal: u16,
}

impl Entry {
    /// No best move is known.
    pub const NO_MOVE: u16 = u16::MAX;
}

/// The transposition table: what all threads of a search have found out about positions.
///
/// An entry is two words. The second holds the facts, the first the key xor the facts: a pair that
/// was torn by two threads writing at once does not fit together and is taken for another
/// position's.
///
/// ```text
/// facts:  score 0..16 | ordinal 16..32 | depth 32..40 | bound 40..42 | age 42..48
/// ```
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The tags of the entries of each bucket.
    ///
    // Most positions are not stored, and to learn that from the buckets means to wait for main
    // memory; the tags are few enough to stay in the cache.
    tags: Vec<AtomicU32>,
    age: AtomicU8,
}

/// The entries that a key may be found in: one cache line, so that a probe waits once.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; 4]);

/// How many buckets a table of so many MiB has.
fn buckets_beside_tags(mebibytes: usize) -> usize {
    /// What the tags may take beyond that: whoever asks for a large table counts on its size.
    const BEYOND: usize = 32 << 20;
    let bytes = mebibytes.max(1) << 20;
    let most = (bytes + BEYOND) / (size_of::<Bucket>() + size_of::<AtomicU32>());
    most.min(bytes / size_of::<Bucket>())
}

impl TranspositionTable {
    /// An empty table of so many MiB, and a sixteenth more for the tags, but no more than 32 MiB.
    pub fn new(mebibytes: usize) -> Self {
        let mut tags = reserve(buckets_beside_tags(mebibytes));
        tags.resize_with(buckets_beside_tags(mebibytes).min(tags.capacity()), AtomicU32::default);
        // Never more buckets than tags; fewer do no harm.
        let mut buckets = reserve(tags.len());
        buckets.resize_with(tags.len().min(buckets.capacity()).max(1), Bucket::default);
        Self { buckets, tags, age: AtomicU8::new(0) }
    }

    /// An empty table of so many MiB, tags and all; smaller where the effort is spent before it is
    /// laid out.
    pub(crate) fn within(mebibytes: usize, effort: &Effort<'_>) -> Self {
        let buckets = (mebibytes.max(1) << 20) / (size_of::<Bucket>() + size_of::<AtomicU32>());
        let tags: Vec<_> = effort.lay_out(buckets);
        // Never more buckets than tags; fewer do no harm.
        Self { buckets: effort.lay_out(tags.len()), tags, age: AtomicU8::new(0) }
    }

    /// Empties the table.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.tags.fill_with(AtomicU32::default);
    }

    /// Begins a new generation: what older searches have stored is replaced first.
    pub fn new_generation(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) & 63, Ordering::Relaxed);
    }

    /// The number of the bucket of a key.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// Prefetches what [`probe`](Self::probe) will read, while the processor does other things.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        fetch(&self.tags[self.bucket(key)]);
    }

    /// Prefetches what [`store`](Self::store) will write.
    #[inline]
    pub fn prefetch_entry(&self, key: u64) {
        fetch(&self.buckets[self.bucket(key)]);
    }

    /// The entry of the position with this key.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        let bucket = self.bucket(key);
        find_tag(self.tags[bucket].load(Ordering::Relaxed), tag(key))?;
        self.buckets[bucket].0.iter().find_map(|[check, facts]| {
            let facts = facts.load(Ordering::Relaxed);
            let check = check.load(Ordering::Relaxed);
            (check ^ facts == key && facts != 0).then(|| unpack(facts))
        })
    }

    /// Stores an entry, in place of the one of its bucket that is worth least.
    #[inline]
    pub fn store(&self, key: u64, mut new: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(key);
        let tags = self.tags[bucket].load(Ordering::Relaxed);
        // Where the position is new and there is room, nothing has to be read.
        let room = if find_tag(tags, tag(key)).is_none() { find_tag(tags, 0) } else { None };
        let number = room.unwrap_or_else(|| self.least(bucket, key, age));
        let [check, slot] = &self.buckets[bucket].0[number];
        if new.ordinal == Entry::NO_MOVE && room.is_none() {
            let facts = slot.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ facts == key {
                new.ordinal = unpack(facts).ordinal;
            }
        }
        let facts = pack(new, age);
        slot.store(facts, Ordering::Relaxed);
        check.store(key ^ facts, Ordering::Relaxed);
        // Another thread's tag may be lost here, and with it what it has just stored.
        let others = tags & !(0xff << (8 * number));
        self.tags[bucket].store(others | tag(key) << (8 * number), Ordering::Relaxed);
    }

    /// The entry that this key has in a full bucket, or else the one that is worth least.
    fn least(&self, bucket: usize, key: u64, age: u8) -> usize {
        let mut worst = (0, i32::MAX);
        for (number, [check, facts]) in self.buckets[bucket].0.iter().enumerate() {
            let facts = facts.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ facts == key && facts != 0 {
                return number;
            }
            let generations = i32::from(age.wrapping_sub((facts >> 42) as u8) & 63);
            let worth =
                if facts == 0 { -1_000 } else { (facts >> 32) as u8 as i32 - 4 * generations };
            if worth < worst.1 {
                worst = (number, worth);
            }
        }
        worst.0
    }
}

/// Brings something nearer to the processor, where that can be asked for.
#[inline]
#[cfg_attr(not(target_arch = "x86_64"), expect(unused_variables, reason = "it can't be asked for"))]
fn fetch<T>(it: &T) {
    #[cfg(target_arch = "x86_64")]
    safe_arch::prefetch_t0(it);
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TranspositionTable of {} buckets", self.buckets.len())
    }
}

/// A byte of a key that tells its entry from most others; never zero, which is an empty entry's.
#[inline]
const fn tag(key: u64) -> u32 {
    key as u8 as u32 | 1
}

/// The first entry of a bucket that has this tag.
///
/// ```text
/// tags:  first 0..8 | second 8..16 | third 16..24 | fourth 24..32
/// ```
#[inline]
const fn find_tag(tags: u32, tag: u32) -> Option<usize> {
    const ONES: u32 = 0x0101_0101;
    let differences = tags ^ (tag * ONES);
    // The lowest byte that is zero borrows into its top bit, and none below it does.
    match differences.wrapping_sub(ONES) & !differences & (ONES << 7) {
        0 => None,
        found => Some(found.trailing_zeros() as usize / 8),
    }
}

#[inline]
fn pack(entry: Entry, age: u8) -> u64 {
    // Never all zero: bounds count from one.
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(entry.score.bits())
        | u64::from(entry.ordinal) << 16
        | u64::from(entry.depth) << 32
        | bound << 40
        | u64::from(age & 63) << 42
}

#[inline]
fn unpack(facts: u64) -> Entry {
    Entry {
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

    const FACTS: Entry =
        Entry { score: Score::loss_in(3), bound: Bound::AtMost, depth: 9, ordinal: 77 };

    #[test]
    fn the_tags_of_a_large_table_take_little_beyond_it() {
        for mebibytes in [1, 16, 64, 512] {
            assert_eq!(buckets_beside_tags(mebibytes) * size_of::<Bucket>(), mebibytes << 20);
        }
        for mebibytes in [513, 1_000, 65_536] {
            let bucket = size_of::<Bucket>() + size_of::<AtomicU32>();
            let taken = buckets_beside_tags(mebibytes) * bucket;
            let most = (mebibytes + 32) << 20;
            assert!((most - bucket..=most).contains(&taken), "{mebibytes} MiB");
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = TranspositionTable::new(1);
        for key in (0..1_000_u64).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15)) {
            table.store(key, FACTS);
            assert_eq!(table.probe(key), Some(FACTS));
            assert_eq!(table.probe(!key), None);
        }
    }

    #[test]
    fn a_move_is_kept_when_nothing_better_is_known() {
        let table = TranspositionTable::new(1);
        table.store(5, FACTS);
        table.store(5, Entry { ordinal: Entry::NO_MOVE, depth: 10, ..FACTS });
        assert_eq!(table.probe(5), Some(Entry { depth: 10, ..FACTS }));
    }

    #[test]
    fn deep_entries_outlive_shallow_ones_and_old_ones_go_first() {
        let table = TranspositionTable::new(1);
        let deep = Entry { depth: 40, ..FACTS };
        table.store(1, deep);
        for key in 2..40 {
            table.store(key, Entry { depth: 1, ..FACTS });
        }
        assert_eq!(table.probe(1), Some(deep));
        for _ in 0..20 {
            table.new_generation();
        }
        for key in 2..40 {
            table.store(key, Entry { depth: 2, ..FACTS });
        }
        assert_eq!(table.probe(1), None);
    }

    #[test]
    fn a_tag_is_found_where_it_first_stands() {
        let mut dice = board::Dice::new(5);
        for _ in 0..10_000 {
            let bytes = [(); 4].map(|()| dice.below(3) as u8);
            for tag in 0..3 {
                let first = bytes.iter().position(|&byte| byte == tag);
                assert_eq!(find_tag(u32::from_le_bytes(bytes), u32::from(tag)), first, "{bytes:?}");
            }
        }
    }

    #[test]
    fn keys_of_one_bucket_and_tag_are_told_apart() {
        let table = TranspositionTable::new(1);
        let keys = [0, 256, 512, 768];
        for (depth, key) in (1..).zip(keys) {
            table.store(key, Entry { depth, ..FACTS });
        }
        for (depth, key) in (1..).zip(keys) {
            assert_eq!(table.probe(key), Some(Entry { depth, ..FACTS }));
        }
        assert_eq!(table.probe(1_024), None);
    }

    #[test]
    fn it_takes_the_room_it_was_given() {
        let table = TranspositionTable::new(3);
        assert_eq!(size_of_val(&table.buckets[..]), 3 << 20);
        assert_eq!(size_of_val(&table.tags[..]) * 16, 3 << 20);
    }
}
