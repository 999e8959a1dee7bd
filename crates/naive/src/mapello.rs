//! Mapello: Reversi with walls, bonuses and jokers.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::{
    Cell, EIGHT_DIRECTIONS, Grid, Naive, best, cell_text, cells, count, grid_text, neighbour,
    read_cell, read_fields, read_grid, read_letter, read_number,
};

/// The board with its border.
const SIZE: usize = 10;
const INNER_SIZE: usize = 8;
const MOST_OF_A_KIND: usize = 8;
const BONUS_POINTS: usize = 3;

#[derive(Clone)]
pub(crate) struct Mapello {
    /// The whole 10×10 board, border included.
    board: Grid,
    side: char,
    black_bonuses: usize,
    white_bonuses: usize,
}

fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}

fn on_border((row, column): Cell) -> bool {
    row == 0 || row == SIZE - 1 || column == 0 || column == SIZE - 1
}

fn in_centre((row, column): Cell) -> bool {
    (row == 4 || row == 5) && (column == 4 || column == 5)
}

/// The inner cells, in (row, column) order.
fn inner_cells() -> impl Iterator<Item = Cell> {
    cells(SIZE).filter(|&cell| !on_border(cell))
}

/// The move text of an inner cell, whose names do not count the border.
fn move_text((row, column): Cell) -> String {
    cell_text((row - 1, column - 1))
}

impl Mapello {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let [board, side, black_bonuses, white_bonuses] = read_fields(text)?;
        let position = Self {
            board: read_grid(board, &[SIZE], "XO.#*J")?,
            side: read_letter(side, "XO")?,
            black_bonuses: read_number(black_bonuses)?,
            white_bonuses: read_number(white_bonuses)?,
        };
        let mut inner_walls = 0;
        for cell in cells(SIZE) {
            let piece = position.at(cell);
            let allowed = if on_border(cell) {
                "#J"
            } else if in_centre(cell) {
                "XO."
            } else {
                "XO.#*"
            };
            if !allowed.contains(piece) {
                return Err(format!("'{piece}' may not stand in row {}", cell.0 + 1));
            }
            if piece == '#' && !on_border(cell) {
                inner_walls += 1;
            }
        }
        let bonuses_left = count(&position.board, '*');
        if inner_walls > MOST_OF_A_KIND {
            return Err("there are too many walls".to_string());
        }
        if count(&position.board, 'J') > MOST_OF_A_KIND {
            return Err("there are too many jokers".to_string());
        }
        if position.black_bonuses + position.white_bonuses + bonuses_left > MOST_OF_A_KIND {
            return Err("there are too many bonuses".to_string());
        }
        Ok(position)
    }

    fn at(&self, (row, column): Cell) -> char {
        self.board[row][column]
    }

    /// The discs that a disc of this side put on the cell would turn.
    fn turned(&self, side: char, start: Cell) -> Vec<Cell> {
        let mut turned = Vec::new();
        if self.at(start) != '.' && self.at(start) != '*' {
            return turned;
        }
        for direction in EIGHT_DIRECTIONS {
            let mut run = Vec::new();
            let mut next = neighbour(start, direction, SIZE);
            while let Some(cell) = next {
                let piece = self.at(cell);
                if piece == other(side) {
                    run.push(cell);
                    next = neighbour(cell, direction, SIZE);
                } else {
                    if piece == side || piece == 'J' {
                        turned.append(&mut run);
                    }
                    break;
                }
            }
        }
        turned
    }

    /// The cells on which this side may put a disc, in (row, column) order.
    fn places(&self, side: char) -> Vec<Cell> {
        inner_cells().filter(|&cell| !self.turned(side, cell).is_empty()).collect()
    }

    fn points(&self, side: char) -> usize {
        let bonuses = if side == 'X' { self.black_bonuses } else { self.white_bonuses };
        count(&self.board, side) + BONUS_POINTS * bonuses
    }
}

impl Naive for Mapello {
    fn text(&self) -> String {
        format!(
            "{} {} {} {}",
            grid_text(&self.board),
            self.side,
            self.black_bonuses,
            self.white_bonuses
        )
    }

    fn moves(&self) -> BTreeSet<String> {
        let places = self.places(self.side);
        if !places.is_empty() {
            places.into_iter().map(move_text).collect()
        } else if !self.places(other(self.side)).is_empty() {
            BTreeSet::from(["pass".to_string()])
        } else {
            BTreeSet::new()
        }
    }

    fn after(&self, mv: &str) -> Box<dyn Naive> {
        let mut next = self.clone();
        next.side = other(self.side);
        if mv != "pass" {
            let (row, column) = read_cell(mv, INNER_SIZE).expect("a move is a cell or a pass");
            let cell = (row + 1, column + 1);
            if self.at(cell) == '*' {
                match self.side {
                    'X' => next.black_bonuses += 1,
                    _ => next.white_bonuses += 1,
                }
            }
            next.board[cell.0][cell.1] = self.side;
            for (row, column) in self.turned(self.side, cell) {
                next.board[row][column] = self.side;
            }
        }
        Box::new(next)
    }

    fn result(&self) -> Option<Option<char>> {
        if !self.places('X').is_empty() || !self.places('O').is_empty() {
            return None;
        }
        Some(match self.points('X').cmp(&self.points('O')) {
            Ordering::Greater => Some('X'),
            Ordering::Less => Some('O'),
            Ordering::Equal => None,
        })
    }

    fn greedy(&self) -> BTreeSet<String> {
        let places = self.places(self.side);
        if places.is_empty() {
            return self.moves();
        }
        let valued = places.into_iter().map(|cell| {
            let bonus = if self.at(cell) == '*' { BONUS_POINTS } else { 0 };
            let gain = self.turned(self.side, cell).len() + bonus;
            // The cell is part of the value: of equal gains the last cell is chosen.
            ((gain, cell), move_text(cell))
        });
        best(valued.collect())
    }
}
