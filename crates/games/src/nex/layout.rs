use board::Cell;

/// A set of cells; see [`index`] for their numbers.
pub(super) type Set = board::Bits<3>;

/// Numbers per row: thirteen cells at most and an unused one, so that a shift never wraps.
///
/// ```text
///   0   1  ...  12 (13)
///    14  15  ...  26 (27)
///     ...
///      168 169  ... 180 (181)
/// ```
pub(super) const STRIDE: u8 = 14;

/// The smallest and the largest board.
pub(super) const SIZES: [u8; 2] = [3, 13];

/// The number of a cell.
pub(super) const fn index(cell: Cell) -> u8 {
    cell.row * STRIDE + cell.column
}

/// The cell with this number.
pub(super) const fn cell(index: u8) -> Cell {
    Cell::new(index % STRIDE, index / STRIDE)
}

/// These cells and the cells next to them, on the board or not.
///
/// ```text
///     -14 -13
///   -1   0  +1
///    +13 +14
/// ```
#[inline]
pub(super) fn spread(set: Set) -> Set {
    let (right, left) = (set | set << 1, set | set >> 1);
    right | left | right << 13 | left >> 13
}

/// The sets that a board of one size needs.
#[derive(Debug)]
pub(super) struct Area {
    /// Every cell.
    pub(super) all: Set,
    pub(super) left: Set,
    pub(super) right: Set,
    pub(super) top: Set,
    pub(super) bottom: Set,
}

impl Area {
    /// The area of a board of this size.
    #[inline]
    pub(super) fn of(size: u8) -> &'static Self {
        &AREAS[usize::from(size - SIZES[0])]
    }

    const fn new(size: u8) -> Self {
        let empty = Set::EMPTY;
        let mut area = Self { all: empty, left: empty, right: empty, top: empty, bottom: empty };
        let mut i = 0;
        while i < size {
            let mut j = 0;
            while j < size {
                insert(&mut area.all, Cell::new(i, j));
                j += 1;
            }
            insert(&mut area.left, Cell::new(0, i));
            insert(&mut area.right, Cell::new(size - 1, i));
            insert(&mut area.top, Cell::new(i, 0));
            insert(&mut area.bottom, Cell::new(i, size - 1));
            i += 1;
        }
        area
    }
}

const fn insert(set: &mut Set, cell: Cell) {
    let index = index(cell);
    set.0[index as usize / 64] |= 1 << (index % 64);
}

static AREAS: [Area; 11] = {
    let mut areas = [const { Area::new(SIZES[0]) }; 11];
    let mut i = 0;
    while i < 11 {
        areas[i] = Area::new(SIZES[0] + i as u8);
        i += 1;
    }
    areas
};
