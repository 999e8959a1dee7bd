use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::Value;
use tokio::time::timeout;

use crate::guest::Guest;

/// How long is waited for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// One event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: Option<u32>,
    pub(crate) data: Value,
}

/// A program that reads a stream of events.
pub(crate) struct Listener {
    response: Response,
    text: String,
}

impl Listener {
    /// Begins to listen.
    pub(crate) async fn open(guest: &Guest, path: &str) -> Self {
        Self::with(guest.request(Method::GET, path)).await
    }

    /// Goes on where an earlier stream broke off.
    pub(crate) async fn resume(guest: &Guest, path: &str, last: u32) -> Self {
        Self::with(guest.request(Method::GET, path).header("last-event-id", last)).await
    }

    async fn with(request: RequestBuilder) -> Self {
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self { response, text: String::new() }
    }

    /// The next event; nothing where the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.text = rest;
                let field = |name: &str| {
                    let mut lines = block.lines();
                    lines.find_map(|line| Some(line.strip_prefix(name)?.trim().to_owned()))
                };
                // What only says that the other end is there is no event.
                let Some(name) = field("event:") else { continue };
                let id = field("id:").map(|id| id.parse().unwrap());
                let data = serde_json::from_str(&field("data:").unwrap()).unwrap();
                return Some(Event { name, id, data });
            }
            let chunk = timeout(PATIENCE, self.response.chunk()).await;
            let chunk = chunk.expect("something should have come by now");
            let chunk = chunk.ok().flatten()?;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next event of this name.
    pub(crate) async fn next_called(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await.expect("the stream should not end");
            if event.name == name {
                return event;
            }
        }
    }
}
