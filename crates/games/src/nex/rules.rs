use std::ops::ControlFlow;

use board::{Dice, Outcome, Player, Position, Repetition, mix};

use super::layout::{SIZES, Set, cell};
use super::turns::Turns;

/// One of the two colours, which the players may exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Moves first; joins left and right unless the edges were exchanged.
    Red,
    /// Answers; joins top and bottom unless the edges were exchanged.
    Blue,
}

impl Colour {
    /// Both colours, red first.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Blue];

    /// The opposing colour.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// 0 for red, 1 for blue.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What the second player is offered on the second turn of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Offer {
    /// To exchange the colours; still to come, or open.
    Sides,
    /// To exchange the edges before placing; still to come, or open.
    Edges,
    /// The players have exchanged colours.
    Exchanged,
    /// Nothing, or nothing any more.
    Closed,
}

/// A turn. Cells are given by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// An own stone and a neutral stone come onto empty cells.
    Place {
        /// Where the own stone comes.
        own: u8,
        /// Where the neutral stone comes.
        neutral: u8,
        /// Whether the edges are exchanged first.
        edges: bool,
    },
    /// Two neutral stones become own stones, and an own stone becomes neutral.
    Convert {
        /// The neutral stone that comes first in index order.
        first: u8,
        /// The other neutral stone.
        second: u8,
        /// The own stone.
        own: u8,
    },
    /// On the almost full board, the last empty cell or else the last neutral stone becomes own.
    Single(u8),
    /// The players exchange colours.
    Swap,
}

impl Move {
    /// The convert turn with these two neutral stones, in either order.
    #[inline]
    pub(super) fn convert(one: u8, other: u8, own: u8) -> Self {
        Self::Convert { first: one.min(other), second: one.max(other), own }
    }
}

/// A position of Nex.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nex {
    /// Red's stones, then blue's.
    pub(super) stones: [Set; 2],
    pub(super) neutral: Set,
    pub(super) size: u8,
    /// The colour to move.
    pub(super) turn: Colour,
    /// The colour that joins left and right.
    pub(super) left_right: Colour,
    pub(super) offer: Offer,
    /// Who has won; kept, because a chain is found once and asked for often.
    pub(super) winner: Option<Colour>,
}

impl Nex {
    /// The empty board of a size from 3 to 13, with an offer that is to come or with none.
    pub fn start(size: u8, offer: Offer) -> Self {
        debug_assert!((SIZES[0]..=SIZES[1]).contains(&size) && offer != Offer::Exchanged);
        Self {
            stones: [Set::EMPTY; 2],
            neutral: Set::EMPTY,
            size,
            turn: Colour::Red,
            left_right: Colour::Red,
            offer,
            winner: None,
        }
    }

    /// The same position with its winner found by looking at the whole board.
    pub(super) fn judged(self) -> Self {
        let winner = Colour::BOTH.into_iter().find(|&colour| self.joined(colour));
        Self { winner, ..self }
    }

    /// The person who plays this colour.
    #[inline]
    fn player(&self, colour: Colour) -> Player {
        let player = Player::BOTH[colour.index()];
        if self.offer == Offer::Exchanged { player.other() } else { player }
    }

    #[inline]
    pub(super) fn empty(&self) -> Set {
        self.area().all & !(self.stones[0] | self.stones[1] | self.neutral)
    }

    /// The stones of the colour to move.
    #[inline]
    pub(super) fn own(&self) -> Set {
        self.stones[self.turn.index()]
    }

    /// The offer that can be taken on this turn.
    #[inline]
    pub(super) fn open_offer(&self) -> Option<Offer> {
        let second = self.turn == Colour::Blue;
        (second && matches!(self.offer, Offer::Sides | Offer::Edges)).then_some(self.offer)
    }

    /// Whether this is the number of a cell of the board.
    #[inline]
    pub(super) fn has(&self, index: u8) -> bool {
        let place = cell(index);
        place.column < self.size && place.row < self.size
    }

