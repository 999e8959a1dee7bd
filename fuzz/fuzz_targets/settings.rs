//! Any text as settings: whatever it is they are read, and what is written is read the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use settings::Settings;

#[path = "../../crates/tui/src/settings.rs"]
mod settings;

fuzz_target!(|text: &str| {
    let mut settings = Settings::read(text);
    // The last word about a game counts.
    let said = text.lines().filter_map(|line| line.trim_end().strip_prefix("new-nex="));
    assert_eq!(settings.remembered("nex"), said.last());
    settings.remember("nex", "who=people".into());
    let again = Settings::read(&settings.write());
    assert_eq!(again.remembered("nex"), Some("who=people"));
    assert_eq!(again, settings);
});
