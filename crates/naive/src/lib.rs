//! The rules of every game once more, in the plainest way, to test a fast engine against.
//!
//! Boards are grids of characters, moves are their canonical texts, and nothing is kept from one
//! question to the next.

use std::collections::BTreeSet;

/// Names the games: each is a module, called by the game's id, with a type that has `parse`.
macro_rules! games {
    ($($id:ident: $position:ident;)*) => {
        $(mod $id;)*

        /// Reads a position text of the game with this id; an error says why it is refused.
        pub fn parse(game: &str, text: &str) -> Result<Box<dyn Naive>, String> {
            if text.len() > LONGEST_TEXT {
                return Err("the text is too long".to_string());
            }
            match game {
                $(stringify!($id) => Ok(Box::new($id::$position::parse(text)?)),)*
                _ => Err("there is no game of this name".to_string()),
            }
        }
    };
}

games! {
    mapello: Mapello;
    mitsudomoe: Mitsudomoe;
    nex: Nex;
    period5: Period5;
    talpa: Talpa;
}

/// A position of one of the games, kept in the plainest way.
pub trait Naive {
    /// The canonical position text.
    fn text(&self) -> String;

    /// Canonical texts of every legal move; empty when the game is over.
    fn moves(&self) -> BTreeSet<String>;

    /// The position after a legal move, given by its canonical text; other texts may panic.
    fn after(&self, mv: &str) -> Box<dyn Naive>;

    /// `None` while the game goes on; else the winner's side letter, `None` inside for a draw.
    ///
    /// Side letters are those of the position text. Repetition is not looked at.
    fn result(&self) -> Option<Option<char>>;

    /// The moves among which the best of the game's simple players chooses; empty when the game is
    /// over. Where that player is the random one, every move.
    fn greedy(&self) -> BTreeSet<String> {
        self.moves()
    }
}

/// The number of leaves of the legal-move tree at exactly this depth.
pub fn perft(position: &dyn Naive, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.moves().len() as u64,
        _ => position.moves().iter().map(|mv| perft(&*position.after(mv), depth - 1)).sum(),
    }
}

/// More than any legal position text needs: the longest, of Nex at size 13, has 187 characters.
const LONGEST_TEXT: usize = 300;

/// A cell as row and column from 0, so that cells compare in index order.
type Cell = (usize, usize);

/// A change of row and of column.
type Direction = (isize, isize);

/// A board whose cells hold one character each.
type Grid = Vec<Vec<char>>;

const UP: Direction = (-1, 0);
const DOWN: Direction = (1, 0);
const LEFT: Direction = (0, -1);
const RIGHT: Direction = (0, 1);
const UP_LEFT: Direction = (-1, -1);
const UP_RIGHT: Direction = (-1, 1);
const DOWN_LEFT: Direction = (1, -1);
const DOWN_RIGHT: Direction = (1, 1);

const FOUR_DIRECTIONS: [Direction; 4] = [UP, DOWN, LEFT, RIGHT];
const EIGHT_DIRECTIONS: [Direction; 8] =
    [UP, DOWN, LEFT, RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT];

/// Every cell of a square board, in index order.
fn cells(size: usize) -> impl Iterator<Item = Cell> {
    (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)))
}

/// The next cell in a direction, if it is on the board.
fn neighbour((row, column): Cell, (down, right): Direction, size: usize) -> Option<Cell> {
    let row = row.checked_add_signed(down)?;
    let column = column.checked_add_signed(right)?;
    (row < size && column < size).then_some((row, column))
}

/// The text of a cell, such as `c3`.
fn cell_text((row, column): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Reads the canonical text of a cell of a square board.
fn read_cell(text: &str, size: usize) -> Result<Cell, String> {
    cells(size)
        .find(|&cell| cell_text(cell) == text)
        .ok_or_else(|| format!("'{text}' is no cell of this board"))
}

/// Reads a number from 0 to 8, written without a sign or leading zeros.
fn read_number(text: &str) -> Result<usize, String> {
    (0..=8)
        .find(|number: &usize| number.to_string() == text)
        .ok_or_else(|| format!("'{text}' is not a number from 0 to 8"))
}

/// Reads a field that is one character out of a few.
fn read_letter(text: &str, allowed: &str) -> Result<char, String> {
    allowed
        .chars()
        .find(|letter| letter.to_string() == text)
        .ok_or_else(|| format!("'{text}' is not one of '{allowed}'"))
}

/// Takes a text apart at single spaces into exactly so many fields.
fn read_fields<const COUNT: usize>(text: &str) -> Result<[&str; COUNT], String> {
    let fields: Vec<&str> = text.split(' ').collect();
    fields.try_into().map_err(|_| format!("there must be {COUNT} fields"))
}

/// Reads a square board of one character for each cell.
fn read_grid(text: &str, sizes: &[usize], allowed: &str) -> Result<Grid, String> {
    let grid: Grid = text.split('/').map(|row| row.chars().collect()).collect();
    if !sizes.contains(&grid.len()) {
        return Err(format!("there are {} rows", grid.len()));
    }
    for row in &grid {
        if row.len() != grid.len() {
            return Err("a row has the wrong length".to_string());
        }
        if let Some(other) = row.iter().find(|&&character| !allowed.contains(character)) {
            return Err(format!("'{other}' is no piece of this game"));
        }
    }
    Ok(grid)
}

/// The rows of a board joined by `/`.
fn grid_text(grid: &Grid) -> String {
    grid.iter().map(|row| row.iter().collect()).collect::<Vec<String>>().join("/")
}

/// How many cells of the board hold this character.
fn count(grid: &Grid, wanted: char) -> usize {
    grid.iter().flatten().filter(|&&character| character == wanted).count()
}

/// The moves of the highest value.
fn best<Value: Ord>(valued: Vec<(Value, String)>) -> BTreeSet<String> {
    let mut highest: Option<Value> = None;
    let mut moves = BTreeSet::new();
    for (value, mv) in valued {
        if highest.as_ref().is_none_or(|known| value > *known) {
            moves.clear();
            highest = Some(value);
        } else if highest.as_ref() != Some(&value) {
            continue;
        }
        moves.insert(mv);
    }
    moves
}
