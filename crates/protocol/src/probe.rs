use serde::{Deserialize, Serialize};

/// What a table knows of a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Probe {
    /// Which game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What it is worth to the player who is to move.
    pub value: Value,
    /// In how many plies it is won or lost where both play as well as can be.
    pub plies: Option<u32>,
    /// The same after each legal move, the best one first; what the table does not know is left out.
    pub moves: Vec<ProbedMove>,
}

/// A legal move, and what a table knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ProbedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to who plays it.
    pub value: Value,
    /// In how many plies it is won or lost from before the move.
    pub plies: Option<u32>,
}

/// What a position is worth where both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Whoever is to move wins.
    Win,
    /// Nobody wins.
    Draw,
    /// Whoever is to move loses.
    Loss,
}
