use serde::{Deserialize, Serialize};

use crate::Player;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This player won.
    Win(Player),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win(player) => Some(player),
            Self::Draw => None,
        }
    }

    /// The same outcome with the players exchanged.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        match self {
            Self::Win(player) => Self::Win(player.other()),
            Self::Draw => Self::Draw,
        }
    }
}
