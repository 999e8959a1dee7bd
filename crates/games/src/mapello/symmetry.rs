use board::{Symmetric, Symmetry, ones};

use super::jokers::{FRAMED, Jokers};
use super::rules::{Mapello, Move, SIZE, cell, index};

/// Every way to put the square down, and each with black and white exchanged.
impl Symmetric for Mapello {
    fn symmetries(&self) -> Vec<Symmetry> {
        let exchanging = Symmetry::SQUARE.map(Symmetry::exchanging);
        [Symmetry::SQUARE, exchanging].concat()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let turned =
            |set| ones(set).fold(0, |image, i| image | 1 << image_of_index(i as u8, symmetry));
        let mut jokers = Jokers::default();
        for joker in Jokers::border().filter(|&cell| self.jokers.has(cell)) {
            jokers.insert(symmetry.image(joker, FRAMED));
        }
        let [black, white] = self.taken;
        // The discs are kept by who is to move, so exchanging the sides leaves them as they are.
        let (taken, turn) = if symmetry.exchange {
            ([white, black], self.turn.other())
        } else {
            ([black, white], self.turn)
        };
        Self {
            own: turned(self.own),
            other: turned(self.other),
            walls: turned(self.walls),
            bonuses: turned(self.bonuses),
            jokers,
            taken,
            turn,
        }
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        match mv {
            Move::Place(index) => Move::Place(image_of_index(index, symmetry)),
            Move::Pass => Move::Pass,
        }
    }
}

/// Where the cell with this number goes.
fn image_of_index(i: u8, symmetry: Symmetry) -> u8 {
    index(symmetry.image(cell(i), SIZE))
}
