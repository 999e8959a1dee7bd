use board::{Goal, Ground, Scene};

use crate::margin::{column_letter, index, number_width, row_number};
use crate::tile::{Inside, digit, has_felt};
use crate::{Line, Paint, Style};

/// Draws the board with its coordinates. Small boards and boards of stacks have walls between
/// their cells; larger ones do without, so as to fit a screen of 24 lines.
pub(crate) fn board(scene: &Scene, style: Style) -> Vec<Line> {
    Plan::new(scene, style).lines()
}

struct Plan<'scene> {
    scene: &'scene Scene,
    style: Style,
    inside: Inside,
    walls: Paint,
    walled: bool,
    numbered: bool,
    /// The columns that each column of cells takes inside its walls.
    widths: Vec<usize>,
    left: usize,
}

impl<'scene> Plan<'scene> {
    fn new(scene: &'scene Scene, style: Style) -> Self {
        let stacked = scene.tiles.iter().any(|tile| tile.stack.len() > 1);
        let homes = scene.tiles.iter().any(|tile| matches!(tile.ground, Ground::Home { .. }));
        let numbered = scene.tiles.iter().any(|tile| matches!(tile.ground, Ground::Tint { .. }));
        let walled = scene.height() <= 6 || stacked || homes;
        let least = if stacked { 3 } else { 1 };
        let tallest = |column| {
            let stacks = (0..scene.height()).map(|row| &scene.tiles[index(scene, column, row)]);
            stacks.map(|tile| tile.stack.len()).fold(least, usize::max)
        };
        let widths =
            (0..scene.width()).map(|column| tallest(column) + 2 + usize::from(numbered)).collect();
        let empty = if walled { ' ' } else { style.either('.', '·') };
        let inside = Inside { style, felt: has_felt(scene), empty };
        let walls = Paint { felt: inside.felt, ..Paint::DIM };
        // Row number, blank, and the letter of an edge.
        let left = number_width(scene) + 1 + usize::from(scene.edges.is_some());
        Self { scene, style, inside, walls, walled, numbered, widths, left }
    }

    fn lines(&self) -> Vec<Line> {
        let (height, framed) = (self.scene.height(), self.scene.framed && !self.walled);
        let letters = self.letters();
        let mut lines = vec![letters.clone()];
        for row in 0..height {
            if self.walled || (row == 0 && !framed) {
                lines.push(self.wall(row));
            }
            lines.push(self.row(row));
        }
        if !framed {
            lines.push(self.wall(height));
        }
        lines.push(letters);
        lines
    }

    /// Where a column of cells begins, its left wall before it.
    fn start(&self, column: usize) -> usize {
        let walls = if self.walled { column + 1 } else { usize::from(!self.scene.framed) };
        self.left + walls + self.widths[..column].iter().sum::<usize>()
    }

    /// Where the right wall stands.
    fn end(&self) -> usize {
        let last = self.widths.len() - 1;
        self.start(last) + self.widths[last]
    }

    fn letters(&self) -> Line {
        let mut line = Line::default();
        for column in 0..self.scene.width() {
            if let Some(letter) = column_letter(self.scene, column) {
                line.put(self.start(column) + self.middle(column), letter, Paint::PLAIN);
            }
        }
        line
    }

    /// The middle of a column of cells, counted from its start.
    fn middle(&self, column: usize) -> usize {
        (self.widths[column] - 1).div_ceil(2)
    }

    /// The wall above a row, or below the last one.
    fn wall(&self, row: usize) -> Line {
        let mut line = Line::default();
        let bottom = row == self.scene.height();
        line.write(self.left, &self.corner(row, 0).to_string(), self.walls);
        for (column, &width) in self.widths.iter().enumerate() {
            let start = self.start(column);
            let tile = (!bottom).then(|| &self.scene.tiles[index(self.scene, column, row)]);
            let ground = tile.map_or(Ground::Plain, |tile| tile.ground);
            let (run, label) = match ground {
                Ground::Home { ink, letter, .. } => {
                    (self.style.either('=', '═'), Some((letter, Paint::bold(ink))))
                }
                _ => (self.style.either('-', '─'), None),
            };
            line.write(start, &run.to_string().repeat(width), self.walls);
            if self.walled && column + 1 < self.widths.len() {
                line.put(start + width, self.corner(row, column + 1), self.walls);
            }
            let outer = row == 0 || bottom;
            let edge = self.scene.edges.filter(|_| outer).map(|edges| sign(&edges.top_bottom));
            if let Some((letter, paint)) = label.or(edge) {
                line.put(start + self.middle(column), letter, paint);
            }
        }
        line.put(self.end(), self.corner(row, self.widths.len()), self.walls);
        line
    }

    fn corner(&self, row: usize, column: usize) -> char {
        if !self.style.unicode {
            return '+';
        }
        let part = |at: usize, last: usize| if at == 0 { 0 } else { 1 + usize::from(at == last) };
        let (down, across) = (part(row, self.scene.height()), part(column, self.widths.len()));
        [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']][down][across]
    }

    fn row(&self, row: usize) -> Line {
        let mut line = Line::default();
        let number = row_number(self.scene, row).map_or(String::new(), |number| number.to_string());
        let width = number_width(self.scene);
        line.write(0, &format!("{number:>width$}"), Paint::PLAIN);
        let edge = self.scene.edges.map(|edges| sign(&edges.left_right));
        if let Some((letter, paint)) = edge {
            line.put(self.left - 1, letter, paint);
        }
        let upright = self.style.either('|', '│');
        for column in 0..self.scene.width() {
            if self.walled || (column == 0 && !self.scene.framed) {
                line.put(self.start(column) - 1, upright, self.walls);
            }
            self.cell(&mut line, column, row);
        }
        let mut right = self.end();
        if self.walled || !self.scene.framed {
            line.put(right, upright, self.walls);
            right += 1;
        }
        if let Some((letter, paint)) = edge {
            line.put(right, letter, paint);
            right += 1;
        }
        line.write(right + 1, &number, Paint::PLAIN);
        line
    }

    fn cell(&self, line: &mut Line, column: usize, row: usize) {
        let tile = &self.scene.tiles[index(self.scene, column, row)];
        let blank = Paint { felt: self.inside.felt, ..Paint::PLAIN };
        let mut start = self.start(column);
        let mut room = self.widths[column] - 2;
        if self.numbered {
            let (digit, paint) = match tile.ground {
                Ground::Tint { number, ink, .. } => (digit(number), Paint::chip(ink)),
                _ => (' ', blank),
            };
            line.put(start, digit, paint);
            start += 1;
            room -= 1;
        }
        line.overlay(start, &self.inside.line(tile, room));
    }
}

/// How an edge says whose it is.
const fn sign(goal: &Goal) -> (char, Paint) {
    (goal.letter, Paint::bold(goal.ink))
}
