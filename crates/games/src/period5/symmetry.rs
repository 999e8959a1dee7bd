use board::{Symmetric, Symmetry};

use super::layout::{SIZE, Set, cell, index, indices, one};
use super::rules::{Move, Period5};

/// The half-turn keeps columns apart and colours apart; a mirror mixes the colours.
impl Symmetric for Period5 {
    fn symmetries(&self) -> Vec<Symmetry> {
        let turns = [Symmetry::IDENTITY, Symmetry::HALF_TURN];
        turns.into_iter().chain(turns.map(Symmetry::exchanging)).collect()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let turned = |set: Set| {
            indices(set)
                .map(|index| one(image_of_index(index, symmetry)))
                .fold(0, |all, one| all | one)
        };
        let [light, dark] = self.pieces.map(turned);
        let cube = turned(self.cube);
        let barred = self.barred.map(|index| image_of_index(index, symmetry));
        if symmetry.exchange {
            Self::set_up([dark, light], cube, barred, self.turn.other())
        } else {
            Self::set_up([light, dark], cube, barred, self.turn)
        }
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        let image = |index| image_of_index(index, symmetry);
        Move { from: image(mv.from), to: image(mv.to) }
    }
}

fn image_of_index(number: u8, symmetry: Symmetry) -> u8 {
    index(symmetry.image(cell(number), SIZE))
}
