use board::{Player, Position as _};
use i18n::Phrase;

use super::layout::{Cells, between, cell, has, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::view::name;
use crate::words::mitsudomoe as words;

/// What is wrong with a turn; the player is always the one whose ring or ball it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnError {
    /// A step alone, where the rules want both.
    OneStep,
    /// No ring is left to place.
    EmptySupply(Player),
    /// The top of the cell is no ring of this player.
    NoRing(Player, u8),
    /// A ball stands on the ring.
    RingCovered(u8),
    /// The ring would go where it is.
    RingStays(u8),
    /// The ring would go where a ball is.
    RingOnBall(u8),
    /// There is no ball of this player.
    NoBall(Player, u8),
    /// The ball is at its goal for good.
    BallArrived(u8),
    /// A ball stands where the ball would go.
    BallOnBall(u8),
    /// There is no ring of this player on top where the ball would go.
    NoRingToLand(Player, u8),
    /// The cells are in no line.
    NoLine(u8, u8),
    /// A cell of the line that would be vaulted over has no ball.
    Gap(u8, u8, u8),
    /// The vault passes a ball that is at its goal for good.
    VaultOverArrived(u8),
    /// The vault passes a ball that can go nowhere.
    Nowhere(Player, u8),
    /// The vault passes a ball that is not relocated.
    NotRelocated(Player, u8),
    /// A ball is relocated that the ball step does not pass.
    NotVaulted(Player, u8),
    /// There is no exposed ring of this player where a ball would be relocated to.
    NotExposed(Player, u8),
}

impl TurnError {
    /// What is wrong, for a person.
    pub(super) fn phrase(self) -> Phrase {
        match self {
            Self::OneStep => (&words::ONE_STEP).into(),
            Self::EmptySupply(player) => words::empty_supply(name(player)),
            Self::NoRing(player, at) => words::no_ring(name(player), cell(at)),
            Self::RingCovered(at) => words::ring_covered(cell(at)),
            Self::RingStays(at) => words::ring_stays(cell(at)),
            Self::RingOnBall(at) => words::ring_on_ball(cell(at)),
            Self::NoBall(player, at) => words::no_ball(name(player), cell(at)),
            Self::BallArrived(at) => words::ball_arrived(cell(at)),
            Self::BallOnBall(at) => words::ball_on_ball(cell(at)),
            Self::NoRingToLand(player, at) => words::no_ring_to_land(name(player), cell(at)),
            Self::NoLine(from, to) => words::no_line(cell(from), cell(to)),
            Self::Gap(from, to, gap) => words::gap(cell(from), cell(to), cell(gap)),
            Self::VaultOverArrived(at) => words::vault_over_arrived(cell(at)),
            Self::Nowhere(player, at) => words::nowhere(cell(at), name(player)),
            Self::NotRelocated(player, at) => words::not_relocated(name(player), cell(at)),
            Self::NotVaulted(player, at) => words::not_vaulted(name(player), cell(at)),
            Self::NotExposed(player, at) => words::not_exposed(cell(at), name(player)),
        }
    }
}

impl Mitsudomoe {
    /// Finds what is wrong with a turn, in the order in which it would be carried out.
    pub(super) fn check(&self, mv: Move) -> Result<(), TurnError> {
        if let Some(ring) = mv.ring {
            self.check_ring(ring)?;
        }
        if let Some(ball) = mv.ball {
            let mut rings = self.clone();
            rings.play_unchecked(Move { ball: None, ..mv });
            rings.check_ball(ball, self.turn)?;
            let vaulted = rings.passed(ball, self.turn)?;
            rings.check_relocation(mv, vaulted, self.turn.other())?;
        }
        let steps = u8::from(mv.ring.is_some()) + u8::from(mv.ball.is_some());
        if steps < 2 && self.rules == Rules::Official { Err(TurnError::OneStep) } else { Ok(()) }
    }

    fn check_ring(&self, RingStep { from, to }: RingStep) -> Result<(), TurnError> {
        let mover = self.turn;
        match from {
            None if self.supplies[mover.index()] == 0 => return Err(TurnError::EmptySupply(mover)),
            None => {}
            Some(from) => {
                if !has(self.tops[mover.index()], from) {
                    return Err(TurnError::NoRing(mover, from));
                }
                if !has(self.free(), from) {
                    return Err(TurnError::RingCovered(from));
                }
                if from == to {
                    return Err(TurnError::RingStays(to));
                }
            }
        }
        if has(self.free(), to) { Ok(()) } else { Err(TurnError::RingOnBall(to)) }
    }

    pub(super) fn check_ball(
        &self,
        BallStep { from, to }: BallStep,
        mover: Player,
    ) -> Result<(), TurnError> {
        if !has(self.balls[mover.index()], from) {
            return Err(TurnError::NoBall(mover, from));
        }
        if has(self.arrived(mover), from) {
            return Err(TurnError::BallArrived(from));
        }
        if !has(self.free(), to) {
            return Err(TurnError::BallOnBall(to));
        }
        if has(self.tops[mover.index()], to) {
            Ok(())
        } else {
            Err(TurnError::NoRingToLand(mover, to))
        }
    }

    /// The opposing balls that a ball step passes.
    pub(super) fn passed(
        &self,
        BallStep { from, to }: BallStep,
        mover: Player,
    ) -> Result<Cells, TurnError> {
        let line = between(from, to).ok_or(TurnError::NoLine(from, to))?;
        if let Some(gap) = places(line & self.free()).next() {
            return Err(TurnError::Gap(from, to, gap));
        }
        match places(line & self.arrived(mover.other())).next() {
            Some(arrived) => Err(TurnError::VaultOverArrived(arrived)),
            None => Ok(line & self.balls[mover.other().index()]),
        }
    }

    fn check_relocation(&self, mv: Move, vaulted: Cells, other: Player) -> Result<(), TurnError> {
        if let Some(ball) = places(mv.vaulted & !vaulted).next() {
            return Err(TurnError::NotVaulted(other, ball));
        }
        let exposed = self.exposed(other);
        if let Some(ball) = places(vaulted).next().filter(|_| exposed == 0) {
            return Err(TurnError::Nowhere(other, ball));
        }
        if let Some(ball) = places(vaulted & !mv.vaulted).next() {
            return Err(TurnError::NotRelocated(other, ball));
        }
        match places(mv.relocated & !vaulted & !exposed).next() {
            Some(to) => Err(TurnError::NotExposed(other, to)),
            None => Ok(()),
        }
    }
}