    /// The colour to move has these new stones, and its turn is over.
    #[inline]
    fn finish(&mut self, new: &[u8]) {
        if self.joined_by(self.turn, new) {
            self.winner = Some(self.turn);
        }
        if self.open_offer().is_some() {
            self.offer = Offer::Closed;
        }
        self.turn = self.turn.other();
    }
}

impl Position for Nex {
    type Move = Move;

    const REPETITION: Repetition = Repetition::Impossible;

    #[inline]
    fn turn(&self) -> Player {
        self.player(self.turn)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|colour| Outcome::Win(self.player(colour)))
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.winner.is_some() {
            return ControlFlow::Continue(());
        }
        let (empty, offer) = (self.empty(), self.open_offer());
        let exchanges: &[bool] =
            if offer == Some(Offer::Edges) { &[false, true] } else { &[false] };
        for &edges in exchanges {
            for own in empty.iter() {
                for neutral in (empty & !Set::one(own)).iter() {
                    visit(Move::Place { own, neutral, edges })?;
                }
            }
        }
        let mut rest = self.neutral;
        for first in self.neutral.iter() {
            rest &= !Set::one(first);
            for second in rest.iter() {
                for own in self.own().iter() {
                    visit(Move::Convert { first, second, own })?;
                }
            }
        }
        if let Some(cell) = Turns::new(self).single() {
            visit(Move::Single(cell))?;
        }
        if offer == Some(Offer::Sides) {
            visit(Move::Swap)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let own = &mut self.stones[self.turn.index()];
        match mv {
            Move::Place { own: stone, neutral, edges } => {
                *own |= Set::one(stone);
                self.neutral |= Set::one(neutral);
                if edges {
                    self.left_right = Colour::Blue;
                }
                self.finish(&[stone]);
            }
            Move::Convert { first, second, own: lost } => {
                let gained = Set::one(first) | Set::one(second);
                *own ^= gained | Set::one(lost);
                self.neutral ^= gained | Set::one(lost);
                self.finish(&[first, second]);
            }
            Move::Single(stone) => {
                *own |= Set::one(stone);
                self.neutral &= !Set::one(stone);
                self.finish(&[stone]);
            }
            Move::Swap => self.offer = Offer::Exchanged,
        }
    }

    /// Two bits a cell are enough for four contents; the rest stands in bits that no cell has.
    ///
    /// ```text
    /// third word of the first plane:  choice owner turn size  cells 128 to 180
    ///                                 62-61  60    59   58-55  52-0
    /// ```
    #[inline]
    fn key(&self) -> u64 {
        let [red, blue] = self.stones.map(|set| (set | self.neutral).0);
        let rest = (self.offer as u64) << 6
            | (self.left_right as u64) << 5
            | (self.turn as u64) << 4
            | u64::from(self.size);
        mix([red[0], red[1], red[2] | rest << 55, blue[0], blue[1], blue[2]])
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.winner.is_some() { 0 } else { Turns::new(self).count().into() }
    }

    fn is_legal(&self, mv: Move) -> bool {
        if self.winner.is_some() {
            return false;
        }
        let empty = |index| self.has(index) && self.empty().has(index);
        let neutral = |index| self.has(index) && self.neutral.has(index);
        match mv {
            Move::Place { own, neutral, edges } => {
                let offered = !edges || self.open_offer() == Some(Offer::Edges);
                offered && own != neutral && empty(own) && empty(neutral)
            }
            Move::Convert { first, second, own } => {
                let converted = first < second && neutral(first) && neutral(second);
                converted && self.has(own) && self.own().has(own)
            }
            Move::Single(index) => Turns::new(self).single() == Some(index),
            Move::Swap => self.open_offer() == Some(Offer::Sides),
        }
    }

    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        if self.winner.is_some() {
            return None;
        }
        let turns = Turns::new(self);
        Some(turns.nth(dice.below(turns.count())))
    }
}
