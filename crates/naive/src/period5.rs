//! Period 5: five columns and five colours at once.

use std::collections::BTreeSet;

use crate::{
    Cell, FOUR_DIRECTIONS, Grid, Naive, best, cell_text, cells, count, grid_text, neighbour,
    read_cell, read_fields, read_grid, read_letter,
};

const SIZE: usize = 5;
const CUBE: char = 'c';

#[derive(Clone)]
pub(crate) struct Period5 {
    board: Grid,
    side: char,
    /// The cell on which the cube may not stop this turn.
    barred: Option<Cell>,
}

fn other(side: char) -> char {
    if side == 'l' { 'd' } else { 'l' }
}

fn colour((row, column): Cell) -> usize {
    (column + SIZE - row) % SIZE
}

fn move_text(from: Cell, to: Cell) -> String {
    format!("{}-{}", cell_text(from), cell_text(to))
}

impl Period5 {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let [board, side, barred] = read_fields(text)?;
        let position = Self {
            board: read_grid(board, &[SIZE], "ldc.")?,
            side: read_letter(side, "ld")?,
            barred: if barred == "-" { None } else { Some(read_cell(barred, SIZE)?) },
        };
        for (piece, wanted) in [('l', 4), ('d', 4), (CUBE, 1)] {
            if count(&position.board, piece) != wanted {
                return Err(format!("there must be {wanted} of '{piece}'"));
            }
        }
        if let Some(barred) = position.barred {
            // Sliding goes both ways: the cube came from a cell to which it could slide now.
            let cube = cells(SIZE).find(|&cell| position.at(cell) == CUBE);
            if !cube.is_some_and(|cube| position.slides(cube).contains(&barred)) {
                return Err("the barred cell is not in a clear line with the cube".to_string());
            }
        }
        Ok(position)
    }

    fn at(&self, (row, column): Cell) -> char {
        self.board[row][column]
    }

    /// The cells to which whatever stands on this cell can slide.
    fn slides(&self, from: Cell) -> Vec<Cell> {
        let mut slides = Vec::new();
        for direction in FOUR_DIRECTIONS {
            let mut next = neighbour(from, direction, SIZE);
            while let Some(cell) = next
                && self.at(cell) == '.'
            {
                slides.push(cell);
                next = neighbour(cell, direction, SIZE);
            }
        }
        slides
    }

    fn moved(&self, from: Cell, to: Cell) -> Grid {
        let mut board = self.board.clone();
        board[to.0][to.1] = board[from.0][from.1];
        board[from.0][from.1] = '.';
        board
    }

    /// The distinct columns plus the distinct colours of this side's five.
    fn variety(board: &Grid, side: char) -> usize {
        let mut columns = BTreeSet::new();
        let mut colours = BTreeSet::new();
        for cell in cells(SIZE) {
            let piece = board[cell.0][cell.1];
            if piece == side || piece == CUBE {
                columns.insert(cell.1);
                colours.insert(colour(cell));
            }
        }
        columns.len() + colours.len()
    }

    fn complete(board: &Grid, side: char) -> bool {
        Self::variety(board, side) == SIZE + SIZE
    }

    /// Whether this side, were it its turn, had a slide that completes its five.
    fn threatens(&self, side: char) -> bool {
        for from in cells(SIZE) {
            if self.at(from) != side && self.at(from) != CUBE {
                continue;
            }
            for to in self.slides(from) {
                if Self::complete(&self.moved(from, to), side) {
                    return true;
                }
            }
        }
        false
    }

    fn winner_by_five(&self) -> Option<char> {
        [other(self.side), self.side].into_iter().find(|&side| Self::complete(&self.board, side))
    }

    /// The slides that the two restrictions of the cube allow, whether or not the game is over.
    fn allowed(&self) -> BTreeSet<String> {
        let mut allowed = BTreeSet::new();
        let check = self.threatens(other(self.side));
        for from in cells(SIZE) {
            for to in self.slides(from) {
                let piece = self.at(from);
                let own = piece == self.side;
                let free_cube = piece == CUBE && !check && self.barred != Some(to);
                if own || free_cube {
                    allowed.insert(move_text(from, to));
                }
            }
        }
        allowed
    }

    fn play(&self, mv: &str) -> Self {
        let (from, to) = mv.split_once('-').expect("a move has two cells");
        let from = read_cell(from, SIZE).expect("a move starts on a cell");
        let to = read_cell(to, SIZE).expect("a move ends on a cell");
        Self {
            board: self.moved(from, to),
            side: other(self.side),
            barred: (self.at(from) == CUBE).then_some(from),
        }
    }
}

impl Naive for Period5 {
    fn text(&self) -> String {
        let barred = self.barred.map_or("-".to_string(), cell_text);
        format!("{} {} {barred}", grid_text(&self.board), self.side)
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.winner_by_five().is_some() { BTreeSet::new() } else { self.allowed() }
    }

    fn after(&self, mv: &str) -> Box<dyn Naive> {
        Box::new(self.play(mv))
    }

    fn result(&self) -> Option<Option<char>> {
        let stuck = || self.allowed().is_empty().then_some(other(self.side));
        self.winner_by_five().or_else(stuck).map(Some)
    }

    fn greedy(&self) -> BTreeSet<String> {
        let mut wins = BTreeSet::new();
        let mut valued = Vec::new();
        for mv in self.moves() {
            let next = self.play(&mv);
            if next.result() == Some(Some(self.side)) {
                wins.insert(mv.clone());
            }
            let own = Self::variety(&next.board, self.side) as i32;
            let opposing = Self::variety(&next.board, other(self.side)) as i32;
            valued.push((own - opposing, mv));
        }
        if wins.is_empty() { best(valued) } else { wins }
    }
}
