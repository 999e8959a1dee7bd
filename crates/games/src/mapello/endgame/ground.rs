use board::ones;

use super::super::lines::{COLUMN_A, COLUMN_H, Entries, Exits, starts, turned};
use super::super::rules::{BONUS, Mapello, cell};

/// The discs of the side to move and of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Discs {
    pub(super) own: u64,
    pub(super) other: u64,
}

impl Discs {
    /// The same discs with the other side to move.
    #[inline]
    pub(super) const fn passed(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// After a disc on this cell that turns these.
    #[inline]
    pub(super) const fn after(self, cell: u32, turned: u64) -> Self {
        Self { own: self.other ^ turned, other: self.own | turned | 1 << cell }
    }

    /// How many discs more the side to move has.
    #[inline]
    pub(super) const fn lead(self) -> i32 {
        self.own.count_ones() as i32 - self.other.count_ones() as i32
    }
}

/// How the numbers of the cells grow along each axis: across, down, down-left, down-right.
pub(super) const AXES: [u32; 4] = [1, 8, 7, 9];

/// The cells that a step up, and then a step down, an axis cannot wrap around into.
pub(super) const UNWRAPPED: [[u64; 2]; 4] =
    [[!COLUMN_A, !COLUMN_H], [u64::MAX, u64::MAX], [!COLUMN_H, !COLUMN_A], [!COLUMN_A, !COLUMN_H]];

/// Each cell and those next to it.
pub(super) static NEAR: [u64; 64] = {
    let mut near = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        near[cell] = around(1 << cell);
        cell += 1;
    }
    near
};

/// These cells and those next to them.
#[inline]
pub(super) const fn around(set: u64) -> u64 {
    let across = set | (set << 1 & !COLUMN_A) | (set >> 1 & !COLUMN_H);
    across | across << 8 | across >> 8
}

/// What never changes on a board during a game.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// The cells that are no walls.
    pub(super) cells: u64,
    /// The cells whose first disc takes a bonus.
    pub(super) bonuses: u64,
    entries: Entries,
    exits: Exits,
    /// For each of the [`AXES`], the cells with a wall on one side: no line runs through them.
    pub(super) shields: [u64; 4],
    /// The cells that are shielded on every axis: a disc there stays what it is.
    pub(super) anchors: u64,
}

impl Ground {
    /// The ground of this position.
    pub(super) fn new(position: &Mapello) -> Self {
        let cells = !position.walls;
        let shields = std::array::from_fn(|axis| shield(position, AXES[axis]));
        Self {
            cells,
            bonuses: position.bonuses,
            entries: position.jokers.entries(),
            exits: position.jokers.exits(),
            shields,
            anchors: shields.iter().fold(cells, |set, shield| set & shield),
        }
    }

    /// The cells without a disc.
    #[inline]
    pub(super) const fn empty<const MARKED: bool>(&self, discs: Discs) -> u64 {
        let free = !(discs.own | discs.other);
        if MARKED { free & self.cells } else { free }
    }

    /// Where the side to move can put a disc.
    #[inline]
    pub(super) fn places<const MARKED: bool, const JOKERS: bool>(&self, discs: Discs) -> u64 {
        self.empty::<MARKED>(discs) & starts::<JOKERS>(discs.own, discs.other, &self.entries)
    }

    /// The discs that one on this cell turns.
    #[inline]
    pub(super) fn turned<const JOKERS: bool>(&self, cell: u32, discs: Discs) -> u64 {
        turned::<JOKERS>(cell as u8, discs.own, discs.other, &self.exits)
    }

    /// What a disc on this empty cell is worth at once, beside the discs.
    #[inline]
    pub(super) const fn gain<const MARKED: bool>(&self, cell: u32) -> i32 {
        if MARKED { (self.bonuses >> cell & 1) as i32 * BONUS as i32 } else { 0 }
    }
}

/// The cells that have neither a cell nor a joker next to them, on one side of this axis at least.
fn shield(position: &Mapello, axis: u32) -> u64 {
    let (right, down) = match axis {
        1 => (1, 0),
        8 => (0, 1),
        7 => (-1, 1),
        _ => (1, 1),
    };
    ones(!position.walls).fold(0, |set, index| {
        let here = cell(index as u8);
        let closed = [1, -1].into_iter().any(|side| {
            let column = here.column as i8 + right * side;
            let row = here.row as i8 + down * side;
            if (0..8).contains(&column) && (0..8).contains(&row) {
                position.walls >> (row * 8 + column) & 1 != 0
            } else {
                !position.jokers.has(board::Cell::new((column + 1) as u8, (row + 1) as u8))
            }
        });
        set | u64::from(closed) << index
    })
}
