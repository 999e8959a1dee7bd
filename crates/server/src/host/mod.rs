//! The games that people play here: every open game is a task of its own around a pure room.

mod analysis;
mod beat;
mod engines;
mod levels;
mod loading;
mod new_game;
mod notices;
mod operator;
mod people;
mod pool;
mod presence;
mod ratings;
mod rebuild;
mod room_task;
mod stop;
mod subscriber;
mod sweep;
mod tables;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex, PoisonError};

use games::{AnyTablebase, Shelf};
use protocol::api::GameView;
use protocol::{GameId, Person};
use store::{Store, StoreError};
use tokio::sync::{Notify, broadcast, mpsc, oneshot, watch};

use crate::passwords::Passwords;
pub(crate) use engines::think;
pub(crate) use levels::level_ratings;
pub(crate) use loading::append;
use notices::Notices;
pub(crate) use notices::{Listening, Told};
pub use operator::{end_game, record_of};
pub(crate) use people::{credential_id, person};
use pool::Pool;
use presence::Presences;
pub(crate) use ratings::{SURE, rating_view};
pub use rebuild::{Rebuilt, rebuild};
pub(crate) use room_task::{Answer, Reply, ToRoom};
pub(crate) use subscriber::{Outgoing, Subscriber};

/// How many credentials may end before everybody who is connected has heard of it.
const ENDED: usize = 256;

/// How many messages may wait for a room.
const INBOX: usize = 256;

/// What a host is given from outside.
#[derive(Clone)]
pub struct Means {
    /// The games that can be played.
    pub shelf: &'static Shelf,
    /// The time, in milliseconds since 1970.
    pub now: fn() -> i64,
    /// Random numbers that nobody can guess.
    pub random: fn() -> u64,
    /// How many computer players may think at once; none where workers do it.
    pub engines: usize,
    /// What is proved already of some games.
    pub tables: Vec<AnyTablebase>,
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Means").field("engines", &self.engines).finish_non_exhaustive()
    }
}

/// Whoever hosts games: it opens a room for each that somebody wants to see, and closes it when nobody
/// does.
#[derive(Clone)]
pub struct Host(Arc<Shared>);

struct Shared {
    store: Store,
    means: Means,
    /// Which process this is, among those on the same database.
    name: String,
    rooms: Mutex<HashMap<GameId, mpsc::Sender<ToRoom>>>,
    pool: Pool,
    notices: Notices,
    /// Whether other servers may work with the same store.
    has_others: bool,
    presences: Mutex<Presences>,
    /// How many connections to games are open.
    connections: AtomicUsize,
    /// Whether the server is about to stop.
    stopping: watch::Sender<bool>,
    passwords: Passwords,
    /// The hashes of credentials that have just ended.
    ended: broadcast::Sender<String>,
    /// A game has ended that counts.
    to_count: Notify,
    /// When no server was there, before this one: since when and until when.
    down: Option<(i64, i64)>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host").field("name", &self.0.name).finish_non_exhaustive()
    }
}

