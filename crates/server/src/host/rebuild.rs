use std::collections::BTreeMap;

use games::Shelf;
use protocol::{Entry, GameId, Setup};
use referee::{Game, State};
use store::Store;

use super::HostError;
use super::loading::{read, summary};
use super::ratings::rate;

/// What was written anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many games.
    pub games: usize,
    /// How many of them count for ratings.
    pub rated: usize,
    /// The games that could not be read, and why.
    pub damaged: Vec<(String, String)>,
}

/// Writes everything that follows from the logs of the games anew: what lists say of them, and all
/// ratings. No server may work with the store meanwhile.
pub async fn rebuild(store: &Store, shelf: &'static Shelf) -> Result<Rebuilt, HostError> {
    let mut rebuilt = Rebuilt::default();
    let mut merged = BTreeMap::new();
    for state in
        [store::State::Open, store::State::Running, store::State::Over, store::State::Cancelled]
    {
        for id in store.ids(state).await? {
            match replay(store, shelf, &id).await {
                Ok((mut summary, ended)) => {
                    for user in
                        [&mut summary.first_user, &mut summary.second_user, &mut summary.turn_user]
                    {
                        *user = whole(store, *user, &mut merged).await?;
                    }
                    store.rebuild(&id, &summary).await?;
                    store.set_result(&id, ended).await?;
                    rebuilt.games += 1;
                    rebuilt.rated += usize::from(ended.is_some());
                }
                Err(HostError::Store(error)) => return Err(error.into()),
                Err(error) => rebuilt.damaged.push((id, error.to_string())),
            }
        }
    }
    store.recount_results(rate).await?;
    Ok(rebuilt)
}

/// What follows from the log of a game, and when it ended, where it counts.
async fn replay(
    store: &Store,
    shelf: &'static Shelf,
    id: &str,
) -> Result<(store::Summary, Option<i64>), HostError> {
    let damaged = |error: referee::GameError| HostError::Damaged(error.to_string());
    let kept = store.game(id).await?.ok_or(HostError::NoGame)?;
    let name: GameId = id.parse().map_err(|_| HostError::NoGame)?;
    let setup: Setup = read(&kept.setup)?;
    let mut game = Game::new(shelf, name, setup).map_err(damaged)?;
    let mut ended = None;
    for row in store.entries(id, 0).await? {
        let entry: Entry = read(&row.body)?;
        game.follow(&entry).map_err(damaged)?;
        if ended.is_none() && game.state() == State::Over {
            ended = Some(row.at);
        }
    }
    let summary = summary(&game, kept.created);
    let is_full = summary.first_user.is_some() && summary.second_user.is_some();
    let ended = ended.filter(|_| summary.is_rated && is_full);
    Ok((summary, ended))
}

/// The account that somebody has become a part of.
async fn whole(
    store: &Store,
    user: Option<i64>,
    merged: &mut BTreeMap<i64, i64>,
) -> Result<Option<i64>, HostError> {
    let Some(id) = user else { return Ok(None) };
    if let Some(known) = merged.get(&id) {
        return Ok(Some(*known));
    }
    let account = store.user(id).await?.and_then(|user| user.merged_into).unwrap_or(id);
    merged.insert(id, account);
    Ok(Some(account))
}
