use board::{Outcome, Player};
use i18n::Phrase;
use record::Reason;

use super::Session;
use crate::words::session as words;
use crate::{Ending, Seat};

/// How a game stands, said to who plays it.
impl Session {
    /// The one person at the table, who is called "you"; nobody where two people play, or none.
    pub fn you(&self) -> Option<Player> {
        let seats = self.table.seats();
        let mut people = Player::BOTH.into_iter().filter(|&player| seats[player].is_person());
        people.next().filter(|_| people.next().is_none())
    }

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
                Seat::Computer(level) if self.is_choosing() && self.past.is_none() => {
                    words::thinking(level.name_in(self.table.spec().game))
                }
                _ => words::to_move(name(turn)).capital(),
            },
        }
    }

    /// Why the game ended, in one sentence: "Your chain joins left and right."; nothing while it goes
    /// on.
    pub fn why(&self) -> Option<Phrase> {
        let Ending { outcome, reason } = self.table.ending()?;
        let position = self.table.line().position();
        let loser = match outcome {
            Outcome::Win(winner) => position.side(winner.other()).name,
            Outcome::Draw => &words::YOU,
        };
        let why = match reason {
            Reason::Rules => self.table.line().verdict()?.reason,
            Reason::Resignation => words::resigned(loser),
            Reason::Time => words::out_of_time(loser),
            Reason::Agreement => (&words::AGREED).into(),
            Reason::Adjudication => (&words::ADJUDICATED).into(),
            Reason::Forfeit | Reason::Abandoned => words::broke_off(loser),
        };
        let why = match self.you() {
            Some(you) => why.said_of(&words::YOU, position.side(you).name),
            None => why,
        };
        Some(words::sentence(why.capital()))
    }

    /// What is special about the turn that a person has, in a sentence or two: that the colours may
    /// be exchanged, that there is nothing but to pass.
    pub fn moment(&self) -> Option<Phrase> {
        let is_theirs = self.table.awaits_person() && self.past.is_none();
        let position = self.table.line().position();
        if is_theirs && self.touched().is_empty() { position.moment() } else { None }
    }
}
