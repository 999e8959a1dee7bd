use engine::Evaluate;

use super::field::Field;
use super::rules::{Move, Nex, Offer};

/// What a turn less to the connection is worth, in hundredths.
const TURN: i32 = 100;

/// What it is worth to have the turn.
const ON_MOVE: i32 = TURN / 2;

/// What a cell more to choose from is worth, for each step by which it is better than the farthest
/// that count.
const BREADTH: i32 = 6;

impl Nex {
    /// How good the position looks for the colour to move, in hundredths.
    fn lead(&self) -> i32 {
        let own = Field::new(self, self.turn);
        let other = Field::new(self, self.turn.other());
        TURN * (i32::from(other.length) - i32::from(own.length))
            + BREADTH * (own.breadth - other.breadth)
            + ON_MOVE
    }
}

impl Evaluate for Nex {
    const SEES_EVERY_FINISH: bool = true;

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

    fn history_key(mv: Move) -> usize {
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
