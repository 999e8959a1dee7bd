use std::time::Duration;

use games::Shelf;
use protocol::api::{GameState, GameView};
use protocol::{Entry, GameId, Person, Setup, UserId};
use referee::{Game, State, Summary};
use store::{Append, NewEntry, Store};

use super::{Host, HostError};

/// A game as it is kept: its entries, and what follows from them.
pub(crate) struct Loaded {
    pub(crate) game: Game,
    pub(crate) entries: Vec<Entry>,
    /// When it was set up, in milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) updated: i64,
}

impl Loaded {
    /// The time at the game, in milliseconds since it was set up.
    pub(crate) fn time(&self, now: i64) -> u64 {
        u64::try_from(now - self.created).unwrap_or(0)
    }
}

impl Host {
    /// Reads a game from the store.
    pub(crate) async fn load(&self, id: &GameId) -> Result<Loaded, HostError> {
        load(self.store(), self.means().shelf, id).await
    }

    /// The entries of a game from this number on.
    pub(crate) async fn entries(&self, id: &GameId, from: u32) -> Result<Vec<Entry>, HostError> {
        entries(self.store(), id, from).await
    }
}

/// Reads a game from a store.
pub(super) async fn load(
    store: &Store,
    shelf: &'static Shelf,
    id: &GameId,
) -> Result<Loaded, HostError> {
    let kept = store.game(id.as_str()).await?.ok_or(HostError::NoGame)?;
    let setup: Setup = read(&kept.setup)?;
    let damaged = |error: referee::GameError| HostError::Damaged(error.to_string());
    let mut game = Game::new(shelf, id.clone(), setup).map_err(damaged)?;
    let entries = entries(store, id, 0).await?;
    for entry in &entries {
        game.follow(entry).map_err(damaged)?;
    }
    Ok(Loaded { game, entries, created: kept.created, updated: kept.updated })
}

async fn entries(store: &Store, id: &GameId, from: u32) -> Result<Vec<Entry>, HostError> {
    let rows = store.entries(id.as_str(), i64::from(from)).await?;
    rows.iter().map(|row| read(&row.body)).collect()
}

pub(crate) fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, HostError> {
    serde_json::from_str(text).map_err(|error| HostError::Damaged(error.to_string()))
}

/// A text of what is kept.
pub(crate) fn write<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("texts and numbers become JSON")
}

/// The first entries of a game, to be kept.
pub(crate) fn new_entries(game: &Game, entries: &[Entry]) -> Vec<NewEntry> {
    let row = |entry: &Entry| NewEntry {
        user: actor(game, entry),
        key: entry.key.as_ref().map(ToString::to_string),
        body: write(entry),
    };
    entries.iter().map(row).collect()
}

/// The person who made an entry.
pub(crate) fn actor(game: &Game, entry: &Entry) -> Option<i64> {
    let play::Actor::Player(player) = entry.by else { return None };
    if let protocol::Change::Sat { person, .. } = &entry.change {
        return Some(person.id.0);
    }
    game.people()[player].as_ref().map(|person| person.id.0)
}

/// What lists are told about a game.
pub(crate) fn summary(game: &Game, created: i64) -> store::Summary {
    let Summary { state, game: name, users, turn, deadline, result } = game.summary();
    let number = |user: Option<UserId>| user.map(|user| user.0);
    let [first_user, second_user] = users.map(number);
    store::Summary {
        state: match state {
            State::Open => store::State::Open,
            State::Running => store::State::Running,
            State::Over => store::State::Over,
            State::Cancelled => store::State::Cancelled,
        },
        game: name.into(),
        is_listed: game.setup().is_listed,
        is_rated: game.is_rated(),
        first_user,
        second_user,
        turn_user: number(turn),
        deadline: deadline.map(|at| created.saturating_add_unsigned(at)),
        result: result.map(Into::into),
    }
}

/// An entry to be kept with what follows from it.
pub(crate) fn append(
    game: &Game,
    entry: &Entry,
    created: i64,
    now: i64,
) -> Result<Append, HostError> {
    let mut after = game.clone();
    after.follow(entry).map_err(|error| HostError::Damaged(error.to_string()))?;
    Ok(Append {
        game: game.id().to_string(),
        number: i64::from(entry.number),
        at: now,
        user: actor(game, entry),
        key: entry.key.as_ref().map(ToString::to_string),
        body: write(entry),
        summary: summary(&after, created),
    })
}

/// A game as a list shows it.
pub(crate) fn view(loaded: &Loaded, now: i64) -> GameView {
    let Loaded { game, updated, .. } = loaded;
    let time = Duration::from_millis(loaded.time(now));
    let mut record = game.table().record(time);
    for (name, person) in record.details.players.0.iter_mut().zip(&game.people().0) {
        if let Some(Person { name: person, .. }) = person
            && let Ok(person) = record::OneLine::new(person.as_str())
        {
            *name = person;
        }
    }
    GameView {
        id: game.id().clone(),
        state: match game.state() {
            State::Open => GameState::Open,
            State::Running => GameState::Running,
            State::Over => GameState::Over,
            State::Cancelled => GameState::Cancelled,
        },
        record: record.to_string(),
        people: game.people().0.clone(),
        is_listed: game.setup().is_listed,
        is_rated: game.is_rated(),
        turn: game.summary().turn,
        updated: *updated,
        entries: game.count(),
        next: game.next().cloned(),
    }
}
