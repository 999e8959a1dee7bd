use ::board::Goal;

use crate::board::Point;
use crate::sight::Sight;
use crate::tile::{Inside, has_felt};
use crate::{Line, PAGE, Paint, Size};

/// Draws the board as hexagons, each row half a cell further right, and tells where each tile is.
/// A cell shows its topmost piece.
///
/// A hexagon has one line between its uprights and, above and below it, as many slanted lines as
/// its size asks for; the flattest has none.
pub(crate) fn board(sight: Sight<'_>, size: Option<Size>) -> (Vec<Line>, Vec<(usize, Point)>) {
    let felt = has_felt(sight.scene);
    let style = sight.view.style;
    let inside =
        Inside { style, felt, empty: style.either('.', '·'), centred: true, cornered: false };
    let slants = size.map_or(1, |size| (size.across - 1) / 2);
    let left = sight.number(0).len() + 1;
    let plan = Plan { sight, inside, slants, left, doubled: size.is_none() };
    (plan.lines(), plan.places())
}

struct Plan<'a> {
    sight: Sight<'a>,
    inside: Inside,
    /// The lines of slanted walls between two rows.
    slants: usize,
    /// The columns left of the first row's wall: its number and a blank.
    left: usize,
    /// Whether the coordinates stand on all sides.
    doubled: bool,
}

