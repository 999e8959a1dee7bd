//! People play each other on a real server with a real database: SQLite, and PostgreSQL where its
//! programs are there.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analysis;
mod description;
mod engines;
mod events;
mod games;
mod guest;
mod hall;
mod linear;
mod listener;
mod refusals;
mod restart;
mod schema;
mod seat;
mod two_servers;
