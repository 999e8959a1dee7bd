use std::ops::ControlFlow;

use board::{Dice, Outcome, Player, Position, Repetition, mix};

use super::layout::{ALL, CELLS, Cells, HOMES, SIZE, goals, neighbours, one, places};
use super::stack::Stack;
use super::turns::Turns;

/// How the steps make a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rules {
    /// A ring step, or a ball step, or a ring step and then a ball step.
    Flexible,
    /// A ring step and then a ball step; who fills the own home without winning has lost.
    Official,
}

/// A ring goes from the supply, or from a cell, to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct RingStep {
    pub(super) from: Option<u8>,
    pub(super) to: u8,
}

/// A ball goes to a neighbouring cell, or over a line of balls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct BallStep {
    pub(super) from: u8,
    pub(super) to: u8,
}

/// A turn: a ring step, a ball step and the relocation of the opposing balls vaulted over.
///
/// Balls of one colour are alike, so that a relocation is known by the cells where they end up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    pub(super) ring: Option<RingStep>,
    pub(super) ball: Option<BallStep>,
    /// Where the opposing balls stood that were vaulted over.
    pub(super) vaulted: Cells,
    /// Where they end up.
    pub(super) relocated: Cells,
}

/// A position of Mitsudomoe.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mitsudomoe {
    pub(super) stacks: [Stack; CELLS],
    /// The cells with white's balls, then with black's.
    pub(super) balls: [Cells; 2],
    /// The cells where a ring of white is the top one, then of black; kept beside the stacks,
    /// because all counting is done with sets.
    pub(super) tops: [Cells; 2],
    /// The rings that white has not played yet, then black's.
    pub(super) supplies: [u8; 2],
    pub(super) turn: Player,
    pub(super) rules: Rules,
}

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// All three balls of this player have arrived.
    Arrived(Player),
    /// This player's own home is filled at the end of the own turn.
    HomeFilled(Player),
    /// This player is to move and cannot.
    NoTurn(Player),
}

impl Ending {
    const fn winner(self) -> Player {
        match self {
            Self::Arrived(player) => player,
            Self::HomeFilled(player) | Self::NoTurn(player) => player.other(),
        }
    }
}

impl Mitsudomoe {
    /// The start of a game.
    pub fn start(rules: Rules) -> Self {
        let mut stacks = [Stack::EMPTY; CELLS];
        for player in Player::BOTH {
            for home in places(HOMES[player.index()]) {
                stacks[home as usize] = Stack::EMPTY.with(player);
            }
        }
        Self::set_up(stacks, HOMES, [5, 5], Player::First, rules)
    }

    /// Any arrangement of eight rings and three balls each.
    pub(super) fn set_up(
        stacks: [Stack; CELLS],
        balls: [Cells; 2],
        supplies: [u8; 2],
        turn: Player,
        rules: Rules,
    ) -> Self {
        let mut tops = [0; 2];
        for (stack, place) in stacks.iter().zip(0..) {
            if let Some(player) = stack.top() {
                tops[player.index()] |= one(place);
            }
        }
        Self { stacks, balls, tops, supplies, turn, rules }
    }

    /// The cells without a ball.
    #[inline]
    pub(super) const fn free(&self) -> Cells {
        ALL & !(self.balls[0] | self.balls[1])
    }

    /// The cells with an exposed ring of this player.
    #[inline]
    pub(super) const fn exposed(&self, player: Player) -> Cells {
        self.tops[player.index()] & self.free()
    }

    /// The balls of this player that have arrived.
    #[inline]
    pub(super) const fn arrived(&self, player: Player) -> Cells {
        self.balls[player.index()] & goals(player)
    }

    /// How the turn that has just ended, ended the game.
    #[inline]
    pub(super) fn decided(&self) -> Option<Ending> {
        let mover = self.turn.other();
        let home = HOMES[mover.index()];
        if self.arrived(mover) == goals(mover) {
            Some(Ending::Arrived(mover))
        } else if self.arrived(self.turn) == home {
            Some(Ending::Arrived(self.turn))
        } else if self.rules == Rules::Official && home & self.free() == 0 && !self.is_start() {
            Some(Ending::HomeFilled(mover))
        } else {
            None
        }
    }

