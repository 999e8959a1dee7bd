use std::array::from_fn;

use board::{Outcome, Position as _, ones};
use engine::Evaluate;

use super::rules::{Mapello, Move};
use super::shelter::{Shelter, around, beside};
use super::weights::{ASPECTS, WEIGHTS};

/// With so few free cells, every move is looked at for one that ends the game.
pub(super) const FEW: u32 = 2;

#[inline]
const fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Mapello {
    /// The cells on which a disc can still be put, by whoever gets there.
    #[inline]
    pub(super) const fn free(&self) -> u64 {
        !(self.own | self.other | self.walls)
    }

    /// The features of the evaluation, seen by the side to move, in the order of the weights.
    #[inline]
    pub(super) fn aspects(&self) -> [i32; ASPECTS] {
        let Self { own, other, walls, bonuses, .. } = *self;
        let free = self.free();
        let (places, replies) = (self.places(), self.places_of_other());
        let more = |set: u64| count(own & set) - count(other & set);
        let reach = |set: u64| count(places & set) - count(replies & set);
        let shelter = Shelter::of(self);
        let (corners, edges) = (shelter.corners(), shelter.edges());
        let [stable, stable_other] = shelter.stable(own, other, walls);
        let open = corners & free;
        let aside = beside(open);
        let taken = self.taken.map(i32::from);
        let turn = self.turn.index();
        [
            1,
            1 - 2 * (count(free) & 1),
            reach(!0),
            i32::from(replies == 0) - i32::from(places == 0),
            count(around(other) & free) - count(around(own) & free),
            more(around(free)),
            more(!0),
            taken[turn] - taken[1 - turn],
            count(places & bonuses),
            count(replies & bonuses),
            more(corners),
            more(edges),
            more(aside),
            more(around(open) & !aside),
            count(stable) - count(stable_other),
            count(places & corners),
            count(replies & corners),
            reach(edges),
            count(around(other) & bonuses) - count(around(own) & bonuses),
            more(around(bonuses)),
            more(shelter.exposed()),
        ]
    }
}

/// The margin, in hundredths of a point, by which the side to move may expect to win.
///
/// Moves have no order score: to count the replies to each brings the best ones forward, but costs
/// more time than it saves.
impl Evaluate for Mapello {
    #[inline]
    fn evaluate(&self) -> i32 {
        let (aspects, weights) = (self.aspects(), &WEIGHTS[count(self.free()) as usize]);
        let products: [i32; ASPECTS] = from_fn(|i| aspects[i] * i32::from(weights[i]));
        products.iter().sum()
    }

    #[inline]
    fn history_key(mv: Move) -> usize {
        match mv {
            Move::Place(index) => usize::from(index),
            Move::Pass => 64,
        }
    }

    #[inline]
    fn finishing_move(&self) -> Option<Move> {
        let free = self.free();
        if free.count_ones() > FEW {
            return None;
        }
        let win = Some(Outcome::Win(self.turn));
        let mut moves = ones(free & self.places()).map(|index| Move::Place(index as u8));
        moves.find(|&mv| self.after(mv).outcome() == win)
    }
}
