//! The way to a games server, for a terminal or a program.
//!
//! A [`Link`] says where a game is, [`Who`] as whom somebody comes, and a [`Connection`] is there until
//! it is dropped: in a thread of its own it connects, asks again for what was not answered, and comes
//! back by itself, with growing pauses, to where it was. What it hears are [`Update`]s. A [`Visit`] is
//! what somebody at a board makes of them; it is pure, and knows neither socket nor clock.

mod api;
mod connection;
mod error;
mod hall;
mod identity;
mod link;
mod pause;
mod server_address;
mod stream;
mod update;
mod visit;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

pub use connection::{Connection, Ticket};
pub use error::ClientError;
pub use hall::Hall;
pub use identity::{Guest, NoToken, Token, Who};
pub use link::{Link, LinkError};
pub use server_address::ServerAddress;
pub use update::{Opened, Update};
pub use visit::{Heard, Visit};
