//! Any text as settings: whatever it is they are read, and what is written is read the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use settings::Settings;

#[path = "../../crates/tui/src/settings.rs"]
mod settings;

fuzz_target!(|text: &str| {
    let settings = Settings::read(text);
    assert_eq!(Settings::read(&settings.write()), settings);
});
