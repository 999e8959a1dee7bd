use std::collections::VecDeque;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use protocol::{Change, Farewell, GameId, Notice, ToClient, UserId};
use serde::{Deserialize, Serialize};
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::identity::Session;
use super::{Api, Problem};
use crate::host::{Host, HostError, Listening, Outgoing, Subscriber, ToRoom, Told};

/// How many streams of events there may be at once.
pub(crate) const STREAMS: usize = 4_096;

/// How often something is sent where nothing happens, so that both ends know of each other: more
/// often than a connection may be idle.
const ALIVE: Duration = Duration::from_secs(10);

/// What a client has seen.
#[derive(Debug, Deserialize)]
pub(crate) struct Seen {
    #[serde(default)]
    seen: u32,
}

/// How many entries a client has seen: what it says when it comes back, or what it asks for.
fn seen(headers: &HeaderMap, asked: &Seen) -> u32 {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let last = last.and_then(|text| text.trim().parse::<u32>().ok());
    last.map_or(asked.seen, |last| last.saturating_add(1))
}

fn event(name: &str, data: &impl Serialize) -> Event {
    let data = serde_json::to_string(data).expect("texts and numbers become JSON");
    Event::default().event(name).data(data)
}

fn alive() -> KeepAlive {
    KeepAlive::new().interval(ALIVE).text("")
}

fn permit(api: &Api) -> Result<OwnedSemaphorePermit, Problem> {
    let permit = api.streams.clone().try_acquire_owned();
    permit.map_err(|_| HostError::Busy.into())
}

/// Everything that a watcher of a game hears, as events.
pub(crate) async fn game(
    State(api): State<Api>,
    Path(text): Path<String>,
    Query(asked): Query<Seen>,
    headers: HeaderMap,
    session: Option<Session>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let game: GameId = text.parse().map_err(|_| Problem::from(HostError::NoGame))?;
    let permit = permit(&api)?;
    let (person, hash) = session.map(|it| (it.person, it.credential.hash)).unzip();
    let ended = api.host.until_ended(hash);
    let (sender, told) = mpsc::channel(Subscriber::QUEUE);
    let connection = api.connections.next();
    let user = person.as_ref().map(|person| person.id);
    let subscriber = Subscriber { connection, user, sender };
    let join = ToRoom::Join(subscriber, person, seen(&headers, &asked));
    api.host.send(&game, join).await?;
    let watcher = Watcher {
        host: api.host,
        game,
        connection,
        told,
        events: VecDeque::new(),
        _permit: permit,
    };
    let events = unfold(Some(watcher), next_of_game).take_until(ended);
    Ok(Sse::new(events).keep_alive(alive()))
}

/// Somebody who hears what happens in a game.
struct Watcher {
    host: Host,
    game: GameId,
    connection: u64,
    told: mpsc::Receiver<Outgoing>,
    /// What is to be sent first.
    events: VecDeque<Event>,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        // A room that is not open knows nothing of the watcher.
        self.host.send_if_open(&self.game, ToRoom::Leave(self.connection));
    }
}

type Next<T> = Option<(Result<Event, Infallible>, Option<T>)>;

async fn next_of_game(watcher: Option<Watcher>) -> Next<Watcher> {
    let mut watcher = watcher?;
    while watcher.events.is_empty() {
        let why = match watcher.told.recv().await {
            Some(Outgoing::Text(text)) => {
                if let Ok(message) = text.parse() {
                    watcher.events = events(message);
                }
                continue;
            }
            Some(Outgoing::Farewell(why)) => why,
            None => Farewell::Slow,
        };
        return Some((Ok(event("farewell", &why)), None));
    }
    let event = watcher.events.pop_front()?;
    Some((Ok(event), Some(watcher)))
}

/// A message as events: what is sent of an entry says which one it is.
fn events(message: ToClient) -> VecDeque<Event> {
    let entry = |entry: &protocol::Entry| event("entry", entry).id(entry.number.to_string());
    match message {
        ToClient::Welcome(mut welcome) => {
            let entries = std::mem::take(&mut welcome.entries);
            let first = event("welcome", &welcome);
            std::iter::once(first).chain(entries.iter().map(entry)).collect()
        }
        ToClient::Entries(entries) => entries.iter().map(entry).collect(),
        ToClient::Presence { player, presence } => {
            let data = serde_json::json!({ "player": player, "presence": presence });
            [event("presence", &data)].into()
        }
        // These answer who asked, over another connection.
        ToClient::Done { .. } | ToClient::Refused { .. } | ToClient::Pong { .. } => VecDeque::new(),
        ToClient::Farewell(why) => [event("farewell", &why)].into(),
    }
}

/// What happens in all games of somebody's, as events.
pub(crate) async fn own(
    State(api): State<Api>,
    Session { person, credential }: Session,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let permit = permit(&api)?;
    let ended = api.host.until_ended(Some(credential.hash));
    let listening = api.host.listen(person.id).await?;
    let own = Own { host: api.host, user: person.id, listening, _permit: permit };
    Ok(Sse::new(unfold(Some(own), next_of_own).take_until(ended)).keep_alive(alive()))
}

/// Somebody who hears what happens in their games.
struct Own {
    host: Host,
    user: UserId,
    listening: Listening,
    _permit: OwnedSemaphorePermit,
}

async fn next_of_own(own: Option<Own>) -> Next<Own> {
    let mut own = own?;
    loop {
        let (notice, game) = match own.listening.next().await {
            Some(Told::Notice(notice, game)) => (notice, game),
            Some(Told::After(game, from)) => match own.after(&game, from).await {
                Some(notice) => (notice, game),
                None => continue,
            },
            None => return Some((Ok(event("farewell", &Farewell::Slow)), None)),
        };
        match own.host.view(&game).await {
            Ok(view) => return Some((Ok(event(notice.code(), &view)), Some(own))),
            Err(error) => tracing::warn!(%game, %error, "a game could not be told about"),
        }
    }
}

impl Own {
    /// What has happened after the end of a game, where somebody else did it.
    async fn after(&self, game: &GameId, from: u32) -> Option<Notice> {
        let entries = self.host.entries(game, from).await.ok()?;
        let people = self.host.view(game).await.ok()?.people;
        let is_wanted = entries.iter().any(|entry| {
            let play::Actor::Player(player) = entry.by else { return false };
            let by = people[player.index()].as_ref().map(|person| person.id);
            entry.change == Change::WantRematch && by != Some(self.user)
        });
        is_wanted.then_some(Notice::Rematch)
    }
}
