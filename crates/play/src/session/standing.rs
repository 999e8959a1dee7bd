use board::Outcome;
use i18n::Phrase;

use super::Session;
use crate::words::session as words;
use crate::{Ending, Seat};

/// How a game stands, said to who plays it.
impl Session {
    /// Whose turn it is, or how the game ended, in a few words: "Your turn", "Level 4 is thinking",
    /// "Red to move", "You won", "Draw".
    pub fn headline(&self) -> Phrase {
        let turn = self.line().position().turn();
        let name = |player| self.line().position().side(player).name;
        match self.table.ending().filter(|_| self.past.is_none()) {
            Some(Ending { outcome: Outcome::Draw, .. }) => (&words::DRAW).into(),
            Some(Ending { outcome: Outcome::Win(winner), .. }) => match self.you() {
                Some(you) if you == winner => (&words::YOU_WON).into(),
                Some(_) => (&words::YOU_LOST).into(),
                None => words::won(name(winner)).capital(),
            },
            None if self.you() == Some(turn) => (&words::YOUR_TURN).into(),
            None => match self.table.seats()[turn] {
                Seat::Computer(level) if self.is_anybody_choosing() => {
                    words::thinking(level.name_in(self.table.spec().game))
                }
                _ => words::to_move(name(turn)).capital(),
            },
        }
    }

    /// Whether a computer is about to move, here or elsewhere, and that is looked at.
    const fn is_anybody_choosing(&self) -> bool {
        (self.is_choosing() || self.is_remote()) && self.past.is_none()
    }

    /// What is special about the turn that a person has, in a sentence or two: that the colours may
    /// be exchanged, that there is nothing but to pass.
    pub fn moment(&self) -> Option<Phrase> {
        let is_theirs = self.awaits_person() && self.past.is_none();
        let position = self.table.line().position();
        if is_theirs && self.touched().is_empty() { position.moment() } else { None }
    }
}
