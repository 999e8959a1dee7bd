use board::{Player, Position as _};
use engine::Evaluator;

use crate::rules::{LINES, Move, Noughts, bit};

/// A model of one number: how much a line is worth on which one player stands alone.
///
/// It shows how an evaluation follows a search: its accumulator counts such lines, and a move changes
/// only the counts of those that lead through its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineModel {
    weight: i32,
}

/// For each player, the lines on which only that player has marks.
pub type Counts = [i32; 2];

impl LineModel {
    /// What the bytes of a model begin with.
    const MAGIC: [u8; 4] = *b"NXM1";

    /// Reads a model: four bytes that say what it is, and one that is the weight.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        match bytes.strip_prefix(&Self::MAGIC)? {
            &[weight] => Some(Self { weight: weight.into() }),
            _ => None,
        }
    }
}

/// Whose line it is: 0 or 1, or nobody's.
fn owner(position: &Noughts, line: u16) -> Option<usize> {
    match position.marks.map(|marks| marks & line != 0) {
        [true, false] => Some(0),
        [false, true] => Some(1),
        _ => None,
    }
}

impl Evaluator<Noughts> for LineModel {
    type State = Counts;

    fn start(&self, position: &Noughts) -> Counts {
        let mut counts = [0; 2];
        for owner in LINES.into_iter().filter_map(|line| owner(position, line)) {
            counts[owner] += 1;
        }
        counts
    }

    fn after(&self, counts: &Counts, before: &Noughts, mv: Move, after: &Noughts) -> Counts {
        let mut counts = *counts;
        for line in LINES.into_iter().filter(|line| line & bit(mv.0) != 0) {
            if let Some(owner) = owner(before, line) {
                counts[owner] -= 1;
            }
            if let Some(owner) = owner(after, line) {
                counts[owner] += 1;
            }
        }
        counts
    }

    fn evaluate(&self, position: &Noughts, counts: &Counts) -> i32 {
        let lead = self.weight * (counts[0] - counts[1]);
        if position.turn() == Player::First { lead } else { -lead }
    }
}
