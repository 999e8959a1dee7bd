use ludoteca_store::{Appended, Place, Rating, Store, UserKind};
use tokio::task::JoinSet;

use crate::support::on_both;

on_both!(no_game_is_counted_over_another, the_strongest_come_first);

fn rating(user: i64, rating: f64, games: i64) -> Rating {
    let game = "noughts".into();
    Rating { user, game, rating, deviation: 80.5, volatility: 0.06, games, updated: games }
}

async fn no_game_is_counted_over_another(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let mut users = Vec::new();
    for name in ["Ana", "Rui"] {
        users.push(store.create_user(name, UserKind::Account, None, 0).await.unwrap());
    }
    let (ana, rui) = (users[0], users[1]);
    assert_eq!(store.rating(ana, "noughts").await.unwrap(), None);
    let first = [rating(ana, 1510.0, 1), rating(rui, 1490.0, 1)];
    assert_eq!(store.rate(&first).await.unwrap(), Appended::Written);
    assert_eq!(store.rate(&first).await.unwrap(), Appended::Overtaken);
    // Rui has played one game, so that this can't be the third: nothing of it is kept.
    let wrong = [rating(ana, 1520.0, 2), rating(rui, 1480.0, 3)];
    assert_eq!(store.rate(&wrong).await.unwrap(), Appended::Overtaken);
    assert_eq!(store.ratings(ana).await.unwrap(), [rating(ana, 1510.0, 1)]);

    let mut tasks = JoinSet::new();
    for task in 0..6 {
        let store = store.clone();
        let (one, other) = if task % 2 == 0 { (ana, rui) } else { (rui, ana) };
        tasks.spawn(async move {
            let mut written = 0;
            while written < 5 {
                let mut ratings = Vec::new();
                for user in [one, other] {
                    let before = store.rating(user, "noughts").await.unwrap().unwrap();
                    ratings.push(rating(user, before.rating + 1.0, before.games + 1));
                }
                written += i32::from(store.rate(&ratings).await.unwrap() == Appended::Written);
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(store.rating(ana, "noughts").await.unwrap().unwrap(), rating(ana, 1540.0, 31));
}

async fn the_strongest_come_first(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let mut users = Vec::new();
    for (name, strength, deviation) in
        [("a", 1500.0, 50.0), ("b", 1900.0, 50.0), ("c", 1700.0, 50.0), ("d", 2500.0, 300.0)]
    {
        let user = store.create_user(name, UserKind::Account, None, 0).await.unwrap();
        let rating = Rating { deviation, ..rating(user, strength, 1) };
        store.rate(&[rating]).await.unwrap();
        users.push(user);
    }
    let best = async |limit| {
        let ratings = store.leaderboard("noughts", 110.0, limit).await.unwrap();
        ratings.into_iter().map(|rating| rating.user).collect::<Vec<_>>()
    };
    assert_eq!(best(10).await, [users[1], users[2], users[0]]);
    assert_eq!(best(1).await, [users[1]]);
    store.set_banned(users[1], true).await.unwrap();
    assert_eq!(best(1).await, [users[2]]);
    assert!(store.leaderboard("other", 110.0, 9).await.unwrap().is_empty());
}
