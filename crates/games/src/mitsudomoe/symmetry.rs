use board::{Symmetric, Symmetry};

use super::layout::{CELLS, Cells, SIZE, cell, index, one, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::stack::Stack;

/// The reflection on the diagonal from corner to corner of the homes.
const REFLECTION: Symmetry = Symmetry { transpose: true, ..Symmetry::HALF_TURN };

/// The reflection in the other diagonal.
const TRANSPOSITION: Symmetry = Symmetry { transpose: true, ..Symmetry::IDENTITY };

/// The homes change places with the players. Not so in the official rules: there black, having
/// not moved, may stand at home at the start, and white may not.
impl Symmetric for Mitsudomoe {
    fn symmetries(&self) -> Vec<Symmetry> {
        let mut symmetries = vec![Symmetry::IDENTITY, REFLECTION];
        if self.rules == Rules::Flexible {
            symmetries.extend([Symmetry::HALF_TURN.exchanging(), TRANSPOSITION.exchanging()]);
        }
        symmetries
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        let mut stacks = [Stack::EMPTY; CELLS];
        for (stack, place) in self.stacks.iter().zip(0..) {
            let turned = &mut stacks[image(place, symmetry) as usize];
            for ring in stack.rings() {
                *turned = turned.with(if symmetry.exchange { ring.other() } else { ring });
            }
        }
        let mut balls = self.balls.map(|set| image_of_set(set, symmetry));
        let (mut supplies, mut turn) = (self.supplies, self.turn);
        if symmetry.exchange {
            balls.reverse();
            supplies.reverse();
            turn = turn.other();
        }
        Self::set_up(stacks, balls, supplies, turn, self.rules)
    }

    fn image_of_move(&self, mv: Move, symmetry: Symmetry) -> Move {
        let image = |place| image(place, symmetry);
        Move {
            ring: mv
                .ring
                .map(|RingStep { from, to }| RingStep { from: from.map(image), to: image(to) }),
            ball: mv
                .ball
                .map(|BallStep { from, to }| BallStep { from: image(from), to: image(to) }),
            vaulted: image_of_set(mv.vaulted, symmetry),
            relocated: image_of_set(mv.relocated, symmetry),
        }
    }
}

fn image(place: u8, symmetry: Symmetry) -> u8 {
    index(symmetry.image(cell(place), SIZE))
}

fn image_of_set(set: Cells, symmetry: Symmetry) -> Cells {
    places(set).fold(0, |turned, place| turned | one(image(place, symmetry)))
}
