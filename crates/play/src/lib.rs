//! Live play: the table with its seats, clocks and offers, how strong a computer player is, and
//! what a face asks the engine.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod action;
mod action_error;
mod clock;
mod level;
mod log;
pub mod request;
mod seat;
mod series;
pub mod session;
mod table;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Actor, Ending, Event, Offer};
pub use action_error::ActionError;
pub use clock::Clock;
pub use level::{Level, ParseLevelError};
pub use log::{Entry, Log, LogError};
pub use seat::{ParseSeatError, Seat};
pub use series::Series;
pub use session::Session;
pub use table::Table;
