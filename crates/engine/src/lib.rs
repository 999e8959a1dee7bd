//! Choosing and proving moves, for any position that has an opinion of itself.
//!
//! Nothing here knows a game, prints, reads a clock or starts a thread: the caller brings a
//! [`SearchControl`] that tells the time and when to stop, a [`Workers`] that runs jobs side by side, and a
//! callback for what has been found so far.

mod control;
mod evaluate;
mod limits;
mod report;
mod reserve;
mod score;
pub mod search;
pub mod solve;
mod transposition_table;
pub mod tree;
mod workers;

pub use control::{SearchControl, Unlimited};
pub use evaluate::{Evaluate, HISTORY_KEYS};
pub use limits::Limits;
pub use report::{Report, Variation};
pub use score::Score;
pub use transposition_table::{Bound, Entry, TranspositionTable};
pub use workers::{SingleThread, Workers};
