use std::ops::{Add, AddAssign, Sub};

use super::layout::Cells;

/// A number of ball steps, for three numbers of exposed opposing rings: as the position has them,
/// one fewer, or one more.
///
/// ```text
/// bits 40 to 59   20 to 39    0 to 19
///      one more   unchanged   one fewer
/// ```
///
/// They are added and subtracted all at once; there are never enough ball steps to overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways(u64);

/// By how much the exposed opposing rings have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// One fewer.
    Fewer,
    /// Unchanged.
    Same,
    /// One more.
    More,
}

impl Change {
    /// The change when the ring taken in hand then covers one of them.
    #[inline]
    pub(super) const fn covering(self) -> Self {
        match self {
            Self::More => Self::Same,
            Self::Same | Self::Fewer => Self::Fewer,
        }
    }
}

const LANE: u32 = 20;

impl Ways {
    /// None at all.
    pub(super) const NONE: Self = Self(0);

    /// The same number, however many rings are exposed.
    #[inline]
    pub(super) const fn always(count: u32) -> Self {
        Self(count as u64 * (1 | 1 << LANE | 1 << (2 * LANE)))
    }

    /// The ways to relocate these balls with so many rings exposed.
    #[inline]
    pub(super) const fn to_relocate(balls: Cells, exposed: u32) -> Self {
        RELOCATIONS[balls.count_ones() as usize][exposed as usize]
    }

    /// The number after this change.
    #[inline]
    pub(super) const fn after(self, change: Change) -> u32 {
        (self.0 >> (LANE * change as u32)) as u32 & ((1 << LANE) - 1)
    }
}

impl Add for Ways {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Ways {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Ways {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// The relocations of none to three balls, with none to five rings exposed: three of the eight
/// rings are always under balls.
const RELOCATIONS: [[Ways; 6]; 4] = {
    let mut all = [[Ways::NONE; 6]; 4];
    let mut balls = 0;
    while balls < 4 {
        let mut exposed = 0;
        while exposed < 6 {
            let fewer = if exposed == 0 { 0 } else { relocations(balls, exposed - 1) };
            let same = relocations(balls, exposed) << LANE;
            let more = relocations(balls, exposed + 1) << (2 * LANE);
            all[balls as usize][exposed as usize] = Ways(fewer | same | more);
            exposed += 1;
        }
        balls += 1;
    }
    all
};

/// The sets of so many cells among the balls' own and the exposed ones, but for the balls' own.
const fn relocations(balls: u64, exposed: u64) -> u64 {
    let mut sets = 1;
    let mut chosen = 0;
    while chosen < balls {
        sets = sets * (exposed + balls - chosen) / (chosen + 1);
        chosen += 1;
    }
    sets - 1
}
