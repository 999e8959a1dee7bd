//! What is asked over HTTP, beside the connection to a game.

mod account;
mod bot;
mod password;
mod rating;
mod session;

use serde::{Deserialize, Serialize};

use crate::{GameId, Kind, Name, Person, UserId};

pub use account::{Deletion, Export, ExportedGame, NewAccount, NewPassword, SignIn};
pub use bot::{BotView, MadeToken, NewBot, NewToken, TokenView};
pub use password::{Password, WeakPassword};
pub use rating::{Leaderboard, LevelRating, Profile, Ranked, RatingView};
pub use session::SessionView;

/// A game that somebody wants to set up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Which game, with its options, as in `noughts:size=5`.
    pub game: String,
    /// The time control: `300+2`, `259200s/move`, or none.
    #[serde(default)]
    pub clock: Option<String>,
    /// Where whoever sets it up wants to sit.
    #[serde(default)]
    pub side: Side,
    /// A level of the computer, where no person is to take the other seat.
    #[serde(default)]
    pub level: Option<String>,
    /// Whether everybody is shown that a seat is free.
    #[serde(default)]
    pub is_listed: bool,
    /// Whether it counts.
    #[serde(default)]
    pub is_rated: bool,
}

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// As the first player.
    First,
    /// As the second player.
    Second,
    /// Wherever the lot falls.
    #[default]
    Lot,
    /// Nowhere: two others play.
    Nowhere,
}

/// A game as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GameView {
    /// What it is called.
    pub id: GameId,
    /// How it stands.
    pub state: GameState,
    /// The game as far as it has been played, as a record.
    pub record: String,
    /// The people who sit there, the first player first.
    pub people: [Option<Person>; 2],
    /// Whether everybody is shown that it is there.
    pub is_listed: bool,
    /// Whether it counts.
    pub is_rated: bool,
    /// The person who is to move.
    pub turn: Option<UserId>,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
    /// How many entries it has.
    pub entries: u32,
    /// The game that the same two play after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<GameId>,
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameState {
    /// A seat is free.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

/// What everybody can see: free seats and games that are played.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lobby {
    /// Games with a free seat.
    pub open: Vec<GameView>,
    /// Games that are played.
    pub running: Vec<GameView>,
}

/// Who somebody is to the server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// By which number the server knows them.
    pub id: UserId,
    /// What they are called.
    pub name: Name,
    /// What kind of player they are.
    pub kind: Kind,
}

/// What somebody wants to be called.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name.
    pub name: Name,
}

/// What a server is, for a page that asks whether there is one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Server {
    /// The version that it speaks.
    pub version: u32,
    /// Which program it is.
    pub program: String,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Problem {
    /// What is wrong, for a program.
    pub code: String,
    /// What is wrong, where, and what would be right, for a person.
    pub message: String,
}
