//! How many entries a second are written durably, and how long each waits, on both databases:
//! `cargo run --release -p ludoteca-store --example append_speed -- [CALLERS] [SECONDS]`.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a measurement reads a clock and prints"
)]

use std::error::Error;
use std::time::{Duration, Instant};

use ludoteca_store::{Append, Appended, NewGame, Place, State, Store, Summary};
use test_postgres::Cluster;
use tokio::task::JoinSet;

/// As long as a move with its clocks.
const BODY: &str = r#"{"action":"move","move":"b2","clocks":[598200,600000],"when":1731900000000}"#;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut arguments = std::env::args().skip(1);
    let callers = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let seconds = arguments.next().map_or(Ok(5), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    measure("SQLite", &Place::Folder(folder.path().to_owned()), callers, seconds).await?;
    match Cluster::start() {
        Ok(cluster) => {
            let place = Place::Database(cluster.database()?);
            measure("PostgreSQL", &place, callers, seconds).await?;
        }
        Err(reason) => println!("PostgreSQL: {reason}"),
    }
    Ok(())
}

async fn measure(
    name: &str,
    place: &Place,
    callers: usize,
    seconds: u64,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let store = Store::open(place).await?;
    for caller in 0..callers {
        let (id, setup) = (format!("game-{caller}"), "{}".to_owned());
        store.create(NewGame { id, setup, at: 0, entries: vec![], summary: summary(0) }).await?;
    }
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for caller in 0..callers {
        tasks.spawn(append(store.clone(), format!("game-{caller}"), start, seconds));
    }
    let mut waits = Vec::new();
    while let Some(task) = tasks.join_next().await {
        waits.extend(task??);
    }
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_unstable();
    let wait = |share: usize| waits[(waits.len() - 1) * share / 100];
    println!(
        "{name}: {callers} callers, {rate:.0} entries/s, each waits {:.1?} (median), {:.1?} (99 %), {:.1?} (longest)",
        wait(50),
        wait(99),
        wait(100),
    );
    store.close().await;
    Ok(())
}

/// Plays one game until the time is up; says how long each entry took.
async fn append(
    store: Store,
    game: String,
    start: Instant,
    seconds: u64,
) -> Result<Vec<Duration>, Box<dyn Error + Send + Sync>> {
    let mut waits = Vec::new();
    for number in 0.. {
        let since = Instant::now();
        if since - start > Duration::from_secs(seconds) {
            break;
        }
        let append = Append {
            game: game.clone(),
            number,
            at: number,
            user: Some(number % 2),
            key: Some(format!("key-{number}")),
            body: BODY.to_owned(),
            summary: summary(number),
        };
        if store.append(append).await? != Appended::Written {
            return Err("somebody else has written to the game".into());
        }
        waits.push(since.elapsed());
    }
    Ok(waits)
}

fn summary(number: i64) -> Summary {
    Summary {
        state: State::Running,
        game: "noughts".into(),
        is_listed: true,
        is_rated: true,
        first_user: Some(1),
        second_user: Some(2),
        turn_user: Some(1 + number % 2),
        deadline: Some(number + 600_000),
        result: None,
    }
}
