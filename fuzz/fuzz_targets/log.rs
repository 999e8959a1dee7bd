//! Any text as the log of a game: refused in words, or a log that is written and read back the same,
//! and whose table, where its entries can have been done, has the same log.

#![no_main]

use games::SHELF;
use libfuzzer_sys::fuzz_target;
use play::Log;

fuzz_target!(|text: &str| {
    let Ok(log) = Log::read(SHELF, text) else { return };
    assert_eq!(Log::read(SHELF, &log.to_string()).unwrap(), log);
    if let Ok(table) = log.replay() {
        // What had no effect is not written down again.
        let again = table.log().replay().unwrap();
        assert_eq!(again.log(), table.log());
    }
});
