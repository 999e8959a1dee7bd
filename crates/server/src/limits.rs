use std::time::Duration;

/// How long and how many connections are borne with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long a request may take to arrive, from its first byte on.
    pub request: Duration,
    /// How long a connection may do nothing: ask nothing, or not take what it is sent.
    pub idle: Duration,
    /// How many connections may be open at once; whoever comes later waits.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { request: Duration::from_secs(10), idle: Duration::from_secs(30), connections: 256 }
    }
}
