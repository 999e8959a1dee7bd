//! What it costs to study a record that is full of variations, up to the longest that is read.

#![allow(clippy::unwrap_used, reason = "the records are made for this")]

#[path = "../crates/study/tests/support/talkative.rs"]
mod talkative;

use divan::Bencher;
use games::SHELF;
use record::{Record, limits};
use study::Study;

fn main() {
    divan::main();
}

/// Records of 264 KB, 4 MB and 16 MB, which is the most that is read.
const TURNS: [usize; 3] = [132, 2_000, 8_000];

fn record(turns: usize) -> Record {
    let (spec, line) = talkative::long_game(turns);
    talkative::talkative(&spec, &line, limits::WORDS, |now, _| {
        format!("({})", now.position().moves()[0])
    })
}

#[divan::bench(args = TURNS, sample_count = 5)]
fn of(bencher: Bencher<'_, '_>, turns: usize) {
    let record = record(turns);
    bencher.bench(|| Study::of(&record));
}

/// What comes before that: the text is read.
#[divan::bench(args = TURNS, sample_count = 5)]
fn read(bencher: Bencher<'_, '_>, turns: usize) {
    let text = record(turns).to_string();
    bencher.bench(|| record::read(SHELF, &text).unwrap());
}
