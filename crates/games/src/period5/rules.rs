use std::ops::ControlFlow;

use board::{Cell, Dice, Outcome, Player, Position, Repetition, mix};

use super::layout::{ALL, Set, cell, indices, lowest, one, reach};
use super::slides::Slides;
use super::tally::Tally;

/// A turn: an own piece, or the cube, slides along its row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Move {
    /// Where the piece or the cube stands.
    pub const fn origin(self) -> Cell {
        cell(self.from)
    }

    /// Where it goes.
    pub const fn target(self) -> Cell {
        cell(self.to)
    }
}

/// A position of Period 5.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Period5 {
    /// Light's pieces, then dark's.
    pub(super) pieces: [Set; 2],
    pub(super) cube: Set,
    /// Where light's five stand, then dark's; kept, because each move changes little of it.
    pub(super) tallies: [Tally; 2],
    /// Where the cube came from, if the last move moved it: the cube can always slide back there.
    pub(super) barred: Option<u8>,
    pub(super) turn: Player,
}

impl Period5 {
    /// The position that every game starts from.
    pub fn start() -> Self {
        ".d.../l.d../.lcd./..l.d/...l. l -".parse().expect("the start is well formed")
    }

    /// Any arrangement of four pieces each and the cube, which has a clear way to a barred cell.
    pub(super) fn set_up(pieces: [Set; 2], cube: Set, barred: Option<u8>, turn: Player) -> Self {
        let tallies = pieces.map(|own| {
            let mut tally = Tally::default();
            indices(own | cube).for_each(|index| tally.add(index));
            tally
        });
        Self { pieces, cube, tallies, barred, turn }
    }

    /// Whose five are complete; of both, the side that has just moved.
    #[inline]
    pub(super) fn completed(&self) -> Option<Player> {
        let complete = |player: &Player| self.tallies[player.index()].is_complete();
        [self.turn.other(), self.turn].into_iter().find(complete)
    }

    /// A slide that would complete the opponent's five on the board as it stands: a check.
    pub(super) fn threat(&self) -> Option<Move> {
        let opponent = self.turn.other().index();
        let tally = self.tallies[opponent];
        if !tally.is_close() {
            return None;
        }
        let occupied = self.occupied();
        indices(self.pieces[opponent] | self.cube).find_map(|from| {
            let to = tally.wanted(from)?;
            (reach(from, occupied) & one(to) != 0).then_some(Move { from, to })
        })
    }

    pub(super) const fn occupied(&self) -> Set {
        self.pieces[0] | self.pieces[1] | self.cube
    }

    const fn empty(&self) -> Set {
        ALL & !self.occupied()
    }

    /// The pieces of the side to move.
    pub(super) const fn own(&self) -> Set {
        self.pieces[self.turn.index()]
    }

    /// The cells that the cube may go to.
    #[inline]
    fn cube_moves(&self) -> Set {
        let mut free = reach(lowest(self.cube), self.occupied());
        if let Some(barred) = self.barred {
            free &= !one(barred);
        }
        // The check is the dearer question, so it comes last.
        if free != 0 && self.threat().is_some() { 0 } else { free }
    }

    /// Whether the side to move has no legal move.
    fn is_stuck(&self) -> bool {
        let own = self.own();
        (own << 1 | own >> 1) & self.empty() == 0 && self.cube_moves() == 0
    }
}

impl Position for Period5 {
    type Move = Move;

    const REPETITION: Repetition = Repetition::DrawnAt(3);

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        let stuck = || self.is_stuck().then_some(self.turn.other());
        self.completed().or_else(stuck).map(Outcome::Win)
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.completed().is_some() {
            return ControlFlow::Continue(());
        }
        let occupied = self.occupied();
        for from in indices(self.own() | self.cube) {
            let cells =
                if one(from) == self.cube { self.cube_moves() } else { reach(from, occupied) };
            for to in indices(cells) {
                visit(Move { from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let Move { from, to } = mv;
        let step = one(from) | one(to);
        let mover = self.turn.index();
        self.tallies[mover].shift(from, to);
        if one(from) == self.cube {
            self.cube ^= step;
            self.tallies[1 - mover].shift(from, to);
            self.barred = Some(from);
        } else {
            self.pieces[mover] ^= step;
            self.barred = None;
        }
        self.turn = self.turn.other();
    }

    #[inline]
    fn key(&self) -> u64 {
        let rest = lowest(self.cube) as u64
            | u64::from(self.barred.unwrap_or(u8::MAX)) << 8
            | (self.turn.index() as u64) << 16;
        mix([self.pieces[0], self.pieces[1], rest])
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.completed().is_some() {
            return 0;
        }
        let pieces = Slides::new(self.own(), self.empty()).count();
        u64::from(pieces + self.cube_moves().count_ones())
    }

    fn is_legal(&self, mv: Move) -> bool {
        let cells = if self.completed().is_some() {
            0
        } else if one(mv.from) == self.cube {
            self.cube_moves()
        } else if one(mv.from) & self.own() != 0 {
            reach(mv.from, self.occupied())
        } else {
            0
        };
        cells & one(mv.to) != 0
    }

    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        if self.completed().is_some() {
            return None;
        }
        // A draw among all slides that happens to be legal is a fair draw among the legal ones, so
        // the cube's restrictions are looked at only when the draw falls on it.
        let mut movable = self.own() | self.cube;
        loop {
            let slides = Slides::new(movable, self.empty());
            let count = slides.count();
            if count == 0 {
                return None;
            }
            let mv = slides.nth(dice.below(count));
            if one(mv.from) != self.cube {
                return Some(mv);
            }
            if self.threat().is_some() {
                movable = self.own();
            } else if self.barred != Some(mv.to) {
                return Some(mv);
            } else if count == 1 {
                return None;
            }
        }
    }
}
