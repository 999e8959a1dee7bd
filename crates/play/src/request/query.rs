use serde::{Deserialize, Serialize};

use crate::Level;

/// What is wanted of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// What a computer player would play.
    Move {
        /// How strong it is.
        level: Level,
        /// What decides where chance does.
        seed: u64,
    },
    /// The best lines, until it is stopped or has looked at enough.
    Lines {
        /// How many of them.
        count: usize,
        /// How many positions are enough, if any number is.
        nodes: Option<u64>,
    },
    /// The reply that holds out longest against a win within so many plies: found with what it is
    /// worth, a loss as late as can be, or level where it holds out as long as was asked.
    Defend {
        /// How many plies.
        plies: u32,
    },
    /// A move that wins within so many plies, where there is one.
    Win {
        /// How many plies.
        plies: u32,
    },
    /// What every position of the game was worth, the last one first.
    Review {
        /// How many positions are looked at for each.
        nodes: u64,
    },
}

impl Query {
    /// The most lines that can be wanted.
    pub const LINES: usize = 100;

    /// The most plies within which a win can be wanted or be defended against.
    pub const PLIES: u32 = 99;
}
