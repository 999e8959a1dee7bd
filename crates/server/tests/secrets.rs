//! Whatever the server writes into its logs, no secret is in them, and in no link that is shared.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write;
use std::sync::{Arc, Mutex};

use futures_util::{SinkExt as _, StreamExt as _};
use games::SHELF;
use ludoteca_server::{Host, Limits, Means, app, serve};
use reqwest::header::SET_COOKIE;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use store::{Place, Store};
use tokio::net::TcpListener;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tracing_subscriber::fmt::MakeWriter;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_logged_or_shared() {
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE);
    subscriber.with_ansi(false).with_writer(log.clone()).init();
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&Place::Folder(folder.path().into())).await.unwrap();
    let means = Means {
        shelf: SHELF,
        now: platform::wall_clock,
        random: platform::fresh_number,
        engines: 1,
        tables: Vec::new(),
    };
    let host = Host::start(store, means).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let at = listener.local_addr().unwrap();
    let app = app(Some(host.clone()));
    let task = tokio::spawn(serve(listener, Limits::default(), app, std::future::pending()));

    let http = Client::new();
    let shared = Mutex::new(String::new());
    let ask = async |method: Method, path: &str, auth: (&'static str, &str), body: Value| {
        let request = http.request(method, format!("http://{at}/api/v1/{path}"));
        let request = request.header("content-type", "application/json").header(auth.0, auth.1);
        let answer = request.body(body.to_string()).send().await.unwrap();
        let cookie = answer.headers().get(SET_COOKIE).map(|it| it.to_str().unwrap().to_owned());
        let cookie = cookie.and_then(|it| Some(it.split(';').next()?.to_owned()));
        let text = answer.text().await.unwrap();
        if !path.ends_with("/tokens") {
            shared.lock().unwrap().push_str(&text);
        }
        let value = serde_json::from_str::<Value>(&text).unwrap_or_default();
        (value, cookie.unwrap_or_default())
    };
    let put = Method::PUT;
    let post = || Method::POST;
    let (_, guest) = ask(put, "me", ("x-none", ""), json!({ "name": "Ana" })).await;
    let passwords = ["a secret of the sea", "another secret of the sea", "mistyped secret"];
    let account = json!({ "name": "Ana", "password": passwords[0] });
    let (_, session) = ask(post(), "accounts", ("cookie", &guest), account).await;
    let wrong = json!({ "name": "Ana", "password": passwords[2] });
    ask(post(), "session", ("x-none", ""), wrong).await;
    let change = json!({ "current": passwords[0], "new": passwords[1] });
    ask(Method::PUT, "me/password", ("cookie", &session), change).await;
    let (bot, _) = ask(post(), "me/bots", ("cookie", &session), json!({ "name": "Robot" })).await;
    let path = format!("me/bots/{}/tokens", bot["id"]);
    let (token, _) = ask(post(), &path, ("cookie", &session), json!({ "label": "x" })).await;
    let token = token["token"].as_str().unwrap().to_owned();
    let bearer = format!("Bearer {token}");
    let wanted = json!({ "game": "talpa:size=4", "side": "first", "is_listed": true });
    let (game, _) = ask(post(), "games", ("authorization", &bearer), wanted).await;
    let id = game["id"].as_str().unwrap();
    // What is not understood is where errors tend to tell too much.
    let broken = json!({ "name": 5, "password": passwords[0] });
    ask(post(), "session", ("cookie", &session), broken).await;
    for path in ["lobby", "me", "me/games", "me/export", "me/sessions", "me/bots", "nothing"] {
        ask(Method::GET, path, ("cookie", &session), json!(null)).await;
    }
    ask(Method::GET, &format!("games/{id}"), ("cookie", &session), json!(null)).await;
    ask(Method::GET, &format!("games/{id}/record"), ("x-none", ""), json!(null)).await;
    for (name, value) in [("cookie", &session), ("authorization", &bearer)] {
        let place = format!("ws://{at}/api/v1/games/{id}/socket?version={}", protocol::VERSION);
        let mut request = place.into_client_request().unwrap();
        request.headers_mut().insert(name, value.parse().unwrap());
        let (mut socket, _) = connect_async(request).await.unwrap();
        if let Some(Ok(Message::Text(welcome))) = socket.next().await {
            shared.lock().unwrap().push_str(&welcome);
        }
        socket.send(Message::text("{\"dance\":1}")).await.unwrap();
        while let Some(Ok(_)) = socket.next().await {}
    }
    ask(Method::DELETE, "session", ("cookie", &session), json!(null)).await;
    host.stop().await;
    task.abort();

    let log = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    assert!(log.contains("TRACE"), "the finest level is there");
    // This end of a connection is in the same process, and tells what it asks for.
    let log: Vec<&str> =
        log.lines().filter(|line| !line.contains("tungstenite::handshake::client")).collect();
    let log = log.join("\n");
    let shared = shared.into_inner().unwrap();
    let mut secrets = passwords.map(str::to_owned).to_vec();
    secrets.extend([token, secret(&guest), secret(&session)]);
    for secret in &secrets {
        let at = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(at, None, "a secret is in the log");
        assert!(!shared.contains(secret.as_str()), "a secret is in an answer");
    }
    assert!(!log.contains("$argon2id$") && !shared.contains("$argon2id$"));
}

fn secret(cookie: &str) -> String {
    let secret = cookie.split_once('=').unwrap().1;
    assert_eq!(secret.len(), 64);
    secret.to_owned()
}
