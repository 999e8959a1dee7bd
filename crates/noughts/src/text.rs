use std::fmt;
use std::str::FromStr;

use board::{Cell, ParseError, Player, Position as _, Reader};

use crate::rules::{Move, Noughts, bit};
use crate::words;

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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mut position = Self::default();
        for cell in Cell::all(3, 3) {
            if cell.column == 0 && cell.row > 0 {
                reader.expect('/', &words::ROWS)?;
            }
            match reader.one_of("xo.", &words::LETTERS)? {
                2 => {}
                side => position.marks[side] |= bit(cell),
            }
        }
        reader.blank(&words::SIDE_TO_MOVE)?;
        let at = reader.at();
        let turn = reader.one_of("xo", &words::SIDE_LETTERS)?;
        reader.end()?;
        let [crosses, noughts] = position.marks.map(u16::count_ones);
        if crosses != noughts + turn as u32 {
            let problem = words::wrong_turn(crosses, noughts);
            return Err(ParseError::new(at, problem, &words::TAKE_TURNS));
        }
        if Player::BOTH.into_iter().all(|player| position.has_line(player)) {
            return Err(ParseError::new(0, &words::BOTH_WON, &words::ONLY_ONE));
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
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let cell = reader.cell(3, 3)?;
        reader.end()?;
        Ok(Self(cell))
    }
}
