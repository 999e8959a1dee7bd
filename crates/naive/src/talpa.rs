//! Talpa: dig a tunnel of empty squares.

use std::collections::BTreeSet;

use crate::{
    Cell, DOWN, Direction, FOUR_DIRECTIONS, Grid, LEFT, Naive, RIGHT, UP, best, cell_text, cells,
    count, grid_text, neighbour, read_cell, read_fields, read_grid, read_letter,
};

#[derive(Clone)]
pub(crate) struct Talpa {
    board: Grid,
    side: char,
}

fn other(side: char) -> char {
    if side == 'x' { 'o' } else { 'x' }
}

fn direction_name(direction: Direction) -> &'static str {
    match direction {
        UP => "up",
        DOWN => "down",
        LEFT => "left",
        RIGHT => "right",
        _ => unreachable!("pieces move in four directions"),
    }
}

/// A move with what orders it: the moving piece and, for a capture, the direction.
struct Step {
    from: Cell,
    direction: Option<Direction>,
    text: String,
}

impl Talpa {
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let [board, side] = read_fields(text)?;
        Ok(Self { board: read_grid(board, &[4, 6, 8, 10], "xo.")?, side: read_letter(side, "xo")? })
    }

    fn size(&self) -> usize {
        self.board.len()
    }

    fn at(&self, (row, column): Cell) -> char {
        self.board[row][column]
    }

    /// The patches of orthogonally connected empty cells.
    fn patches(&self) -> Vec<BTreeSet<Cell>> {
        let mut patches: Vec<BTreeSet<Cell>> = Vec::new();
        for start in cells(self.size()) {
            if self.at(start) != '.' || patches.iter().any(|patch| patch.contains(&start)) {
                continue;
            }
            let mut patch = BTreeSet::from([start]);
            let mut waiting = vec![start];
            while let Some(cell) = waiting.pop() {
                for direction in FOUR_DIRECTIONS {
                    if let Some(next) = neighbour(cell, direction, self.size())
                        && self.at(next) == '.'
                        && patch.insert(next)
                    {
                        waiting.push(next);
                    }
                }
            }
            patches.push(patch);
        }
        patches
    }

    /// The lines between this side's edges that the patch touches: columns for red, rows for blue.
    fn lines_touched(side: char, patch: &BTreeSet<Cell>) -> BTreeSet<usize> {
        patch.iter().map(|&(row, column)| if side == 'x' { column } else { row }).collect()
    }

    /// Whether a path of empty cells joins this side's edges.
    fn joined(&self, side: char) -> bool {
        self.patches().iter().any(|patch| {
            let lines = Self::lines_touched(side, patch);
            lines.contains(&0) && lines.contains(&(self.size() - 1))
        })
    }

    /// The longest run of consecutive lines that one patch touches.
    fn reach(&self, side: char) -> usize {
        let mut longest = 0;
        for patch in self.patches() {
            let lines = Self::lines_touched(side, &patch);
            let mut run = 0;
            for line in 0..self.size() {
                run = if lines.contains(&line) { run + 1 } else { 0 };
                longest = longest.max(run);
            }
        }
        longest
    }

    fn winner(&self) -> Option<char> {
        let mover = other(self.side);
        let opponent = self.side;
        if self.joined(opponent) {
            Some(opponent)
        } else if self.joined(mover) || count(&self.board, opponent) == 0 {
            Some(mover)
        } else {
            None
        }
    }

    fn steps(&self) -> Vec<Step> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let mut captures = Vec::new();
        let mut removals = Vec::new();
        for from in cells(self.size()) {
            if self.at(from) != self.side {
                continue;
            }
            removals.push(Step { from, direction: None, text: format!("x{}", cell_text(from)) });
            for direction in FOUR_DIRECTIONS {
                if let Some(to) = neighbour(from, direction, self.size())
                    && self.at(to) == other(self.side)
                {
                    let text = format!("{}x{}", cell_text(from), cell_text(to));
                    captures.push(Step { from, direction: Some(direction), text });
                }
            }
        }
        if captures.is_empty() { removals } else { captures }
    }

    fn play(&self, mv: &str) -> Self {
        let mut next = self.clone();
        next.side = other(self.side);
        let (from, to) = mv.split_once('x').expect("every move has an x");
        if from.is_empty() {
            let (row, column) = read_cell(to, self.size()).expect("a removal names a cell");
            next.board[row][column] = '.';
        } else {
            let (row, column) = read_cell(from, self.size()).expect("a capture starts on a cell");
            next.board[row][column] = '.';
            let (row, column) = read_cell(to, self.size()).expect("a capture ends on a cell");
            next.board[row][column] = self.side;
        }
        next
    }
}

impl Naive for Talpa {
    fn text(&self) -> String {
        format!("{} {}", grid_text(&self.board), self.side)
    }

    fn moves(&self) -> BTreeSet<String> {
        self.steps().into_iter().map(|step| step.text).collect()
    }

    fn after(&self, mv: &str) -> Box<dyn Naive> {
        Box::new(self.play(mv))
    }

    fn result(&self) -> Option<Option<char>> {
        self.winner().map(Some)
    }

    fn greedy(&self) -> BTreeSet<String> {
        let valued = self.steps().into_iter().map(|step| {
            let reach = self.play(&step.text).reach(self.side);
            let (row, column) = step.from;
            let name = step.direction.map(direction_name);
            // The order is part of the value: of equal reaches the last move is chosen.
            ((reach, column, row, name), step.text)
        });
        best(valued.collect())
    }
}
