use board::Scene;

/// The letter of a column of tiles; nothing on the frame.
pub(crate) fn column_letter(scene: &Scene, column: usize) -> Option<char> {
    let column = column.checked_sub(usize::from(scene.framed))?;
    (column < scene.columns as usize).then(|| (b'a' + column as u8) as char)
}

/// The number of a row of tiles; nothing on the frame.
pub(crate) fn row_number(scene: &Scene, row: usize) -> Option<usize> {
    let row = row.checked_sub(usize::from(scene.framed))?;
    (row < scene.rows as usize).then_some(row + 1)
}

/// How many columns the row numbers need.
pub(crate) fn number_width(scene: &Scene) -> usize {
    if scene.rows < 10 { 1 } else { 2 }
}

/// The index of the tile in this column and row of tiles.
pub(crate) fn index(scene: &Scene, column: usize, row: usize) -> usize {
    row * scene.width() + column
}

#[cfg(test)]
mod tests {
    use board::{Cell, Grid};

    use super::*;

    #[test]
    fn margins_name_the_cells() {
        for framed in [false, true] {
            let scene = Scene::new(Grid::Square, 4, 3, framed);
            for index in 0..scene.tiles.len() {
                let (column, row) = (index % scene.width(), index / scene.width());
                let named = column_letter(&scene, column)
                    .zip(row_number(&scene, row))
                    .map(|(letter, number)| format!("{letter}{number}"));
                assert_eq!(named, scene.cell(index).as_ref().map(Cell::to_string));
            }
        }
    }
}
