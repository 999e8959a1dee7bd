use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{GameId, Notice, UserId};
use store::{Filter, State, Summary};
use tokio::sync::mpsc;

use super::{Host, HostError};

/// How many notices may wait for who takes them slowly.
const QUEUE: usize = 64;

/// How many games of somebody's are looked at when they begin to listen.
const GAMES: i64 = 200;

/// Something that somebody is to be told about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// This has happened.
    Notice(Notice, GameId),
    /// Something has happened after its end, from this entry on.
    After(GameId, u32),
}

/// Those who want to hear about their games, wherever they are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notices(Arc<Mutex<Listeners>>);

#[derive(Debug, Default)]
struct Listeners {
    next: u64,
    by_user: BTreeMap<i64, Vec<Listener>>,
}

#[derive(Debug)]
struct Listener {
    number: u64,
    sender: mpsc::Sender<Told>,
    /// How far each of their games had come when they were last told about it.
    known: HashMap<GameId, (State, i64)>,
}

/// One who listens; who drops it does not any more.
#[derive(Debug)]
pub(crate) struct Listening {
    notices: Notices,
    user: UserId,
    number: u64,
    told: mpsc::Receiver<Told>,
}

impl Listening {
    /// What they are to be told next; nothing where they were too slow to be told more.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        self.told.recv().await
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut listeners = self.notices.lock();
        if let Some(own) = listeners.by_user.get_mut(&self.user.0) {
            own.retain(|it| it.number != self.number);
            if own.is_empty() {
                listeners.by_user.remove(&self.user.0);
            }
        }
    }
}

impl Listener {
    /// Tells what is new about a game of theirs; whether they could be told.
    fn tell(&mut self, user: i64, game: &GameId, summary: &Summary, entries: i64) -> bool {
        let known = self.known.get(game).copied();
        if known.is_some_and(|(_, known)| known >= entries) {
            return true;
        }
        self.known.insert(game.clone(), (summary.state, entries));
        let before = known.map(|(state, _)| state);
        let notice = |notice| Told::Notice(notice, game.clone());
        let mut told = Vec::new();
        match summary.state {
            State::Open => {}
            State::Running => {
                if before != Some(State::Running) {
                    told.push(notice(Notice::Began));
                }
                if summary.turn_user == Some(user) {
                    told.push(notice(Notice::Turn));
                }
            }
            State::Over | State::Cancelled if before == Some(summary.state) => {
                let from = known.map_or(0, |(_, known)| known as u32);
                told.push(Told::After(game.clone(), from));
            }
            State::Over | State::Cancelled => told.push(notice(Notice::Ended)),
        }
        told.into_iter().all(|it| self.sender.try_send(it).is_ok())
    }
}

impl Notices {
    fn lock(&self) -> MutexGuard<'_, Listeners> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether anybody listens at all.
    pub(super) fn are_wanted(&self) -> bool {
        !self.lock().by_user.is_empty()
    }

    fn users(&self) -> Vec<i64> {
        self.lock().by_user.keys().copied().collect()
    }

    /// Something has happened in a game: whom it concerns is told. Who has not taken what they were
    /// told before is dropped, and listens anew.
    pub(super) fn tell(&self, game: &GameId, summary: &Summary, entries: i64) {
        let mut listeners = self.lock();
        let players = [summary.first_user, summary.second_user];
        for user in players.into_iter().flatten() {
            if let Some(own) = listeners.by_user.get_mut(&user) {
                own.retain_mut(|it| it.tell(user, game, summary, entries));
            }
        }
        if summary.state == State::Open && summary.is_listed {
            let others = listeners.by_user.iter_mut();
            for (_, others) in others.filter(|(user, _)| !players.contains(&Some(**user))) {
                let told = Told::Notice(Notice::Seat, game.clone());
                others.retain(|it| it.sender.try_send(told.clone()).is_ok());
            }
        }
    }
}

impl Host {
    /// Begins to tell somebody about their games; first of all in which it is their turn.
    pub(crate) async fn listen(&self, user: UserId) -> Result<Listening, HostError> {
        let (sender, told) = mpsc::channel(QUEUE);
        let notices = self.0.notices.clone();
        let number = {
            let mut listeners = notices.lock();
            listeners.next += 1;
            let number = listeners.next;
            let listener = Listener { number, sender, known: HashMap::new() };
            listeners.by_user.entry(user.0).or_default().push(listener);
            number
        };
        let listening = Listening { notices, user, number, told };
        self.catch_up(user.0).await?;
        Ok(listening)
    }

    /// Looks at all games of somebody's, and tells them what they have not been told.
    async fn catch_up(&self, user: i64) -> Result<(), HostError> {
        let filter = Filter { user: Some(user), limit: GAMES, ..Filter::default() };
        let games = self.store().games(&filter).await?;
        let mut listeners = self.0.notices.lock();
        let Some(own) = listeners.by_user.get_mut(&user) else { return Ok(()) };
        for game in games {
            let Ok(id) = game.id.parse::<GameId>() else { continue };
            own.retain_mut(|it| {
                // What was there before they came is not new, except that it is their turn.
                if !it.known.contains_key(&id) {
                    it.known.insert(id.clone(), (game.summary.state, -1));
                    if game.summary.state != State::Running {
                        it.known.insert(id.clone(), (game.summary.state, game.entries));
                    }
                }
                it.tell(user, &id, &game.summary, game.entries)
            });
        }
        Ok(())
    }

    /// Another process has written to a game that is not open here.
    pub(super) async fn notice(&self, id: &GameId) {
        match self.store().game(id.as_str()).await {
            Ok(Some(game)) => self.0.notices.tell(id, &game.summary, game.entries),
            Ok(None) => {}
            Err(error) => tracing::warn!(game = %id, %error, "a game could not be read"),
        }
    }

    /// Anything may have happened: everybody who listens is told what they have missed.
    pub(super) async fn notice_all(&self) {
        for user in self.0.notices.users() {
            if let Err(error) = self.catch_up(user).await {
                tracing::warn!(%error, "the games of somebody could not be read");
            }
        }
    }
}
