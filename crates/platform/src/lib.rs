//! What the machine lends to the faces: its clock, its threads and a folder for what is kept.

mod reason;
mod saved_game;
mod state;
mod stopwatch;
mod table_file;
mod threads;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use reason::reason;
pub use saved_game::SavedGame;
pub use state::State;
pub use stopwatch::Stopwatch;
pub use table_file::TableFile;
pub use threads::Threads;
