use board::{Show as _, Spot};
use i18n::Phrase;

use super::layout::{between, cell, has, index, one, places};
use super::rules::{BallStep, Mitsudomoe, Rules};
use super::turn_error::TurnError;
use super::turns::Turns;
use super::view::name;
use crate::words::mitsudomoe as words;

impl Mitsudomoe {
    /// What the next touch is for: a ring step, a ball step, the balls that were vaulted over.
    pub(super) fn next_touch(&self, touched: &[Spot]) -> Option<Phrase> {
        let rest = match touched {
            [] => return None,
            [Spot::Cell(at), ..] if has(self.balls[self.turn.index()], index(*at)) => touched,
            [_] => return Some((&words::RING_TO).into()),
            [_, _, rest @ ..] => rest,
        };
        let (from, to, moved) = match rest {
            [Spot::Cell(from), Spot::Cell(to), moved @ ..] => (*from, *to, moved),
            [] if self.rules == Rules::Official => return Some((&words::BALL_WALKS).into()),
            [] if self.so_far(touched).can_walk() => return Some((&words::BALL_MAY_WALK).into()),
            [] => return Some((&words::NO_BALL_WALKS).into()),
            _ => return Some((&words::BALL_TO).into()),
        };
        let opponent = self.turn.other();
        if let (1, Some(Spot::Cell(ball))) = (moved.len() % 2, moved.last()) {
            return Some(words::relocate_to(name(opponent), *ball));
        }
        let gone = moved.iter().step_by(2).fold(0, |gone, spot| match spot {
            Spot::Cell(ball) => gone | one(index(*ball)),
            _ => gone,
        });
        let vaulted = between(index(from), index(to))? & self.balls[opponent.index()] & !gone;
        let balls: Vec<_> = places(vaulted).map(|ball| cell(ball).to_string()).collect();
        (!balls.is_empty()).then(|| words::relocate(name(opponent), balls.join(", ")))
    }

    /// Whether a ball of the player to move can walk as the rings lie.
    fn can_walk(&self) -> bool {
        Turns::new(self).ball_steps() > 0
    }

    /// Why the last of these touches does not fit, and where the game has a word for it what would.
    pub(super) fn objection_to(&self, touched: &[Spot]) -> Option<Phrase> {
        let (last, before) = touched.split_last()?;
        let (so_far, mover) = (self.so_far(before), self.turn);
        let Spot::Cell(at) = *last else {
            let takes_ring = before.is_empty() && *last == Spot::Supply;
            return takes_ring.then(|| words::supply_gone(name(mover)));
        };
        let at = index(at);
        if before.len() % 2 == 0 {
            return so_far.objection_to_taking(at, before.is_empty());
        }
        let Some(Spot::Cell(from)) = before.last() else {
            return Some(TurnError::RingOnBall(at).phrase());
        };
        let from = index(*from);
        let error = if has(so_far.balls[mover.index()], from) {
            so_far.objection_to_step(BallStep { from, to: at })
        } else if has(so_far.balls[mover.other().index()], from) {
            TurnError::NotExposed(mover.other(), at)
        } else {
            TurnError::RingOnBall(at)
        };
        Some(error.phrase())
    }

    /// Why nothing can be taken up from this cell, to begin a turn or to go on with one.
    fn objection_to_taking(&self, at: u8, begins: bool) -> Option<Phrase> {
        let mover = self.turn;
        if has(self.arrived(mover), at) {
            Some(TurnError::BallArrived(at).phrase())
        } else if has(self.balls[mover.index()], at) {
            Some(match self.rules {
                _ if !begins => words::ball_stuck(cell(at), name(mover)),
                Rules::Official => (&words::RING_FIRST).into(),
                Rules::Flexible => words::ball_needs_ring(cell(at), name(mover)),
            })
        } else if has(self.balls[mover.other().index()], at) {
            Some(TurnError::NoBall(mover, at).phrase())
        } else {
            begins.then(|| words::supply_gone(name(mover)))
        }
    }

    /// Why a ball can't go there.
    fn objection_to_step(&self, step: BallStep) -> TurnError {
        let check = || self.check_ball(step, self.turn).and_then(|()| self.passed(step, self.turn));
        match check() {
            Err(error) => error,
            Ok(passed) => {
                TurnError::Nowhere(self.turn.other(), places(passed).next().unwrap_or(step.to))
            }
        }
    }
}
