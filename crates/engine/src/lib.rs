//! Choosing and proving moves, for any position that can be evaluated.
//!
//! Nothing here knows a game, prints, reads a clock or starts a thread: the caller brings a
//! [`SearchControl`] that tells the time and when to stop, [`Workers`] that run jobs side by side,
//! and a callback for what has been found so far.

mod control;
mod evaluate;
mod evaluator;
mod limits;
mod report;
mod score;
pub mod search;
pub mod solve;
pub mod tablebase;
mod transposition_table;
pub mod tree;
mod workers;

pub use control::{SearchControl, Unlimited};
pub use evaluate::{Evaluate, HISTORY_KEYS};
pub use evaluator::{Evaluator, OwnEvaluation};
pub use limits::Limits;
pub use report::{Report, Variation};
pub use score::Score;
pub use tablebase::{Proved, Tablebase};
pub use transposition_table::{Bound, Entry, TranspositionTable};
pub use workers::{SingleThread, Workers};
