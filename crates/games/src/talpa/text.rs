use std::fmt;
use std::str::FromStr;

use board::{Cell, Player, Reader, TextError};

use super::rules::{Move, Set, Talpa, cell, index};

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
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let width = text.find('/').unwrap_or_default();
        let Some(size @ (4 | 6 | 8 | 10)) = u8::try_from(width).ok() else {
            let problem = format!("the first row is {width} characters long");
            return Err(TextError::new(0, problem, "rows of 4, 6, 8 or 10 are joined by '/'"));
        };
        let mut reader = Reader::new(text);
        let mut pieces = [Set::EMPTY; 2];
        for cell in Cell::all(size, size) {
            if cell.column == 0 && cell.row > 0 {
                reader.expect('/', &format!("{size} rows of {size} should be joined by '/'"))?;
            }
            let hint = format!("{cell} should be x, o or .");
            match reader.one_of("xo.", &hint)? {
                2 => {}
                side => pieces[side] |= Set::one(index(cell)),
            }
        }
        reader.blank("the side to move")?;
        let turn = Player::BOTH[reader.one_of("xo", "the side to move should be x or o")?];
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
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mv = if reader.take('x') {
            Self::Remove(index(reader.cell(10, 10)?))
        } else {
            let from = index(reader.cell(10, 10)?);
            reader.expect('x', "a capture is written like c3xd3, a removal like xc3")?;
            Self::Capture { from, to: index(reader.cell(10, 10)?) }
        };
        reader.end()?;
        Ok(mv)
    }
}
