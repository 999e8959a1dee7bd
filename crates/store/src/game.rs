use crate::row::{from_row, words};
use crate::value::Value;

words! {
    /// How far a game, or a tournament, has come.
    State {
        /// Somebody is still missing.
        Open = "open",
        /// It is being played.
        Running = "running",
        /// It has a result.
        Over = "over",
        /// It ended before it began.
        Cancelled = "cancelled",
    }
}

/// What lists and servers want to know of a game without reading its log, from which it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far it has come.
    pub state: State,
    /// Which game is played.
    pub game: String,
    /// Whether everybody may find it.
    pub is_listed: bool,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// Who has the first seat.
    pub first_user: Option<i64>,
    /// Who has the second seat.
    pub second_user: Option<i64>,
    /// Who is to move.
    pub turn_user: Option<i64>,
    /// When the server has to do something, such as ending a game on time.
    pub deadline: Option<i64>,
    /// How it ended.
    pub result: Option<String>,
}

/// A game as it is kept, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its name among all games.
    pub id: String,
    /// What was agreed before it began.
    pub setup: String,
    /// When it was made.
    pub created: i64,
    /// When the latest entry was written.
    pub updated: i64,
    /// How many entries its log has, and so the number of the next one.
    pub entries: i64,
    /// What follows from the log.
    pub summary: Summary,
}

/// A game that is to be made, with the beginning of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name among all games.
    pub id: String,
    /// What was agreed before it began.
    pub setup: String,
    /// When it is made.
    pub at: i64,
    /// Its first entries, numbered from 0.
    pub entries: Vec<NewEntry>,
    /// What follows from them.
    pub summary: Summary,
}

/// One of the first entries of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// Who did it, unless the server did.
    pub user: Option<i64>,
    /// By which word of the user's it can be found again.
    pub key: Option<String>,
    /// What was done.
    pub body: String,
}

pub(crate) const COLUMNS: &str = "id, setup, created, updated, entries, state, game, is_listed, \
     is_rated, first_user, second_user, turn_user, deadline, result";

from_row!(Summary {
    state,
    game,
    is_listed,
    is_rated,
    first_user,
    second_user,
    turn_user,
    deadline,
    result,
});

from_row!(Game { id, setup, created, updated, entries; summary });

impl Summary {
    pub(crate) fn values(&self) -> [Value<'_>; 9] {
        [
            self.state.into(),
            (&self.game).into(),
            self.is_listed.into(),
            self.is_rated.into(),
            self.first_user.into(),
            self.second_user.into(),
            self.turn_user.into(),
            self.deadline.into(),
            (&self.result).into(),
        ]
    }
}
