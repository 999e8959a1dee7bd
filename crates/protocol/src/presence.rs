use serde::{Deserialize, Serialize};

/// Whether a player is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// The game is open somewhere.
    Here,
    /// It is not, since this moment, in milliseconds since the game was set up.
    Away(u64),
}
