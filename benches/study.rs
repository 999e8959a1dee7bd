//! What it costs to study a record that is full of variations, up to the longest that is read.

use board::Dice;
use divan::Bencher;
use games::{Line, SHELF, Spec};
use record::{OneLine, Record, limits};
use study::Study;

fn main() {
    divan::main();
}

/// A game of so many turns, every one with as many variations as its comment holds.
fn talkative(turns: usize) -> Record {
    let mut spec = Spec::read(SHELF, "period5").expect("the spec is right");
    let mut line = Line::new(spec.start(1).expect("the spec is right"));
    let mut dice = Dice::new(7);
    let mut comments = Vec::new();
    while line.moves().len() < turns {
        let turn = line.moves().len();
        let mv = line.position().random_move(&mut dice).expect("the game goes on");
        line.play(&mv).expect("a random move is legal");
        if line.verdict().is_some() {
            line.truncate(turn);
        } else {
            let aside = format!("({mv}) ");
            comments.push(aside.repeat(limits::WORDS / aside.len()));
        }
    }
    let mut record = Record::new(&spec, &line);
    for (turn, comment) in record.turns_mut().iter_mut().zip(comments) {
        turn.comment = OneLine::new(&comment).expect("it is short enough");
    }
    record
}

/// Records of 264 KB, 4 MB and the most that is read, 16 MB.
#[divan::bench(args = [132, 2_000, 8_000], sample_count = 5)]
fn of(bencher: Bencher<'_, '_>, turns: usize) {
    let record = talkative(turns);
    bencher.bench(|| Study::of(&record));
}

/// The same, read from its text before.
#[divan::bench(args = [132, 2_000, 8_000], sample_count = 5)]
fn read(bencher: Bencher<'_, '_>, turns: usize) {
    let text = talkative(turns).to_string();
    bencher.bench(|| record::read(SHELF, &text).expect("it was written"));
}
