use board::{Cell, Player};

/// Columns and rows.
pub(super) const SIZE: u8 = 5;

/// How many cells there are.
pub(super) const CELLS: usize = 25;

/// A set of cells: the cell with number `i` is bit `i`.
///
/// ```text
///       a  b  c  d  e
///   1   0  1  2 (3)(4)    white's home
///   2   5  6  7  8 (9)
///   3  10 11 12 13 14
///   4 (15)16 17 18 19
///   5 (20)(21)22 23 24    black's home
/// ```
pub(super) type Cells = u32;

/// Every cell.
pub(super) const ALL: Cells = (1 << CELLS) - 1;

/// The start cells of white, then of black; they are the goal cells of the other.
pub(super) const HOMES: [Cells; 2] = [1 << 3 | 1 << 4 | 1 << 9, 1 << 15 | 1 << 20 | 1 << 21];

/// The cell in each player's corner of goal cells.
pub(super) const GOAL_CORNERS: [Cell; 2] = [Cell::new(0, 4), Cell::new(4, 0)];

/// The cells where this player's balls arrive.
#[inline]
pub(super) const fn goals(player: Player) -> Cells {
    HOMES[player.other().index()]
}

/// The number of a cell.
pub(super) const fn index(cell: Cell) -> u8 {
    cell.row * SIZE + cell.column
}

/// The cell with this number.
pub(super) const fn cell(index: u8) -> Cell {
    Cell::new(index % SIZE, index / SIZE)
}

/// The set of one cell.
#[inline]
pub(super) const fn one(index: u8) -> Cells {
    1 << index
}

/// Whether this cell is in the set.
#[inline]
pub(super) const fn has(set: Cells, index: u8) -> bool {
    set >> index & 1 != 0
}

/// The numbers of the cells of a set, in index order.
#[inline]
pub(super) fn places(set: Cells) -> impl Iterator<Item = u8> {
    board::ones(u64::from(set)).map(|place| place as u8)
}

/// The cell that has `n` cells of the set before it.
#[inline]
pub(super) fn nth(set: Cells, n: u32) -> u8 {
    board::nth_one(u64::from(set), n) as u8
}

/// How many king steps lie between two cells.
pub(super) const fn distance(a: Cell, b: Cell) -> u8 {
    let columns = a.column.abs_diff(b.column);
    let rows = a.row.abs_diff(b.row);
    if columns > rows { columns } else { rows }
}

/// The neighbours of each cell, straight and diagonal.
const NEIGHBOURS: [Cells; CELLS] = {
    let mut all = [0; CELLS];
    let mut i = 0;
    while i < CELLS {
        let mut j = 0;
        while j < CELLS {
            if distance(cell(i as u8), cell(j as u8)) == 1 {
                all[i] |= 1 << j;
            }
            j += 1;
        }
        i += 1;
    }
    all
};

/// The neighbours of a cell, straight and diagonal.
#[inline]
pub(super) const fn neighbours(index: u8) -> Cells {
    NEIGHBOURS[index as usize]
}

/// The cell after `next`, going straight on from its neighbour `from`; nothing past the rim.
#[inline]
pub(super) fn beyond(from: u8, next: u8) -> Option<u8> {
    // A step that leaves the board sideways would come out far away, in another row; neighbours
    // differ by six at most, so that none leaves the word.
    (next * 2).checked_sub(from).filter(|&cell| has(neighbours(next), cell))
}

/// The cells between two that lie in one of the eight directions from each other.
pub(super) fn between(from: u8, to: u8) -> Option<Cells> {
    let first = places(neighbours(from));
    first.map(|next| walk(from, next)).find_map(|mut line| {
        let mut passed = 0;
        loop {
            let at = line.next()?;
            if at == to {
                return Some(passed);
            }
            passed |= one(at);
        }
    })
}

/// The cells straight on from a cell through one of its neighbours, up to the rim.
fn walk(from: u8, next: u8) -> impl Iterator<Item = u8> {
    let mut step = (from, Some(next));
    std::iter::from_fn(move || {
        let at = step.1?;
        step = (at, beyond(step.0, at));
        Some(at)
    })
}
