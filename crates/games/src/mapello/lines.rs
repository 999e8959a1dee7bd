//! Lines of discs on the inner board, whose cells are the bits of a word:
//!
//! ```text
//!      a  b      h
//! 1    0  1 ...  7
//! 2    8  9 ... 15
//!     ...
//! 8   56 57 ... 63
//! ```
//!
//! Lines that go up are looked at as lines that go down on the mirror image, which has the top
//! row at the bottom: there are two views of a set, [the board's and the image's](views).

use std::array::from_fn;

/// How much the numbers of the cells grow along a line: down, down-left, down-right.
const STEPS: [u32; 3] = [8, 7, 9];

/// The leftmost column.
pub(super) const COLUMN_A: u64 = 0x0101_0101_0101_0101;
/// The rightmost column.
pub(super) const COLUMN_H: u64 = COLUMN_A << 7;

/// A set on the board, then on its mirror image.
#[inline]
pub(super) const fn views(set: u64) -> [u64; 2] {
    [set, set.swap_bytes()]
}

/// The cells by which lines that come from a joker enter the board, but none by which they would
/// leave it at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entries {
    /// For each of the [`STEPS`], in both views.
    pub(super) down: [[u64; 2]; 3],
    pub(super) right: u64,
    pub(super) left: u64,
}

/// The cells by which lines that end at a joker leave the board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Exits {
    /// In both views, for each of the [`RAYS`].
    pub(super) rays: [[u64; 4]; 2],
    pub(super) left: u64,
}

/// The cells from which a line runs over discs of `other` to one of `own` or, if `JOKERS`, to a
/// joker behind one of the `entries`.
#[inline]
pub(super) fn starts<const JOKERS: bool>(own: u64, other: u64, entries: &Entries) -> u64 {
    let mut runs = [[0; 2]; 3];
    grow_down::<JOKERS>(own, other, entries, &mut runs);
    let [down, up] = from_fn(|view| runs[0][view] << 8 | runs[1][view] << 7 | runs[2][view] << 9);

    // To the right, a one is carried through each run to the cell after it.
    let middle = middle(other);
    let entered = if JOKERS { other & entries.right } else { 0 };
    let through = middle | entered;
    let right = (middle & own << 1 | entered).wrapping_add(through) & !through;

    let entered = if JOKERS { other & entries.left } else { 0 };
    let mut run = middle & own >> 1 | entered;
    run |= middle & run >> 1;
    let twice = middle & middle >> 1;
    run |= twice & run >> 2;
    run |= twice & run >> 2;
    if JOKERS {
        run |= middle & run >> 1;
    }
    down | up.swap_bytes() | right | run >> 1
}

/// The discs over which a line can go on sideways: those in no outer column, so that nothing
/// wraps around.
#[inline]
const fn middle(other: u64) -> u64 {
    other & !(COLUMN_A | COLUMN_H)
}

/// The runs of `other` that lead down from one of `own` or from an entry, all of them at once.
///
/// Not inlined, and written to memory, because only then the compiler computes the two views in
/// one register.
#[inline(never)]
fn grow_down<const JOKERS: bool>(
    own: u64,
    other: u64,
    entries: &Entries,
    runs: &mut [[u64; 2]; 3],
) {
    let (owns, others, middles) = (views(own), views(other), views(middle(other)));
    for (i, step) in STEPS.into_iter().enumerate() {
        let through = if step == 8 { others } else { middles };
        runs[i] = from_fn(|view| {
            let through = through[view];
            let entered = if JOKERS { others[view] & entries.down[i][view] } else { 0 };
            let mut run = through & owns[view] << step | entered;
            run |= through & run << step;
            let twice = through & through << step;
            run |= twice & run << (2 * step);
            // Between two discs there is room for six, between a joker and a disc for seven.
            if JOKERS {
                let four_times = twice & twice << (2 * step);
                run | four_times & run << (4 * step)
            } else {
                run | twice & run << (2 * step)
            }
        });
    }
}

/// The discs of `other` that a disc of `own` on this cell turns, if `JOKERS` also by the jokers
/// behind the `exits`.
#[inline]
pub(super) fn turned<const JOKERS: bool>(cell: u8, own: u64, other: u64, exits: &Exits) -> u64 {
    let cell = cell & 63;
    let (owns, others) = (views(own), views(other));
    let [down, up] = from_fn(|view| {
        let rays = RAYS[cell as usize][view];
        let runs: [u64; 4] = from_fn(|i| {
            let (ray, exits) = (rays[i], exits.rays[view][i]);
            // A one added below the ray is carried through the run to the first cell after it,
            // and out of the word if the whole ray is a run.
            let carried = (others[view] | !ray).wrapping_add(1);
            let end = carried & ray & owns[view];
            let full = u64::from(carried == 0);
            let at_joker = if JOKERS { full & u64::from(ray & exits != 0) } else { 0 };
            end.wrapping_sub(u64::from(end != 0) | at_joker) & ray
        });
        runs[0] | runs[1] | runs[2] | runs[3]
    });

    // Nothing is carried to the left: the end of that run is the highest stop.
    let ray = 0xff << (cell & 0o70) & ((1 << cell) - 1);
    let stops = ray & !other;
    let end = 1 << 63 >> (stops | 1).leading_zeros() & ray & own;
    let full = u64::from(stops == 0);
    let at_joker = if JOKERS { full & u64::from(ray & exits.left != 0) } else { 0 };
    let left = (end << 1 | at_joker).wrapping_neg() & ray;
    down | up.swap_bytes() | left
}

/// The cells of the lines from each cell, in both views: for each of the [`STEPS`], and to the
/// right on the board only, as the mirror image has nothing to add there.
static RAYS: [[[u64; 4]; 2]; 64] = {
    const DIRECTIONS: [(i8, i8); 4] = [(0, 1), (-1, 1), (1, 1), (1, 0)];
    let mut rays = [[[0; 4]; 2]; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut i = 0;
        while i < 4 {
            let (right, down) = DIRECTIONS[i];
            let (mut column, mut row) = (cell % 8 + right, cell / 8 + down);
            let mut ray = 0;
            while 0 <= column && column < 8 && row < 8 {
                ray |= 1 << (row * 8 + column);
                column += right;
                row += down;
            }
            rays[cell as usize][0][i] = ray;
            if down > 0 {
                rays[cell as usize ^ 0o70][1][i] = ray;
            }
            i += 1;
        }
        cell += 1;
    }
    rays
};
