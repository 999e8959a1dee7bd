//! Nex: Hex with neutral stones.

use std::collections::BTreeSet;

use crate::{
    Cell, DOWN, DOWN_LEFT, Direction, Grid, LEFT, Naive, RIGHT, UP, UP_RIGHT, best, cell_text,
    cells, count, grid_text, neighbour, read_cell, read_fields, read_grid, read_letter,
};

const SIZES: [usize; 11] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const SIX_DIRECTIONS: [Direction; 6] = [LEFT, RIGHT, UP, DOWN, UP_RIGHT, DOWN_LEFT];

/// The distance of a side that cannot be connected any more.
const NEVER: i32 = 1000;

#[derive(Clone)]
pub(crate) struct Nex {
    board: Grid,
    side: char,
    /// The colour that owns the left and right edges.
    owner: char,
    /// The second player's choice: `s`, `e`, `x` or `-`.
    choice: char,
}

fn other(side: char) -> char {
    if side == 'r' { 'b' } else { 'r' }
}

impl Nex {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let [board, side, owner, choice] = read_fields(text)?;
        let position = Self {
            board: read_grid(board, &SIZES, "rbn.")?,
            side: read_letter(side, "rb")?,
            owner: read_letter(owner, "rb")?,
            choice: read_letter(choice, "sex-")?,
        };
        let red = count(&position.board, 'r');
        let blue = count(&position.board, 'b');
        let ahead = usize::from(position.side != 'r');
        if red != blue + ahead {
            return Err("the numbers of red and blue stones do not fit the side to move".into());
        }
        // Every turn but a swap adds one coloured stone.
        let turns = red + blue;
        if count(&position.board, 'n') > turns {
            return Err("there are more neutral than coloured stones".into());
        }
        if matches!(position.choice, 's' | 'e') && turns > 1 {
            return Err("the second player's choice is over".into());
        }
        // With one stone the second turn was the swap itself.
        if position.choice == 'x' && turns < 1 {
            return Err("nobody can have swapped yet".into());
        }
        if position.owner == 'b' && (turns < 2 || position.choice != '-') {
            return Err("the edges cannot have been exchanged".into());
        }
        Ok(position)
    }

    fn size(&self) -> usize {
        self.board.len()
    }

    fn at(&self, (row, column): Cell) -> char {
        self.board[row][column]
    }

    fn cells_holding(&self, wanted: char) -> Vec<Cell> {
        cells(self.size()).filter(|&cell| self.at(cell) == wanted).collect()
    }

    /// How far a cell lies from the first of the two edges that a colour has to join.
    fn line(&self, colour: char, (row, column): Cell) -> usize {
        if colour == self.owner { column } else { row }
    }

    /// Whether a chain of this colour's stones joins its two edges.
    fn joined(&self, colour: char) -> bool {
        let stones = self.cells_holding(colour);
        let mut waiting: Vec<Cell> =
            stones.into_iter().filter(|&cell| self.line(colour, cell) == 0).collect();
        let mut seen: BTreeSet<Cell> = waiting.iter().copied().collect();
        while let Some(cell) = waiting.pop() {
            if self.line(colour, cell) == self.size() - 1 {
                return true;
            }
            for direction in SIX_DIRECTIONS {
                if let Some(next) = neighbour(cell, direction, self.size())
                    && self.at(next) == colour
                    && seen.insert(next)
                {
                    waiting.push(next);
                }
            }
        }
        false
    }

    /// The fewest cells still to be made this colour's own to join its edges.
    fn distance(&self, colour: char) -> i32 {
        let mut reached = vec![vec![NEVER; self.size()]; self.size()];
        let mut changed = true;
        while changed {
            changed = false;
            for cell in cells(self.size()) {
                let cost = match self.at(cell) {
                    stone if stone == other(colour) => continue,
                    stone if stone == colour => 0,
                    _ => 1,
                };
                let mut before = if self.line(colour, cell) == 0 { 0 } else { NEVER };
                for direction in SIX_DIRECTIONS {
                    if let Some((row, column)) = neighbour(cell, direction, self.size()) {
                        before = before.min(reached[row][column]);
                    }
                }
                if before + cost < reached[cell.0][cell.1] {
                    reached[cell.0][cell.1] = before + cost;
                    changed = true;
                }
            }
        }
        cells(self.size())
            .filter(|&cell| self.line(colour, cell) == self.size() - 1)
            .map(|(row, column)| reached[row][column])
            .min()
            .unwrap_or(NEVER)
    }

    fn winner(&self) -> Option<char> {
        ['r', 'b'].into_iter().find(|&colour| self.joined(colour))
    }

    fn places(&self) -> Vec<String> {
        let empty = self.cells_holding('.');
        let mut places = Vec::new();
        for &own in &empty {
            for &neutral in &empty {
                if own != neutral {
                    places.push(format!("{}+{}", cell_text(own), cell_text(neutral)));
                }
            }
        }
        places
    }

    fn converts(&self) -> Vec<String> {
        let neutral = self.cells_holding('n');
        let mut converts = Vec::new();
        for &first in &neutral {
            for &second in &neutral {
                for own in self.cells_holding(self.side) {
                    if first < second {
                        let [first, second, own] = [first, second, own].map(cell_text);
                        converts.push(format!("{first},{second}-{own}"));
                    }
                }
            }
        }
        converts
    }

    fn play(&self, mv: &str) -> Self {
        let mut next = self.clone();
        if mv == "swap" {
            next.choice = 'x';
            return next;
        }
        let turn = match mv.strip_prefix("edges:") {
            Some(turn) => {
                next.owner = 'b';
                turn
            }
            None => mv,
        };
        let mut put = |text: &str, stone: char| {
            let (row, column) = read_cell(text, self.size()).expect("a turn names cells");
            next.board[row][column] = stone;
        };
        if let Some((own, neutral)) = turn.split_once('+') {
            put(own, self.side);
            put(neutral, 'n');
        } else if let Some((neutrals, own)) = turn.split_once('-') {
            for neutral in neutrals.split(',') {
                put(neutral, self.side);
            }
            put(own, 'n');
        } else {
            put(turn, self.side);
        }
        if self.side == 'b' && self.choice != 'x' {
            next.choice = '-';
        }
        next.side = other(self.side);
        next
    }
}

