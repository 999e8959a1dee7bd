use std::time::Duration;

use ludoteca_server::{Front, Limits, Rate, Rates};
use reqwest::header::{ORIGIN, RETRY_AFTER};
use reqwest::{Method, StatusCode};
use serde_json::json;
use tokio::io::AsyncReadExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

/// Everything that changes something.
const UNSAFE: [(&str, &str); 16] = [
    ("PUT", "me"),
    ("DELETE", "me"),
    ("PUT", "me/password"),
    ("DELETE", "me/sessions"),
    ("DELETE", "me/sessions/0123456789abcdef"),
    ("POST", "me/bots"),
    ("DELETE", "me/bots/1"),
    ("POST", "me/bots/1/tokens"),
    ("DELETE", "me/bots/1/tokens/0123456789abcdef"),
    ("POST", "accounts"),
    ("POST", "session"),
    ("DELETE", "session"),
    ("POST", "games"),
    ("POST", "games/7k2mq9xd4hnb/asks"),
    ("PATCH", "games/7k2mq9xd4hnb"),
    ("POST", "nothing"),
];

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_others_change_nothing() {
    let hall = halls().remove(0);
    let server = Running::start(&hall.place, None).await;
    let ana = Guest::new(server.address, "Ana").await;
    for (method, path) in UNSAFE {
        let ask = |name: &'static str, value: &str| {
            let method = Method::from_bytes(method.as_bytes()).unwrap();
            Guest::answer(ana.request(method, path).header(name, value).body("{}"))
        };
        let own = format!("http://{}", server.address);
        for (name, value) in [
            (ORIGIN.as_str(), "http://elsewhere.test"),
            (ORIGIN.as_str(), "null"),
            (ORIGIN.as_str(), &format!("{own}.elsewhere.test")),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let name = if name == "origin" { "origin" } else { "sec-fetch-site" };
            let (status, why) = ask(name, value).await;
            let expected = (StatusCode::FORBIDDEN, &json!("foreign_origin"));
            assert_eq!((status, &why["code"]), expected, "{method} {path} {value}");
        }
        // A header that only a proxy should write makes it no better.
        let forged = ana.request(Method::from_bytes(method.as_bytes()).unwrap(), path);
        let forged = forged.header(ORIGIN, "http://elsewhere.test");
        let forged = forged.header("x-forwarded-host", "elsewhere.test").body("{}");
        assert_eq!(Guest::answer(forged).await.0, StatusCode::FORBIDDEN, "{method} {path}");
    }
    assert_eq!(ana.id().await, ana.id().await, "she is still there");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_hinders_nobody_else() {
    let hall = halls().remove(0);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    // All of it comes back within hours, and so none of it during the test.
    let rates = Rates { identity: Rate::new(5, 36_000), ..Rates::default() };
    let limits = Limits { rates, ..Limits::default() };
    let server = Running::start_with(&hall.place, listener, limits).await;
    let (ana, bea) =
        (Guest::new(server.address, "Ana").await, Guest::new(server.address, "Bea").await);
    let header = |answer: &reqwest::Response, name: &str| {
        answer.headers()[name].to_str().unwrap().to_owned()
    };
    for left in (0..5).rev() {
        let answer = ana.request(Method::GET, "nothing").send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        let policy = header(&answer, "ratelimit-policy");
        assert_eq!(policy, "\"identity\";q=5;w=36000, \"address\";q=1200;w=12");
        let state = header(&answer, "ratelimit");
        assert!(state.starts_with(&format!("\"identity\";r={left}, \"address\";r=")), "{state}");
    }
    let answer = ana.request(Method::GET, "me").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = header(&answer, RETRY_AFTER.as_str()).parse().unwrap();
    assert!((7_100..=7_200).contains(&wait), "a fifth of ten hours: {wait}");
    assert!(header(&answer, "ratelimit").contains(&format!("\"identity\";r=0;t={wait}")));
    assert!(header(&answer, "content-security-policy").starts_with("default-src 'none'; "));
    let problem: protocol::api::Problem =
        serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(problem.code, "too_many");
    let place = format!("ws://{}/api/v1/games/7k2mq9xd4hnb/socket?version=1", server.address);
    let mut request = place.into_client_request().unwrap();
    request.headers_mut().insert("cookie", ana.cookie.parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
    let (status, _) = Guest::answer(bea.request(Method::GET, "me")).await;
    assert_eq!(status, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_its_limit_whatever_secrets_it_makes_up() {
    let hall = halls().remove(0);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let rates = Rates {
        address: Rate::new(20, 36_000),
        newcomers: Rate::new(3, 36_000),
        ..Rates::default()
    };
    let limits = Limits { rates, ..Limits::default() };
    let front = Front { is_behind_proxy: true, ..listener.into() };
    let server = Running::start_with(&hall.place, front, limits).await;
    let mut codes = Vec::new();
    for number in 0..30 {
        let mut guest = Guest::unknown(server.address);
        guest.cookie = format!("ludoteca={number:064x}");
        let request = guest.request(Method::PUT, "me").body(json!({ "name": "Ana" }).to_string());
        let request = request.header("x-forwarded-for", "203.0.113.5");
        codes.push(Guest::answer(request).await.0.as_u16());
    }
    assert_eq!(codes[..3], [200; 3]);
    assert_eq!(codes[3..], [429; 27], "three may come, and then nobody");
    let other = Guest::unknown(server.address);
    let request = other.request(Method::PUT, "me").body(json!({ "name": "Bea" }).to_string());
    let request = request.header("x-forwarded-for", "203.0.113.5, 203.0.113.6");
    let answer = request.header("x-forwarded-proto", "https").send().await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK, "the proxy has seen another address");
    let cookie = answer.headers()["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("__Host-ludoteca=") && cookie.ends_with("; Secure"), "{cookie}");
    let secret = cookie.split(';').next().unwrap();
    let me = async |cookie: &str| {
        let mut guest = Guest::unknown(server.address);
        cookie.clone_into(&mut guest.cookie);
        let request = guest.request(Method::GET, "me").header("x-forwarded-proto", "https");
        Guest::answer(request.header("x-forwarded-for", "203.0.113.6")).await.1
    };
    assert_eq!(me(secret).await["name"], "Bea");
    // One that some other page of the same name could have set is not looked at.
    assert!(me(secret.trim_start_matches("__Host-")).await.is_null());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_not_read() {
    let hall = halls().remove(0);
    let server = Running::start(&hall.place, None).await;
    let ana = Guest::new(server.address, "Ana").await;
    for (method, path) in [(Method::PUT, "me"), (Method::POST, "games"), (Method::POST, "session")]
    {
        let long = json!({ "name": "x".repeat(20_000) }).to_string();
        let (status, why) = Guest::answer(ana.request(method, path).body(long)).await;
        let expected = (StatusCode::PAYLOAD_TOO_LARGE, &json!("unreadable"));
        assert_eq!((status, &why["code"]), expected, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_answer_is_gone_and_who_does_stays() {
    let hall = halls().remove(0);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let limits = Limits { ping: Duration::from_secs(2), ..Limits::default() };
    let server = Running::start_with(&hall.place, listener, limits).await;
    let ana = Guest::new(server.address, "Ana").await;
    let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
    let mut seat = Seat::open(&ana, &made.id).await;
    let place = format!("ws://{}/api/v1/games/{}/socket?version=1", server.address, made.id);
    let stream = TcpStream::connect(server.address).await.unwrap();
    let (socket, _) = client_async(place.into_client_request().unwrap(), stream).await.unwrap();
    let mut silent = socket.into_inner();
    let mut heard = Vec::new();
    tokio::select! {
        // It hears every question, and says nothing until the connection ends, one way or the other.
        end = silent.read_to_end(&mut heard) => assert!(end.is_ok() || !heard.is_empty()),
        _ = seat.try_until(|_| false) => panic!("who answers was sent away"),
    }
    seat.ask_and_wait(protocol::Want::Cancel).await;
    assert_eq!(seat.refused, []);
    server.stop().await;
}
