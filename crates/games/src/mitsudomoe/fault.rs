use std::fmt;

use board::{Player, Position as _};

use super::layout::{Cells, between, cell, has, places};
use super::rules::{BallStep, Mitsudomoe, Move, RingStep, Rules};
use super::view::name;

/// What is wrong with a turn; the player is always the one whose ring or ball it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
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

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OneStep => f.write_str(
                "by the official rules a turn is a ring step and then a ball step, both",
            ),
            Self::EmptySupply(player) => write!(f, "{}'s supply is empty", name(player)),
            Self::NoRing(player, at) => {
                write!(f, "{} has no ring on top of {}", name(player), cell(at))
            }
            Self::RingCovered(at) => write!(f, "the ring on {} has a ball on top", cell(at)),
            Self::RingStays(at) => write!(f, "the ring on {} must go to another cell", cell(at)),
            Self::RingOnBall(at) => {
                write!(f, "a ring cannot be put on {}, where a ball stands", cell(at))
            }
            Self::NoBall(player, at) => write!(f, "{} has no ball on {}", name(player), cell(at)),
            Self::BallArrived(at) => {
                write!(f, "the ball on {} has arrived and never leaves", cell(at))
            }
            Self::BallOnBall(at) => write!(f, "a ball stands on {} already", cell(at)),
            Self::NoRingToLand(player, at) => {
                write!(f, "a {} ball needs a {0} ring on top of {}", name(player), cell(at))
            }
            Self::NoLine(from, to) => {
                write!(f, "{} and {} are not in one line", cell(from), cell(to))
            }
            Self::Gap(from, to, gap) => {
                let (from, to, gap) = (cell(from), cell(to), cell(gap));
                write!(f, "{from} and {to} are not adjacent, and {gap} has no ball to vault over")
            }
            Self::VaultOverArrived(at) => {
                write!(f, "the ball on {} has arrived and cannot be vaulted over", cell(at))
            }
            Self::Nowhere(player, at) => {
                let at = cell(at);
                write!(f, "the ball on {at} would be vaulted over, and no {} ring", name(player))?;
                f.write_str(" is exposed where it could go")
            }
            Self::NotRelocated(player, at) => {
                let (name, at) = (name(player), cell(at));
                write!(f, "{name}'s ball on {at} is vaulted over and must be relocated")
            }
            Self::NotVaulted(player, at) => {
                write!(f, "no {} ball on {} is vaulted over", name(player), cell(at))
            }
            Self::NotExposed(player, at) => {
                let (name, at) = (name(player), cell(at));
                write!(f, "{at} has no exposed {name} ring to take a ball")
            }
        }
    }
}

impl Mitsudomoe {
    /// Finds what is wrong with a turn, in the order in which it would be carried out.
    pub(super) fn check(&self, mv: Move) -> Result<(), Fault> {
        if let Some(ring) = mv.ring {
            self.check_ring(ring)?;
        }
        if let Some(ball) = mv.ball {
            let mut rings = self.clone();
            rings.play(Move { ball: None, ..mv });
            rings.check_ball(ball, self.turn)?;
            let vaulted = rings.passed(ball, self.turn)?;
            rings.check_relocation(mv, vaulted, self.turn.other())?;
        }
        let steps = u8::from(mv.ring.is_some()) + u8::from(mv.ball.is_some());
        if steps < 2 && self.rules == Rules::Official { Err(Fault::OneStep) } else { Ok(()) }
    }

    fn check_ring(&self, RingStep { from, to }: RingStep) -> Result<(), Fault> {
        let mover = self.turn;
        match from {
            None if self.supplies[mover.index()] == 0 => return Err(Fault::EmptySupply(mover)),
            None => {}
            Some(from) => {
                if !has(self.tops[mover.index()], from) {
                    return Err(Fault::NoRing(mover, from));
                }
                if !has(self.free(), from) {
                    return Err(Fault::RingCovered(from));
                }
                if from == to {
                    return Err(Fault::RingStays(to));
                }
            }
        }
        if has(self.free(), to) { Ok(()) } else { Err(Fault::RingOnBall(to)) }
    }

    fn check_ball(&self, BallStep { from, to }: BallStep, mover: Player) -> Result<(), Fault> {
        if !has(self.balls[mover.index()], from) {
            return Err(Fault::NoBall(mover, from));
        }
        if has(self.arrived(mover), from) {
            return Err(Fault::BallArrived(from));
        }
        if !has(self.free(), to) {
            return Err(Fault::BallOnBall(to));
        }
        if has(self.tops[mover.index()], to) { Ok(()) } else { Err(Fault::NoRingToLand(mover, to)) }
    }

    /// The opposing balls that a ball step passes.
    fn passed(&self, BallStep { from, to }: BallStep, mover: Player) -> Result<Cells, Fault> {
        let line = between(from, to).ok_or(Fault::NoLine(from, to))?;
        if let Some(gap) = places(line & self.free()).next() {
            return Err(Fault::Gap(from, to, gap));
        }
        match places(line & self.arrived(mover.other())).next() {
            Some(arrived) => Err(Fault::VaultOverArrived(arrived)),
            None => Ok(line & self.balls[mover.other().index()]),
        }
    }

    fn check_relocation(&self, mv: Move, vaulted: Cells, other: Player) -> Result<(), Fault> {
        if let Some(ball) = places(mv.vaulted & !vaulted).next() {
            return Err(Fault::NotVaulted(other, ball));
        }
        let exposed = self.exposed(other);
        if let Some(ball) = places(vaulted).next().filter(|_| exposed == 0) {
            return Err(Fault::Nowhere(other, ball));
        }
        if let Some(ball) = places(vaulted & !mv.vaulted).next() {
            return Err(Fault::NotRelocated(other, ball));
        }
        match places(mv.relocated & !vaulted & !exposed).next() {
            Some(to) => Err(Fault::NotExposed(other, to)),
            None => Ok(()),
        }
    }
}
