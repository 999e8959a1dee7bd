//! Any text as a request to the engine worker: refused in words, or read, written and read back the
//! same.

#![no_main]

use games::SHELF;
use libfuzzer_sys::fuzz_target;
use play::request::Request;

fuzz_target!(|text: &str| {
    match Request::read(SHELF, text) {
        Ok(request) => {
            let written = request.to_string();
            let again = Request::read(SHELF, &written).unwrap();
            assert_eq!(again.to_string(), written);
            assert_eq!(again.query, request.query);
            assert_eq!(again.time, request.time);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
