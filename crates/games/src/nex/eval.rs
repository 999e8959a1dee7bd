use engine::Evaluate;

use super::field::Field;
use super::rules::{Move, Nex, Offer};

/// What half a turn is worth, in hundredths.
const HALF_TURN: i32 = 50;

/// What a cell more to choose from is worth, in hundredths, for each half turn it is worth itself.
const BREADTH: i32 = 3;

/// What it is worth to have the turn.
const TURN: i32 = 50;

impl Nex {
    /// How good the position looks for the colour to move, in hundredths.
    fn lead(&self) -> i32 {
        let own = Field::new(self, self.turn);
        let other = Field::new(self, self.turn.other());
        HALF_TURN * (i32::from(other.length) - i32::from(own.length))
            + BREADTH * (own.breadth - other.breadth)
            + TURN
    }
}

impl Evaluate for Nex {
    fn evaluate(&self) -> i32 {
        let lead = self.lead();
        match self.open_offer() {
            // Whoever may choose a side takes the better one.
            Some(Offer::Sides) => lead.abs(),
            Some(Offer::Edges) => {
                let exchanged = Self { left_right: self.turn, ..self.clone() };
                lead.max(exchanged.lead())
            }
            _ => lead,
        }
    }

    fn trace(mv: Move) -> usize {
        match mv {
            Move::Place { own, neutral, .. } => usize::from(own) << 6 ^ usize::from(neutral),
            Move::Convert { first, second, own } => {
                usize::from(first) << 9 ^ usize::from(second) << 4 ^ usize::from(own)
            }
            Move::Single(index) => usize::from(index),
            Move::Swap => 255,
        }
    }

    fn finishing_move(&self) -> Option<Move> {
        self.joining_turn()
    }

    fn candidates(&self, moves: &mut Vec<Move>) -> bool {
        self.worthy_turns(moves)
    }
}
