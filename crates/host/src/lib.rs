//! What the machine lends to the faces: its clock, its threads and a folder for what is kept.

mod kept;
mod state;
mod stopwatch;
mod threads;

pub use kept::Kept;
pub use state::State;
pub use stopwatch::Stopwatch;
pub use threads::Threads;
