use std::io;
use std::thread;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use platform::fresh_number;
use protocol::{Client, Farewell, GameId, News, ToClient, ToServer, VERSION, Want};
use tokio::runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue, StatusCode};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::api::Api;
use crate::pause::Pause;
use crate::stream::{self, Stream};
use crate::{ClientError, Opened, ServerAddress, Update, Who};

/// How long a server may be silent; it asks every 15 seconds whether somebody is there.
const SILENCE: Duration = Duration::from_secs(40);

/// How long a server may take to let somebody in.
const PATIENCE: Duration = Duration::from_secs(15);

/// The longest message that is read, in bytes: the longest game fits.
const LONGEST: usize = 32 << 20;

/// A connection to a game, in a thread of its own. It comes back by itself when it is lost, and ends
/// when this is dropped.
#[derive(Debug)]
pub struct Connection {
    wants: UnboundedSender<Want>,
}

/// Who goes where.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// To which server.
    pub server: ServerAddress,
    /// To which game.
    pub game: GameId,
    /// As whom.
    pub who: Who,
}

impl Connection {
    /// Opens a game, and hands on what comes of it.
    pub fn open(ticket: Ticket, deliver: impl Fn(Update) + Send + 'static) -> Self {
        let (wants, wanted) = unbounded_channel();
        thread::spawn(move || {
            let runtime = runtime::Builder::new_current_thread().enable_all().build();
            let failed = match runtime {
                Ok(runtime) => runtime.block_on(visit(ticket, wanted, &deliver)),
                Err(error) => Err(ClientError::Machine(error)),
            };
            if let Err(error) = failed {
                deliver(Update::Failed(error.phrase()));
            }
        });
        Self { wants }
    }

    /// Wants something done; [`Update::Entry`] or [`Update::Refused`] says what became of it.
    pub fn ask(&self, want: Want) {
        // Where the thread has ended, that has been told.
        let _ = self.wants.send(want);
    }
}

/// Why a conversation ends.
enum End {
    /// Nobody here wants to go on.
    Left,
    /// The connection is lost.
    Lost(io::Error),
    /// It makes no sense to try again.
    Failed(ClientError),
}

impl From<Error> for End {
    fn from(error: Error) -> Self {
        match error {
            Error::Http(answer) if answer.status() == StatusCode::NOT_FOUND => {
                Self::Failed(ClientError::NoGame)
            }
            Error::Io(error) => Self::Lost(error),
            error => Self::Lost(io::Error::other(error)),
        }
    }
}

async fn visit(
    ticket: Ticket,
    mut wanted: UnboundedReceiver<Want>,
    deliver: &(dyn Fn(Update) + Send),
) -> Result<(), ClientError> {
    let Ticket { server, game, who } = ticket;
    let api = Api::enter(server, &who).await?;
    let mut client = Client::new(&format!("{:x}", fresh_number()));
    let mut pause = Pause::new();
    loop {
        let talk = Talk { api: &api, game: &game, client: &mut client, deliver };
        let error = match talk.run(&mut wanted, &mut pause).await {
            End::Left => return Ok(()),
            End::Failed(error) => return Err(error),
            End::Lost(error) => error,
        };
        if client.setup().is_none() {
            return Err(ClientError::unreachable(&api.address, error));
        }
        let wait = pause.next(fresh_number());
        deliver(Update::Lost(wait));
        let again = sleep(wait);
        tokio::pin!(again);
        loop {
            tokio::select! {
                () = &mut again => break,
                // It is sent when the connection is there again.
                want = wanted.recv() => match want {
                    Some(want) => drop(client.ask(want)),
                    None => return Ok(()),
                },
            }
        }
    }
}

/// A connection while it lasts.
struct Talk<'a> {
    api: &'a Api,
    game: &'a GameId,
    client: &'a mut Client,
    deliver: &'a (dyn Fn(Update) + Send),
}

type Socket = WebSocketStream<Box<dyn Stream>>;

