//! What the machine lends to the faces: its clock, its threads, its random numbers and a
//! folder for what is kept.
//!
//! ```no_run
//! use ludoteca_platform::{State, Stopwatch, Threads};
//! use engine::SearchControl as _;
//!
//! let watch = Stopwatch::start(); // a clock for the engine
//! let two = Threads(2); // and two threads
//! assert!(!watch.is_stopped());
//! let state = State::find(None).expect("the machine has a folder for such things");
//! state.write("settings", "language pt")?; // all of it, or what was there before
//! # Ok::<(), std::io::Error>(())
//! ```

mod autosave;
mod fresh;
mod kept_game;
mod lock;
mod memory;
mod problem;
mod reason;
mod resumed;
mod saved_game;
mod state;
mod stopwatch;
mod table_file;
mod threads;
mod wall_clock;
mod whole_file;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use autosave::Autosave;
pub use fresh::fresh_number;
pub use kept_game::{DeletedGame, KeptGame};
pub use lock::Lock;
pub use memory::{NoMemory, check_memory};
pub use reason::reason;
pub use resumed::{Resumed, Skipped};
pub use saved_game::SavedGame;
pub use state::State;
pub use stopwatch::Stopwatch;
pub use table_file::TableFile;
pub use threads::Threads;
pub use wall_clock::wall_clock;
pub use whole_file::{check_writable, create, replace};
