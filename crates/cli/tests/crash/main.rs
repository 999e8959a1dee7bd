//! The real server, killed again and again in the middle of play: nothing that was acknowledged is
//! lost or doubled, and no clock has run while nobody was there.
//!
//! A few rounds here; `LUDOTECA_ROUNDS=100 LUDOTECA_GAMES=40 cargo test --release -p ludoteca-cli --test
//! crash -- --nocapture` is the long campaign, and prints its figures.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the long campaign is run for its figures")]
#![allow(dead_code, reason = "the people of the server's own tests can do more")]

mod checks;
#[path = "../../../server/tests/online/guest.rs"]
mod guest;
mod player;
mod process;
#[path = "../../../server/tests/online/seat.rs"]
mod seat;

use std::time::Duration;

use board::Dice;
use store::Place;
use test_postgres::Cluster;

use process::Process;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().map_or(usual, |text| text.parse().expect("a number"))
}

async fn campaign(place: &Place) {
    let (rounds, games) = (number("LUDOTECA_ROUNDS", 3), number("LUDOTECA_GAMES", 6));
    let seed = platform::fresh_number();
    println!("{place}: seed {seed}, {rounds} rounds, {games} games at once");
    let mut dice = Dice::new(seed);
    let mut server = Process::start(place, None).await;
    let address = server.address;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let pairs: Vec<_> = (0..games)
        .map(|index| tokio::spawn(player::pair(address, index as u64, stopped.clone())))
        .collect();
    let mut downs = Vec::new();
    for _ in 0..rounds {
        tokio::time::sleep(Duration::from_millis(1_000 + u64::from(dice.below(3_000)))).await;
        let from = server.kill();
        tokio::time::sleep(Duration::from_millis(u64::from(dice.below(3_000)))).await;
        server = Process::start(place, Some(address)).await;
        downs.push((from, platform::wall_clock()));
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    stop.send_replace(true);
    let mut played = Vec::new();
    for pair in pairs {
        played.extend(pair.await.unwrap());
    }
    server.kill();
    checks::check(place, &played, &downs).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite_nothing_that_was_acknowledged_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    campaign(&Place::Folder(folder.path().into())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgresql_nothing_that_was_acknowledged_is_lost() {
    if let Some(address) = Cluster::shared_database() {
        campaign(&Place::Database(address)).await;
    }
}
