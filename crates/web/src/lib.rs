//! The browser's face of Ludoteca: its pages, compiled to WebAssembly.
//!
//! A page knows no rule: it draws scenes, lights what the table lights, and hands on what was
//! touched. The engine thinks in a worker of its own (`engine/`), whose script `index.html` names
//! in `<meta name="worker">`. Where a reader is, is in the address behind the `#` (`route.rs`);
//! what is kept, is in the browser's storage (`store.rs`).

// For the machine that builds it this is an empty library, which keeps the workspace's native
// builds, lints and tests free of everything that only a browser has.
#![cfg(target_arch = "wasm32")]
#![expect(
    unreachable_pub,
    clippy::needless_pass_by_value,
    reason = "a component owns its properties, and its macro makes them public"
)]

mod about;
mod app;
mod board;
mod browser;
mod choice;
mod chunk;
mod desk;
mod editor;
mod engine;
mod focus_guard;
mod frame;
mod header;
mod icon;
mod learn;
mod locale;
mod new_game;
mod online;
mod past;
mod play;
mod route;
mod saved_game;
mod settings;
mod shelf;
mod sole_tab;
mod sound;
mod steps;
mod store;
mod study;
mod words {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// Shows the app in the page's body.
pub fn start() {
    console_error_panic_hook::set_once();
    app::mount();
}
