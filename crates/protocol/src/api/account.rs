use serde::{Deserialize, Serialize};

use super::{BotView, GameState, Me, Password, RatingView, SessionView};
use crate::{GameId, Name};

/// A name and a password for somebody who wants to be known by them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The name, which nobody else may have, nor one that looks like it.
    pub name: Name,
    /// The password.
    pub password: Password,
}

/// Somebody who says who they are.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name, in whatever way it is written.
    pub name: String,
    /// The password.
    pub password: Password,
}

/// Another password.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    pub current: Password,
    /// The one from now on.
    pub new: Password,
}

/// Somebody who wants to be forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The password, where they have one.
    #[serde(default)]
    pub password: Option<Password>,
}

/// Everything that a server keeps of somebody.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// Who they are.
    pub account: Me,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// Where they are signed in.
    pub sessions: Vec<SessionView>,
    /// Their programs.
    pub bots: Vec<BotView>,
    /// How strong they are.
    pub ratings: Vec<RatingView>,
    /// Their games, the newest first.
    pub games: Vec<ExportedGame>,
}

/// A game of somebody's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ExportedGame {
    /// What it is called.
    pub id: GameId,
    /// How it stands.
    pub state: GameState,
    /// Whether it counts.
    pub is_rated: bool,
    /// When something last happened, in milliseconds since 1970.
    pub updated: i64,
    /// The game as a record.
    pub record: String,
}
