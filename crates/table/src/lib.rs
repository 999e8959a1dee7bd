//! Where a match is played: how strong a computer player is, and what is written down.
//!
//! Everything here is pure: no screen, no socket, no file, no thread, no clock.

mod level;

pub use level::{Level, UnknownLevel};
