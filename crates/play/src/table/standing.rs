use board::{Outcome, Player};
use i18n::Phrase;
use record::Reason;

use super::Table;
use crate::Ending;
use crate::words::session as words;

/// How a game stands, said to who plays it.
impl Table {
    /// The one person at the table, who is called "you"; nobody where two people play, or none.
    pub fn you(&self) -> Option<Player> {
        let seats = self.seats();
        let mut people = Player::BOTH.into_iter().filter(|&player| seats[player].is_person());
        people.next().filter(|_| people.next().is_none())
    }

    /// Why the game ended, in one sentence for the player who is called "you", if one is: "Your chain
    /// joins left and right."; nothing while it goes on.
    pub fn why(&self, you: Option<Player>) -> Option<Phrase> {
        let Ending { outcome, reason } = self.ending()?;
        let position = self.line().position();
        let loser = match outcome {
            Outcome::Win(winner) => position.side(winner.other()).name,
            Outcome::Draw => &words::YOU,
        };
        let why = match reason {
            Reason::Rules => self.line().verdict()?.reason,
            Reason::Resignation => words::resigned(loser),
            Reason::Time => words::out_of_time(loser),
            Reason::Agreement => (&words::AGREED).into(),
            Reason::Adjudication => (&words::ADJUDICATED).into(),
            Reason::Forfeit | Reason::Abandoned => words::broke_off(loser),
        };
        let why = match you {
            Some(you) => why.said_of(&words::YOU, position.side(you).name),
            None => why,
        };
        Some(words::sentence(why.capital()))
    }
}
