use ludoteca_store::{Place, Store, StoreError};
use tokio::task::JoinSet;

use crate::support::{execute, new_game, on_both};

on_both!(a_store_opens_again, many_open_at_once, a_newer_database_is_refused);

async fn a_store_opens_again(place: Place) {
    for number in 0..3 {
        let store = Store::open(&place).await.unwrap();
        store.create(new_game(&format!("g{number}"))).await.unwrap();
        assert!(store.game("g0").await.unwrap().is_some());
        store.close().await;
    }
}

async fn many_open_at_once(place: Place) {
    let mut tasks = JoinSet::new();
    for number in 0..6 {
        let place = place.clone();
        tasks.spawn(async move {
            let store = Store::open(&place).await.unwrap();
            store.create(new_game(&format!("g{number}"))).await.unwrap();
            store.close().await;
        });
    }
    tasks.join_all().await;
    let store = Store::open(&place).await.unwrap();
    assert!(store.game("g5").await.unwrap().is_some());
}

async fn a_newer_database_is_refused(place: Place) {
    Store::open(&place).await.unwrap().close().await;
    execute(&place, "INSERT INTO migrations (version) VALUES (1000)").await;
    let refused = Store::open(&place).await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 1000, .. })), "{refused:?}");
    assert!(refused.unwrap_err().to_string().contains("version 1000"));
}
