use board::Outcome;
use games::Shelf;
use play::{Action, Actor, Ending};
use protocol::{Change, Entry, GameId};
use record::Reason;
use store::{Append, Appended, Store};

use super::HostError;
use super::loading::{load, summary, view, write};

/// A game that is kept, as a record.
pub async fn record_of(
    store: &Store,
    shelf: &'static Shelf,
    id: &str,
) -> Result<String, HostError> {
    let id: GameId = id.parse().map_err(|_| HostError::NoGame)?;
    let loaded = load(store, shelf, &id).await?;
    let now = loaded.updated;
    Ok(view(&loaded, now).record)
}

/// Ends a game as its referee, also while servers work with it, or calls it off; whether that could be
/// done.
pub async fn end_game(
    store: &Store,
    shelf: &'static Shelf,
    id: &str,
    outcome: Option<Outcome>,
    now: i64,
) -> Result<bool, HostError> {
    let id: GameId = id.parse().map_err(|_| HostError::NoGame)?;
    // Somebody may move meanwhile; then it is ended after that.
    for _ in 0..10 {
        let loaded = load(store, shelf, &id).await?;
        if !loaded.game.is_open() {
            return Ok(false);
        }
        let change = match outcome {
            Some(outcome) if loaded.game.free_seat().is_none() => {
                Change::Act(Action::Adjudicate(Ending { outcome, reason: Reason::Adjudication }))
            }
            Some(_) => return Ok(false),
            None => Change::Cancel,
        };
        let number = loaded.game.count();
        let at = loaded.time(now).max(loaded.game.last());
        let entry = Entry { number, at, by: Actor::Referee, key: None, change };
        let mut after = loaded.game.clone();
        after.follow(&entry).map_err(|error| HostError::Damaged(error.to_string()))?;
        let append = Append {
            game: id.to_string(),
            number: i64::from(number),
            at: now,
            user: None,
            key: None,
            body: write(&entry),
            summary: summary(&after, loaded.created),
        };
        if store.append(append).await? == Appended::Written {
            return Ok(true);
        }
    }
    Err(HostError::Busy)
}
