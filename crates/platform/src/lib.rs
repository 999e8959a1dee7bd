//! What the machine lends to the faces: its clock, its threads, its random numbers and a
//! folder for what is kept.

mod fresh;
mod reason;
mod saved_game;
mod state;
mod stopwatch;
mod threads;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use fresh::fresh_number;
pub use reason::reason;
pub use saved_game::SavedGame;
pub use state::State;
pub use stopwatch::Stopwatch;
pub use threads::Threads;
