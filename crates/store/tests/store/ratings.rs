use ludoteca_store::{Place, Rating, State, Store, Strength, Summary, UserKind};
use tokio::task::JoinSet;

use crate::support::{append, new_game, on_both, summary};

on_both!(
    every_game_counts_once,
    games_count_in_the_order_in_which_they_ended,
    what_does_not_count,
    the_strongest_come_first,
);

/// Not Glicko, but as sensitive to the order of games: who wins takes a tenth of what the other has.
fn rate(before: [Option<Strength>; 2], result: &str) -> [Strength; 2] {
    let [one, two] = before.map(|it| it.map_or(1000.0, |it| it.rating));
    let taken = if result == "1-0" { two / 10.0 } else { -one / 10.0 };
    [one + taken, two - taken].map(|rating| Strength { rating, deviation: 80.5, volatility: 0.06 })
}

async fn players<const N: usize>(store: &Store, names: [&str; N]) -> [i64; N] {
    let mut users = [0; N];
    for (user, name) in users.iter_mut().zip(names) {
        *user = store.create_user(name, UserKind::Account, None, 0).await.unwrap();
    }
    users
}

/// A game of two that ends at this time.
async fn play(store: &Store, id: &str, [first, second]: [i64; 2], ended: i64, result: &str) {
    let (first_user, second_user) = (Some(first), Some(second));
    let begun = Summary { is_rated: true, first_user, second_user, ..summary() };
    let mut game = new_game(id);
    game.summary = begun.clone();
    store.create(game).await.unwrap();
    let over = Summary { state: State::Over, result: Some(result.into()), ..begun };
    for number in 0..2 {
        // What is said after the end does not end it again.
        let mut entry = append(id, number, "x");
        (entry.at, entry.summary) = (ended + number, over.clone());
        store.append(entry).await.unwrap();
    }
}

async fn ratings(store: &Store, users: &[i64]) -> Vec<(f64, i64)> {
    let mut found = Vec::new();
    for &user in users {
        let rating = store.rating(user, "noughts").await.unwrap().unwrap();
        found.push((rating.rating, rating.games));
    }
    found
}

async fn every_game_counts_once(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let [ana, rui] = players(&store, ["Ana", "Rui"]).await;
    assert_eq!(store.rating(ana, "noughts").await.unwrap(), None);
    play(&store, "g0", [ana, rui], 100, "1-0").await;
    assert_eq!(store.count_results(rate).await.unwrap(), 1);
    assert_eq!(store.count_results(rate).await.unwrap(), 0);
    let rating = |user, rating| Rating {
        user,
        game: "noughts".into(),
        rating,
        deviation: 80.5,
        volatility: 0.06,
        games: 1,
        updated: 100,
    };
    assert_eq!(store.ratings(ana).await.unwrap(), [rating(ana, 1100.0)]);
    assert_eq!(store.ratings(rui).await.unwrap(), [rating(rui, 900.0)]);

    let mut tasks = JoinSet::new();
    for task in 1..=6 {
        // Each in a store of its own, as servers have them.
        let store = match &place {
            Place::Folder(_) => store.clone(),
            Place::Database(_) => Store::open(&place).await.unwrap(),
        };
        tasks.spawn(async move {
            for round in 0..5 {
                let id = format!("g{task}-{round}");
                play(&store, &id, [ana, rui], 1000 * round + task, "0-1").await;
                store.count_results(rate).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    assert_eq!(store.count_results(rate).await.unwrap(), 0);
    let counted = ratings(&store, &[ana, rui]).await;
    assert_eq!([counted[0].1, counted[1].1], [31, 31]);
    store.recount_results(rate).await.unwrap();
    assert_eq!(ratings(&store, &[ana, rui]).await, counted);
}

async fn games_count_in_the_order_in_which_they_ended(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let [ana, rui, eva] = players(&store, ["Ana", "Rui", "Eva"]).await;
    play(&store, "late", [ana, rui], 300, "1-0").await;
    store.count_results(rate).await.unwrap();
    play(&store, "early", [rui, eva], 200, "1-0").await;
    store.count_results(rate).await.unwrap();
    // Rui had won before he lost.
    let expected = [(1110.0, 1), (990.0, 2), (900.0, 1)];
    assert_eq!(ratings(&store, &[ana, rui, eva]).await, expected);
    store.set_result("early", None).await.unwrap();
    store.recount_results(rate).await.unwrap();
    assert_eq!(ratings(&store, &[ana, rui]).await, [(1100.0, 1), (900.0, 1)]);
    assert_eq!(store.rating(eva, "noughts").await.unwrap(), None);
    store.set_result("early", Some(200)).await.unwrap();
    store.count_results(rate).await.unwrap();
    assert_eq!(ratings(&store, &[ana, rui, eva]).await, expected);
}

async fn what_does_not_count(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let [ana, rui] = players(&store, ["Ana", "Rui"]).await;
    let one = store.create_bot(ana, "One", 0).await.unwrap();
    let two = store.create_bot(ana, "Two", 0).await.unwrap();
    assert_eq!(store.bots(ana).await.unwrap().len(), 2);
    assert_eq!(store.user(one).await.unwrap().unwrap().owner, Some(ana));
    for (id, players) in [("own", [ana, one]), ("both", [one, two]), ("self", [ana, ana])] {
        play(&store, id, players, 5, "1-0").await;
    }
    assert_eq!(store.count_results(rate).await.unwrap(), 0);
    play(&store, "others", [one, rui], 5, "1-0").await;
    assert_eq!(store.count_results(rate).await.unwrap(), 1);
    store.recount_results(rate).await.unwrap();
    assert_eq!(ratings(&store, &[one, rui]).await, [(1100.0, 1), (900.0, 1)]);
    assert_eq!(store.rating(ana, "noughts").await.unwrap(), None);
}

async fn the_strongest_come_first(place: Place) {
    fn rate([one, _]: [Option<Strength>; 2], result: &str) -> [Strength; 2] {
        assert!(one.is_none());
        let strength = |rating, deviation| Strength { rating, deviation, volatility: 0.06 };
        let mut words = result.split(' ').map(|word| word.parse().unwrap());
        let mut next = || words.next().unwrap();
        [strength(next(), next()), strength(0.0, 350.0)]
    }
    let store = Store::open(&place).await.unwrap();
    let [other, a, b, c, d] = players(&store, ["other", "a", "b", "c", "d"]).await;
    for (user, result) in [(a, "1500 50"), (b, "1900 50"), (c, "1700 50"), (d, "2500 300")] {
        play(&store, &user.to_string(), [user, other], user, result).await;
    }
    assert_eq!(store.count_results(rate).await.unwrap(), 4);
    let best = async |limit| {
        let ratings = store.leaderboard("noughts", 110.0, limit).await.unwrap();
        ratings.into_iter().map(|rating| rating.user).collect::<Vec<_>>()
    };
    assert_eq!(best(10).await, [b, c, a]);
    assert_eq!(best(1).await, [b]);
    store.set_banned(b, true).await.unwrap();
    assert_eq!(best(1).await, [c]);
    store.delete_user(c).await.unwrap();
    assert_eq!(best(1).await, [a]);
    assert!(store.leaderboard("other", 110.0, 9).await.unwrap().is_empty());
}
