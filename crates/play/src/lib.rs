//! Live play: the table with its seats, clocks and offers, how strong a computer player is, and
//! what a face asks the engine.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod action;
mod clock;
mod declined;
pub mod errand;
mod level;
mod seat;
mod series;
mod table;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Ending, Event};
pub use clock::Clock;
pub use declined::Declined;
pub use level::{Level, UnknownLevel};
pub use seat::{Seat, UnknownSeat};
pub use series::Series;
pub use table::Table;
