use std::time::Duration;

/// How far a search may go; whatever is reached first ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The positions looked at, by all threads together.
    pub nodes: Option<u64>,
    /// After this time no new iteration begins.
    pub soft: Option<Duration>,
    /// After this time the search is cut off.
    pub hard: Option<Duration>,
}

impl Limits {
    /// Only this many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { depth: None, nodes: Some(nodes), soft: None, hard: None }
    }

    /// Only this deep.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), nodes: None, soft: None, hard: None }
    }

    /// Only this long.
    pub const fn time(time: Duration) -> Self {
        Self { depth: None, nodes: None, soft: Some(time), hard: Some(time) }
    }
}
