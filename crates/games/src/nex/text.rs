use std::fmt;
use std::str::FromStr;

use board::{Cell, ParseError, Reader, quote};

use super::layout::{SIZES, Set, cell, index};
use super::rules::{Colour, Move, Nex, Offer};
use crate::words::{SIDE_TO_MOVE, first_row, nex as words, rows, side_letters};

const OFFERS: [Offer; 4] = [Offer::Sides, Offer::Edges, Offer::Closed, Offer::Exchanged];
/// Their letters, in the same order.
const OFFER_LETTERS: &str = "se-x";

const fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "r",
        Colour::Blue => "b",
    }
}

impl fmt::Display for Nex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all(self.size, self.size) {
            if cell.column == 0 && cell.row > 0 {
                f.write_str("/")?;
            }
            let index = index(cell);
            let colour = Colour::BOTH.into_iter().find(|c| self.stones[c.index()].has(index));
            let bare = if self.neutral.has(index) { "n" } else { "." };
            f.write_str(colour.map_or(bare, letter))?;
        }
        let offer = match self.offer {
            Offer::Sides => "s",
            Offer::Edges => "e",
            Offer::Exchanged => "x",
            Offer::Closed => "-",
        };
        write!(f, " {} {} {offer}", letter(self.turn), letter(self.left_right))
    }
}

impl FromStr for Nex {
    type Err = ParseError;

    /// Every turn but `swap` adds exactly one stone of the mover's colour, so the coloured stones
    /// are the turns played: they tell whether red and blue have as many as the side to move asks
    /// for, and whether the second turn is over.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let mut position = read_board(&mut reader)?;
        let [red, blue] = position.stones.map(Set::count);
        let (neutral, coloured) = (position.neutral.count(), red + blue);
        if neutral > coloured {
            let problem = words::too_many_neutral(neutral, coloured);
            return Err(ParseError::new(0, problem, &words::FEWER_NEUTRAL));
        }

        reader.blank(&SIDE_TO_MOVE)?;
        let at = reader.at();
        position.turn = Colour::BOTH[reader.one_of("rb", side_letters('r', 'b'))?];
        let (name, hint) = match position.turn {
            Colour::Red => (&words::RED, &words::RED_TURN),
            Colour::Blue => (&words::BLUE, &words::BLUE_TURN),
        };
        if red != blue + position.turn.index() as u32 {
            return Err(ParseError::new(at, words::wrong_turn(name, red, blue), hint));
        }

        reader.blank(&words::OWNER)?;
        let at = reader.at();
        position.left_right = Colour::BOTH[reader.one_of("rb", &words::OWNER_LETTERS)?];
        if position.left_right == Colour::Blue && coloured < 2 {
            return Err(ParseError::new(at, &words::OWNER_TOO_EARLY, &words::OWNER_RED));
        }

        reader.blank(&words::CHOICE)?;
        let at = reader.at();
        position.offer = OFFERS[reader.one_of(OFFER_LETTERS, &words::CHOICE_LETTERS)?];
        reader.end()?;
        let trouble = match position.offer {
            Offer::Sides | Offer::Edges if coloured > 1 => {
                Some((&words::CHOICE_OVER, &words::CHOICE_OVER_LETTERS))
            }
            Offer::Exchanged if coloured == 0 => {
                Some((&words::CHOICE_TOO_EARLY, &words::CHOICE_EARLY_LETTERS))
            }
            Offer::Exchanged if position.left_right == Colour::Blue => {
                Some((&words::CHOICE_TWICE, &words::CHOICE_TWICE_LETTERS))
            }
            _ => None,
        };
        match trouble {
            Some((problem, hint)) => Err(ParseError::new(at, problem, hint)),
            None => Ok(position.judged()),
        }
    }
}

/// Reads the rows; what follows them is as at the start.
fn read_board(reader: &mut Reader<'_>) -> Result<Nex, ParseError> {
    let [least, most] = SIZES;
    let width = reader.rest().chars().take_while(|&c| c != '/').count();
    let size = u8::try_from(width).ok().filter(|size| (least..=most).contains(size));
    let Some(size) = size else {
        return Err(ParseError::new(0, first_row(width), words::row_sizes(least, most)));
    };
    let mut position = Nex::start(size, Offer::Closed);
    for cell in Cell::all(size, size) {
        if cell.column == 0 && cell.row > 0 {
            reader.expect('/', rows(size))?;
        }
        let stone = Set::one(index(cell));
        match reader.one_of("rbn.", words::letters(cell))? {
            colour @ (0 | 1) => position.stones[colour] |= stone,
            2 => position.neutral |= stone,
            _ => {}
        }
    }
    Ok(position)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { own, neutral, edges } => {
                let edges = if edges { "edges:" } else { "" };
                write!(f, "{edges}{}+{}", cell(own), cell(neutral))
            }
            Self::Convert { first, second, own } => {
                write!(f, "{},{}-{}", cell(first), cell(second), cell(own))
            }
            Self::Single(index) => cell(index).fmt(f),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let [_, most] = SIZES;
        Self::read(text, most)
    }
}

impl Move {
    /// Reads a move on a board of this size.
    pub(super) fn read(text: &str, size: u8) -> Result<Self, ParseError> {
        let read_cell = |reader: &mut Reader<'_>| reader.cell(size, size).map(index);
        let mut reader = Reader::new(text);
        let mv = if word(&mut reader, "swap") {
            Self::Swap
        } else if word(&mut reader, "edges:") {
            let own = read_cell(&mut reader)?;
            reader.expect('+', &words::EDGES_FORM)?;
            Self::Place { own, neutral: read_cell(&mut reader)?, edges: true }
        } else if !text.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
            return Err(ParseError::new(0, words::no_form(quote(text)), &words::FORMS));
        } else {
            let first = read_cell(&mut reader)?;
            if reader.take('+') {
                Self::Place { own: first, neutral: read_cell(&mut reader)?, edges: false }
            } else if reader.take(',') {
                let second = read_cell(&mut reader)?;
                reader.expect('-', &words::CONVERT_FORM)?;
                Self::convert(first, second, read_cell(&mut reader)?)
            } else if reader.rest().is_empty() {
                Self::Single(first)
            } else {
                return Err(reader.unexpected(&words::FORMS));
            }
        };
        reader.end()?;
        Ok(mv)
    }
}

/// Takes this word, in either case, or nothing.
fn word(reader: &mut Reader<'_>, wanted: &str) -> bool {
    let mut ahead = reader.clone();
    let found = wanted.chars().all(|letter| ahead.take(letter));
    if found {
        *reader = ahead;
    }
    found
}
