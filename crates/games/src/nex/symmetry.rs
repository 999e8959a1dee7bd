use board::{Symmetric, Symmetry};

use super::layout::{Set, cell, index};
use super::rules::{Move, Nex, Offer};

const TRANSPOSITION: Symmetry = Symmetry { transpose: true, ..Symmetry::IDENTITY };
const TURNED_TRANSPOSITION: Symmetry = Symmetry { transpose: true, ..Symmetry::HALF_TURN };

/// A half-turn keeps everybody's edges; a transposition exchanges them.
///
/// An exchange of edges can be written only after the second turn and while the players have
/// their own colours, so only there are transpositions among the symmetries.
impl Symmetric for Nex {
    fn symmetries(&self) -> Vec<Symmetry> {
        let mut symmetries = vec![Symmetry::IDENTITY, Symmetry::HALF_TURN];
        let coloured = (self.stones[0] | self.stones[1]).count();
        if self.offer == Offer::Closed && coloured >= 2 {
            symmetries.extend([TRANSPOSITION, TURNED_TRANSPOSITION]);
        }
        symmetries
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let turned = |set: Set| set.iter().map(|i| self.image_of_index(i, symmetry)).collect();
        let exchanged = self.left_right.other();
        Self {
            stones: self.stones.map(turned),
            neutral: turned(self.neutral),
            left_right: if symmetry.transpose { exchanged } else { self.left_right },
            ..*self
        }
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        let image = |index| self.image_of_index(index, symmetry);
        match mv {
            Move::Place { own, neutral, edges } => {
                Move::Place { own: image(own), neutral: image(neutral), edges }
            }
            Move::Convert { first, second, own } => {
                Move::convert(image(first), image(second), image(own))
            }
            Move::Single(index) => Move::Single(image(index)),
            Move::Swap => Move::Swap,
        }
    }
}

impl Nex {
    fn image_of_index(&self, i: u8, symmetry: Symmetry) -> u8 {
        index(symmetry.image(cell(i), self.size))
    }
}
