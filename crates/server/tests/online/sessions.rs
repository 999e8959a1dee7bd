use reqwest::header::{RETRY_AFTER, USER_AGENT};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::listener::Listener;
use crate::seat::Seat;
use ludoteca_server::{Limits, Rate, Rates};

async fn sign_in(guest: &mut Guest, name: &str, password: &str) -> (StatusCode, Value) {
    let wanted = json!({ "name": name, "password": password });
    guest.send(Method::POST, "session", wanted).await
}

/// Somebody who signs in with another browser.
async fn again(at: std::net::SocketAddr, agent: &str) -> Guest {
    let mut guest = Guest::unknown(at);
    let wanted = json!({ "name": "Ana", "password": "AnaAnaAna" });
    let request = guest.request(Method::POST, "session").header(USER_AGENT, agent);
    let answer = request.body(wanted.to_string()).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    cookie.split(';').next().unwrap().clone_into(&mut guest.cookie);
    guest
}

async fn is_known(guest: &Guest) -> bool {
    let (status, me) = Guest::answer(guest.request(Method::GET, "me")).await;
    assert_eq!(status, StatusCode::OK);
    !me.is_null()
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_end_one_by_one() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let mut ana = Guest::account(at, "Ana").await;
        let phone = again(at, "Mozilla/5.0 (Linux; Android 16) Firefox/140.0").await;
        let desk = again(at, "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36").await;
        let (_, list) = Guest::answer(ana.request(Method::GET, "me/sessions")).await;
        let of = |label: &str| {
            let all = list.as_array().unwrap();
            all.iter().find(|it| it["label"] == label).unwrap()["id"].as_str().unwrap().to_owned()
        };
        assert_eq!(list.as_array().unwrap().len(), 3);
        let current = list.as_array().unwrap().iter().filter(|it| it["is_current"] == true);
        assert_eq!(current.count(), 1);
        for guest in [&ana, &phone, &desk] {
            let secret = guest.cookie.split_once('=').unwrap().1;
            assert!(!list.to_string().contains(secret));
        }
        let made = phone.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let mut seat = Seat::open(&phone, &made.id).await;
        let mut events = Listener::open(&phone, "me/events").await;
        let path = format!("me/sessions/{}", of("Firefox, Android"));
        let (status, _) = ana.send(Method::DELETE, &path, json!(null)).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert!(!is_known(&phone).await && is_known(&desk).await && is_known(&ana).await);
        assert!(seat.try_until(|_| false).await.is_err(), "its connections end as well");
        while events.next().await.is_some() {}
        let (status, _) = ana.send(Method::DELETE, &path, json!(null)).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
        // Others can't end it.
        let mut eve = Guest::account(at, "Eve").await;
        let path = format!("me/sessions/{}", of("Chrome, Linux"));
        let (status, _) = eve.send(Method::DELETE, &path, json!(null)).await;
        assert_eq!(status, StatusCode::NOT_FOUND);

        let wrong = json!({ "current": "EveEveEve", "new": "sete mares" });
        let (status, why) = ana.send(Method::PUT, "me/password", wrong).await;
        assert_eq!((status, &why["code"]), (StatusCode::FORBIDDEN, &json!("wrong_password")));
        let change = json!({ "current": "AnaAnaAna", "new": "sete mares" });
        let (status, _) = ana.send(Method::PUT, "me/password", change).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert!(!is_known(&desk).await && is_known(&ana).await);
        let mut new = Guest::unknown(at);
        assert_eq!(sign_in(&mut new, "Ana", "AnaAnaAna").await.0, StatusCode::UNAUTHORIZED);
        assert_eq!(sign_in(&mut new, "Ana", "sete mares").await.0, StatusCode::OK);
        let (status, _) = new.send(Method::DELETE, "me/sessions", json!(null)).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert!(!is_known(&ana).await && is_known(&new).await);
        let before = new.clone();
        let (status, _) = new.send(Method::DELETE, "session", json!(null)).await;
        assert_eq!((status, new.cookie.as_str()), (StatusCode::NO_CONTENT, "ludoteca="));
        assert!(!is_known(&before).await);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_name_or_password_is_wrong_is_not_told() {
    for hall in halls() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let rates = Rates { sign_in_name: Rate::new(3, 3_600), ..Rates::default() };
        let limits = Limits { rates, ..Limits::default() };
        let server = Running::start_with(&hall.place, listener, limits).await;
        let at = server.address;
        let mut ana = Guest::account(at, "Ana").await;
        let (status, _) = ana.send(Method::POST, "me/bots", json!({ "name": "Robot" })).await;
        assert_eq!(status, StatusCode::CREATED);
        let mut eve = Guest::unknown(at);
        let expected = json!({
            "code": "wrong_sign_in",
            "message": "that name and password don't belong together",
        });
        for name in ["Ana", "Nobody", "Robot", "\u{0}", ""] {
            let answer = sign_in(&mut eve, name, "another one").await;
            assert_eq!(answer, (StatusCode::UNAUTHORIZED, expected.clone()), "{name:?}");
        }
        // Two more are tried, in whatever way the name is written; then it is enough, even with the
        // right password. Others at the same address sign in.
        for name in ["ANA", "a-n-a"] {
            assert_eq!(sign_in(&mut eve, name, "x").await.0, StatusCode::UNAUTHORIZED);
        }
        let request = eve.request(Method::POST, "session");
        let right = json!({ "name": "Ana", "password": "AnaAnaAna" });
        let answer = request.body(right.to_string()).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
        let wait: u64 = answer.headers()[RETRY_AFTER].to_str().unwrap().parse().unwrap();
        assert!((1_100..=1_200).contains(&wait), "a third of an hour: {wait}");
        let (status, _) = sign_in(&mut eve, "Nobody else", "x").await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_behind_one_address_signs_in_and_plays() {
    let hall = halls().remove(0);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Running::start_with(&hall.place, listener, Limits::default()).await;
    let at = server.address;
    let mut pupils = JoinSet::new();
    for number in 0..40 {
        pupils.spawn(async move {
            let name = format!("Pupil {number}");
            drop(Guest::account(at, &name).await);
            let mut pupil = Guest::new(at, "Guest").await;
            let wrong = sign_in(&mut pupil, &name, "mistyped").await;
            assert_eq!(wrong.0, StatusCode::UNAUTHORIZED);
            let right = sign_in(&mut pupil, &name, &name.repeat(3)).await;
            assert_eq!(right.0, StatusCode::OK, "{}", right.1);
            // What a page asks for when it begins, and some more.
            for path in ["server", "me", "lobby", "me/games", "me", "lobby", "me/games", "lobby"] {
                let (status, answer) = Guest::answer(pupil.request(Method::GET, path)).await;
                assert_eq!(status, StatusCode::OK, "{path} {answer}");
            }
            let made = pupil.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
            pupil.ask(&made.id, "c", 0, protocol::Want::Cancel).await.unwrap();
        });
    }
    pupils.join_all().await;
    server.stop().await;
}
