use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::api::{GameView, Lobby, Me, NewName, Problem, Server};
use protocol::{Name, VERSION};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::identity::{Credential, Secret, Who};
use crate::{ClientError, ServerAddress, stream};

/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest answer that is read, in bytes: a list of long games.
const LONGEST: usize = 32 << 20;

/// What is asked of a server over HTTP.
#[derive(Clone)]
pub(crate) struct Api {
    pub(crate) address: ServerAddress,
    pub(crate) credential: Option<Credential>,
}

impl Api {
    /// Comes to a server: sees that there is one, and says who wants in.
    pub(crate) async fn enter(address: ServerAddress, who: &Who) -> Result<Self, ClientError> {
        let mut api = Self { address, credential: None };
        let answer = api.ask(Method::GET, "server", None).await?;
        let server: Server = serde_json::from_slice(answer.body())
            .map_err(|_| ClientError::NoServer(api.address.to_string()))?;
        if server.version != VERSION {
            return Err(ClientError::Version);
        }
        match who {
            Who::Nobody => {}
            Who::Bearer(token) => {
                api.credential = Some(Credential::Bearer(token.clone()));
                api.me().await?.ok_or(ClientError::UnknownToken)?;
            }
            Who::Guest(guest) => {
                api.credential = guest.secret(&api.address).map(Credential::Cookie);
                let known = if api.credential.is_some() { api.me().await? } else { None };
                let name = match (&known, &guest.name) {
                    (Some(known), Some(name)) if known.name != *name => Some(name),
                    (Some(_), _) => None,
                    (None, name) => Some(name.as_ref().unwrap_or(&guest.otherwise)),
                };
                if let Some(name) = name
                    && let Some(secret) = api.rename(name).await?
                {
                    // Whoever can't keep it can still play.
                    let _ = guest.keep(&api.address, &secret);
                    api.credential = Some(Credential::Cookie(secret));
                }
            }
        }
        Ok(api)
    }

    /// Who the server takes us for.
    pub(crate) async fn me(&self) -> Result<Option<Me>, ClientError> {
        self.get("me").await
    }

    /// Says what we want to be called; the secret, where we are new.
    async fn rename(&self, name: &Name) -> Result<Option<Secret>, ClientError> {
        let wanted = serde_json::to_string(&NewName { name: name.clone() }).expect("a name");
        let answer = self.ask(Method::PUT, "me", Some(wanted)).await?;
        let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        Ok(cookie.and_then(Secret::cookie))
    }

    /// Free seats and running games.
    pub(crate) async fn lobby(&self) -> Result<Lobby, ClientError> {
        self.get("lobby").await
    }

    /// Our games, the newest first.
    pub(crate) async fn my_games(&self) -> Result<Vec<GameView>, ClientError> {
        self.get("me/games").await
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let answer = self.ask(Method::GET, path, None).await?;
        serde_json::from_slice(answer.body())
            .map_err(|_| ClientError::NoServer(self.address.to_string()))
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<Response<Bytes>, ClientError> {
        let asked = timeout(PATIENCE, self.exchange(method, path, body.unwrap_or_default())).await;
        let late = || Err(std::io::Error::from(std::io::ErrorKind::TimedOut));
        let answer = asked.unwrap_or_else(|_| late());
        let answer = answer.map_err(|error| ClientError::unreachable(&self.address, error))?;
        if answer.status().is_success() {
            return Ok(answer);
        }
        let problem: Option<Problem> = serde_json::from_slice(answer.body()).ok();
        Err(match problem {
            Some(problem) if problem.code == "no_game" => ClientError::NoGame,
            Some(problem) if answer.status() == StatusCode::UNAUTHORIZED => match self.credential {
                Some(Credential::Bearer(_)) => ClientError::UnknownToken,
                _ => ClientError::Refused(problem),
            },
            Some(problem) => ClientError::Refused(problem),
            None => ClientError::NoServer(self.address.to_string()),
        })
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        body: String,
    ) -> std::io::Result<Response<Bytes>> {
        let other = std::io::Error::other::<hyper::Error>;
        let stream = stream::connect(&self.address).await?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(other)?;
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1/{path}"))
            .header(HOST, self.address.authority());
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some((name, value)) = self.credential.as_ref().map(Credential::header) {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(std::io::Error::other)?;
        let talk = async {
            let (head, body) = sender.send_request(request).await.map_err(other)?.into_parts();
            let body = Limited::new(body, LONGEST).collect().await;
            let bytes = body.map_err(std::io::Error::other)?.to_bytes();
            Ok(Response::from_parts(head, bytes))
        };
        let driver = tokio::spawn(connection);
        let answer = talk.await;
        driver.abort();
        answer
    }
}
