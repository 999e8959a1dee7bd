use board::Outcome;

use crate::Side;

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How many moves were made.
    pub plies: u32,
    /// How it ended; nothing when it was cut off.
    pub outcome: Option<Outcome>,
    /// The colour that won, if any did.
    pub winner: Option<Side>,
}
