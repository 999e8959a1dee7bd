use board::{Draft, Editable, Field, Piece, Setting, Tool};

use super::layout::{Set, cell, index, indices, lowest, one, reach};
use super::rules::Period5;
use super::view::{CUBE, DARK, LIGHT};
use crate::turn_field::turn_field;
use crate::words::period5 as words;

impl Editable for Period5 {
    fn tools(draft: &Draft<Self>) -> Vec<Tool> {
        let tool = |(piece, most)| Tool::piece(piece).of(most, draft.count(piece));
        [(LIGHT, 4), (DARK, 4), (CUBE, 1)].map(tool).to_vec()
    }

    fn fields(draft: &Draft<Self>) -> Vec<Field> {
        let mut barred = vec![Setting::plain('-')];
        let cube = places(draft, |piece| piece == CUBE);
        if cube != 0 {
            // The cube has come from a cell to which it could go straight back.
            let clear = reach(lowest(cube), places(draft, |_| true));
            barred.extend(indices(clear).map(|place| Setting::plain(cell(place))));
        }
        vec![turn_field::<Self>(), Field::new(&words::BARRED_LABEL, barred)]
    }
}

/// The cells with pieces that are wanted.
fn places(draft: &Draft<Period5>, wanted: impl Fn(Piece) -> bool) -> Set {
    let scene = draft.picture();
    let tiles = scene.tiles.iter().enumerate();
    let found = tiles.filter(|(_, tile)| tile.stack.iter().any(|&piece| wanted(piece)));
    let cells = found.filter_map(|(tile, _)| scene.cell(tile));
    cells.fold(0, |set, cell| set | one(index(cell)))
}
