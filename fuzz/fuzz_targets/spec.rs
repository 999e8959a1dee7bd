//! Any text as a spec: what is accepted is written back and can be started or refused in words.

#![no_main]

use games::{SHELF, Spec};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Spec::read(SHELF, text) {
        Ok(mut spec) => {
            assert_eq!(spec.to_string(), text);
            if let Err(error) = spec.start(1) {
                assert!(error.at <= text.chars().count());
            }
        }
        Err(error) => assert!(error.at <= text.chars().count()),
    }
});
