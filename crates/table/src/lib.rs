//! Where a match is played: how strong a computer player is, what is written down, and what the
//! engine thinks of it afterwards.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod level;
pub mod record;
pub mod review;

pub use level::{Level, UnknownLevel};
pub use record::Record;
