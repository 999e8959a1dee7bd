//! Games looked at afterwards: what else could have been played, and what the engine thinks of
//! every move.
//!
//! Everything here is pure: no screen, no file, no thread, no clock.

pub mod review;
mod study;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use study::{Branch, Node, Study, Tree};
