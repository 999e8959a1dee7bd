use std::array::from_fn;

use board::Cell;

use super::lines::{COLUMN_A, COLUMN_H, Entries, Exits, views};

/// Columns and rows of the board with its border, whose top-left corner is (0, 0).
pub(super) const FRAMED: u8 = 10;

/// The jokers on the border.
///
/// ```text
/// ends[0], bit:     0  1  2  ...  8  9        the top row, corners included
///
/// sides, bit:       0                7        the left column lies in the bits of column a,
///                   8               15        the right one in those of column h
///                  ...              ...
///                  56               63
///
/// ends[1], bit:     0  1  2  ...  8  9        the bottom row, corners included
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Jokers {
    sides: u64,
    ends: [u16; 2],
}

impl Jokers {
    /// Whether there is none.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.sides | (self.ends[0] | self.ends[1]) as u64 == 0
    }

    /// Every cell of the border, in index order of the framed board.
    pub(super) fn border() -> impl Iterator<Item = Cell> {
        Cell::all(FRAMED, FRAMED).filter(|&cell| is_border(cell))
    }

    /// Whether a joker stands on this cell of the framed board.
    pub(super) const fn has(self, cell: Cell) -> bool {
        let one = Self::one(cell);
        self.sides & one.sides != 0
            || self.ends[0] & one.ends[0] != 0
            || self.ends[1] & one.ends[1] != 0
    }

    /// Puts a joker on this cell of the border.
    pub(super) const fn insert(&mut self, cell: Cell) {
        let one = Self::one(cell);
        self.sides |= one.sides;
        self.ends[0] |= one.ends[0];
        self.ends[1] |= one.ends[1];
    }

    const fn one(cell: Cell) -> Self {
        const LAST: u8 = FRAMED - 1;
        match (cell.column, cell.row) {
            (column, 0) => Self { sides: 0, ends: [1 << column, 0] },
            (column, LAST) => Self { sides: 0, ends: [0, 1 << column] },
            (0, row) => Self { sides: 1 << (8 * (row - 1)), ends: [0, 0] },
            (LAST, row) => Self { sides: 1 << (8 * (row - 1) + 7), ends: [0, 0] },
            _ => Self { sides: 0, ends: [0, 0] },
        }
    }

    /// The inner cells by which lines that come from a joker enter.
    #[inline]
    pub(super) fn entries(self) -> Entries {
        let [left, right] = self.columns();
        let (lefts, rights, tops) = (views(left), views(right), self.ends.map(u64::from));
        Entries {
            down: [
                tops.map(|top| top >> 1 & 0xff),
                from_fn(|view| tops[view] >> 2 & 0xfe | rights[view] << 8),
                from_fn(|view| tops[view] & 0x7f | lefts[view] << 8),
            ],
            right: left,
            left: right,
        }
    }

    /// The inner cells by which lines that end at a joker leave.
    #[inline]
    pub(super) fn exits(self) -> Exits {
        let [left, right] = self.columns();
        let (lefts, rights) = (views(left), views(right));
        let rays = from_fn(|view| {
            let bottom = u64::from(self.ends[1 - view]);
            [
                (bottom >> 1) << 56,
                bottom << 56 | lefts[view] >> 8,
                (bottom >> 2) << 56 | rights[view] >> 8,
                [right, 0][view],
            ]
        });
        Exits { rays, left }
    }

    /// The left column, then the right one.
    #[inline]
    const fn columns(self) -> [u64; 2] {
        [self.sides & COLUMN_A, self.sides & COLUMN_H]
    }

    /// The words that tell one set of jokers from another.
    #[inline]
    pub(super) const fn words(self) -> [u64; 2] {
        [self.sides, self.ends[0] as u64 | (self.ends[1] as u64) << 16]
    }
}

/// Whether a cell of the framed board lies on its border.
pub(super) const fn is_border(cell: Cell) -> bool {
    cell.column == 0 || cell.row == 0 || cell.column == FRAMED - 1 || cell.row == FRAMED - 1
}
