use play::Action;
use protocol::Want;
use protocol::api::{Export, GameState};
use reqwest::{Method, StatusCode};
use serde_json::json;
use store::Store;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

#[tokio::test(flavor = "multi_thread")]
async fn everything_of_somebody_can_be_had_and_be_forgotten() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let mut ana = Guest::new(at, "Anastácia").await;
        let bea = Guest::new(at, "Bea").await;
        let game = || json!({ "game": "talpa:size=4", "side": "first" });
        let (over, running, open) =
            (ana.create(game()).await, ana.create(game()).await, ana.create(game()).await);
        for id in [&over.id, &running.id] {
            bea.ask(id, "s", 0, Want::Sit(None)).await.unwrap();
            ana.ask(id, "m", 1, Want::Act(Action::Play("b2xc2".into()))).await.unwrap();
            bea.ask(id, "m", 2, Want::Act(Action::Play("d3xd4".into()))).await.unwrap();
        }
        bea.ask(&over.id, "r", 3, Want::Act(Action::Resign)).await.unwrap();
        // Half of it was played as a guest, who becomes a part of an account made elsewhere.
        let mut other = Guest::account(at, "Anastácia").await;
        let wanted = json!({ "name": "Anastácia", "password": "Anastácia".repeat(3) });
        assert_eq!(ana.send(Method::POST, "session", wanted).await.0, StatusCode::OK);
        let (status, bot) = ana.send(Method::POST, "me/bots", json!({ "name": "Stasi" })).await;
        assert_eq!(status, StatusCode::CREATED);
        let tokens = format!("me/bots/{}/tokens", bot["id"]);
        let (_, token) = ana.send(Method::POST, &tokens, json!({})).await;

        let answer = ana.request(Method::GET, "me/export").send().await.unwrap();
        let text = answer.text().await.unwrap();
        let export: Export = serde_json::from_str(&text).unwrap();
        assert_eq!((export.account.name.as_str(), export.games.len()), ("Anastácia", 3));
        assert_eq!((export.sessions.len(), export.bots.len()), (2, 1));
        let record = |id: &protocol::GameId| {
            export.games.iter().find(|it| it.id == *id).unwrap().record.clone()
        };
        assert!(record(&over.id).contains("b2xc2 d3xd4"), "{}", record(&over.id));
        for secret in [&ana.cookie, &other.cookie, &token["token"].as_str().unwrap().to_owned()] {
            let secret = secret.rsplit('=').next().unwrap();
            assert!(!text.contains(secret));
        }

        let mut seat = Seat::open(&bea, &running.id).await;
        for body in [json!({}), json!({ "password": "mistyped" })] {
            let (status, why) = ana.send(Method::DELETE, "me", body).await;
            assert_eq!((status, &why["code"]), (StatusCode::FORBIDDEN, &json!("wrong_password")));
        }
        let id = ana.id().await;
        let right = json!({ "password": "Anastácia".repeat(3) });
        assert_eq!(ana.send(Method::DELETE, "me", right).await.0, StatusCode::NO_CONTENT);
        assert_eq!(ana.cookie, "ludoteca=");
        let (_, me) = other.send(Method::GET, "me", json!(null)).await;
        assert!(me.is_null(), "nowhere known any more: {me}");
        seat.until(|seat| !seat.board().is_open()).await;
        for (id, state) in [
            (&over.id, GameState::Over),
            (&running.id, GameState::Over),
            (&open.id, GameState::Cancelled),
        ] {
            let view = bea.view(id).await;
            assert_eq!(view.people[0].as_ref().unwrap().name.as_str(), "deleted");
            assert!(view.record.contains("deleted") && !view.record.contains("Anast"));
            assert_eq!(view.state, state);
        }
        let gone = Guest::answer(bea.request(Method::GET, &format!("people/{id}"))).await;
        assert_eq!(gone.0, StatusCode::NOT_FOUND);
        server.stop().await;

        let store = Store::open(&hall.place).await.unwrap();
        for id in [&over.id, &running.id, &open.id] {
            for entry in store.entries(id.as_str(), 0).await.unwrap() {
                assert!(!entry.body.contains("Anast"), "{}", entry.body);
            }
        }
        assert!(store.user_by_name("Stasi").await.unwrap().is_none());
        assert!(store.integrity().await.unwrap().is_sound());
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_forgotten_without_a_password() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let mut ana = Guest::new(server.address, "Ana").await;
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let bea = Guest::new(server.address, "Bea").await;
        assert_eq!(ana.send(Method::DELETE, "me", json!({})).await.0, StatusCode::NO_CONTENT);
        let view = bea.view(&made.id).await;
        assert_eq!(view.people[0].as_ref().unwrap().name.as_str(), "deleted");
        server.stop().await;
    }
}
