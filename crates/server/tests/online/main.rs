//! People play each other on a real server with a real database: SQLite, and PostgreSQL where its
//! programs are there.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod analysis;
mod bots;
mod description;
mod engines;
mod events;
mod games;
mod guest;
mod hall;
mod limits;
mod linear;
mod listener;
mod privacy;
mod ratings;
mod refusals;
mod restart;
mod schema;
mod seat;
mod sessions;
mod slow_watcher;
mod two_servers;
