//! What computer players are measured with: how tournaments are arranged and judged, and the
//! language in which programs that play are spoken to.
//!
//! Everything here is pure: no process, no file, no thread, no clock.

mod elo;
mod played;
mod sprt;
mod tournament;
pub mod ugi;

pub use elo::{Elo, Pairs, Tally, difference, expectation};
pub use played::Played;
pub use sprt::{Accepted, Sprt};
pub use tournament::{Pairing, Standing, Tournament};
