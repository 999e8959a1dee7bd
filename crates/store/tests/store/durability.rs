use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use ludoteca_store::{Appended, Place, Store};
use test_postgres::Cluster;
use tokio::task::JoinSet;

use crate::support::{append, new_game, on_both, runtime};

/// Where the process is to write that is going to be killed.
const VARIABLE: &str = "LUDOTECA_STORE_TO_FILL";
const GAMES: usize = 16;

on_both!(nothing_acknowledged_is_lost_with_the_process);

/// Not a test: what the others start, and kill.
#[test]
#[ignore = "runs only as a part of other tests"]
fn writes_until_killed() {
    let Ok(place) = std::env::var(VARIABLE) else { return };
    runtime().block_on(async {
        let store = Store::open(&place.as_str().into()).await.unwrap();
        let mut tasks = JoinSet::new();
        for game in 0..GAMES {
            tasks.spawn(write(store.clone(), format!("g{game}")));
        }
        tasks.join_all().await;
    });
}

/// Goes on with a game for ever, or until the database is gone, and says what was acknowledged.
async fn write(store: Store, game: String) {
    let _ = store.create(new_game(&game)).await;
    let Ok(Some(start)) = store.game(&game).await else { return };
    for number in start.entries.. {
        match store.append(append(&game, number, format!("{game} {number}"))).await {
            Ok(Appended::Written) => {
                let line = format!("{game} {number}\n");
                std::io::stderr().write_all(line.as_bytes()).unwrap();
            }
            Ok(Appended::Overtaken) => panic!("nobody else writes to {game}"),
            Err(_) => return,
        }
    }
}

fn start(place: &Place) -> Child {
    let address = match place {
        Place::Folder(folder) => folder.to_str().unwrap(),
        Place::Database(address) => address,
    };
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--ignored", "--exact", "durability::writes_until_killed", "--nocapture"]);
    command.env(VARIABLE, address).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Reads what was acknowledged, and calls back after the first so many lines.
fn read(
    child: &mut Child,
    acknowledged: &mut BTreeMap<String, i64>,
    mut after: impl FnMut(&mut Child, usize),
) {
    let output = BufReader::new(child.stderr.take().unwrap());
    for (count, line) in output.lines().enumerate() {
        let line = line.unwrap();
        let (game, number) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        let number = number.parse().unwrap();
        let before = acknowledged.insert(game.to_owned(), number);
        assert!(before.is_none_or(|before| before < number), "{game}: {before:?}, {number}");
        after(child, count);
    }
    child.wait().unwrap();
}

async fn check(place: &Place, acknowledged: &BTreeMap<String, i64>) {
    let store = Store::open(place).await.unwrap();
    let report = store.integrity().await.unwrap();
    assert!(report.is_sound(), "{report}");
    for (game, last) in acknowledged {
        let entries = store.entries(game, 0).await.unwrap();
        assert!(entries.len() as i64 > *last, "{game}: {} entries, not {last}", entries.len());
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(entry.body, format!("{game} {number}"));
        }
    }
    store.close().await;
}

async fn nothing_acknowledged_is_lost_with_the_process(place: Place) {
    let mut acknowledged = BTreeMap::new();
    for round in 0..10 {
        let mut child = start(&place);
        // Somewhere, which is another place in a transaction each time.
        let lines = 1 + round * 61 % 300;
        read(&mut child, &mut acknowledged, |child, count| {
            if count == lines {
                std::thread::sleep(Duration::from_micros(round as u64 * 700));
                child.kill().unwrap();
            }
        });
        check(&place, &acknowledged).await;
    }
    assert_eq!(acknowledged.len(), GAMES);
}

#[test]
fn nothing_acknowledged_is_lost_with_the_database() {
    let Some(cluster) = Cluster::own() else { return };
    let place = Place::Database(cluster.database().unwrap());
    let mut acknowledged = BTreeMap::new();
    let mut child = start(&place);
    read(&mut child, &mut acknowledged, |_, count| {
        if count == 500 {
            cluster.crash().unwrap();
        }
    });
    cluster.start_again().unwrap();
    assert_eq!(acknowledged.len(), GAMES);
    runtime().block_on(check(&place, &acknowledged));
}
