use engine::solve::Effort;

use super::ground::Discs;

/// What is known about a position: its value lies between the bounds, both included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    pub(super) lower: i8,
    pub(super) upper: i8,
    /// The cell of the best move so far; 64 if there is none.
    pub(super) best: u8,
    /// How much work the bounds took, as a logarithm.
    pub(super) cost: u8,
}

/// How many positions share a place.
const SHARED: usize = 3;

/// One line of the processor's cache. Whole boards are kept, so nothing is ever mistaken; a board
/// without discs means that nothing is kept.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket {
    own: [u64; SHARED],
    other: [u64; SHARED],
    known: [Known; SHARED],
}

/// The positions that were solved or bounded, as many as there is memory for.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    shift: u32,
}

impl Table {
    /// An empty table that takes at most this much memory, but never less than a page; nothing if
    /// the effort is spent before it is laid out.
    pub(super) fn new(bytes: usize, effort: &mut Effort<'_>) -> Option<Self> {
        let log = (bytes / size_of::<Bucket>()).max(64).ilog2();
        let buckets: Vec<Bucket> = effort.lay_out(1 << log);
        if buckets.len() < 1 << log {
            effort.litter.leave(buckets);
            return None;
        }
        Some(Self { buckets, shift: 64 - log })
    }

    #[inline]
    const fn place(&self, discs: Discs) -> usize {
        let own = discs.own.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let other = discs.other.wrapping_mul(0xd6e8_feb8_6659_fd93);
        let mixed = (own ^ other.rotate_left(32)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ mixed << 29) >> self.shift) as usize
    }

    /// What is known about this position.
    #[inline]
    pub(super) fn known(&self, discs: Discs) -> Option<Known> {
        let bucket = &self.buckets[self.place(discs)];
        (0..SHARED)
            .find(|&i| bucket.own[i] == discs.own && bucket.other[i] == discs.other)
            .map(|i| bucket.known[i])
    }

    /// Keeps what is known, in place of what was known before or was cheapest to find out.
    #[inline]
    pub(super) fn keep(&mut self, discs: Discs, mut known: Known) {
        let place = self.place(discs);
        let bucket = &mut self.buckets[place];
        let same =
            (0..SHARED).find(|&i| bucket.own[i] == discs.own && bucket.other[i] == discs.other);
        let at =
            if let Some(at) = same {
                let before = bucket.known[at];
                known.lower = known.lower.max(before.lower);
                known.upper = known.upper.min(before.upper);
                known.cost = known.cost.max(before.cost);
                at
            } else {
                (1..SHARED).fold(0, |at, i| {
                    if bucket.known[i].cost < bucket.known[at].cost { i } else { at }
                })
            };
        bucket.own[at] = discs.own;
        bucket.other[at] = discs.other;
        bucket.known[at] = known;
    }
}
