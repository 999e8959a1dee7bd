use std::fmt;
use std::str::FromStr;

use board::{Cell, Player, Reader, TextError};

use super::layout::{SIZE, Set, cell, index, lowest, one, reach};
use super::rules::{Move, Period5};

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
const KINDS: [(usize, &str); 3] =
    [(4, "four light pieces"), (4, "four dark pieces"), (1, "one cube")];

impl FromStr for Period5 {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let [light, dark, cube] = read_board(&mut reader)?;
        reader.blank("the side to move")?;
        let turn = Player::BOTH[reader.one_of("ld", "the side to move should be l or d")?];
        reader.blank("the cell that the cube may not return to, or -")?;
        let barred = read_barred(&mut reader, cube, light | dark | cube)?;
        reader.end()?;
        Ok(Self::set_up([light, dark], cube, barred, turn))
    }
}

/// The sets of light's pieces, dark's pieces and the cube.
fn read_board(reader: &mut Reader<'_>) -> Result<[Set; 3], TextError> {
    const HINT: &str = "there are four l, four d and one c";
    let mut sets = [0; 3];
    let mut counts = [0; 3];
    for cell in Cell::all(SIZE, SIZE) {
        if cell.column == 0 && cell.row > 0 {
            reader.expect('/', "five rows of five should be joined by '/'")?;
        }
        let at = reader.at();
        let kind = reader.one_of("ldc.", &format!("{cell} should be l, d, c or ."))?;
        let Some(&(most, name)) = KINDS.get(kind) else { continue };
        if counts[kind] == most {
            return Err(TextError::new(at, format!("the board has more than {name}"), HINT));
        }
        counts[kind] += 1;
        sets[kind] |= one(index(cell));
    }
    for (count, (most, name)) in counts.into_iter().zip(KINDS) {
        if count < most {
            return Err(TextError::new(0, format!("the board has fewer than {name}"), HINT));
        }
    }
    Ok(sets)
}

/// The cell that the cube may not return to.
fn read_barred(reader: &mut Reader<'_>, cube: Set, occupied: Set) -> Result<Option<u8>, TextError> {
    let at = reader.at();
    if reader.take('-') {
        return Ok(None);
    }
    if !reader.peek().is_some_and(|c| c.is_ascii_lowercase()) {
        let hint = "a cell from a1 to e5 in lower case, or -, should stand here";
        return Err(reader.unexpected(hint));
    }
    let barred = reader.cell(SIZE, SIZE)?;
    if one(index(barred)) & occupied != 0 {
        let problem = format!("the cube can't have come from {barred}, which is occupied");
        let hint = "the empty cell that the cube has just left, or -, should stand here";
        return Err(TextError::new(at, problem, hint));
    }
    if one(index(barred)) & reach(lowest(cube), occupied) == 0 {
        let problem = format!("the cube on {} can't have come from {barred}", cell(lowest(cube)));
        let hint = "the way between the two should be straight and clear; or - should stand here";
        return Err(TextError::new(at, problem, hint));
    }
    Ok(Some(index(barred)))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.origin(), self.target())
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let from = index(reader.cell(SIZE, SIZE)?);
        reader.expect('-', "a move is written like c3-c1")?;
        let to = index(reader.cell(SIZE, SIZE)?);
        reader.end()?;
        Ok(Self { from, to })
    }
}
