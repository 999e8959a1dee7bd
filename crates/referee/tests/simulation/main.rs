//! A small network with faults, from a seed: two players and a watcher, two server processes on one
//! store, messages that are late or lost, connections that break, processes that die in the middle of
//! a write. Whatever happens, what was acknowledged is there, and everybody ends with the same game.
//!
//! `LUDOTECA_SEEDS=FROM..TO cargo test -p ludoteca-referee --test simulation` runs others; a failure
//! names its seed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "what was seen is worth a line")]

mod checks;
mod player;
mod server;
mod world;

use world::World;

/// Which seeds are run, unless somebody says otherwise.
const SEEDS: std::ops::Range<u64> = 0..10_000;

#[test]
fn nothing_that_was_acknowledged_is_lost_whatever_the_network_does() {
    let named = std::env::var("LUDOTECA_SEEDS").ok();
    let seeds = named.map_or(SEEDS, |text| {
        let (from, to) = text.split_once("..").expect("seeds are FROM..TO");
        from.parse().expect("a number")..to.parse().expect("a number")
    });
    let mut seen = checks::Seen::default();
    for seed in seeds {
        let mut world = World::new(seed);
        world.run();
        checks::check(&world, &mut seen);
    }
    // A simulation in which nothing goes wrong shows nothing.
    println!("{seen:?}");
    seen.must_be_rich();
}
