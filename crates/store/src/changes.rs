use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgNotification};
use sqlx::{Error, Executor as _, PgPool};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::database::{Database, Transaction};
use crate::query::Query;
use crate::{Store, StoreError};

/// The channel of PostgreSQL on which games are told.
const GAMES: &str = "ludoteca_games";
/// The channel of PostgreSQL on which everything else is told.
const TOLD: &str = "ludoteca_told";
/// PostgreSQL takes less than 8000 bytes at a time.
const MOST: usize = 7900;
/// How long the connection may be silent before it is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(30);
/// How long after a failure the database is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// What some server has done, by way of the database that they share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Entries were written to these games.
    Games {
        /// The games.
        games: Vec<String>,
        /// Whether this very store has written them.
        is_own: bool,
    },
    /// Something was told that nobody keeps.
    Told {
        /// What it is about.
        channel: String,
        /// What was told.
        text: String,
        /// Whether this very store has told it.
        is_own: bool,
    },
    /// The connection was lost and is there again: anything may have happened in between.
    Lost,
}

/// What the servers of one database do, as it happens.
#[derive(Debug)]
pub struct Changes {
    receiver: mpsc::Receiver<Change>,
}

impl Changes {
    /// The next change, or nothing once the store is closed.
    pub async fn next(&mut self) -> Option<Change> {
        self.receiver.recv().await
    }
}

impl Store {
    /// What the servers of this database do from now on; nothing for SQLite, where this is the only one.
    pub async fn changes(&self) -> Result<Option<Changes>, StoreError> {
        let Database::Postgres(pools) = &self.database else { return Ok(None) };
        let listener = listen(&pools.listener).await?;
        let (sender, receiver) = mpsc::channel(1024);
        tokio::spawn(follow(listener, pools.listener.clone(), Arc::clone(&self.server), sender));
        Ok(Some(Changes { receiver }))
    }

    /// Tells every server something that nobody keeps, such as who is there; with SQLite there is nobody
    /// else.
    pub async fn tell(&self, channel: &str, text: &str) -> Result<(), StoreError> {
        let Database::Postgres(_) = &self.database else { return Ok(()) };
        if channel.contains('\n') {
            return Err(StoreError::NoName);
        }
        let payload = format!("{}\n{channel}\n{text}", self.server);
        if payload.len() > MOST {
            let what = "what is told";
            return Err(StoreError::TooLong { what, length: payload.len(), most: MOST });
        }
        let query = Query::new("SELECT pg_notify($1, $2)").bind(TOLD).bind(&payload);
        query.write(&self.database).await?;
        Ok(())
    }
}

/// Tells every server which games were written to, if the transaction is committed.
pub(crate) async fn notify_games(
    transaction: &mut Transaction,
    server: &str,
    games: &BTreeSet<&str>,
) -> Result<(), Error> {
    if let Transaction::Sqlite(_) = transaction {
        return Ok(());
    }
    for payload in payloads(server, games) {
        let query = Query::new("SELECT pg_notify($1, $2)").bind(GAMES).bind(&payload);
        query.write_in(transaction).await?;
    }
    Ok(())
}

/// The server and the games, a line each, in texts that are short enough.
fn payloads(server: &str, games: &BTreeSet<&str>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for game in games {
        match payloads.last_mut() {
            Some(payload) if payload.len() + 1 + game.len() <= MOST => {
                payload.push('\n');
                payload.push_str(game);
            }
            _ => payloads.push(format!("{server}\n{game}")),
        }
    }
    payloads
}

async fn listen(pool: &PgPool) -> Result<PgListener, Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen_all([GAMES, TOLD]).await?;
    Ok(listener)
}

/// Hands on what is heard until the store is closed or nobody is interested any more.
async fn follow(
    mut listener: PgListener,
    pool: PgPool,
    server: Arc<str>,
    sender: mpsc::Sender<Change>,
) {
    loop {
        let heard = tokio::select! {
            heard = hear(&mut listener) => heard,
            () = sender.closed() => return,
        };
        let change = if let Ok(notification) = heard {
            read(&notification, &server)
        } else {
            let new = tokio::select! {
                new = listen_again(&pool) => new,
                () = sender.closed() => None,
            };
            let Some(new) = new else { return };
            listener = new;
            Some(Change::Lost)
        };
        if let Some(change) = change
            && sender.send(change).await.is_err()
        {
            return;
        }
    }
}

/// The next notification; an error if the connection is lost. A connection that is silent is asked
/// something, since one that was cut off somewhere on its way would be silent for ever.
async fn hear(listener: &mut PgListener) -> Result<PgNotification, Error> {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(heard) => return heard?.ok_or(Error::WorkerCrashed),
            Err(_) => match timeout(SILENCE, listener.execute("SELECT 1")).await {
                Ok(answer) => answer.map(|_| ())?,
                Err(_) => return Err(Error::PoolTimedOut),
            },
        }
    }
}

async fn listen_again(pool: &PgPool) -> Option<PgListener> {
    loop {
        match listen(pool).await {
            Ok(listener) => return Some(listener),
            Err(Error::PoolClosed) => return None,
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// What a notification says; nothing if it is not one of ours.
fn read(notification: &PgNotification, server: &str) -> Option<Change> {
    let (from, rest) = notification.payload().split_once('\n')?;
    let is_own = from == server;
    if notification.channel() == GAMES {
        return Some(Change::Games { games: rest.lines().map(str::to_owned).collect(), is_own });
    }
    let (channel, text) = rest.split_once('\n')?;
    Some(Change::Told { channel: channel.to_owned(), text: text.to_owned(), is_own })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{MOST, payloads};

    #[test]
    fn many_games_are_told_in_short_texts() {
        let names: Vec<String> = (0..2000).map(|number| format!("game-{number:06}")).collect();
        let games: BTreeSet<&str> = names.iter().map(String::as_str).collect();
        let payloads = payloads("server", &games);
        assert!(payloads.len() > 1);
        assert!(payloads.iter().all(|payload| payload.len() <= MOST));
        let told: Vec<&str> = payloads.iter().flat_map(|payload| payload.lines().skip(1)).collect();
        assert_eq!(told, names);
    }
}
