//! What a table writes over a record that says more than it knows.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use games::SHELF;
use ludoteca_play::{Action, Actor, Table};
use record::read;

const NEWER: &str = "\
[Game \"talpa\"]
[First \"Ana\"]
[Second \"level 12, quickly\"]
[Date \"2031-02-03\"]
[Event \"a tournament of the future\"]
[Clock \"300+2\"]
[Result \"*\"]
[Engine \"something new\"]
[Left \"0:04:50 0:05:00\"]

{before the first move} 1. b2xc2 {[%clk 0:04:50] a comment} *
";

#[test]
fn nothing_of_a_record_of_a_newer_program_is_lost() {
    let record = read(SHELF, NEWER).unwrap().remove(0);
    let mut table = Table::resume(&record);
    let plain = table.record(Duration::ZERO).to_string();
    let lines = |text: &str| {
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.sort_unstable();
        lines
    };
    assert_eq!(lines(&plain), lines(&record.to_string()), "nothing was played, nothing changes");
    let mv = table.line().position().moves().remove(0);
    let by = Actor::Player(table.turn());
    table.apply(by, Action::Play(mv.clone()), Duration::ZERO).unwrap();
    let written = table.record(Duration::ZERO).to_string();
    for part in [
        "[First \"Ana\"]",
        "[Second \"level 12, quickly\"]",
        "[Date \"2031-02-03\"]",
        "[Event \"a tournament of the future\"]",
        "[Engine \"something new\"]",
        "{before the first move}",
        "a comment",
        &mv,
    ] {
        assert!(written.contains(part), "{part}: {written}");
    }
    // What is taken back takes its comment along.
    table.apply(Actor::Referee, Action::TakeBack, Duration::ZERO).unwrap();
    table.apply(Actor::Referee, Action::TakeBack, Duration::ZERO).unwrap();
    assert!(!table.record(Duration::ZERO).to_string().contains("a comment"));
}
