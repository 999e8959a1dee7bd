//! Everything that the store promises, on SQLite and on a real PostgreSQL.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod appends;
mod changes;
mod durability;
mod jobs;
mod maintenance;
mod migrations;
mod ratings;
mod support;
mod tournaments;
mod transfer;
mod users;
