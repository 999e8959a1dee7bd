use crate::name_key::{look_key, name_key};
use crate::row::{from_row, words};

words! {
    /// What kind of player somebody is.
    UserKind {
        /// A person without a name of their own.
        Guest = "guest",
        /// A person with a name and a password.
        Account = "account",
        /// A program of somebody's.
        Bot = "bot",
        /// A computer player of the house.
        Level = "level",
    }
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The number by which everything else knows them.
    pub id: i64,
    /// How they are called.
    pub name: String,
    /// What kind of player they are.
    pub kind: UserKind,
    /// The hash of the password, where there is one.
    pub password: Option<String>,
    /// When they first came.
    pub created: i64,
    /// When they were last there.
    pub seen: i64,
    /// Whether they may not play any more.
    pub is_banned: bool,
    /// Whose account this has become a part of.
    pub merged_into: Option<i64>,
    /// Whose program this is.
    pub owner: Option<i64>,
}

from_row!(User { id, name, kind, password, created, seen, is_banned, merged_into, owner });

/// Without the hash of the password, which is nobody's business.
impl std::fmt::Debug for User {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("User")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("kind", &self.kind)
            .finish_non_exhaustive()
    }
}

/// By what the names of accounts, programs and levels are told apart; guests may all have the same.
pub(crate) struct NameKeys {
    pub(crate) name: Option<String>,
    pub(crate) look: Option<String>,
}

impl NameKeys {
    pub(crate) fn new(kind: UserKind, name: &str) -> Self {
        let is_own = kind != UserKind::Guest;
        Self { name: is_own.then(|| name_key(name)), look: is_own.then(|| look_key(name)) }
    }
}
