//! Choosing and proving moves, for any position that has an opinion of itself.
//!
//! Nothing here knows a game, prints, reads a clock or starts a thread: the caller brings a
//! [`Watch`] that tells the time and when to stop, a [`Crew`] that runs jobs side by side, and a
//! callback for what has been found so far.

mod crew;
mod evaluate;
mod limits;
mod memory;
mod report;
mod score;
pub mod search;
pub mod solve;
pub mod tree;
mod watch;

pub use crew::{Alone, Crew};
pub use evaluate::{Evaluate, TRACES};
pub use limits::Limits;
pub use memory::{Bound, Memory, Remembered};
pub use report::{Report, Variation};
pub use score::Score;
pub use watch::{Unwatched, Watch};
