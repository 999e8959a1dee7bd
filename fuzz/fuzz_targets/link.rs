//! Any text as a link: it is refused in words, or leads to a game whose own link leads there again.

#![no_main]

use games::SHELF;
use libfuzzer_sys::fuzz_target;
use record::Link;
use record::link::{decoded, encoded};

fuzz_target!(|text: &str| {
    assert_eq!(decoded(&encoded(text)).unwrap(), text);
    let Ok(link) = Link::read(SHELF, text) else { return };
    let written = link.to_string();
    let again = Link::read(SHELF, &written).unwrap();
    assert_eq!(again.line.moves(), link.line.moves());
    assert_eq!(again.at, link.at);
    assert_eq!(again.line.start().to_string(), link.line.start().to_string());
    assert_eq!(again.to_string(), written);
});