    /// Whether nobody has moved yet.
    ///
    /// No turn with a ring step leads here: black has only the rings under the balls, and so had
    /// none to move, and one more in the supply would have been one too few on the board.
    fn is_start(&self) -> bool {
        self.supplies == [5, 5] && self.balls == HOMES && self.turn == Player::First
    }

    /// Whether the player to move has a turn at all.
    #[inline]
    fn has_turn(&self) -> bool {
        let mover = self.turn;
        let (supply, exposed) = (self.supplies[mover.index()], self.exposed(mover));
        // Without a ring to place or to move there is none to step on either.
        if supply == 0 && exposed == 0 {
            return false;
        }
        if self.rules == Rules::Flexible {
            return true;
        }
        let walking = self.balls[mover.index()] & !goals(mover);
        let reach = places(walking).fold(0, |set, ball| set | neighbours(ball)) & self.free();
        // A ring laid next to a ball makes a turn, if it does not have to come from there.
        let laid = reach != 0 && (supply > 0 || (exposed | reach).count_ones() > 1);
        laid || Turns::new(self).count() > 0
    }

    /// How the game ended, and why.
    #[inline]
    pub(super) fn ending(&self) -> Option<Ending> {
        self.decided().or_else(|| (!self.has_turn()).then_some(Ending::NoTurn(self.turn)))
    }

    pub(super) fn put_ring(&mut self, at: u8) {
        let stack = self.stacks[at as usize].with(self.turn);
        self.stack_becomes(at, stack);
    }

    pub(super) fn take_ring(&mut self, at: u8) {
        let stack = self.stacks[at as usize].without_top();
        self.stack_becomes(at, stack);
    }

    #[inline]
    fn stack_becomes(&mut self, at: u8, stack: Stack) {
        self.stacks[at as usize] = stack;
        let cell = one(at);
        self.tops = self.tops.map(|tops| tops & !cell);
        if let Some(player) = stack.top() {
            self.tops[player.index()] |= cell;
        }
    }
}

impl Position for Mitsudomoe {
    type Move = Move;

    const REPETITION: Repetition = Repetition::DrawnAt(3);

    #[inline]
    fn turn(&self) -> Player {
        self.turn
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|ending| Outcome::Win(ending.winner()))
    }

    #[inline]
    fn each_move(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.decided() {
            Some(_) => ControlFlow::Continue(()),
            None => Turns::new(self).each(&mut visit),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        let mover = self.turn.index();
        if let Some(ring) = mv.ring {
            match ring.from {
                Some(from) => self.take_ring(from),
                None => self.supplies[mover] -= 1,
            }
            self.put_ring(ring.to);
        }
        if let Some(ball) = mv.ball {
            self.balls[mover] ^= one(ball.from) | one(ball.to);
            self.balls[1 - mover] = self.balls[1 - mover] & !mv.vaulted | mv.relocated;
        }
        self.turn = self.turn.other();
    }

    #[inline]
    fn key(&self) -> u64 {
        let mut words = [0; SIZE as usize + 1];
        for (word, row) in words.iter_mut().zip(self.stacks.chunks_exact(SIZE as usize)) {
            *word = row.iter().fold(0, |word, stack| word << Stack::WIDTH | stack.word());
        }
        let [white, black] = self.balls.map(u64::from);
        let [white_supply, black_supply] = self.supplies.map(u64::from);
        let choice = (self.turn.index() << 1 | self.rules as usize) as u64;
        words[SIZE as usize] =
            white | black << 25 | white_supply << 50 | black_supply << 54 | choice << 58;
        mix(words)
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if self.decided().is_some() { 0 } else { u64::from(Turns::new(self).count()) }
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.outcome().is_none() && self.check(mv).is_ok()
    }

    #[inline]
    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        if self.decided().is_some() { None } else { Turns::new(self).random(dice) }
    }
}