impl Naive for Nex {
    fn text(&self) -> String {
        format!("{} {} {} {}", grid_text(&self.board), self.side, self.owner, self.choice)
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.winner().is_some() {
            return moves;
        }
        moves.extend(self.places());
        moves.extend(self.converts());
        if moves.is_empty() {
            let empty = self.cells_holding('.');
            let last = if empty.is_empty() { self.cells_holding('n') } else { empty };
            moves.extend(last.into_iter().map(cell_text));
        }
        if self.side == 'b' && self.choice == 's' {
            moves.insert("swap".to_string());
        }
        if self.side == 'b' && self.choice == 'e' {
            moves.extend(self.places().iter().map(|place| format!("edges:{place}")));
        }
        moves
    }

    fn after(&self, mv: &str) -> Box<dyn Naive> {
        Box::new(self.play(mv))
    }

    fn result(&self) -> Option<Option<char>> {
        self.winner().map(Some)
    }

    fn greedy(&self) -> BTreeSet<String> {
        let mut wins = BTreeSet::new();
        let mut valued = Vec::new();
        for mv in self.moves() {
            if mv == "swap" {
                continue;
            }
            let next = self.play(&mv);
            if next.winner() == Some(self.side) {
                wins.insert(mv.clone());
            }
            valued.push((next.distance(other(self.side)) - next.distance(self.side), mv));
        }
        if wins.is_empty() { best(valued) } else { wins }
    }
}
