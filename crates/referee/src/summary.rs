use std::fmt;

use board::Outcome;
use play::Ending;
use protocol::UserId;
use record::result_text;

use crate::Game;

/// What lists say about a game, as it follows from its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How it stands.
    pub state: State,
    /// Which game is played, and with which options.
    pub game: &'static str,
    /// The people who sit there, the first player first.
    pub users: [Option<UserId>; 2],
    /// The person who is to move.
    pub turn: Option<UserId>,
    /// When the server has to do something, in milliseconds since the game was set up.
    pub deadline: Option<u64>,
    /// How it ended.
    pub result: Option<&'static str>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// A seat is free.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        })
    }
}

impl Game {
    /// How it stands.
    pub fn state(&self) -> State {
        if self.is_cancelled {
            State::Cancelled
        } else if self.table.ending().is_some() {
            State::Over
        } else if self.free_seat().is_some() {
            State::Open
        } else {
            State::Running
        }
    }

    /// What lists say about it.
    pub fn summary(&self) -> Summary {
        let state = self.state();
        let user = |person: &Option<protocol::Person>| person.as_ref().map(|person| person.id);
        let turn = (state == State::Running).then(|| self.table.turn());
        let outcome: Option<Outcome> = self.table.ending().map(|Ending { outcome, .. }| outcome);
        Summary {
            state,
            game: self.table.spec().game.info().id,
            users: self.people.0.each_ref().map(user),
            turn: turn.and_then(|player| user(&self.people[player])),
            deadline: self.duty().map(|duty| duty.at).filter(|&at| at != u64::MAX),
            result: outcome.map(|outcome| result_text(Some(outcome))),
        }
    }
}
