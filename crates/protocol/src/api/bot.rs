use serde::{Deserialize, Serialize};

use crate::{Name, UserId};

/// A program that is to play here.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// What it is called; nobody else may be called so, nor look so.
    pub name: Name,
}

/// A program of somebody's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BotView {
    /// By which number the server knows it.
    pub id: UserId,
    /// What it is called.
    pub name: Name,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// What lets it in.
    pub tokens: Vec<TokenView>,
}

/// A token that is to be made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in a few words.
    #[serde(default)]
    pub label: String,
}

/// A token, of which only its owner has the secret.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TokenView {
    /// What it is called; it opens nothing.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
}

/// A new token, which is told this once.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MadeToken {
    /// What it is called.
    pub id: String,
    /// The secret: `Authorization: Bearer` and this.
    pub token: String,
}

/// Without the secret.
impl std::fmt::Debug for MadeToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MadeToken").field("id", &self.id).finish_non_exhaustive()
    }
}
