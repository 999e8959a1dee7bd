//! Any text as a game that was left: it is no game, or a table on which it goes on, and writing it
//! again loses nothing that the text said.

#![no_main]

use std::time::Duration;

use games::SHELF;
use libfuzzer_sys::fuzz_target;
use play::{Action, Actor, Table};
use record::read;

fuzz_target!(|text: &str| {
    let Ok(records) = read(SHELF, text) else { return };
    for record in &records {
        let mut table = Table::resume(record);
        let written = table.record(Duration::ZERO);
        assert_eq!(written.turns().len(), record.turns().len());
        for (new, old) in written.turns().iter().zip(record.turns()) {
            assert_eq!((new.text(), &new.comment), (old.text(), &old.comment));
        }
        for (name, value) in record.details.more().filter(|(name, _)| *name != "Left") {
            assert!(written.details.more().any(|tag| tag == (name, value)), "{name}");
        }
        let again = read(SHELF, &written.to_string()).unwrap();
        assert_eq!(again, [written]);
        let _ = table.apply(Actor::Referee, Action::Resume, Duration::ZERO);
        if let Some(mv) = table.line().position().moves().into_iter().next() {
            let by = Actor::Player(table.turn());
            let _ = table.apply(by, Action::Play(mv), Duration::from_secs(1));
        }
        let _ = table.record(Duration::from_secs(2)).to_string();
    }
});
