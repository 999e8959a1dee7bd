//! Live play: the table with its seats, clocks and offers, how strong a computer player is, and
//! what a face asks the engine.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod action;
mod action_error;
mod clock;
mod level;
pub mod request;
mod seat;
mod series;
mod table;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Ending, Event};
pub use action_error::ActionError;
pub use clock::Clock;
pub use level::{Level, ParseLevelError};
pub use seat::{ParseSeatError, Seat};
pub use series::Series;
pub use table::Table;
