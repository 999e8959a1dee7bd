use std::fmt::{self, Write as _};
use std::str::FromStr;

use board::{Cell, ParseError, Player, Reader};
use i18n::{Pattern, Phrase};

use super::jokers::{FRAMED, Jokers, is_border};
use super::rules::{CENTRE, MOST, Mapello, Move, cell, has, index};
use crate::words::{SIDE_TO_MOVE, mapello as words, side_letters};

impl fmt::Display for Mapello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all(FRAMED, FRAMED) {
            if cell.column == 0 && cell.row > 0 {
                f.write_char('/')?;
            }
            f.write_char(self.letter(cell))?;
        }
        let turn = match self.turn {
            Player::First => 'X',
            Player::Second => 'O',
        };
        let [black, white] = self.taken;
        write!(f, " {turn} {black} {white}")
    }
}

impl Mapello {
    /// What stands on this cell of the framed board.
    fn letter(&self, cell: Cell) -> char {
        if is_border(cell) {
            return if self.jokers.has(cell) { 'J' } else { '#' };
        }
        let index = index(inner(cell));
        let [black, white] = self.discs();
        let sets = [(black, 'X'), (white, 'O'), (self.walls, '#'), (self.bonuses, '*')];
        sets.into_iter().find(|&(set, _)| has(set, index)).map_or('.', |(_, letter)| letter)
    }
}

/// The inner cell that this cell of the framed board is.
const fn inner(cell: Cell) -> Cell {
    Cell::new(cell.column - 1, cell.row - 1)
}

impl FromStr for Mapello {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let [mut black, mut white, mut walls, mut bonuses] = [0_u64; 4];
        let mut jokers = Jokers::default();
        let mut standing = 0;
        for framed in Cell::all(FRAMED, FRAMED) {
            if framed.column == 0 && framed.row > 0 {
                reader.expect('/', &words::ROWS)?;
            }
            let at = reader.at();
            match letter(&mut reader, framed)? {
                'J' => {
                    jokers.insert(framed);
                    standing += 1;
                    at_most(standing, &words::KIND_JOKERS, at)?;
                }
                _ if is_border(framed) => {}
                letter => {
                    let one = 1 << index(inner(framed));
                    match letter {
                        'X' => black |= one,
                        'O' => white |= one,
                        '#' => walls |= one,
                        '*' => bonuses |= one,
                        _ => {}
                    }
                    at_most(walls.count_ones(), &words::KIND_WALLS, at)?;
                    at_most(bonuses.count_ones(), &words::KIND_BONUSES, at)?;
                }
            }
        }
        reader.blank(&SIDE_TO_MOVE)?;
        let turn = Player::BOTH[reader.one_of("XO", side_letters('X', 'O'))?];
        let mut left = MOST - bonuses.count_ones() as u8;
        let black_taken = taken(&mut reader, &words::BLACK, left)?;
        left -= black_taken;
        let white_taken = taken(&mut reader, &words::WHITE, left)?;
        reader.end()?;
        let (own, other) = match turn {
            Player::First => (black, white),
            Player::Second => (white, black),
        };
        let taken = [black_taken, white_taken];
        Ok(Self { own, other, walls, bonuses, jokers, taken, turn })
    }
}

/// Takes what stands on this cell of the framed board, if it may stand there.
fn letter(reader: &mut Reader<'_>, framed: Cell) -> Result<char, ParseError> {
    if matches!(reader.peek(), None | Some('/' | ' ')) {
        let problem = words::row_length(framed.row + 1, framed.column);
        return Err(ParseError::new(reader.at(), problem, &words::ROWS));
    }
    let (letters, hint) = if is_border(framed) {
        ("#J", Phrase::from(&words::BORDER))
    } else {
        let cell = inner(framed);
        if has(CENTRE, index(cell)) {
            ("XO.", words::centre_letters(cell))
        } else {
            ("XO.#*", words::letters(cell))
        }
    };
    let found = reader.peek();
    reader.one_of(letters, hint)?;
    Ok(found.expect("a letter was found among those allowed"))
}

/// Fails if there are too many of a kind, of which the last stands here.
fn at_most(count: u32, kind: &'static Pattern, at: usize) -> Result<(), ParseError> {
    if count <= u32::from(MOST) {
        return Ok(());
    }
    Err(ParseError::new(at, words::too_many(MOST, kind), words::the_most(MOST, kind)))
}

/// Takes the number of bonuses that a side has taken, of which `left` can be at most.
fn taken(reader: &mut Reader<'_>, side: &'static Pattern, left: u8) -> Result<u8, ParseError> {
    reader.blank(words::taken(side))?;
    reader.number(left, words::taken_range(side, left, MOST))
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place(index) => cell(index).fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let mut reader = Reader::new(text);
        let hint = |error| ParseError { hint: (&words::FORMS).into(), ..error };
        let cell = reader.cell(8, 8).map_err(hint)?;
        reader.end()?;
        Ok(Self::Place(index(cell)))
    }
}
