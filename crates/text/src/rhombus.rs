use board::{Goal, Scene};

use crate::margin::{column_letter, index, row_number};
use crate::tile::{Inside, has_felt};
use crate::{Line, PAGE, Paint, Style};

/// Draws the board as hexagons, two lines a row, each row half a cell further right. A cell shows
/// its topmost piece.
pub(crate) fn board(scene: &Scene, style: Style) -> Vec<Line> {
    let felt = has_felt(scene);
    let plan =
        Plan { scene, style, inside: Inside { style, felt, empty: style.either('.', '·') } };
    let mut lines = vec![plan.letters(LEFT), plan.roof()];
    for row in 0..scene.height() {
        lines.push(plan.row(row));
        lines.push(plan.seam(row));
    }
    lines.push(plan.letters(start(scene.height() - 1)));
    lines
}

/// The columns left of the first row's wall: its number and a blank.
const LEFT: usize = 2;

/// The columns from a cell's wall to the next.
const STEP: usize = 4;

/// Where the left wall of a row stands.
const fn start(row: usize) -> usize {
    LEFT + STEP / 2 * row
}

struct Plan<'scene> {
    scene: &'scene Scene,
    style: Style,
    inside: Inside,
}

impl Plan<'_> {
    fn letters(&self, left: usize) -> Line {
        let mut line = Line::default();
        for column in 0..self.scene.width() {
            if let Some(letter) = column_letter(self.scene, column) {
                line.put(left + 2 + STEP * column, letter, Paint::PLAIN);
            }
        }
        line
    }

    /// The letter and paint of the side that owns an edge, and the paint of its walls.
    fn edge(&self, top_bottom: bool) -> (Option<char>, Paint) {
        let Some(edges) = self.scene.edges else { return (None, Paint::DIM) };
        let goal: Goal = if top_bottom { edges.top_bottom } else { edges.left_right };
        (Some(goal.letter), Paint::bold(goal.ink))
    }

    /// The upper walls of the first row.
    fn roof(&self) -> Line {
        let mut line = Line::default();
        let (letter, paint) = self.edge(true);
        for column in 0..self.scene.width() {
            let left = LEFT + STEP * column;
            line.put(left + 1, self.style.either('/', '╱'), paint);
            line.put(left + 3, self.style.either('\\', '╲'), paint);
            if let Some(letter) = letter.filter(|_| column > 0) {
                line.put(left, letter, paint);
            }
        }
        line
    }

    fn row(&self, row: usize) -> Line {
        let mut line = Line::default();
        let left = start(row);
        let right = left + STEP * self.scene.width();
        let upright = self.style.either('|', '│');
        let number = row_number(self.scene, row).map_or(String::new(), |number| number.to_string());
        line.write(left - 1 - number.len(), &number, Paint::PLAIN);
        let (_, paint) = self.edge(false);
        for column in 0..self.scene.width() {
            let wall = if column == 0 { paint } else { Paint::DIM };
            line.put(left + STEP * column, upright, wall);
            let mut tile = self.scene.tiles[index(self.scene, column, row)].clone();
            tile.stack.drain(..tile.stack.len().saturating_sub(1));
            line.overlay(left + STEP * column + 1, &self.inside.line(&tile, 1));
        }
        line.put(right, upright, paint);
        if self.is_numbered_right() {
            line.write(right + 2, &number, Paint::PLAIN);
        }
        line
    }

    fn is_numbered_right(&self) -> bool {
        start(self.scene.height() - 1) + STEP * self.scene.width() + 4 <= PAGE
    }

    /// The walls below a row, which are those above the next.
    fn seam(&self, row: usize) -> Line {
        let mut line = Line::default();
        let (left, width) = (start(row), self.scene.width());
        let (falling, rising) = (self.style.either('\\', '╲'), self.style.either('/', '╱'));
        let last = row + 1 == self.scene.height();
        let (letter, paint) = self.edge(last);
        let inner = if last { paint } else { Paint::DIM };
        for column in 0..width {
            let at = left + STEP * column;
            line.put(at + 1, falling, if column == 0 { paint } else { inner });
            line.put(at + 3, rising, inner);
            if let Some(letter) = letter.filter(|_| last && column > 0) {
                line.put(at, letter, paint);
            }
        }
        if !last {
            line.put(left + STEP * width + 1, falling, paint);
            if let Some(letter) = letter {
                line.put(left, letter, paint);
                line.put(left + STEP * width + 2, letter, paint);
            }
        }
        line
    }
}
