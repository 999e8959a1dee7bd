use std::fmt;

use i18n::Value;

/// A cell by its row and column, both from 0; written as a column letter and a row number.
///
/// Cells are ordered row by row from the top, left to right within a row.
///
/// ```
/// use ludoteca_board::Cell;
/// let cell = Cell::new(2, 0);
/// assert_eq!(cell.to_string(), "c1");
/// assert!(Cell::new(7, 0) < Cell::new(0, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, counted from the top.
    pub row: u8,
    /// The column, counted from the left; at most 25.
    pub column: u8,
}

impl Cell {
    /// The cell in this column and row.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { row, column }
    }

    /// Every cell of a board of this many columns and rows, in index order.
    pub fn all(columns: u8, rows: u8) -> impl Iterator<Item = Self> {
        (0..rows).flat_map(move |row| (0..columns).map(move |column| Self::new(column, row)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column) as char, u32::from(self.row) + 1)
    }
}

impl From<Cell> for Value {
    fn from(cell: Cell) -> Self {
        cell.to_string().into()
    }
}
