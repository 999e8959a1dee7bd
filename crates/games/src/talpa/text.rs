use std::fmt;
use std::str::FromStr;

use board::{Cell, ParseError, Player, Reader};

use super::rules::{Move, Set, Talpa, cell, index};
use crate::words::{SIDE_TO_MOVE, first_row, rows, side_letters, talpa as words};

impl fmt::Display for Talpa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all(self.size, self.size) {
            if cell.column == 0 && cell.row > 0 {
                f.write_str("/")?;
            }
            let [red, blue] = self.pieces.map(|set| set.has(index(cell)));
            f.write_str(if red {
                "x"
            } else if blue {
                "o"
            } else {
                "."
            })?;
        }
        f.write_str(match self.turn {
            Player::First => " x",
            Player::Second => " o",
        })
    }
}

impl FromStr for Talpa {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let width = text.find('/').unwrap_or_default();
        let Some(size @ (4 | 6 | 8 | 10)) = u8::try_from(width).ok() else {
            return Err(ParseError::new(0, first_row(width), &words::ROW_SIZES));
        };
        let mut reader = Reader::new(text);
        let mut pieces = [Set::EMPTY; 2];
        for cell in Cell::all(size, size) {
            if cell.column == 0 && cell.row > 0 {
                reader.expect('/', rows(size))?;
            }
            match reader.one_of("xo.", words::letters(cell))? {
                2 => {}
                side => pieces[side] |= Set::one(index(cell)),
            }
        }
        reader.blank(&SIDE_TO_MOVE)?;
        let turn = Player::BOTH[reader.one_of("xo", side_letters('x', 'o'))?];
        reader.end()?;
        Ok(Self::set_up(pieces, size, turn))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Capture { from, to } => write!(f, "{}x{}", cell(from), cell(to)),
            Self::Remove(index) => write!(f, "x{}", cell(index)),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::read(text, 10)
    }
}

impl Move {
    /// Reads a move on a board of this size.
    pub(super) fn read(text: &str, size: u8) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mv = if reader.take('x') {
            Self::Remove(index(reader.cell(size, size)?))
        } else {
            let from = index(reader.cell(size, size)?);
            reader.expect('x', &words::FORMS)?;
            Self::Capture { from, to: index(reader.cell(size, size)?) }
        };
        reader.end()?;
        Ok(mv)
    }
}
