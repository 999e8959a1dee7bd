use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Name;

/// The number by which a server knows somebody. It opens nothing: who somebody is, they show by a
/// secret of theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(transparent)]
pub struct UserId(pub i64);

impl fmt::Display for UserId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody who plays or watches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// By which number the server knows them.
    pub id: UserId,
    /// What they are called.
    pub name: Name,
    /// What kind of player they are.
    pub kind: Kind,
}

/// What kind of player somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A person without an account.
    Guest,
    /// A person with an account.
    Account,
    /// A program.
    Bot,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Guest, Self::Account, Self::Bot];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Guest => "guest",
            Self::Account => "account",
            Self::Bot => "bot",
        })
    }
}
