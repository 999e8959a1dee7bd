use super::layout::{FIRST_COPY, Set, at};
use super::rules::Move;

/// Every slide of some pieces, by the cells where they arrive.
///
/// An empty cell is reached from each side by one piece at most, the nearest; so two sets, which
/// tell rows from columns by their two copies, tell every slide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slides {
    pieces: Set,
    /// Where pieces arrive going right (in the first copy) and down (in the second).
    forward: Set,
    /// Where they arrive going left and up.
    back: Set,
}

impl Slides {
    /// The slides of these pieces over these empty cells.
    #[inline]
    pub(super) const fn new(pieces: Set, empty: Set) -> Self {
        // The longest slide has four cells: one, one more, then two more at once.
        let mut forward = pieces << 1 & empty;
        forward |= forward << 1 & empty;
        forward |= forward << 2 & empty & empty << 1;
        let mut back = pieces >> 1 & empty;
        back |= back >> 1 & empty;
        back |= back >> 2 & empty & empty >> 1;
        Self { pieces, forward, back }
    }

    /// How many slides there are.
    #[inline]
    pub(super) const fn count(&self) -> u32 {
        self.forward.count_ones() + self.back.count_ones()
    }

    /// How many of them go up or down.
    #[inline]
    pub(super) const fn upright(&self) -> u32 {
        (self.forward & !FIRST_COPY).count_ones() + (self.back & !FIRST_COPY).count_ones()
    }

    /// The slide that has `n` slides before it; there must be more than `n`.
    #[inline]
    pub(super) fn nth(&self, n: u32) -> Move {
        debug_assert!(n < self.count());
        let forward = self.forward.count_ones();
        // Chosen by index and not by a branch: which way the slide goes is a coin toss.
        let way = usize::from(n >= forward);
        let to = board::nth_one([self.forward, self.back][way], n - [0, forward][way]);
        // The nearest piece on each side; where there is none, that side is not the way.
        let before = (self.pieces & ((1 << to) - 1) | 1).ilog2();
        let behind = to + (self.pieces >> to).trailing_zeros();
        Move { from: at([before, behind][way]), to: at(to) }
    }
}
