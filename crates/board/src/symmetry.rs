use crate::{Cell, Position};

/// A way to turn or mirror a square grid, perhaps with the players exchanged.
///
/// The cells are transposed first, then mirrored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a generator of the group")]
pub struct Symmetry {
    /// Columns become rows.
    pub transpose: bool,
    /// Left and right are exchanged.
    pub mirror_columns: bool,
    /// Top and bottom are exchanged.
    pub mirror_rows: bool,
    /// The players are exchanged, and with them whose turn it is.
    pub exchange: bool,
}

impl Symmetry {
    /// Everything stays where it is.
    pub const IDENTITY: Self =
        Self { transpose: false, mirror_columns: false, mirror_rows: false, exchange: false };

    /// The half-turn.
    pub const HALF_TURN: Self = Self { mirror_columns: true, mirror_rows: true, ..Self::IDENTITY };

    /// The eight ways to put a square down, the identity first.
    pub const SQUARE: [Self; 8] = {
        let mut all = [Self::IDENTITY; 8];
        let mut i = 0;
        while i < 8 {
            all[i].transpose = i & 4 != 0;
            all[i].mirror_columns = i & 2 != 0;
            all[i].mirror_rows = i & 1 != 0;
            i += 1;
        }
        all
    };

    /// The same turning with the players exchanged.
    #[must_use]
    pub const fn exchanging(self) -> Self {
        Self { exchange: true, ..self }
    }

    /// Where a cell of a square board of this size goes.
    #[must_use]
    pub const fn image(self, cell: Cell, size: u8) -> Cell {
        let (mut column, mut row) = (cell.column, cell.row);
        if self.transpose {
            (column, row) = (row, column);
        }
        if self.mirror_columns {
            column = size - 1 - column;
        }
        if self.mirror_rows {
            row = size - 1 - row;
        }
        Cell::new(column, row)
    }
}

/// A position that looks the same to the rules when turned, mirrored or seen from the other side.
///
/// A game that says nothing has no symmetry but the identity; one that has more says all three.
pub trait Symmetric: Position {
    /// The symmetries that the rules respect here, the identity first.
    fn symmetries(&self) -> Vec<Symmetry> {
        vec![Symmetry::IDENTITY]
    }

    /// This position as one of its symmetries shows it.
    #[must_use]
    fn image(&self, _symmetry: Symmetry) -> Self {
        self.clone()
    }

    /// A move of this position as the same symmetry shows it.
    fn image_of_move(&self, mv: Self::Move, _symmetry: Symmetry) -> Self::Move {
        mv
    }
}
