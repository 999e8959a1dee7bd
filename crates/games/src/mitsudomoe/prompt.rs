use board::Spot;
use i18n::Phrase;

use super::layout::{between, cell, has, index, one, places};
use super::rules::{Mitsudomoe, Rules};
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
            [] => return Some((&words::BALL_MAY_WALK).into()),
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
}
