use std::net::SocketAddr;

use protocol::api::{GameView, Problem};
use protocol::{Ask, GameId, Want};
use reqwest::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};

/// Somebody with a browser: a cookie, and what can be asked over HTTP.
#[derive(Clone)]
pub(crate) struct Guest {
    http: Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl Guest {
    /// Somebody who has just said what they are called.
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Self {
        let mut guest = Self { http: Client::new(), address, cookie: String::new() };
        let answer = guest.request(Method::PUT, "me").body(json!({ "name": name }).to_string());
        let answer = answer.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap();
        assert!(cookie.contains("HttpOnly; SameSite=Strict"), "{cookie}");
        cookie.split(';').next().unwrap().clone_into(&mut guest.cookie);
        guest
    }

    /// Somebody who has not said anything yet.
    pub(crate) fn unknown(address: SocketAddr) -> Self {
        Self { http: Client::new(), address, cookie: String::new() }
    }

    /// Asks for something; what is answered, and the cookie that comes with it is kept.
    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let answer = self.request(method, path).body(body.to_string()).send().await.unwrap();
        if let Some(cookie) = answer.headers().get(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Strict; Max-Age="), "{cookie}");
            cookie.split(';').next().unwrap().clone_into(&mut self.cookie);
        }
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Somebody with an account of this name, and a password that is the name three times.
    pub(crate) async fn account(address: SocketAddr, name: &str) -> Self {
        let mut guest = Self::unknown(address);
        let wanted = json!({ "name": name, "password": name.repeat(3) });
        let (status, answer) = guest.send(Method::POST, "accounts", wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        guest
    }

    /// The number by which the server knows them.
    pub(crate) async fn id(&self) -> i64 {
        let (_, me) = Self::answer(self.request(Method::GET, "me")).await;
        me["id"].as_i64().unwrap()
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let place = format!("http://{}/api/v1/{path}", self.address);
        let request = self.http.request(method, place).header("content-type", "application/json");
        // A program has a token instead of a cookie.
        match self.cookie.strip_prefix("Bearer ") {
            Some(_) => request.header(AUTHORIZATION, &self.cookie),
            None => request.header(COOKIE, &self.cookie),
        }
    }

    /// The answer to a request as JSON, and its status.
    pub(crate) async fn answer(request: RequestBuilder) -> (StatusCode, Value) {
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Sets a game up.
    pub(crate) async fn create(&self, wanted: Value) -> GameView {
        let request = self.request(Method::POST, "games").body(wanted.to_string());
        let (status, answer) = Self::answer(request).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        serde_json::from_value(answer).unwrap()
    }

    /// A game as it stands.
    pub(crate) async fn view(&self, id: &GameId) -> GameView {
        let (_, answer) = Self::answer(self.request(Method::GET, &format!("games/{id}"))).await;
        serde_json::from_value(answer).unwrap()
    }

    /// Wants something done.
    pub(crate) async fn ask(
        &self,
        id: &GameId,
        key: &str,
        after: u32,
        want: Want,
    ) -> Result<u32, (StatusCode, String)> {
        let ask = Ask { key: key.parse().unwrap(), after, want };
        let body = serde_json::to_string(&ask).unwrap();
        let request = self.request(Method::POST, &format!("games/{id}/asks")).body(body);
        let (status, answer) = Self::answer(request).await;
        if status == StatusCode::OK {
            return Ok(answer["number"].as_u64().unwrap() as u32);
        }
        let problem: Problem = serde_json::from_value(answer).unwrap();
        Err((status, problem.code))
    }
}
