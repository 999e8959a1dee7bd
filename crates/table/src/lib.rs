//! Where a match is played: how strong a computer player is, how matches are arranged and judged,
//! what is written down, what the engine thinks of it afterwards, and the language in which programs
//! that play are spoken to.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod action;
mod clock;
mod compose;
mod contest;
mod declined;
mod elo;
pub mod errand;
mod level;
pub mod link;
mod played;
pub mod record;
pub mod review;
mod seat;
mod series;
mod sprt;
pub mod study;
mod table;
mod tempo;
pub mod ugi;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use action::{Action, Ending, Event};
pub use clock::Clock;
pub use compose::Composer;
pub use contest::{Bout, Contest, Standing};
pub use declined::Declined;
pub use elo::{Elo, Pairs, Tally, difference, expectation};
pub use level::{Level, UnknownLevel};
pub use link::Link;
pub use played::Played;
pub use record::Record;
pub use seat::{Seat, UnknownSeat};
pub use series::Series;
pub use sprt::{Accepted, Sprt};
pub use study::Study;
pub use table::Table;
pub use tempo::{Clocks, NoTempo, Tempo};
