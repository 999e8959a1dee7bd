use super::layout::{NUMBERS, SIZE, cell, colour, crossing, index};

/// How many of some pieces stand in each column and on each colour, three bits a count:
///
/// ```text
/// bit  0   3   6   9   12  15     18   21      24      27
///      a   b   c   d   e   black  red  yellow  purple  blue
/// ```
///
/// A five is complete when each of the ten counts is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Tally(u32);

/// Every count one.
const COMPLETE: u32 = 0o11_1111_1111;

const COLUMNS: u32 = (1 << (3 * SIZE)) - 1;

impl Tally {
    /// Counts a piece on this cell.
    pub(super) const fn add(&mut self, index: u8) {
        self.0 += CELLS[index as usize];
    }

    /// A piece that was counted goes from one cell to another.
    #[inline]
    pub(super) const fn shift(&mut self, from: u8, to: u8) {
        self.0 = self.0 + CELLS[to as usize] - CELLS[from as usize];
    }

    /// Whether the pieces stand in five columns and on five colours.
    #[inline]
    pub(super) const fn is_complete(self) -> bool {
        self.0 == COMPLETE
    }

    /// How many different columns the pieces stand in.
    #[inline]
    pub(super) const fn columns(self) -> u32 {
        (self.present() & COLUMNS).count_ones()
    }

    /// How many different colours the pieces stand on.
    #[inline]
    pub(super) const fn colours(self) -> u32 {
        (self.present() & !COLUMNS).count_ones()
    }

    /// Different columns and different colours together.
    #[inline]
    pub(super) const fn spread(self) -> u32 {
        self.present().count_ones()
    }

    /// Whether moving one of the five pieces somewhere else could complete them.
    #[inline]
    pub(super) const fn is_close(self) -> bool {
        self.spread() >= 8
    }

    /// Where the piece on `from` would have to go to complete the five.
    #[inline]
    pub(super) const fn wanted(self, from: u8) -> Option<u8> {
        let others = self.0 - CELLS[from as usize];
        if others & !COMPLETE != 0 {
            return None;
        }
        let missing = others ^ COMPLETE;
        let column = missing.trailing_zeros() / 3;
        let colour = missing.ilog2() / 3 - SIZE as u32;
        Some(index(crossing(column as u8, colour as u8)))
    }

    /// A one for every count that is not zero.
    const fn present(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & COMPLETE
    }
}

/// What a piece on each cell adds.
static CELLS: [u32; NUMBERS as usize] = {
    let mut cells = [0; NUMBERS as usize];
    let mut i = 0;
    while i < NUMBERS {
        let cell = cell(i);
        if cell.column < SIZE {
            cells[i as usize] = 1 << (3 * cell.column) | 1 << (3 * (SIZE + colour(cell)));
        }
        i += 1;
    }
    cells
};
