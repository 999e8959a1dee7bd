//! The app in a real browser.
//!
//! `cargo test --workspace --test browser -- --ignored --test-threads 2` runs these tests;
//! `LUDOTECA_PICTURES=FOLDER` keeps pictures of what they saw.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod board;
mod chromium;
mod comfort;
mod engine;
mod gate;
mod learn;
mod new_game;
mod online;
mod past;
mod play;
mod play_page;
mod review;
mod script;
mod sight;
mod smoke;
mod study;
mod table;
mod version;
