//! Any text as a response of the engine worker: refused in words, or read, written and read back
//! the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use play::request::Response;

fuzz_target!(|text: &str| {
    match text.parse::<Response>() {
        Ok(response) => assert_eq!(response.to_string().parse::<Response>().unwrap(), response),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
