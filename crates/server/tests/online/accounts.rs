use play::Action;
use protocol::{Presence, Want};
use reqwest::{Method, StatusCode};
use serde_json::json;
use store::Store;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

fn play(mv: &str) -> Want {
    Want::Act(Action::Play(mv.into()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_with_their_games() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let mut ana = Guest::new(server.address, "Ana").await;
        let bea = Guest::new(server.address, "Bea").await;
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        bea.ask(&made.id, "b1", 0, Want::Sit(None)).await.unwrap();
        let (before, id) = (ana.clone(), ana.id().await);
        let wanted = json!({ "name": "Ana Luísa", "password": "sete mares" });
        let (status, me) = ana.send(Method::POST, "accounts", wanted).await;
        assert_eq!(status, StatusCode::CREATED);
        assert_eq!(me, json!({ "id": id, "name": "Ana Luísa", "kind": "account" }));
        let nobody = Err((StatusCode::UNAUTHORIZED, "nobody".to_owned()));
        let resign = || Want::Act(Action::Resign);
        assert_eq!(before.ask(&made.id, "x", 1, resign()).await, nobody, "the secret is a new one");
        assert_eq!(ana.ask(&made.id, "a1", 1, play("b2xc2")).await, Ok(2));
        let (_, games) = Guest::answer(ana.request(Method::GET, "me/games")).await;
        assert_eq!(games[0]["id"], json!(made.id));

        let again = json!({ "name": "Other", "password": "sete mares" });
        let (status, why) = ana.send(Method::POST, "accounts", again).await;
        assert_eq!((status, &why["code"]), (StatusCode::CONFLICT, &json!("already")));
        let mut eve = Guest::unknown(server.address);
        for (name, password, status, code) in [
            ("ANA LUISA", "sete mares", StatusCode::CONFLICT, "name_taken"),
            ("Аna Luísa", "sete mares", StatusCode::CONFLICT, "name_taken"),
            ("Ludoteca", "sete mares", StatusCode::UNPROCESSABLE_ENTITY, "reserved_name"),
            ("Eve", "short", StatusCode::UNPROCESSABLE_ENTITY, "wrong"),
            ("Eve", "12345678", StatusCode::UNPROCESSABLE_ENTITY, "wrong"),
            ("<b>Eve</b>", "sete mares", StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        ] {
            let wanted = json!({ "name": name, "password": password });
            let (found, why) = eve.send(Method::POST, "accounts", wanted).await;
            assert_eq!((found, &why["code"]), (status, &json!(code)), "{name} {why}");
            assert_eq!(eve.cookie, "");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_in_takes_the_games_of_a_guest_along() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let rui = Guest::account(at, "Rui").await;
        let bea = Guest::new(at, "Bea").await;
        let mut guest = Guest::new(at, "Somebody").await;
        let made = guest.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        bea.ask(&made.id, "b1", 0, Want::Sit(None)).await.unwrap();
        let over = guest.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        guest.ask(&over.id, "c", 0, Want::Cancel).await.unwrap();
        let mut old = Seat::open(&guest, &made.id).await;
        let mut other = Seat::open(&bea, &made.id).await;
        let (before, rui_id) = (guest.clone(), rui.id().await);

        let wanted = json!({ "name": "RUI", "password": "RuiRuiRui" });
        let (status, me) = guest.send(Method::POST, "session", wanted).await;
        assert_eq!(status, StatusCode::OK);
        assert_eq!(me, json!({ "id": rui_id, "name": "Rui", "kind": "account" }));
        // The connection of the guest ends, and the seat is the account's.
        assert!(old.try_until(|_| false).await.is_err());
        other.until(|seat| seat.board().people().0[0].as_ref().unwrap().id.0 == rui_id).await;
        let seat = Seat::open(&guest, &made.id).await;
        assert_eq!(seat.client.seat(), Some(board::Player::First));
        other.until(|seat| seat.client.presence()[0] == Presence::Here).await;
        drop(seat);
        other.until(|seat| seat.client.presence()[0] != Presence::Here).await;
        assert_eq!(guest.ask(&made.id, "a1", 2, play("b2xc2")).await, Ok(3));
        let nobody = Err((StatusCode::UNAUTHORIZED, "nobody".to_owned()));
        assert_eq!(before.ask(&made.id, "a2", 3, play("b2xc2")).await, nobody);
        let (_, games) = Guest::answer(rui.request(Method::GET, "me/games")).await;
        assert_eq!(games.as_array().unwrap().len(), 2, "on every browser, finished ones as well");
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_stopped_meanwhile_takes_them_along_later() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (mut rui, guest) = (Guest::account(at, "Rui").await, Guest::new(at, "Guest").await);
        let made = guest.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let (from, to) = (guest.id().await, rui.id().await);
        server.stop().await;
        let store = Store::open(&hall.place).await.unwrap();
        assert!(store.merge_user(from, to).await.unwrap());
        store.close().await;
        let server = Running::start(&hall.place, None).await;
        rui.address = server.address;
        let seat = Seat::open(&rui, &made.id).await;
        assert_eq!(seat.client.seat(), Some(board::Player::First));
        assert_eq!(rui.ask(&made.id, "a", 1, Want::Cancel).await, Ok(2));
        server.stop().await;
    }
}
