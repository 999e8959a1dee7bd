use serde::{Deserialize, Serialize};

use crate::GameId;

/// How a game was set up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game as it begins, written down as a record: its options, its clock, and which seats
    /// are a computer's; people sit down later.
    pub record: String,
    /// Whether everybody is shown that it is there; otherwise who has the link knows.
    pub is_listed: bool,
    /// Whether it counts.
    pub is_rated: bool,
    /// The game that the same two played before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
}
