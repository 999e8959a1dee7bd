use std::time::Duration;

use games::SHELF;
use ludoteca_server::{Rebuilt, rebuild};
use play::Action;
use protocol::Want;
use protocol::api::{Leaderboard, Profile};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use store::{Place, Store};

use crate::guest::Guest;
use crate::hall::{Running, halls, postgres};

fn play(mv: &str) -> Want {
    Want::Act(Action::Play(mv.into()))
}

fn rated(side: &str) -> Value {
    json!({ "game": "talpa:size=4", "side": side, "is_rated": true })
}

async fn profile(guest: &Guest, id: i64) -> Profile {
    let (_, answer) = Guest::answer(guest.request(Method::GET, &format!("people/{id}"))).await;
    serde_json::from_value(answer).unwrap()
}

/// Somebody's rating, once so many games have counted.
async fn counted(guest: &Guest, games: i64) -> i32 {
    let id = guest.id().await;
    for _ in 0..200 {
        let found = profile(guest, id).await;
        if let [rating] = &found.ratings[..]
            && rating.games >= games
        {
            assert_eq!(rating.games, games);
            return rating.rating;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the game was not counted");
}

/// A game that the first wins, after both have moved.
async fn win(first: &Guest, second: &Guest) {
    let made = first.create(rated("first")).await;
    second.ask(&made.id, "s", 0, Want::Sit(None)).await.unwrap();
    first.ask(&made.id, "m", 1, play("b2xc2")).await.unwrap();
    second.ask(&made.id, "m", 2, play("d3xd4")).await.unwrap();
    second.ask(&made.id, "r", 3, Want::Act(Action::Resign)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_count_once_and_can_be_counted_anew() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (ana, rui) = (Guest::account(at, "Ana").await, Guest::account(at, "Rui").await);
        let guest = Guest::new(at, "Guest").await;
        let made = ana.create(rated("first")).await;
        let refused = Err((StatusCode::FORBIDDEN, "needs_account".to_owned()));
        assert_eq!(guest.ask(&made.id, "s", 0, Want::Sit(None)).await, refused);
        let request = guest.request(Method::POST, "games").body(rated("first").to_string());
        let (status, why) = Guest::answer(request).await;
        assert_eq!((status, &why["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("wrong")));
        // What is called off, or given up before both have moved, does not count.
        ana.ask(&made.id, "c", 0, Want::Cancel).await.unwrap();
        let early = ana.create(rated("first")).await;
        rui.ask(&early.id, "s", 0, Want::Sit(None)).await.unwrap();
        ana.ask(&early.id, "m", 1, play("b2xc2")).await.unwrap();
        rui.ask(&early.id, "r", 2, Want::Act(Action::Resign)).await.unwrap();
        assert!(!ana.view(&early.id).await.is_rated);

        win(&ana, &rui).await;
        // As the library's documentation has it for two who begin.
        assert_eq!((counted(&ana, 1).await, counted(&rui, 1).await), (1662, 1338));
        win(&rui, &ana).await;
        let both = (counted(&ana, 2).await, counted(&rui, 2).await);
        assert!(both.0 < both.1, "the latest game weighs more: {both:?}");
        let (_, answer) = Guest::answer(guest.request(Method::GET, "ratings/talpa")).await;
        let board: Leaderboard = serde_json::from_value(answer).unwrap();
        assert!(board.players.is_empty(), "nobody is sure after two games: {board:?}");
        assert!(board.levels.iter().any(|it| (it.level.as_str(), it.rating) == ("4", 1500)));
        let (status, _) = Guest::answer(guest.request(Method::GET, "ratings/chess")).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        let ids = [ana.id().await, rui.id().await];
        server.stop().await;

        let store = Store::open(&hall.place).await.unwrap();
        let before = [store.ratings(ids[0]).await.unwrap(), store.ratings(ids[1]).await.unwrap()];
        for game in store.ids(store::State::Over).await.unwrap() {
            store.set_result(&game, None).await.unwrap();
        }
        let again = rebuild(&store, SHELF).await.unwrap();
        assert_eq!(again, Rebuilt { games: 4, rated: 2, damaged: vec![] });
        let after = [store.ratings(ids[0]).await.unwrap(), store.ratings(ids[1]).await.unwrap()];
        assert_eq!(before, after);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ended_as_its_server_did_counts_once_on_another() {
    let Some(hall) = postgres() else { return };
    let one = Running::start(&hall.place, None).await;
    let at = one.address;
    let (mut ana, rui) = (Guest::account(at, "Ana").await, Guest::account(at, "Rui").await);
    win(&ana, &rui).await;
    one.stop().await;
    let two = Running::start(&hall.place, None).await;
    let three = Running::start(&hall.place, None).await;
    ana.address = three.address;
    assert_eq!(counted(&ana, 1).await, 1662);
    let mut rui = rui;
    rui.address = two.address;
    win(&ana, &rui).await;
    counted(&ana, 2).await;
    counted(&rui, 2).await;
    assert!(matches!(hall.place, Place::Database(_)));
    two.stop().await;
    three.stop().await;
}
