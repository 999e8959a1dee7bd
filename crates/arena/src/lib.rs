//! What computer players are measured with: how tournaments are arranged and judged, and the
//! language in which programs that play are spoken to.
//!
//! Everything here is pure: no process, no file, no thread, no clock.
//!
//! ```
//! use ludoteca_arena::ugi::Command;
//! use ludoteca_arena::{Tally, difference};
//!
//! let tally = Tally { wins: 10, draws: 4, losses: 6 };
//! assert_eq!((tally.games(), tally.score()), (20, 0.6));
//! assert_eq!(difference(0.5).round(), 0.0);
//!
//! let command = Command::read("position startpos moves b2xc2");
//! assert_eq!(command, Ok(Some(Command::Position { fen: None, moves: vec!["b2xc2".into()] })));
//! ```

mod elo;
mod played;
mod sprt;
mod tournament;
pub mod ugi;

pub use elo::{Elo, Pairs, Tally, difference, expectation};
pub use played::Played;
pub use sprt::{Accepted, Sprt};
pub use tournament::{Pairing, Standing, Tournament};
