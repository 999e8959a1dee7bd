//! Perft leaves and random playouts a second, one thread, through the erased layer that every
//! face uses. Compare two versions by their ratios in one sitting, not by figures from two days.

use std::fs;

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

/// Every start of the games' perft files, with the deepest count that is known of it.
fn counted() -> Vec<(String, u32)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/games/tests/perft");
    let mut counted = Vec::new();
    for game in SHELF {
        let file = format!("{folder}/{}.txt", game.info().id);
        let text = fs::read_to_string(&file).expect("every game has a perft file");
        for part in text.split("\n\n").filter_map(|part| part.strip_prefix("start ")) {
            let (spec, counts) = part.split_once('\n').expect("counts follow a start");
            let last = counts.trim_end().lines().last().expect("counts follow a start");
            let depth = last.split(' ').next().expect("a depth and its leaves");
            counted.push((spec.to_owned(), depth.parse().expect("a depth")));
        }
    }
    counted
}

/// The same starts.
fn starts() -> Vec<String> {
    counted().into_iter().map(|(spec, _)| spec).collect()
}

/// Leaves of the legal-move tree; the items are leaves.
#[divan::bench(sample_count = 10, args = counted())]
fn perft(bencher: Bencher<'_, '_>, (spec, depth): &(String, u32)) {
    let position = start(spec);
    let leaves = position.perft(*depth);
    bencher.counter(ItemsCount::new(leaves)).bench(|| position.perft(*depth));
}

/// A hundred random games, cut off after 200 moves; the items are games.
#[divan::bench(sample_count = 20, args = starts())]
fn playouts(bencher: Bencher<'_, '_>, spec: &str) {
    let position = start(spec);
    let mut dice = Dice::new(1);
    bencher
        .counter(ItemsCount::new(100_u32))
        .bench_local(|| (0..100).map(|_| position.playout(200, &mut dice).plies).sum::<u32>());
}