/// Why a host could not do something.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// There is no such game.
    #[error("there is no game of that name here")]
    NoGame,
    /// What is kept does not fit together.
    #[error("a game that is kept can't be read: {0}")]
    Damaged(String),
    /// Something about a new game is not right.
    #[error("{0}")]
    Wrong(String),
    /// There are too many games for the computers that play here.
    #[error("the computers that play here have too much to do; try again in a moment")]
    NoEngine,
    /// No engine thinks in this process.
    #[error("no engine thinks on this server: workers play its levels, and answer nothing else")]
    NoEngineHere,
    /// There is no table of a game.
    #[error("there is no table of {0} here; GET /api/v1/tables says of which games there are")]
    NoTable(&'static str),
    /// A table does not know a position.
    #[error("the table does not know that position")]
    NotInTable,
    /// The server is about to stop.
    #[error("the server stops; try again in a moment")]
    Stopping,
    /// There is too much to do.
    #[error("there is too much to do; try again in a moment")]
    Busy,
    /// The database does not answer as it should.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Host {
    /// Begins to host the games of a store.
    pub async fn start(store: Store, means: Means) -> Result<Self, HostError> {
        let name = format!("{:016x}", (means.random)());
        let now = (means.now)();
        let down = store.last_beat().await?.filter(|&last| now - last > beat::SILENCE);
        store.beat(&name, now).await?;
        let pool = Pool::start(means.engines);
        let changes = store.changes().await?;
        let host = Self::new(store, means, name, pool, down.map(|last| (last, now)));
        host.mend_clocks().await?;
        tokio::spawn(host.clone().beat());
        tokio::spawn(host.clone().sweep());
        tokio::spawn(host.clone().count());
        let passwords = host.passwords().clone();
        tokio::spawn(async move { drop(passwords.dummy().await) });
        if let Some(changes) = changes {
            tokio::spawn(host.clone().follow(changes));
            tokio::spawn(host.clone().tell_presence());
        }
        Ok(host)
    }

    /// One that hosts nothing, and only knows how games are kept.
    pub(crate) fn idle(store: Store, means: Means) -> Self {
        let name = format!("{:016x}", (means.random)());
        Self::new(store, means, name, Pool::start(0), None)
    }

    fn new(store: Store, means: Means, name: String, pool: Pool, down: Option<(i64, i64)>) -> Self {
        Self(Arc::new(Shared {
            has_others: store.is_shared(),
            passwords: Passwords::new(means.random),
            ended: broadcast::Sender::new(ENDED),
            to_count: Notify::new(),
            store,
            means,
            name,
            rooms: Mutex::default(),
            pool,
            notices: Notices::default(),
            presences: Mutex::default(),
            connections: AtomicUsize::new(0),
            stopping: watch::Sender::new(false),
            down,
        }))
    }

    /// What it is called among the processes on the same database.
    pub(crate) fn name(&self) -> &str {
        &self.0.name
    }

    /// Where everything is kept.
    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// What it was given from outside.
    pub(crate) fn means(&self) -> &Means {
        &self.0.means
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.0.means.now)()
    }

    /// A message for the room of a game, which is opened where it was not.
    pub(crate) async fn send(&self, game: &GameId, message: ToRoom) -> Result<(), HostError> {
        let mut message = message;
        // A room may close while it is written to; then it is opened again.
        for _ in 0..3 {
            let room = self.room(game).await?;
            match room.try_send(message) {
                Ok(()) => return Ok(()),
                Err(mpsc::error::TrySendError::Full(_)) => return Err(HostError::Busy),
                Err(mpsc::error::TrySendError::Closed(back)) => message = back,
            }
        }
        Err(HostError::Busy)
    }

    /// A message for the room of a game where it is open; whether it was.
    pub(crate) fn send_if_open(&self, game: &GameId, message: ToRoom) -> bool {
        self.open_room(game).is_some_and(|room| room.try_send(message).is_ok())
    }

    /// The room of a game where it is open.
    fn open_room(&self, game: &GameId) -> Option<mpsc::Sender<ToRoom>> {
        let rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(game).filter(|room| !room.is_closed()).cloned()
    }

    /// The room of a game.
    async fn room(&self, game: &GameId) -> Result<mpsc::Sender<ToRoom>, HostError> {
        if let Some(room) = self.open_room(game) {
            return Ok(room);
        }
        if self.is_stopping() {
            return Err(HostError::Stopping);
        }
        let loaded = self.load(game).await?;
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have opened it meanwhile.
        if let Some(room) = rooms.get(game).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        rooms.insert(game.clone(), sender.clone());
        metrics::gauge!("ludoteca_rooms").set(rooms.len() as f64);
        drop(rooms);
        tokio::spawn(room_task::run(self.clone(), loaded, inbox));
        Ok(sender)
    }

    /// Forgets a room that has nothing more to do, unless somebody has just written to it; whether
    /// it is forgotten.
    fn close(&self, game: &GameId, inbox: &mpsc::Receiver<ToRoom>) -> bool {
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let is_done = inbox.is_empty();
        if is_done {
            rooms.remove(game);
            metrics::gauge!("ludoteca_rooms").set(rooms.len() as f64);
        }
        is_done
    }

    /// A game as a list shows it.
    pub(crate) async fn view(&self, game: &GameId) -> Result<GameView, HostError> {
        let (sender, receiver) = oneshot::channel();
        if self.send_if_open(game, ToRoom::View(sender))
            && let Ok(view) = receiver.await
        {
            return Ok(view);
        }
        Ok(loading::view(&self.load(game).await?, self.now()))
    }

    /// Does what somebody wants done at a game, and says by which entry or why not.
    pub(crate) async fn ask(
        &self,
        game: &GameId,
        who: Option<Person>,
        ask: protocol::Ask,
    ) -> Result<Answer, HostError> {
        let (sender, receiver) = oneshot::channel();
        self.send(game, ToRoom::Ask { who, ask, lag: 0, answer: sender.into() }).await?;
        receiver.await.map_err(|_| HostError::Busy)
    }
}
