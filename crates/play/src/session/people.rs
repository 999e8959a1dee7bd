use board::Player;
use i18n::Phrase;

use super::Session;
use crate::words::session as words;
use crate::{Action, Actor, Level, Offer};

/// Who is here, and what they are asked and told as "you".
impl Session {
    /// Whether a person here plays for this player.
    pub fn is_here(&self, player: Player) -> bool {
        match &self.remote {
            Some(remote) => remote.held == Some(player),
            None => self.table.seats()[player].is_person(),
        }
    }

    /// The one person here who plays, who is called "you"; nobody where two do, or none.
    pub fn you(&self) -> Option<Player> {
        let mut here = Player::BOTH.into_iter().filter(|&player| self.is_here(player));
        here.next().filter(|_| here.next().is_none())
    }

    /// Whether nobody here plays: whoever is here looks on.
    pub fn is_watched(&self) -> bool {
        !Player::BOTH.into_iter().any(|player| self.is_here(player))
    }

    /// Whether a person here is to move, and has not done so.
    pub fn awaits_person(&self) -> bool {
        self.is_running() && self.is_here(self.table.turn()) && self.waiting().is_none()
    }

    /// The level of the computer player that is to move and thinks here, if one is.
    pub fn awaits_computer(&self) -> Option<Level> {
        self.table.awaits_computer().filter(|_| !self.is_remote())
    }

    /// Whether a person here is to move, looks at it, and may have a hint.
    pub fn can_be_helped(&self) -> bool {
        self.awaits_person() && self.past.is_none() && self.can_analyse()
    }

    /// Whether the engine may be asked: not while somebody elsewhere plays, who has not asked it.
    pub fn can_analyse(&self) -> bool {
        !self.is_remote() || !self.is_running()
    }

    /// The person who acts: who is to move, or else the other.
    pub fn person(&self) -> Player {
        let turn = self.table.turn();
        if self.is_here(turn) { turn } else { turn.other() }
    }

    /// Whoever may have slipped: the person who moved last. Where computers play each other it is
    /// whoever watches who wants the last move back.
    pub(super) fn who_takes_back(&self) -> Actor {
        match self.table.last_mover(|player| self.is_here(player)) {
            Some(player) => Actor::Player(player),
            None if self.is_show() => Actor::Referee,
            None => Actor::Player(self.person()),
        }
    }

    /// What a person here has been offered and has to answer, in words.
    pub fn question(&self) -> Option<Phrase> {
        let (by, offer) = self.table.offer()?;
        let is_answered = [Action::Accept, Action::Decline].iter().any(|it| self.is_sent(it));
        if !self.is_here(by.other()) || is_answered {
            return None;
        }
        let [from, to] = [by, by.other()].map(|player| self.side(player));
        let asked = match offer {
            Offer::Draw => words::take_draw(from, to),
            Offer::TakeBack => words::allow_take_back(from, to),
        };
        Some(self.to_you(asked).capital())
    }

    /// What is said of the players, said to "you" where somebody elsewhere plays too.
    pub(super) fn to_you(&self, said: Phrase) -> Phrase {
        match self.you().filter(|_| self.is_remote()) {
            Some(you) => said.said_of(&words::YOU, self.side(you)),
            None => said,
        }
    }

    /// Why the game ended, in one sentence: "Your chain joins left and right."; nothing while it goes
    /// on.
    pub fn why(&self) -> Option<Phrase> {
        self.table.why(self.you())
    }
}
