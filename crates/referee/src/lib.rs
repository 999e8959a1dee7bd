//! Games among people who sit elsewhere, as a server referees them.
//!
//! A [`Game`] is a fold over its entries: who sits where, the table, and what was agreed. A [`Room`]
//! is a game with the people who have come to it: messages and the time in, effects out. Whatever is
//! done becomes an entry first, the entry is written down, and only then it is done and told: a room
//! says [`Effect::Write`], and goes on when it hears that this has happened, or that somebody else
//! was faster, in another process on the same database.
//!
//! Everything here is pure: no socket, no database, no thread, no clock. Times are milliseconds since
//! the game was set up.

mod attendance;
mod engine_work;
mod game;
mod judge;
mod patience;
mod rematch;
mod room;
mod summary;

pub use engine_work::{EngineWork, WorkId};
pub use game::{Game, GameError};
pub use patience::{Duty, Patience, patience};
pub use room::{Effect, Input, Room, Ticket};
pub use summary::{State, Summary};
