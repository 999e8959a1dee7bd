//! The terminal face: the games room on a full screen, by keyboard and mouse.
//!
//! Everything between the keys and the picture is pure: [`run`] brings the terminal, the clock and
//! the threads, and the screens know none of them. No screen knows a rule or names a game.

mod app;
mod ascii;
mod autosave;
mod bar;
mod board_widget;
mod context;
mod dialog;
mod engine_thread;
mod launch;
mod list;
mod look;
mod message;
mod network;
mod run;
mod screen;
mod settings;
mod terminal;
#[cfg(test)]
mod tests;
mod text_field;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}
mod wrap;

pub use launch::{Browsing, Launch, Opening, Served};
pub use run::run;
