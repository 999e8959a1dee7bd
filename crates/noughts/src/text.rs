use std::fmt;
use std::str::FromStr;

use board::{Cell, Player, Position as _, Reader, TextError};

use crate::rules::{Move, Noughts, bit};

impl fmt::Display for Noughts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all(3, 3) {
            if cell.column == 0 && cell.row > 0 {
                f.write_str("/")?;
            }
            let [crosses, noughts] = self.marks.map(|marks| marks & bit(cell) != 0);
            f.write_str(if crosses {
                "x"
            } else if noughts {
                "o"
            } else {
                "."
            })?;
        }
        f.write_str(if self.turn() == Player::First { " x" } else { " o" })
    }
}

impl FromStr for Noughts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut position = Self::default();
        for cell in Cell::all(3, 3) {
            if cell.column == 0 && cell.row > 0 {
                reader.expect('/', "three rows of three are joined by '/'")?;
            }
            match reader.one_of("xo.", "a cell should be x, o or .")? {
                2 => {}
                side => position.marks[side] |= bit(cell),
            }
        }
        reader.blank("the side to move")?;
        let at = reader.at();
        let turn = reader.one_of("xo", "the side to move should be x or o")?;
        reader.end()?;
        let [crosses, noughts] = position.marks.map(u16::count_ones);
        if crosses != noughts + turn as u32 {
            let problem = format!("{crosses} crosses and {noughts} noughts do not fit this turn");
            return Err(TextError::new(at, problem, "crosses begin, then they take turns"));
        }
        if Player::BOTH.into_iter().all(|player| position.has_line(player)) {
            return Err(TextError::new(0, "both have three in a row", "only one can have won"));
        }
        Ok(position)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let cell = reader.cell(3, 3)?;
        reader.end()?;
        Ok(Self(cell))
    }
}
