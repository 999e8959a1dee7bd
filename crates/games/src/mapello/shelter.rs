//! Where discs are safe: along a line nothing turns that has a wall or the plain border beside it,
//! that has no free cell left, or that leans on a disc which is safe itself.

use super::lines::{COLUMN_A, COLUMN_H};
use super::rules::Mapello;

const ROW_1: u64 = 0xff;
const ROW_8: u64 = ROW_1 << 56;
const BORDER: u64 = COLUMN_A | COLUMN_H | ROW_1 | ROW_8;

/// The axes on which lines lie, in both directions: across, down, down-right, down-left.
const AXES: [Axis; 4] = [
    Axis { step: 1, last: COLUMN_H, first: COLUMN_A },
    Axis { step: 8, last: ROW_8, first: ROW_1 },
    Axis { step: 9, last: COLUMN_H | ROW_8, first: COLUMN_A | ROW_1 },
    Axis { step: 7, last: COLUMN_A | ROW_8, first: COLUMN_H | ROW_1 },
];

#[derive(Clone, Copy)]
struct Axis {
    /// How much the numbers of the cells grow along it.
    step: u32,
    /// The cells after which it leaves the board.
    last: u64,
    /// The cells before which it enters the board.
    first: u64,
}

impl Axis {
    /// The cells after those of a set.
    #[inline]
    const fn after(self, set: u64) -> u64 {
        (set & !self.last) << self.step
    }

    /// The cells before those of a set.
    #[inline]
    const fn before(self, set: u64) -> u64 {
        (set & !self.first) >> self.step
    }

    /// The cells of a set and all that lie on one line with them, with none but those of
    /// `through` between.
    #[inline]
    const fn spread(self, set: u64, through: u64) -> u64 {
        let (step, ahead, back) = (self.step, through & !self.first, through & !self.last);
        let mut after = set | ahead & set << step;
        let twice = ahead & ahead << step;
        after |= twice & after << (2 * step);
        after |= twice & twice << (2 * step) & after << (4 * step);
        let mut before = set | back & set >> step;
        let twice = back & back >> step;
        before |= twice & before >> (2 * step);
        before |= twice & twice >> (2 * step) & before >> (4 * step);
        after | before
    }
}

/// The cells beside the cells of a set, in all eight directions.
#[inline]
pub(super) const fn around(set: u64) -> u64 {
    let wide = set | AXES[0].after(set) | AXES[0].before(set);
    wide | wide << 8 | wide >> 8
}

/// The cells beside the cells of a set, across or down.
#[inline]
pub(super) const fn beside(set: u64) -> u64 {
    AXES[0].after(set) | AXES[0].before(set) | set << 8 | set >> 8
}

/// For each of the axes the cells that a wall or the plain border shelters on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shelter([u64; 4]);

impl Shelter {
    /// What the walls and the border of a board shelter; a joker shelters nothing.
    #[inline]
    pub(super) fn of(position: &Mapello) -> Self {
        let walls = position.walls;
        if position.jokers.is_empty() {
            return Self(
                AXES.map(|axis| axis.after(walls) | axis.before(walls) | axis.first | axis.last),
            );
        }
        let exits = position.jokers.exits();
        let [[down, down_left, down_right, right], [up, up_left, up_right, _]] = exits.rays;
        let [up, up_left, up_right] = [up, up_left, up_right].map(u64::swap_bytes);
        let after = [right, down, down_right, down_left];
        let before = [exits.left, up, up_left, up_right];
        Self(std::array::from_fn(|i| {
            let axis = AXES[i];
            axis.after(walls) | axis.before(walls) | axis.first & !before[i] | axis.last & !after[i]
        }))
    }

    /// The cells sheltered on every axis, on which a disc is never turned.
    #[inline]
    pub(super) const fn corners(self) -> u64 {
        let Self([a, b, c, d]) = self;
        a & b & c & d
    }

    /// The cells sheltered on every axis but one.
    #[inline]
    pub(super) const fn edges(self) -> u64 {
        let Self([a, b, c, d]) = self;
        (a & b & (c ^ d)) | (c & d & (a ^ b))
    }

    /// The cells at the border that are sheltered on fewer axes, since a joker is near.
    #[inline]
    pub(super) const fn exposed(self) -> u64 {
        BORDER & !self.corners() & !self.edges()
    }

    /// The discs of either set, which share the board with walls, that are never turned.
    #[inline]
    pub(super) fn stable(self, own: u64, other: u64, walls: u64) -> [u64; 2] {
        let free = !(own | other | walls);
        let mut safe = self.0;
        for (safe, axis) in safe.iter_mut().zip(AXES) {
            *safe |= !axis.spread(free, !walls);
        }
        [own, other].map(|discs| {
            let mut stable = 0;
            loop {
                let more = safe.iter().zip(AXES).fold(discs, |discs, (safe, axis)| {
                    discs & (safe | axis.after(stable) | axis.before(stable))
                });
                if more == stable {
                    return stable;
                }
                stable = more;
            }
        })
    }
}
