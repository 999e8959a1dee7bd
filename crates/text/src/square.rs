use ::board::{Goal, Ground};

use crate::board::Point;
use crate::sight::Sight;
use crate::tile::{Inside, digit, has_felt};
use crate::{Line, Paint, Size};

/// Draws the board with its coordinates, and tells where each tile is. On a page, small boards and
/// boards of stacks have walls between their cells; larger ones do without, so as to fit a screen
/// of 24 lines.
pub(crate) fn board(sight: Sight<'_>, size: Option<Size>) -> (Vec<Line>, Vec<(usize, Point)>) {
    let plan = size.map_or_else(|| Plan::page(sight), |size| Plan::sized(sight, size));
    (plan.lines(), plan.places())
}

struct Plan<'a> {
    sight: Sight<'a>,
    inside: Inside,
    walls: Paint,
    walled: bool,
    /// Whether the coordinates stand on all sides.
    doubled: bool,
    numbered: bool,
    /// The columns that each column of cells takes inside its walls.
    widths: Vec<usize>,
    /// The lines that each row of cells takes inside its walls.
    heights: Vec<usize>,
    left: usize,
}

impl<'a> Plan<'a> {
    fn page(sight: Sight<'a>) -> Self {
        let scene = sight.scene;
        let stacked = scene.tiles.iter().any(|tile| tile.stack.len() > 1);
        let homes = scene.tiles.iter().any(|tile| matches!(tile.ground, Ground::Home { .. }));
        let walled = scene.height() <= 6 || stacked || homes;
        let least = if stacked { 3 } else { 1 };
        let tallest = |column| {
            let stacks = (0..scene.height()).map(|row| sight.tile(column, row).stack.len());
            stacks.fold(least, usize::max)
        };
        let numbered = usize::from(is_numbered(sight));
        let widths = (0..scene.width()).map(|column| tallest(column) + 2 + numbered).collect();
        Self::new(sight, walled, false, (widths, vec![1; scene.height()]))
    }

    fn sized(sight: Sight<'a>, Size { across, down, walled }: Size) -> Self {
        let scene = sight.scene;
        let across = across + usize::from(is_numbered(sight));
        let sizes = |count: usize, inner: usize, frame: usize| {
            let is_frame = |at| scene.framed && (at == 0 || at + 1 == count);
            (0..count).map(|at| if is_frame(at) { frame } else { inner }).collect()
        };
        let sizes = (sizes(scene.width(), across, 3), sizes(scene.height(), down, 1));
        Self::new(sight, walled, true, sizes)
    }

    fn new(
        sight: Sight<'a>,
        walled: bool,
        sized: bool,
        (widths, heights): (Vec<usize>, Vec<usize>),
    ) -> Self {
        let style = sight.view.style;
        let empty = if walled { ' ' } else { style.either('.', '·') };
        let inside =
            Inside { style, felt: has_felt(sight.scene), empty, centred: sized, cornered: true };
        let walls = Paint { felt: inside.felt, ..Paint::DIM };
        // Row number, blank, and the letter of an edge.
        let left = sight.number_width() + 1 + usize::from(sight.scene.edges.is_some());
        let numbered = is_numbered(sight);
        Self { sight, inside, walls, walled, doubled: !sized, numbered, widths, heights, left }
    }

    /// Whether a wall stands before the cells at this place of so many; the frame has none outside.
    fn has_wall(&self, at: usize, count: usize) -> bool {
        match (self.walled, self.sight.scene.framed) {
            (true, true) => (1..count).contains(&at),
            (true, false) => true,
            (false, framed) => !framed && (at == 0 || at == count),
        }
    }

    /// Where the cells at this place begin, the wall before them; past the last, where the board
    /// ends.
    fn start(&self, at: usize, sizes: &[usize]) -> usize {
        let walls = (0..=at).filter(|&at| self.has_wall(at, sizes.len())).count();
        walls + sizes[..at].iter().sum::<usize>()
    }

    fn column(&self, column: usize) -> usize {
        self.left + self.start(column, &self.widths)
    }

    /// The first line of a row, below the letters.
    fn line(&self, row: usize) -> usize {
        1 + self.start(row, &self.heights)
    }

