use board::Player;
use play::{Action, Actor};
use serde::{Deserialize, Serialize};

use crate::{GameId, Key, Person, Remark};

/// Something that has happened in a game, as the server has written it down.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Which one, counted from 0.
    pub number: u32,
    /// When, in milliseconds since the game was set up, by the server's clock.
    pub at: u64,
    /// Who did it.
    pub by: Actor,
    /// The key of whoever asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// What has changed.
    pub change: Change,
}

/// What has changed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// Somebody has sat down.
    Sat {
        /// On which seat.
        player: Player,
        /// Who.
        person: Person,
    },
    /// Something was done at the table.
    Act(Action),
    /// Somebody has said something.
    Say(Remark),
    /// The game was called off.
    Cancel,
    /// A player wants another game.
    WantRematch,
    /// The same two play on in another game.
    Rematch(GameId),
}
