use std::ops::ControlFlow;

use board::{Cell, Dice, Outcome, Player, Position, Repetition, mix, nth_one, ones};

use super::jokers::Jokers;
use super::lines::{Entries, Exits, starts, turned};

/// Columns and rows of the inner board.
pub(super) const SIZE: u8 = 8;

/// The most inner walls, bonuses and jokers that a board can have, of each.
pub(super) const MOST: u8 = 8;

/// What a bonus is worth, in discs.
pub(super) const BONUS: u32 = 3;

/// The four cells in the middle, on which neither wall nor bonus stands.
pub(super) const CENTRE: u64 = 0x0000_0018_1800_0000;

/// The number of an inner cell, see [`super::lines`].
pub(super) const fn index(cell: Cell) -> u8 {
    cell.row * SIZE + cell.column
}

/// The inner cell with this number.
pub(super) const fn cell(index: u8) -> Cell {
    Cell::new(index % SIZE, index / SIZE)
}

/// Whether the cell with this number is in the set.
pub(super) const fn has(set: u64, index: u8) -> bool {
    index < 64 && set >> index & 1 != 0
}

/// A turn: a disc, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// An own disc is put on the cell with this number, row × 8 + column.
    Place(u8),
    /// The turn passes, because no disc can be put.
    Pass,
}

/// A position of Mapello.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mapello {
    /// The discs of the side to move.
    pub(super) own: u64,
    /// The discs of the other side.
    pub(super) other: u64,
    /// The inner walls: neither free nor anybody's, they end every line.
    pub(super) walls: u64,
    /// The bonuses not yet taken, on free cells.
    pub(super) bonuses: u64,
    pub(super) jokers: Jokers,
    /// The bonuses that black has taken, and white.
    pub(super) taken: [u8; 2],
    pub(super) turn: Player,
}

impl Mapello {
    /// The discs of black, then of white.
    pub(super) const fn discs(&self) -> [u64; 2] {
        match self.turn {
            Player::First => [self.own, self.other],
            Player::Second => [self.other, self.own],
        }
    }

    /// The points of black, then of white.
    pub(super) fn points(&self) -> [u32; 2] {
        let [black, white] = self.discs().map(u64::count_ones);
        [black + BONUS * u32::from(self.taken[0]), white + BONUS * u32::from(self.taken[1])]
    }

    /// Where the side to move can put a disc.
    #[inline]
    pub(super) fn places(&self) -> u64 {
        self.places_of(self.own, self.other)
    }

    /// Where the side not to move could put a disc, if it were to move.
    #[inline]
    pub(super) fn places_of_other(&self) -> u64 {
        self.places_of(self.other, self.own)
    }

    #[inline]
    fn places_of(&self, own: u64, other: u64) -> u64 {
        let free = !(own | other | self.walls);
        // A game keeps its jokers, so this branch is foreseen, and boards without any pay nothing
        // for them as long as the other case keeps to its own registers: hence not inlined.
        if self.jokers.is_empty() {
            free & starts::<false>(own, other, &Entries::default())
        } else {
            free & self.starts_with_jokers(own, other)
        }
    }

    #[inline(never)]
    fn starts_with_jokers(&self, own: u64, other: u64) -> u64 {
        starts::<true>(own, other, &self.jokers.entries())
    }

    /// The discs that one of the side to move on this cell turns.
    #[inline]
    pub(super) fn turned_by(&self, index: u8) -> u64 {
        if self.jokers.is_empty() {
            turned::<false>(index, self.own, self.other, &Exits::default())
        } else {
            self.turned_with_jokers(index)
        }
    }

    #[inline(never)]
    fn turned_with_jokers(&self, index: u8) -> u64 {
        turned::<true>(index, self.own, self.other, &self.jokers.exits())
    }
}

impl Position for Mapello {
    type Move = Move;

    const REPETITION: Repetition = Repetition::Impossible;

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.places() != 0 || self.places_of_other() != 0 {
            return None;
        }
        let [black, white] = self.points();
        Some(match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        })
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let places = self.places();
        if places == 0 && self.places_of_other() != 0 {
            return visit(Move::Pass);
        }
        for index in ones(places) {
            visit(Move::Place(index as u8))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        if let Move::Place(index) = mv {
            let turned = self.turned_by(index);
            let disc = 1 << index;
            self.taken[self.turn.index()] += u8::from(self.bonuses & disc != 0);
            self.bonuses &= !disc;
            self.own |= turned | disc;
            self.other ^= turned;
        }
        std::mem::swap(&mut self.own, &mut self.other);
        self.turn = self.turn.other();
    }

    #[inline]
    fn key(&self) -> u64 {
        let [sides, ends] = self.jokers.words();
        let [black, white] = self.taken.map(u64::from);
        let rest = ends | black << 32 | white << 40 | (self.turn.index() as u64) << 48;
        mix([self.own, self.other, self.walls, self.bonuses, sides, rest])
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        match self.places() {
            0 => u64::from(self.places_of_other() != 0),
            places => u64::from(places.count_ones()),
        }
    }

    #[inline]
    fn is_legal(&self, mv: Move) -> bool {
        match mv {
            Move::Place(index) => has(self.places(), index),
            Move::Pass => self.places() == 0 && self.places_of_other() != 0,
        }
    }

    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        let places = self.places();
        if places == 0 {
            return (self.places_of_other() != 0).then_some(Move::Pass);
        }
        Some(Move::Place(nth_one(places, dice.below(places.count_ones())) as u8))
    }
}
