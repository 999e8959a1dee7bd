use board::Cell;

/// Columns and rows of the board.
pub(super) const SIZE: u8 = 5;

/// Numbers per row: five cells and an unused one, so that a shift by one never wraps.
const STRIDE: u8 = SIZE + 1;

/// How many numbers the cells of a board take, the unused ones among them.
pub(super) const NUMBERS: u8 = SIZE * STRIDE;

/// A set of cells in two copies, the second one transposed:
///
/// ```text
///       a  b  c  d  e                  a  b  c  d  e
///  1    0  1  2  3  4 (5)         1   30 36 42 48 54
///  2    6  7  8  9 10 (11)        2   31 37 43 49 55
///  3   12 13 14 15 16 (17)        3   32 38 44 50 56
///  4   18 19 20 21 22 (23)        4   33 39 45 51 57
///  5   24 25 26 27 28 (29)        5   34 40 46 52 58
///                                    (35)(41)(47)(53)(59)
/// ```
///
/// One shift by one moves the first copy along its rows and the second along its columns, and a
/// row and a column are both five bits in a row.
pub(super) type Set = u64;

/// The number of a cell: its place in the first copy.
pub(super) const fn index(cell: Cell) -> u8 {
    cell.row * STRIDE + cell.column
}

/// The cell with this number.
pub(super) const fn cell(index: u8) -> Cell {
    Cell::new(index % STRIDE, index / STRIDE)
}

/// The colour of a cell: 0 black, 1 red, 2 yellow, 3 purple, 4 blue.
pub(super) const fn colour(cell: Cell) -> u8 {
    (SIZE + cell.column - cell.row) % SIZE
}

/// The cell of this column and colour; there is exactly one.
pub(super) const fn crossing(column: u8, colour: u8) -> Cell {
    Cell::new(column, (SIZE + column - colour) % SIZE)
}

/// The set of one cell, by its number.
#[inline]
pub(super) const fn one(index: u8) -> Set {
    ONE[index as usize]
}

/// The cell at a place of either copy, by number.
#[inline]
pub(super) const fn at(place: u32) -> u8 {
    AT[place as usize]
}

/// The numbers of the cells of a set, lowest first.
#[inline]
pub(super) fn indices(set: Set) -> impl Iterator<Item = u8> {
    board::ones(set & FIRST_COPY).map(|place| place as u8)
}

/// The number of the lowest cell of a set that is not empty.
#[inline]
pub(super) const fn lowest(set: Set) -> u8 {
    set.trailing_zeros() as u8
}

/// The cells that a piece on this cell can slide to, in the first copy only.
#[inline]
pub(super) const fn reach(from: u8, occupied: Set) -> Set {
    let Cell { column, row } = cell(from);
    let along = occupied >> (row * STRIDE) & LINE;
    let down = occupied >> (NUMBERS + column * STRIDE) & LINE;
    RUNS[column as usize][along as usize] << (row * STRIDE)
        | UPRIGHT[RUNS[row as usize][down as usize] as usize] << column
}

/// The first copy alone.
pub(super) const FIRST_COPY: Set = (1 << NUMBERS) - 1;

/// Five bits: a row of the first copy or a column of the second, shifted to the bottom.
const LINE: Set = (1 << SIZE) - 1;

/// Every cell.
pub(super) const ALL: Set = {
    let mut all = 0;
    let mut i = 0;
    while i < NUMBERS {
        all |= ONE[i as usize];
        i += 1;
    }
    all
};

/// The first row and the last, in the first copy only.
pub(super) const OUTER_ROWS: Set = LINE | LINE << ((SIZE - 1) * STRIDE);

/// The first column and the last, in the first copy only.
pub(super) const OUTER_COLUMNS: Set = {
    let mut outer = 0;
    let mut row = 0;
    while row < SIZE {
        outer |= (1 | 1 << (SIZE - 1)) << (row * STRIDE);
        row += 1;
    }
    outer
};

static ONE: [Set; NUMBERS as usize] = {
    let mut ones = [0; NUMBERS as usize];
    let mut i = 0;
    while i < NUMBERS {
        let Cell { column, row } = cell(i);
        if column < SIZE {
            ones[i as usize] = 1 << i | 1 << (NUMBERS + column * STRIDE + row);
        }
        i += 1;
    }
    ones
};

static AT: [u8; 2 * NUMBERS as usize] = {
    let mut numbers = [0; 2 * NUMBERS as usize];
    let mut i = 0;
    while i < NUMBERS {
        let Cell { column, row } = cell(i);
        if column < SIZE {
            numbers[i as usize] = i;
            numbers[(NUMBERS + column * STRIDE + row) as usize] = i;
        }
        i += 1;
    }
    numbers
};

/// What can be reached along a line of five from a place on it, for every occupancy of the line.
static RUNS: [[Set; 32]; SIZE as usize] = {
    let mut runs = [[0; 32]; SIZE as usize];
    let mut from = 0;
    while from < SIZE {
        let mut occupied = 0;
        while occupied < 32 {
            let mut place = from + 1;
            while place < SIZE && occupied >> place & 1 == 0 {
                runs[from as usize][occupied] |= 1 << place;
                place += 1;
            }
            let mut place = from;
            while place > 0 && occupied >> (place - 1) & 1 == 0 {
                place -= 1;
                runs[from as usize][occupied] |= 1 << place;
            }
            occupied += 1;
        }
        from += 1;
    }
    runs
};

/// A line of five bits, set upright in column a of the first copy.
static UPRIGHT: [Set; 32] = {
    let mut upright = [0; 32];
    let mut line = 0;
    while line < 32 {
        let mut row = 0;
        while row < SIZE {
            upright[line] |= (line as Set >> row & 1) << (row * STRIDE);
            row += 1;
        }
        line += 1;
    }
    upright
};
