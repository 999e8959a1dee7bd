//! Any text as recorded games: it is refused in one line, or read, written and read back the same.

#![no_main]

use games::SHELF;
use libfuzzer_sys::fuzz_target;
use record::{read, to_json, write};

fuzz_target!(|text: &str| {
    match read(SHELF, text) {
        Ok(records) => {
            let canonical = write(&records);
            assert_eq!(read(SHELF, &canonical).unwrap(), records);
            assert_eq!(read(SHELF, &to_json(&records)).unwrap(), records);
            for record in &records {
                assert_eq!(record.line().moves().len(), record.turns().len());
            }
        }
        Err(fault) => assert!(!fault.to_string().contains('\n')),
    }
});
