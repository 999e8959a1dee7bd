use ::board::{Marks, Scene, Tile};

use crate::{Style, View};

/// Why a tile stands out in a view; what comes later hides what comes before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Marks(Marks),
    Touched,
    /// Touched, and to be touched once more.
    Again,
    Cursor,
}

/// What stands on either side of a tile with these marks, in one line.
pub(crate) const fn brackets(marks: Marks, style: Style) -> [char; 2] {
    match (marks.last.is_some(), marks.lit.is_some(), marks.deciding) {
        (_, _, true) => ['*', '*'],
        (true, true, _) => [style.either('<', '‹'), style.either('>', '›')],
        (true, false, _) => ['[', ']'],
        (false, true, _) => ['(', ')'],
        (false, false, false) => ['!', '!'],
    }
}

/// A scene as somebody looks at it: columns and rows are counted as they are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) view: View<'a>,
}

impl<'a> Sight<'a> {
    /// The index of the tile that is drawn in this column and row.
    pub(crate) fn index(self, column: usize, row: usize) -> usize {
        let index = row * self.scene.width() + column;
        if self.view.flipped { self.scene.tiles.len() - 1 - index } else { index }
    }

    /// The tile that is drawn in this column and row.
    pub(crate) fn tile(self, column: usize, row: usize) -> &'a Tile {
        &self.scene.tiles[self.index(column, row)]
    }

    /// Why that tile stands out.
    pub(crate) fn sign(self, column: usize, row: usize) -> Option<Sign> {
        let index = self.index(column, row);
        if self.view.cursor == Some(index) {
            return Some(Sign::Cursor);
        }
        let marks = self.scene.tiles[index].marks;
        if self.scene.cell(index).is_some_and(|cell| self.view.touched.contains(&cell)) {
            return Some(if marks.lit.is_some() { Sign::Again } else { Sign::Touched });
        }
        marks.any().then_some(Sign::Marks(marks))
    }

    /// The letter of a column of tiles; nothing on the frame.
    pub(crate) fn letter(self, column: usize) -> Option<char> {
        let place = Self::inner(self.scene, column, self.scene.columns)?;
        let place = if self.view.flipped { self.scene.columns as usize - 1 - place } else { place };
        Some((b'a' + place as u8) as char)
    }

    /// The number of a row of tiles; empty on the frame.
    pub(crate) fn number(self, row: usize) -> String {
        let Some(place) = Self::inner(self.scene, row, self.scene.rows) else {
            return String::new();
        };
        let rows = self.scene.rows as usize;
        let number = if self.view.flipped { rows - place } else { place + 1 };
        number.to_string()
    }

    /// How many columns the row numbers need.
    pub(crate) const fn number_width(self) -> usize {
        if self.scene.rows < 10 { 1 } else { 2 }
    }

    fn inner(scene: &Scene, place: usize, count: u8) -> Option<usize> {
        place.checked_sub(usize::from(scene.framed)).filter(|&place| place < count as usize)
    }
}

#[cfg(test)]
mod tests {
    use board::{Cell, Grid};

    use super::*;

    #[test]
    fn margins_name_the_cells() {
        for (framed, flipped) in [(false, false), (true, false), (false, true), (true, true)] {
            let scene = Scene::new(Grid::Square, 4, 3, framed);
            let sight = Sight { scene: &scene, view: View { flipped, ..View::default() } };
            for (column, row) in (0..scene.width())
                .flat_map(|column| (0..scene.height()).map(move |row| (column, row)))
            {
                let number = Some(sight.number(row)).filter(|number| !number.is_empty());
                let named = sight
                    .letter(column)
                    .zip(number)
                    .map(|(letter, number)| format!("{letter}{number}"));
                let cell = scene.cell(sight.index(column, row));
                assert_eq!(named, cell.as_ref().map(Cell::to_string));
            }
        }
    }
}
