use std::fmt;
use std::str::FromStr;

use board::{Cell, ParseError, Player, Reader};
use i18n::Pattern;

use super::layout::{SIZE, Set, cell, index, lowest, one, reach};
use super::rules::{Move, Period5};
use crate::words::{SIDE_TO_MOVE, period5 as words, side_letters};

impl fmt::Display for Period5 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [light, dark] = self.pieces;
        for cell in Cell::all(SIZE, SIZE) {
            if cell.column == 0 && cell.row > 0 {
                f.write_str("/")?;
            }
            let here = one(index(cell));
            f.write_str(match here {
                _ if light & here != 0 => "l",
                _ if dark & here != 0 => "d",
                _ if self.cube == here => "c",
                _ => ".",
            })?;
        }
        f.write_str(match self.turn {
            Player::First => " l ",
            Player::Second => " d ",
        })?;
        match self.barred {
            Some(barred) => cell(barred).fmt(f),
            None => f.write_str("-"),
        }
    }
}

/// What stands on the board: how many, in a number and in words.
const KINDS: [(usize, &Pattern); 3] =
    [(4, &words::FOUR_LIGHT), (4, &words::FOUR_DARK), (1, &words::ONE_CUBE)];

impl FromStr for Period5 {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let [light, dark, cube] = read_board(&mut reader)?;
        reader.blank(&SIDE_TO_MOVE)?;
        let turn = Player::BOTH[reader.one_of("ld", side_letters('l', 'd'))?];
        reader.blank(&words::BARRED_FIELD)?;
        let barred = read_barred(&mut reader, cube, light | dark | cube)?;
        reader.end()?;
        Ok(Self::set_up([light, dark], cube, barred, turn))
    }
}

/// The sets of light's pieces, dark's pieces and the cube.
fn read_board(reader: &mut Reader<'_>) -> Result<[Set; 3], ParseError> {
    let mut sets = [0; 3];
    let mut counts = [0; 3];
    for cell in Cell::all(SIZE, SIZE) {
        if cell.column == 0 && cell.row > 0 {
            reader.expect('/', &words::ROWS)?;
        }
        let at = reader.at();
        let kind = reader.one_of("ldc.", words::letters(cell))?;
        let Some(&(most, name)) = KINDS.get(kind) else { continue };
        if counts[kind] == most {
            return Err(ParseError::new(at, words::more_than(name), &words::ALL_KINDS));
        }
        counts[kind] += 1;
        sets[kind] |= one(index(cell));
    }
    for (count, (most, name)) in counts.into_iter().zip(KINDS) {
        if count < most {
            return Err(ParseError::new(0, words::fewer_than(name), &words::ALL_KINDS));
        }
    }
    Ok(sets)
}

/// The cell that the cube may not return to.
fn read_barred(
    reader: &mut Reader<'_>,
    cube: Set,
    occupied: Set,
) -> Result<Option<u8>, ParseError> {
    let at = reader.at();
    if reader.take('-') {
        return Ok(None);
    }
    if !reader.peek().is_some_and(|c| c.is_ascii_lowercase()) {
        return Err(reader.unexpected(&words::BARRED_WANTED));
    }
    let barred = reader.cell(SIZE, SIZE)?;
    if one(index(barred)) & occupied != 0 {
        return Err(ParseError::new(at, words::barred_occupied(barred), &words::BARRED_EMPTY));
    }
    if one(index(barred)) & reach(lowest(cube), occupied) == 0 {
        let problem = words::barred_far(cell(lowest(cube)), barred);
        return Err(ParseError::new(at, problem, &words::BARRED_CLEAR));
    }
    Ok(Some(index(barred)))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.origin(), self.target())
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let from = index(reader.cell(SIZE, SIZE)?);
        reader.expect('-', &words::FORMS)?;
        let to = index(reader.cell(SIZE, SIZE)?);
        reader.end()?;
        Ok(Self { from, to })
    }
}