    fn places(&self) -> Vec<(usize, Point)> {
        let mut places = Vec::new();
        for (row, &height) in self.heights.iter().enumerate() {
            for (column, &width) in self.widths.iter().enumerate() {
                let (at, line) = (self.column(column), self.line(row));
                let place = Point { column: at, line, width, height };
                places.push((self.sight.index(column, row), place));
            }
        }
        places
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::default(); self.line(self.heights.len())];
        lines[0] = self.letters();
        for row in 0..=self.heights.len() {
            if self.has_wall(row, self.heights.len()) {
                lines[self.line(row) - 1] = self.wall(row);
            }
        }
        for (row, &height) in self.heights.iter().enumerate() {
            let first = self.line(row);
            self.row(row, &mut lines[first..first + height]);
        }
        if self.doubled {
            lines.push(self.letters());
        }
        lines
    }

    fn letters(&self) -> Line {
        let mut line = Line::default();
        for column in 0..self.widths.len() {
            if let Some(letter) = self.sight.letter(column) {
                line.put(self.column(column) + self.middle(column), letter, Paint::PLAIN);
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
        let style = self.inside.style;
        let (columns, rows) = (self.widths.len(), self.heights.len());
        for column in 0..=columns {
            if self.has_wall(column, columns) {
                line.put(self.column(column) - 1, self.corner(row, column), self.walls);
            }
        }
        for (column, &width) in self.widths.iter().enumerate() {
            let start = self.column(column);
            if self.is_frame(column, columns) {
                let rest = style.either('#', '▒').to_string();
                line.write(start, &rest.repeat(width), Paint::DIM);
                continue;
            }
            let ground =
                if row < rows { self.sight.tile(column, row).ground } else { Ground::Plain };
            let (run, label) = match ground {
                Ground::Home { ink, letter, .. } => {
                    (style.either('=', '═'), Some((letter, Paint::bold(ink))))
                }
                _ => (style.either('-', '─'), None),
            };
            line.write(start, &run.to_string().repeat(width), self.walls);
            let outer = row == 0 || row == rows;
            let edge = self.sight.scene.edges.filter(|_| outer);
            let edge = edge.map(|edges| sign(&edges.top_bottom));
            if let Some((letter, paint)) = label.or(edge) {
                line.put(start + self.middle(column), letter, paint);
            }
        }
        line
    }

    fn is_frame(&self, at: usize, count: usize) -> bool {
        self.sight.scene.framed && (at == 0 || at + 1 == count)
    }

    fn corner(&self, row: usize, column: usize) -> char {
        if !self.inside.style.unicode {
            return '+';
        }
        let frame = usize::from(self.sight.scene.framed);
        let part = |at: usize, count: usize| {
            if at == frame { 0 } else { 1 + usize::from(at == count - frame) }
        };
        let (down, across) = (part(row, self.heights.len()), part(column, self.widths.len()));
        [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']][down][across]
    }

    /// Draws a row of cells into its lines.
    fn row(&self, row: usize, lines: &mut [Line]) {
        let columns = self.widths.len();
        let middle = (lines.len() - 1) / 2;
        let end = self.column(columns);
        let edge = self.sight.scene.edges.map(|edges| sign(&edges.left_right));
        let upright = self.inside.style.either('|', '│');
        let rest = (self.inside.style.either('#', '▒'), Paint::DIM);
        for line in &mut *lines {
            for column in (0..=columns).filter(|&column| self.has_wall(column, columns)) {
                let is_frame = self.is_frame(row, self.heights.len());
                let (wall, paint) = if is_frame { rest } else { (upright, self.walls) };
                line.put(self.column(column) - 1, wall, paint);
            }
            if let Some((letter, paint)) = edge {
                line.put(self.left - 1, letter, paint);
                line.put(end, letter, paint);
            }
        }
        for column in 0..columns {
            self.cell(lines, column, row);
        }
        let number = self.sight.number(row);
        let width = self.sight.number_width();
        lines[middle].write(0, &format!("{number:>width$}"), Paint::PLAIN);
        if self.doubled {
            let after = end + usize::from(edge.is_some()) + 1;
            lines[middle].write(after, &number, Paint::PLAIN);
        }
    }

    fn cell(&self, lines: &mut [Line], column: usize, row: usize) {
        let tile = self.sight.tile(column, row);
        let blank = Paint { felt: self.inside.felt, ..Paint::PLAIN };
        let strip = usize::from(self.numbered);
        let sizes = (self.widths[column] - strip, lines.len());
        let inside = self.inside.lines(tile, self.sight.sign(column, row), sizes);
        let middle = (lines.len() - 1) / 2;
        let start = self.column(column);
        for (number, (line, content)) in lines.iter_mut().zip(&inside).enumerate() {
            if self.numbered {
                let (label, paint) = match tile.ground {
                    Ground::Tint { number: tint, ink, .. } => {
                        (if number == middle { digit(tint) } else { ' ' }, Paint::chip(ink))
                    }
                    _ => (' ', blank),
                };
                line.put(start, label, paint);
            }
            line.overlay(start + strip, content);
        }
    }
}

/// Whether some cells are coloured fields with numbers.
fn is_numbered(sight: Sight<'_>) -> bool {
    sight.scene.tiles.iter().any(|tile| matches!(tile.ground, Ground::Tint { .. }))
}

/// How an edge says whose it is.
const fn sign(goal: &Goal) -> (char, Paint) {
    (goal.letter, Paint::bold(goal.ink))
}
