use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::response::Response;
use protocol::{
    Ask, Farewell, GameId, LONGEST, Person, ReadError, Refusal, ToClient, ToServer, VERSION,
};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use super::gate::Gate;
use super::identity::Session;
use super::throttle::Throttle;
use super::{Api, Problem};
use crate::connection::Peer;
use crate::host::{HostError, Outgoing, Reply, Subscriber, ToRoom};

/// How much of a message is read, in bytes: enough to tell whoever says too much that it was.
const READ: usize = 16 * LONGEST;

/// How long what a client still says is read when the server has said farewell: unread, it would
/// take the farewell with it.
const REST: Duration = Duration::from_secs(1);

/// How much a client may say at once, and a second.
const BURST: u32 = 60;
const RATE: f64 = 20.0;

/// Numbers for connections.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connections(Arc<AtomicU64>);

impl Connections {
    /// The next number.
    pub(crate) fn next(&self) -> u64 {
        self.0.fetch_add(1, Ordering::Relaxed)
    }
}

/// What a client says when it connects.
#[derive(Debug, Deserialize)]
pub(crate) struct Hello {
    version: u32,
    #[serde(default)]
    seen: u32,
}

/// Connects to a game.
pub(crate) async fn connect(
    State(api): State<Api>,
    Path(text): Path<String>,
    Query(hello): Query<Hello>,
    session: Option<Session>,
    gate: Gate,
    ConnectInfo(peer): ConnectInfo<Peer>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let game: GameId = text.parse().map_err(|_| Problem::from(HostError::NoGame))?;
    // Small buffers: most connections do nothing most of the time.
    let upgrade = upgrade
        .read_buffer_size(2_048)
        .write_buffer_size(0)
        .max_message_size(READ)
        .max_frame_size(READ);
    peer.last();
    let ping = gate.limits().ping;
    Ok(upgrade.on_upgrade(move |socket| async move {
        Connection::new(api, game, session, socket).run(&hello, ping).await;
    }))
}

/// One connection to one game.
struct Connection {
    api: Api,
    game: GameId,
    person: Option<Person>,
    /// The hash of the secret by which they are known.
    credential: Option<String>,
    socket: WebSocket,
    number: u64,
    throttle: Throttle,
    /// Half of how long a message takes there and back, in milliseconds.
    lag: u64,
    pinged: Option<i64>,
}

/// Why a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The server says why.
    Farewell(Farewell),
}

impl Connection {
    fn new(api: Api, game: GameId, session: Option<Session>, socket: WebSocket) -> Self {
        let (person, credential) = session.map(|it| (it.person, it.credential.hash)).unzip();
        let number = api.connections.next();
        let throttle = Throttle::new(BURST, RATE, api.host.now());
        Self { api, game, person, credential, socket, number, throttle, lag: 0, pinged: None }
    }

    async fn run(mut self, hello: &Hello, ping: Duration) {
        let _open = self.api.host.connected();
        let end = self.talk(hello, ping).await;
        // A room that is not open knows nothing of the connection.
        drop(self.api.host.send(&self.game, ToRoom::Leave(self.number)).await);
        if let End::Farewell(why) = end {
            metrics::counter!("ludoteca_farewells_total", "why" => why.code()).increment(1);
            let text = ToClient::Farewell(why).to_string();
            let said = self.socket.send(Message::Text(text.into())).await;
            let close = CloseFrame { code: 4_000, reason: Utf8Bytes::from_static("farewell") };
            if said.is_ok() && self.socket.send(Message::Close(Some(close))).await.is_ok() {
                let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
                // Whoever goes on talking is not waited for.
                drop(timeout(REST, rest).await);
            }
        }
    }

    async fn talk(&mut self, hello: &Hello, ping: Duration) -> End {
        if hello.version != VERSION {
            return End::Farewell(Farewell::Version);
        }
        let mut ended = pin!(self.api.host.until_ended(self.credential.take()));
        let (sender, mut told) = mpsc::channel(Subscriber::QUEUE);
        let user = self.person.as_ref().map(|person| person.id);
        let subscriber = Subscriber { connection: self.number, user, sender: sender.clone() };
        let join = ToRoom::Join(subscriber, self.person.clone(), hello.seen);
        match self.api.host.send(&self.game, join).await {
            Ok(()) => {}
            Err(HostError::NoGame) => return End::Farewell(Farewell::NoGame),
            Err(_) => return End::Farewell(Farewell::Stopping),
        }
        // The room's half alone keeps the channel open, and so its end is seen here.
        let weak = sender.downgrade();
        drop(sender);
        let mut ping = interval_at(Instant::now(), ping);
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => {
                        if let Some(end) = self.hear(message, &weak).await {
                            return end;
                        }
                    }
                    Some(Err(_)) | None => return End::Gone,
                },
                outgoing = told.recv() => match outgoing {
                    Some(Outgoing::Text(text)) => {
                        let text = Utf8Bytes::from(&*text);
                        if self.socket.send(Message::Text(text)).await.is_err() {
                            return End::Gone;
                        }
                    }
                    Some(Outgoing::Farewell(why)) => return End::Farewell(why),
                    None => return End::Farewell(Farewell::Slow),
                },
                () = &mut ended => return End::Gone,
                _ = ping.tick() => {
                    // Who has not answered the last one is gone.
                    if self.pinged.is_some() {
                        return End::Gone;
                    }
                    self.pinged = Some(self.api.host.now());
                    if self.socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Hears the client; why the connection ends then, if it does.
    async fn hear(&mut self, message: Message, sender: &mpsc::WeakSender<Outgoing>) -> Option<End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(_) => {
                if let Some(at) = self.pinged.take() {
                    self.lag = u64::try_from(self.api.host.now() - at).unwrap_or(0) / 2;
                }
                return None;
            }
            Message::Ping(_) => return None,
            Message::Close(_) => return Some(End::Gone),
            Message::Binary(_) => return Some(End::Farewell(Farewell::Unreadable)),
        };
        if !self.throttle.take(self.api.host.now()) {
            return Some(End::Farewell(Farewell::Flood));
        }
        match text.parse() {
            Ok(ToServer::Ping(echo)) => {
                let Some(sender) = sender.upgrade() else {
                    return Some(End::Farewell(Farewell::Slow));
                };
                // Where the room has too much to do the next ping is answered.
                drop(self.api.host.send(&self.game, ToRoom::Ping(echo, sender)).await);
                None
            }
            Ok(ToServer::Ask(ask)) => self.ask(ask, sender).await,
            Err(ReadError::Oversized(_)) => Some(End::Farewell(Farewell::Oversized)),
            Err(ReadError::Unreadable(_)) => Some(End::Farewell(Farewell::Unreadable)),
        }
    }

    async fn ask(&mut self, ask: Ask, sender: &mpsc::WeakSender<Outgoing>) -> Option<End> {
        let Some(sender) = sender.upgrade() else { return Some(End::Farewell(Farewell::Slow)) };
        let key = ask.key.clone();
        let answer = Reply::Connection(sender, key.clone());
        let (who, lag) = (self.person.clone(), self.lag);
        if self.api.host.send(&self.game, ToRoom::Ask { who, ask, lag, answer }).await.is_ok() {
            return None;
        }
        let refused = ToClient::Refused { key, why: Refusal::Busy };
        let said = self.socket.send(Message::Text(refused.to_string().into())).await;
        said.err().map(|_| End::Gone)
    }
}
