//! Perft leaves and random playouts a second, one thread, through the erased layer that every
//! face uses. Compare two versions by their ratios in one sitting, not by figures from two days.

use board::Dice;
use divan::Bencher;
use divan::counter::ItemsCount;
use games::{AnyPosition, SHELF, Spec};

fn main() {
    divan::main();
}

fn start(spec: &str) -> Box<dyn AnyPosition> {
    Spec::read(SHELF, spec).and_then(|mut spec| spec.start(1)).expect("the spec is right")
}

/// Leaves of the legal-move tree; the items are leaves.
#[divan::bench(sample_count = 10, args = [
    ("mapello", 8),
    ("mapello:layout=othello", 9),
    ("mitsudomoe", 3),
    ("mitsudomoe:rules=official", 4),
    ("nex:size=5", 3),
    ("period5", 5),
    ("talpa", 4),
])]
fn perft(bencher: Bencher<'_, '_>, (spec, depth): (&str, u32)) {
    let position = start(spec);
    let leaves = position.perft(depth);
    bencher.counter(ItemsCount::new(leaves)).bench(|| position.perft(depth));
}

/// A hundred random games, cut off after 200 moves; the items are games.
#[divan::bench(sample_count = 20, args = [
    "mapello",
    "mapello:layout=othello",
    "mitsudomoe",
    "mitsudomoe:rules=official",
    "nex",
    "nex:size=11",
    "period5",
    "talpa",
])]
fn playouts(bencher: Bencher<'_, '_>, spec: &str) {
    let position = start(spec);
    let mut dice = Dice::new(1);
    bencher
        .counter(ItemsCount::new(100_u32))
        .bench_local(|| (0..100).map(|_| position.playout(200, &mut dice).plies).sum::<u32>());
}
