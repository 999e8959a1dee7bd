use play::Action;
use protocol::{Farewell, LONGEST, Refusal, Want};
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

fn play(mv: &str) -> Want {
    Want::Act(Action::Play(mv.into()))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_has_its_answer() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (ana, bea, eve) =
            (Guest::new(at, "Ana").await, Guest::new(at, "Bea").await, Guest::new(at, "Eve").await);
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let id = &made.id;
        let refused = |code: &str| Err((StatusCode::CONFLICT, code.to_owned()));
        let forbidden = |code: &str| Err((StatusCode::FORBIDDEN, code.to_owned()));
        assert_eq!(ana.ask(id, "a0", 0, play("b2xc2")).await, refused("not_begun"));
        assert_eq!(ana.ask(id, "a1", 0, Want::Sit(None)).await, refused("seated"));
        assert_eq!(bea.ask(id, "b1", 0, Want::Sit(None)).await, Ok(1));
        assert_eq!(eve.ask(id, "e1", 1, Want::Sit(None)).await, refused("taken"));
        assert_eq!(eve.ask(id, "e2", 1, play("b2xc2")).await, forbidden("not_your_seat"));
        assert_eq!(bea.ask(id, "b2", 1, play("b2xc2")).await, refused("not_your_turn"));
        assert_eq!(ana.ask(id, "a2", 1, play("a1xa1")).await, refused("illegal"));
        assert_eq!(ana.ask(id, "a3", 1, play("b2xc2")).await, Ok(2));
        assert_eq!(
            ana.ask(id, "a3", 1, play("b2xc2")).await,
            Ok(2),
            "the same key, the same entry"
        );
        assert_eq!(bea.ask(id, "b3", 1, play("d3xd4")).await, refused("outdated"));
        assert_eq!(bea.ask(id, "b4", 2, Want::Act(Action::Accept)).await, refused("no_offer"));
        let back = Want::Act(Action::TakeBack);
        assert_eq!(bea.ask(id, "b5", 2, back).await, refused("nothing_to_take_back"));
        let offer = || Want::Act(Action::OfferDraw);
        assert_eq!(bea.ask(id, "b6", 2, offer()).await, Ok(3));
        assert_eq!(bea.ask(id, "b7", 3, offer()).await, refused("already"));
        assert_eq!(ana.ask(id, "a4", 3, Want::Act(Action::Tick)).await, forbidden("not_yours"));
        let claim = Want::Claim(protocol::Claim::Win);
        assert_eq!(ana.ask(id, "a5", 3, claim).await, refused("not_away"));
        for number in 4..7 {
            let hello = Want::Say(protocol::Remark::Hello);
            assert_eq!(ana.ask(id, &format!("h{number}"), 3, hello).await, Ok(number));
        }
        let hello = Want::Say(protocol::Remark::Hello);
        assert_eq!(ana.ask(id, "h7", 3, hello).await, refused("enough"));
        assert_eq!(ana.ask(id, "a6", 6, Want::Act(Action::Resign)).await, Ok(7));
        assert_eq!(ana.ask(id, "a7", 7, Want::Act(Action::Resign)).await, refused("over"));
        assert_eq!(ana.ask(id, "a8", 7, Want::Cancel).await, refused("over"));
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_who_they_say_is_not_let_in() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let mut forger = ana.clone();
        forger.cookie = format!("ludoteca={}", "0".repeat(64));
        let nobody = Err((StatusCode::UNAUTHORIZED, "nobody".to_owned()));
        assert_eq!(forger.ask(&made.id, "f", 0, Want::Act(Action::Resign)).await, nobody);
        let foreign = ana.request(Method::POST, "games").header("origin", "http://elsewhere.test");
        let (status, answer) = Guest::answer(foreign.body("{}")).await;
        assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("foreign_origin")));
        let place =
            format!("ws://{}/api/v1/games/{}/socket?version=1&seen=0", server.address, made.id);
        let mut request = place.into_client_request().unwrap();
        request.headers_mut().insert("origin", "http://elsewhere.test".parse().unwrap());
        let refused = tokio_tungstenite::connect_async(request).await.unwrap_err().to_string();
        assert!(refused.contains("403"), "{refused}");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_understood_ends_the_connection_and_not_the_game() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let (ana, bea) =
            (Guest::new(server.address, "Ana").await, Guest::new(server.address, "Bea").await);
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        bea.ask(&made.id, "b", 0, Want::Sit(None)).await.unwrap();
        let flood = "{\"ping\":1}";
        for (text, times, why) in [
            ("{\"dance\":1}".to_owned(), 1, Farewell::Unreadable),
            ("x".repeat(LONGEST + 1), 1, Farewell::Oversized),
            (flood.to_owned(), 200, Farewell::Flood),
        ] {
            let mut seat = Seat::open(&ana, &made.id).await;
            for _ in 0..times {
                seat.say(&text).await;
            }
            seat.until(|seat| seat.farewell.is_some()).await;
            assert_eq!(seat.farewell, Some(why));
        }
        let mut seat = Seat::open(&ana, &made.id).await;
        seat.ask_and_wait(Want::Act(Action::Play("b2xc2".into()))).await;
        assert_eq!(seat.refused, Vec::<Refusal>::new());
        server.stop().await;
    }
}
