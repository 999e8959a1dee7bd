//! What the machine lends to the faces: its clock, its threads and a folder for what is kept.

mod autosave;
mod lock;
mod memory;
mod problem;
mod reason;
mod resumed;
mod saved_game;
mod state;
mod stopwatch;
mod threads;
mod whole_file;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use autosave::Autosave;
pub use memory::{NoMemory, check_memory};
pub use reason::reason;
pub use resumed::{Resumed, Skipped};
pub use saved_game::SavedGame;
pub use state::State;
pub use stopwatch::Stopwatch;
pub use threads::Threads;
pub use whole_file::{check_writable, create, replace};
