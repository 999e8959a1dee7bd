use serde::{Deserialize, Serialize};

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SessionView {
    /// What it is called; it opens nothing.
    pub id: String,
    /// Which browser it was.
    pub label: String,
    /// When somebody signed in, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub is_current: bool,
}
