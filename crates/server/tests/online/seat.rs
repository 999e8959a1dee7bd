use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use games::SHELF;
use protocol::{Client, Farewell, GameId, Key, News, Refusal, ToClient, ToServer, VERSION, Want};
use referee::Game;
use reqwest::header::COOKIE;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::guest::Guest;

/// How long is waited for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who has opened a game: a connection, and the board that was built from what it told.
pub(crate) struct Seat {
    pub(crate) guest: Guest,
    pub(crate) id: GameId,
    pub(crate) client: Client,
    pub(crate) board: Option<Game>,
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) refused: Vec<Refusal>,
    /// What was acknowledged, and as which entry.
    pub(crate) acknowledged: Vec<(Key, u32)>,
    pub(crate) farewell: Option<Farewell>,
}

/// The connection is gone, or could not be made.
#[derive(Debug)]
pub(crate) struct Lost;

async fn connect(
    guest: &Guest,
    id: &GameId,
    seen: u32,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Lost> {
    let place =
        format!("ws://{}/api/v1/games/{id}/socket?version={VERSION}&seen={seen}", guest.address);
    let mut request = place.into_client_request().unwrap();
    request.headers_mut().insert(COOKIE, guest.cookie.parse().unwrap());
    let connected = connect_async_with_config(request, None, true).await;
    connected.map(|(socket, _)| socket).map_err(|_| Lost)
}

impl Seat {
    /// Opens a game.
    pub(crate) async fn open(guest: &Guest, id: &GameId) -> Self {
        let mut seat = Self {
            guest: guest.clone(),
            id: id.clone(),
            client: Client::new(&format!("{:x}", platform::fresh_number())),
            board: None,
            socket: connect(guest, id, 0).await.expect("the server is there"),
            acknowledged: Vec::new(),
            refused: Vec::new(),
            farewell: None,
        };
        seat.until(|seat| seat.board.is_some()).await;
        seat
    }

    /// Connects again, after whatever has happened.
    pub(crate) async fn open_again(&mut self) -> Result<(), Lost> {
        self.socket = connect(&self.guest, &self.id, self.client.seen()).await?;
        self.farewell = None;
        let again: Vec<_> = self.client.unanswered().cloned().collect();
        for ask in again {
            self.say(&ToServer::Ask(ask).to_string()).await;
        }
        Ok(())
    }

    pub(crate) async fn say(&mut self, text: &str) {
        // Who is not heard finds out when nothing comes back.
        drop(self.socket.send(Message::text(text)).await);
    }

    /// Wants something done.
    pub(crate) async fn ask(&mut self, want: Want) {
        let ask = self.client.ask(want);
        self.say(&ToServer::Ask(ask).to_string()).await;
    }

    /// Wants something done, and waits until it is, or is refused.
    pub(crate) async fn ask_and_wait(&mut self, want: Want) {
        self.ask(want).await;
        self.until(|seat| seat.client.unanswered().next().is_none()).await;
    }

    /// Hears what comes until this is so.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let heard = self.try_until(is_so).await;
        heard.unwrap_or_else(|Lost| panic!("the connection ended: {:?}", self.farewell));
    }

    /// The same, where the connection may be lost.
    pub(crate) async fn try_until(&mut self, is_so: impl Fn(&Self) -> bool) -> Result<(), Lost> {
        while !is_so(self) {
            let next = timeout(PATIENCE, self.socket.next()).await;
            match next.expect("something should have come by now") {
                Some(Ok(Message::Text(text))) => self.hear(text.parse().unwrap()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Lost),
            }
        }
        Ok(())
    }

    fn hear(&mut self, message: ToClient) {
        if let ToClient::Done { key, number } = &message {
            self.acknowledged.push((key.clone(), *number));
        }
        for news in self.client.hear(message) {
            match news {
                News::Connected { is_first: true, .. } => {
                    let setup = self.client.setup().unwrap().clone();
                    self.board = Some(Game::new(SHELF, self.id.clone(), setup).unwrap());
                }
                News::Entry(entry) => {
                    self.board.as_mut().unwrap().follow(&entry).unwrap();
                }
                News::Refused(_, why) => self.refused.push(why),
                News::Farewell(why) => self.farewell = Some(why),
                News::Gap => panic!("an entry is missing"),
                _ => {}
            }
        }
    }

    pub(crate) const fn board(&self) -> &Game {
        self.board.as_ref().expect("it was opened")
    }
}