impl Talk<'_> {
    async fn run(mut self, wanted: &mut UnboundedReceiver<Want>, pause: &mut Pause) -> End {
        match self.talk(wanted, pause).await {
            Err(end) => end,
            Ok(never) => match never {},
        }
    }

    async fn talk(
        &mut self,
        wanted: &mut UnboundedReceiver<Want>,
        pause: &mut Pause,
    ) -> Result<std::convert::Infallible, End> {
        let late = |_| End::Lost(io::ErrorKind::TimedOut.into());
        let mut socket = timeout(PATIENCE, self.connect()).await.map_err(late)??;
        // The same keys once more: what was done is not done again.
        let again: Vec<_> = self.client.unanswered().cloned().collect();
        for ask in again {
            socket.send(Message::text(ToServer::Ask(ask).to_string())).await?;
        }
        loop {
            tokio::select! {
                want = wanted.recv() => {
                    let Some(want) = want else {
                        // Who leaves says so, and does not wait for an answer.
                        let _ = timeout(Duration::from_secs(1), socket.close(None)).await;
                        return Err(End::Left);
                    };
                    let ask = self.client.ask(want);
                    socket.send(Message::text(ToServer::Ask(ask).to_string())).await?;
                }
                heard = timeout(SILENCE, socket.next()) => match heard.map_err(late)? {
                    None => return Err(End::Lost(io::ErrorKind::UnexpectedEof.into())),
                    Some(Err(error)) => return Err(error.into()),
                    Some(Ok(Message::Text(text))) => {
                        let message: ToClient = text.parse().map_err(|_| {
                            End::Failed(ClientError::NoServer(self.api.address.to_string()))
                        })?;
                        if let ToClient::Welcome(_) = message {
                            *pause = Pause::new();
                        }
                        self.hear(message)?;
                    }
                    // Pings are answered where they are read.
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    async fn connect(&self) -> Result<Socket, End> {
        let stream = stream::connect(&self.api.address).await.map_err(End::Lost)?;
        let settings = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let request = self.request().map_err(|error| End::Failed(ClientError::Machine(error)))?;
        let (socket, _) = client_async_with_config(request, stream, Some(settings)).await?;
        Ok(socket)
    }

    fn request(&self) -> io::Result<Request> {
        let scheme = if self.api.address.is_secure() { "wss" } else { "ws" };
        let (host, game, seen) = (self.api.address.authority(), self.game, self.client.seen());
        let place =
            format!("{scheme}://{host}/api/v1/games/{game}/socket?version={VERSION}&seen={seen}");
        let mut request = place.into_client_request().map_err(io::Error::other)?;
        if let Some(credential) = &self.api.credential {
            let (name, value) = credential.header();
            let value = HeaderValue::from_str(&value).map_err(io::Error::other)?;
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        Ok(request)
    }

    /// Hears what the server says, and hands on what is news.
    fn hear(&mut self, message: ToClient) -> Result<(), End> {
        let mut news = self.client.hear(message).into_iter().peekable();
        if let Some(News::Connected { now, is_first: true }) = news.peek() {
            let now = *now;
            let mut entries = Vec::new();
            for news in news {
                match news {
                    News::Entry(entry) => entries.push(entry),
                    News::Gap => return Err(End::Lost(io::ErrorKind::InvalidData.into())),
                    _ => {}
                }
            }
            let setup = self.client.setup().expect("it was just told").clone();
            let (you, presence) = (self.client.you().cloned(), self.client.presence());
            let game = self.game.clone();
            let opened = Opened { game, setup, you, now, presence, entries };
            (self.deliver)(Update::Opened(Box::new(opened)));
            return Ok(());
        }
        for news in news {
            let update = match news {
                News::Connected { now, .. } => {
                    Update::Back { now, presence: self.client.presence() }
                }
                News::Entry(entry) => Update::Entry(entry),
                News::Refused(want, why) => Update::Refused(want, why),
                News::Presence(player) => {
                    Update::Presence(player, self.client.presence()[player.index()])
                }
                News::Pong(..) => continue,
                News::Gap => return Err(End::Lost(io::ErrorKind::InvalidData.into())),
                News::Farewell(why) => return Err(farewell(why)),
            };
            (self.deliver)(update);
        }
        Ok(())
    }
}

/// What a farewell means for whoever hears it.
fn farewell(why: Farewell) -> End {
    match why {
        Farewell::Version => End::Failed(ClientError::Version),
        Farewell::NoGame => End::Failed(ClientError::NoGame),
        Farewell::Unreadable | Farewell::Oversized => End::Failed(ClientError::Farewell(why)),
        Farewell::Flood | Farewell::Slow | Farewell::Stopping => {
            End::Lost(io::Error::other("the server ended the connection"))
        }
    }
}
