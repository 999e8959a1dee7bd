use std::time::Duration;

use ludoteca_store::{Change, Changes, Place, Store};
use test_postgres::Cluster;
use tokio::time::timeout;

use crate::support::{append, new_game, on_postgres, on_sqlite, runtime};

async fn next(changes: &mut Changes) -> Change {
    timeout(Duration::from_secs(20), changes.next()).await.expect("something happens").unwrap()
}

#[test]
fn sqlite_has_nobody_else() {
    on_sqlite(async |place| {
        let store = Store::open(&place).await.unwrap();
        assert!(store.changes().await.unwrap().is_none());
        store.tell("room", "hello").await.unwrap();
    });
}

#[test]
fn another_store_hears_what_is_written() {
    on_postgres(async |place| {
        let (one, two) = (Store::open(&place).await.unwrap(), Store::open(&place).await.unwrap());
        let mut changes = two.changes().await.unwrap().unwrap();
        one.create(new_game("g")).await.unwrap();
        let games = vec!["g".to_owned()];
        assert_eq!(next(&mut changes).await, Change::Games { games: games.clone(), is_own: false });
        two.append(append("g", 0, "x")).await.unwrap();
        assert_eq!(next(&mut changes).await, Change::Games { games, is_own: true });
        one.tell("room", "hello\nthere").await.unwrap();
        let (channel, text) = ("room".into(), "hello\nthere".into());
        assert_eq!(next(&mut changes).await, Change::Told { channel, text, is_own: false });
        assert!(one.tell("room", &"x".repeat(8000)).await.is_err());
        two.close().await;
        assert_eq!(changes.next().await, None);
    });
}

#[test]
fn a_lost_connection_comes_back() {
    let Some(cluster) = Cluster::own() else { return };
    let place = Place::Database(cluster.database().unwrap());
    runtime().block_on(async {
        let store = Store::open(&place).await.unwrap();
        let mut changes = store.changes().await.unwrap().unwrap();
        store.create(new_game("g")).await.unwrap();
        assert!(matches!(next(&mut changes).await, Change::Games { .. }));
        cluster.crash().unwrap();
        assert!(store.append(append("g", 0, "x")).await.is_err());
        cluster.start_again().unwrap();
        assert_eq!(next(&mut changes).await, Change::Lost);
        store.append(append("g", 0, "x")).await.unwrap();
        assert!(matches!(next(&mut changes).await, Change::Games { .. }));
        store.close().await;
    });
}
