use std::fmt;
use std::str::FromStr;

use board::{Cell, Reader, TextError, quote};

use super::layout::{SIZES, Set, cell, index};
use super::rules::{Colour, Move, Nex, Offer};

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
    type Err = TextError;

    /// Every turn but `swap` adds exactly one stone of the mover's colour, so the coloured stones
    /// are the turns played: they tell whether red and blue have as many as the side to move asks
    /// for, and whether the second turn is over.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text);
        let mut position = read_board(&mut reader)?;
        let [red, blue] = position.stones.map(Set::count);
        let (neutral, coloured) = (position.neutral.count(), red + blue);
        if neutral > coloured {
            let problem = format!("{neutral} neutral stones and {coloured} coloured ones");
            let hint = "there should be at most as many neutral stones as coloured ones";
            return Err(TextError::new(0, problem, hint));
        }

        reader.blank("the side to move")?;
        let at = reader.at();
        position.turn = Colour::BOTH[reader.one_of("rb", "the side to move should be r or b")?];
        let (name, hint) = match position.turn {
            Colour::Red => ("red", "red should have as many stones as blue when red is to move"),
            Colour::Blue => {
                ("blue", "red should have one stone more than blue when blue is to move")
            }
        };
        if red != blue + position.turn.index() as u32 {
            let problem = format!("{name} is to move with {red} red and {blue} blue stones");
            return Err(TextError::new(at, problem, hint));
        }

        reader.blank("the owner of the left and right edges")?;
        let at = reader.at();
        let hint = "the owner of the left and right edges should be r or b";
        position.left_right = Colour::BOTH[reader.one_of("rb", hint)?];
        if position.left_right == Colour::Blue && coloured < 2 {
            let problem = "blue cannot own the left and right edges before the second turn is over";
            return Err(TextError::new(at, problem, "the owner should be r"));
        }

        reader.blank("the second player's choice")?;
        let at = reader.at();
        let hint = "the second player's choice should be s, e, x or -";
        position.offer = OFFERS[reader.one_of(OFFER_LETTERS, hint)?];
        reader.end()?;
        let trouble = match position.offer {
            Offer::Sides | Offer::Edges if coloured > 1 => Some((
                "the second turn is over, and with it the choice",
                "x or - should stand here",
            )),
            Offer::Exchanged if coloured == 0 => Some((
                "nobody can have exchanged colours before the first turn",
                "s, e or - should stand here",
            )),
            Offer::Exchanged if position.left_right == Colour::Blue => Some((
                "a game in which the edges are exchanged has no exchange of colours",
                "with the edges exchanged, - should stand here",
            )),
            _ => None,
        };
        match trouble {
            Some((problem, hint)) => Err(TextError::new(at, problem, hint)),
            None => Ok(position.judged()),
        }
    }
}

/// Reads the rows; what follows them is as at the start.
fn read_board(reader: &mut Reader<'_>) -> Result<Nex, TextError> {
    let [least, most] = SIZES;
    let width = reader.rest().chars().take_while(|&c| c != '/').count();
    let size = u8::try_from(width).ok().filter(|size| (least..=most).contains(size));
    let Some(size) = size else {
        let problem = format!("the first row is {width} characters long");
        let hint = format!("rows of {least} to {most} should be joined by '/'");
        return Err(TextError::new(0, problem, hint));
    };
    let mut position = Nex::start(size, Offer::Closed);
    for cell in Cell::all(size, size) {
        if cell.column == 0 && cell.row > 0 {
            reader.expect('/', &format!("{size} rows of {size} should be joined by '/'"))?;
        }
        let stone = Set::one(index(cell));
        match reader.one_of("rbn.", &format!("{cell} should be r, b, n or ."))? {
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
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        const FORMS: &str = "a turn is written like c3+d4, c3,d4-e5, c3, swap or edges:c3+d4";
        let mut reader = Reader::new(text);
        let mv = if word(&mut reader, "swap") {
            Self::Swap
        } else if word(&mut reader, "edges:") {
            let own = read_cell(&mut reader)?;
            reader.expect('+', "a turn after edges: places, as in edges:c3+d4")?;
            Self::Place { own, neutral: read_cell(&mut reader)?, edges: true }
        } else if !text.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
            return Err(TextError::new(0, format!("{} is not a turn", quote(text)), FORMS));
        } else {
            let first = read_cell(&mut reader)?;
            if reader.take('+') {
                Self::Place { own: first, neutral: read_cell(&mut reader)?, edges: false }
            } else if reader.take(',') {
                let second = read_cell(&mut reader)?;
                reader.expect('-', "a convert turn is written like c3,d4-e5")?;
                Self::convert(first, second, read_cell(&mut reader)?)
            } else if reader.rest().is_empty() {
                Self::Single(first)
            } else {
                return Err(reader.unexpected(FORMS));
            }
        };
        reader.end()?;
        Ok(mv)
    }
}

fn read_cell(reader: &mut Reader<'_>) -> Result<u8, TextError> {
    let [_, most] = SIZES;
    reader.cell(most, most).map(index)
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