impl Plan<'_> {
    /// The columns from a cell's wall to its middle.
    const fn half(&self) -> usize {
        self.slants + 1
    }

    /// The columns from a cell's wall to the next.
    const fn step(&self) -> usize {
        2 * self.half()
    }

    /// Where the left wall of a row stands.
    const fn start(&self, row: usize) -> usize {
        self.left + self.half() * row
    }

    /// The line of a row's uprights: below the letters and the roof.
    fn line(&self, row: usize) -> usize {
        1 + self.roof() + row * (self.slants + 1)
    }

    /// The lines above the first row: slanted walls, or a line that says whose the edge is.
    fn roof(&self) -> usize {
        match self.slants {
            0 => usize::from(self.sight.scene.edges.is_some()),
            slants => slants,
        }
    }

    fn places(&self) -> Vec<(usize, Point)> {
        let mut places = Vec::new();
        for row in 0..self.sight.scene.height() {
            for column in 0..self.sight.scene.width() {
                let at = self.start(row) + self.step() * column + 1;
                let (line, width) = (self.line(row), self.step() - 1);
                let place = Point { column: at, line, width, height: 1 };
                places.push((self.sight.index(column, row), place));
            }
        }
        places
    }

    fn lines(&self) -> Vec<Line> {
        let height = self.sight.scene.height();
        let mut lines = vec![Line::default(); self.line(height - 1) + 1 + self.roof()];
        self.letters(&mut lines[0], self.left);
        self.slanted_roof(&mut lines);
        for row in 0..height {
            self.seam(row, &mut lines);
        }
        for row in 0..height {
            self.row(row, &mut lines);
        }
        if self.slants == 0 {
            self.flat_edges(&mut lines);
        }
        if self.doubled {
            lines.push(Line::default());
            let last = lines.len() - 1;
            self.letters(&mut lines[last], self.start(height - 1));
        }
        lines
    }

    fn letters(&self, line: &mut Line, left: usize) {
        for column in 0..self.sight.scene.width() {
            if let Some(letter) = self.sight.letter(column) {
                line.put(left + self.half() + self.step() * column, letter, Paint::PLAIN);
            }
        }
    }

    /// The letter of the side that owns an edge, and the paint of its walls.
    fn edge(&self, top_bottom: bool) -> (Option<char>, Paint) {
        let Some(edges) = self.sight.scene.edges else { return (None, Paint::DIM) };
        let goal: Goal = if top_bottom { edges.top_bottom } else { edges.left_right };
        (Some(goal.letter), Paint::bold(goal.ink))
    }

    fn falling(&self) -> char {
        self.inside.style.either('\\', '╲')
    }

    fn rising(&self) -> char {
        self.inside.style.either('/', '╱')
    }

    /// The upper walls of the first row.
    fn slanted_roof(&self, lines: &mut [Line]) {
        let (letter, paint) = self.edge(true);
        for slant in 0..self.slants {
            let line = &mut lines[1 + slant];
            let inset = self.slants - slant;
            for column in 0..self.sight.scene.width() {
                let left = self.left + self.step() * column;
                line.put(left + inset, self.rising(), paint);
                line.put(left + self.step() - inset, self.falling(), paint);
                if let Some(letter) = letter.filter(|_| column > 0 && slant == 0) {
                    line.put(left, letter, paint);
                }
            }
        }
    }

    /// Above and below a board without slants, whose those edges are.
    fn flat_edges(&self, lines: &mut [Line]) {
        let (Some(letter), paint) = self.edge(true) else { return };
        let height = self.sight.scene.height();
        for column in 0..self.sight.scene.width() {
            let middle = self.half() + self.step() * column;
            lines[1].put(self.start(0) + middle, letter, paint);
            lines[self.line(height - 1) + 1].put(self.start(height - 1) + middle, letter, paint);
        }
    }

    fn row(&self, row: usize, lines: &mut [Line]) {
        let (step, left, at) = (self.step(), self.start(row), self.line(row));
        let right = left + step * self.sight.scene.width();
        let number = self.sight.number(row);
        let (letter, paint) = self.edge(false);
        let upright = match (self.slants, letter) {
            (0, Some(letter)) => letter,
            _ => self.inside.style.either('|', '│'),
        };
        let inner = if self.slants == 0 { ' ' } else { upright };
        let line = &mut lines[at];
        line.write(left - 1 - number.len(), &number, Paint::PLAIN);
        for column in 1..self.sight.scene.width() {
            line.put(left + step * column, inner, Paint::DIM);
        }
        line.put(left, upright, paint);
        line.put(right, upright, paint);
        if self.doubled && self.is_numbered_right() {
            line.write(right + 2, &number, Paint::PLAIN);
        }
        for column in 0..self.sight.scene.width() {
            self.cell(column, row, lines);
        }
    }

    /// What stands in a cell, in its line and, where a piece is large, in the slanted ones too.
    fn cell(&self, column: usize, row: usize, lines: &mut [Line]) {
        let (left, at) = (self.start(row) + self.step() * column, self.line(row));
        let mut tile = self.sight.tile(column, row).clone();
        tile.stack.drain(..tile.stack.len().saturating_sub(1));
        let sign = self.sight.sign(column, row);
        if self.slants == 0 {
            let content = self.inside.lines(&tile, None, (3, 1)).remove(0);
            lines[at].overlay_part(left + 1, &content, 1..2);
            if sign.is_some() {
                // The brackets stand where the walls would.
                let (open, close, paint) = self.inside.brackets(&tile, sign, false);
                lines[at].put(left, open, paint);
                lines[at].put(left + 2, close, paint);
            }
            return;
        }
        let down = if self.slants >= 3 { 3 } else { 1 };
        let inside = self.inside.lines(&tile, sign, (self.step() - 1, down));
        let middle = down / 2;
        for (number, content) in inside.iter().enumerate() {
            let line = &mut lines[at + number - middle];
            let inset = number.abs_diff(middle);
            line.overlay_part(left + 1 + inset, content, inset..content.width() - inset);
        }
    }

    fn is_numbered_right(&self) -> bool {
        let last = self.start(self.sight.scene.height() - 1);
        last + self.step() * self.sight.scene.width() + 4 <= PAGE
    }

    /// The walls below a row, which are those above the next.
    fn seam(&self, row: usize, lines: &mut [Line]) {
        let (left, width) = (self.start(row), self.sight.scene.width());
        let is_last = row + 1 == self.sight.scene.height();
        let (letter, paint) = self.edge(is_last);
        let inner = if is_last { paint } else { Paint::DIM };
        for slant in 0..self.slants {
            let line = &mut lines[self.line(row) + 1 + slant];
            let lowest = slant + 1 == self.slants;
            for column in 0..width {
                let at = left + self.step() * column;
                let outer = if column == 0 { paint } else { inner };
                line.put(at + 1 + slant, self.falling(), outer);
                line.put(at + self.step() - 1 - slant, self.rising(), inner);
                if let Some(letter) = letter.filter(|_| is_last && lowest && column > 0) {
                    line.put(at, letter, paint);
                }
            }
            if !is_last {
                let right = left + self.step() * width + 1 + slant;
                line.put(right, self.falling(), paint);
                if let Some(letter) = letter.filter(|_| lowest) {
                    line.put(left + slant, letter, paint);
                    line.put(right + 1, letter, paint);
                }
            }
        }
    }
}
