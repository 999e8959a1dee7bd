use board::{Dice, Position as _};

use super::rules::{BONUS, Mapello, Move, has};

/// Any legal move, each equally likely.
pub(super) fn random(position: &Mapello, dice: &mut Dice) -> Option<Move> {
    position.random_move(dice)
}

/// The move that turns most discs, a bonus counted in; the last of equal ones.
pub(super) fn greedy(position: &Mapello, _: &mut Dice) -> Option<Move> {
    position.moves().into_iter().max_by_key(|&mv| gain(position, mv))
}

fn gain(position: &Mapello, mv: Move) -> u32 {
    match mv {
        Move::Place(index) => {
            let bonus = if has(position.bonuses, index) { BONUS } else { 0 };
            position.turned_by(index).count_ones() + bonus
        }
        Move::Pass => 0,
    }
}
