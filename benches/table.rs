//! What a played move, a look at what can be touched, and a saved game that is gone on with cost on the
//! largest board of the shelf.

use std::time::Duration;

use board::{ByPlayer, Dice};
use divan::Bencher;
use games::{Composer, Line, SHELF, Spec};
use play::{Action, Actor, Seat, Table};
use record::Record;

fn main() {
    divan::main();
}

/// The game with the most cells, at its largest.
const LARGEST: &str = "nex:size=13";

fn table(turns: usize) -> Table {
    let mut spec = Spec::read(SHELF, LARGEST).expect("the spec is right");
    let mut line = Line::new(spec.start(1).expect("the spec is right"));
    let mut dice = Dice::new(5);
    for _ in 0..turns {
        let mv = line.position().random_move(&mut dice).expect("the game goes on");
        line.play(&mv).expect("a random move is legal");
    }
    let clock = "300+2".parse().expect("a time control");
    Table::new(spec, &line, ByPlayer([Seat::Person; 2]), Some(clock))
}

/// A move in the middle of a game, judged, played and written into the log.
#[divan::bench(sample_count = 100)]
fn play(bencher: Bencher<'_, '_>) {
    let table = table(60);
    let mv = table.line().position().random_move(&mut Dice::new(1)).expect("the game goes on");
    let by = Actor::Player(table.turn());
    bencher.with_inputs(|| table.clone()).bench_local_values(|mut table| {
        table.apply(by, Action::Play(mv.clone()), Duration::from_secs(1)).expect("it is legal");
        table
    });
}

/// What can be touched, where somebody looks.
#[divan::bench(sample_count = 20)]
fn composer(bencher: Bencher<'_, '_>) {
    let table = table(60);
    bencher.bench(|| Composer::new(table.line().position()).lit().len());
}

/// A saved game of 120 turns, read and gone on with.
#[divan::bench(sample_count = 50)]
fn resume(bencher: Bencher<'_, '_>) {
    let text = table(120).record(Duration::ZERO).to_string();
    bencher.bench(|| {
        let records: Vec<Record> = record::read(SHELF, &text).expect("it was written by a table");
        Table::resume(&records[0])
    });
}
