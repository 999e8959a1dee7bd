use std::time::Duration;

use crate::Rates;

/// How long and how many connections are borne with, and how much they may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long a request may take to arrive, from its first byte on.
    pub request: Duration,
    /// How long a connection may do nothing: ask nothing, or not take what it is sent.
    pub idle: Duration,
    /// How often a connection to a game is asked whether it is there; who has not answered by the next
    /// time is gone.
    pub ping: Duration,
    /// How many connections may be open at once; whoever comes later waits.
    pub connections: usize,
    /// How much may be asked.
    pub rates: Rates,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request: Duration::from_secs(10),
            idle: Duration::from_secs(30),
            ping: Duration::from_secs(15),
            connections: 256,
            rates: Rates::default(),
        }
    }
}
