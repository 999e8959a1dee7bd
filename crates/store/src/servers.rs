use crate::query::Query;
use crate::row::from_row;
use crate::{Store, StoreError};

/// A server that has worked with this database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Its name.
    pub id: String,
    /// When it began.
    pub started: i64,
    /// When it was last alive.
    pub seen: i64,
}

from_row!(Server { id, started, seen });

impl Store {
    /// Says that a server is alive. If it dies, when it was alive last is known from here.
    pub async fn beat(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let beat = Query::new(
            "INSERT INTO servers (id, started, seen) VALUES ($1, $2, $2) \
             ON CONFLICT (id) DO UPDATE SET seen = excluded.seen WHERE servers.seen < excluded.seen",
        );
        beat.bind(id).bind(now).write(&self.database).await?;
        Ok(())
    }

    /// When any server was alive last.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        let query = Query::new("SELECT MAX(seen) AS seen FROM servers");
        let found: Option<(Option<i64>,)> = query.one(&self.database).await?;
        Ok(found.and_then(|row| row.0))
    }

    /// The servers that were alive at a moment or later, the latest first.
    pub async fn servers(&self, since: i64) -> Result<Vec<Server>, StoreError> {
        let query =
            Query::new("SELECT id, started, seen FROM servers WHERE seen >= $1 ORDER BY seen DESC");
        Ok(query.bind(since).all(&self.database).await?)
    }

    /// Forgets the servers that were alive before a moment and not since.
    pub async fn forget_servers(&self, before: i64) -> Result<u64, StoreError> {
        let delete = Query::new("DELETE FROM servers WHERE seen < $1");
        Ok(delete.bind(before).write(&self.database).await?)
    }
}
