use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Error, Pool, Postgres, Sqlite};

use crate::{Place, Settings, StoreError};

/// The file of a SQLite database in its folder.
pub const FILE: &str = "ludoteca.sqlite";
/// How long a connection, or the turn to write, is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// The connections to one database, by what they are for.
#[derive(Debug)]
pub(crate) struct Pools<DB: sqlx::Database> {
    pub(crate) readers: Pool<DB>,
    pub(crate) writers: Pool<DB>,
    /// One connection, for the one that appends.
    pub(crate) appender: Pool<DB>,
    /// One connection for each that listens to what other servers do.
    pub(crate) listener: Pool<DB>,
}

/// Either database.
#[derive(Debug, Clone)]
pub(crate) enum Database {
    Sqlite(Arc<Pools<Sqlite>>),
    Postgres(Arc<Pools<Postgres>>),
}

/// A transaction of either database, undone unless it is committed.
#[derive(Debug)]
pub(crate) enum Transaction {
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    Postgres(sqlx::Transaction<'static, Postgres>),
}

impl Database {
    pub(crate) async fn open(place: &Place, settings: &Settings) -> Result<Self, StoreError> {
        match place {
            Place::Folder(folder) => {
                place.prepare()?;
                sqlite(folder, settings).await
            }
            Place::Database(address) => postgres(address, settings).await,
        }
        .map_err(|source| StoreError::Open { place: place.clone(), source })
    }

    /// Begins to write something that is written all or not at all.
    pub(crate) async fn begin(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite(pools) => Transaction::Sqlite(immediate(&pools.writers).await?),
            Self::Postgres(pools) => Transaction::Postgres(pools.writers.begin().await?),
        })
    }

    /// Begins a transaction of the one that appends.
    pub(crate) async fn begin_to_append(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite(pools) => Transaction::Sqlite(immediate(&pools.appender).await?),
            Self::Postgres(pools) => Transaction::Postgres(pools.appender.begin().await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pools) => {
                pools.readers.close().await;
                pools.writers.close().await;
            }
            Self::Postgres(pools) => {
                pools.listener.close().await;
                pools.appender.close().await;
                pools.writers.close().await;
            }
        }
    }
}

impl Transaction {
    pub(crate) async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(inner) => inner.commit().await,
            Self::Postgres(inner) => inner.commit().await,
        }
    }
}

/// A transaction that waits for its turn at once: one that reads first and then wants to write may
/// find that somebody else has written, and would fail.
async fn immediate(pool: &Pool<Sqlite>) -> Result<sqlx::Transaction<'static, Sqlite>, Error> {
    pool.begin_with("BEGIN IMMEDIATE").await
}

impl Place {
    /// Makes a folder that is not there, for its owner alone: passwords and sessions will be in it.
    pub fn prepare(&self) -> std::io::Result<()> {
        let Self::Folder(folder) = self else { return Ok(()) };
        if folder.is_dir() {
            return Ok(());
        }
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)
    }
}

/// One connection writes and others read, which don't wait for it (write-ahead log). What is committed
/// is on the disk (`FULL`), also after a power cut.
async fn sqlite(folder: &Path, settings: &Settings) -> Result<Database, Error> {
    let options = SqliteConnectOptions::new()
        .filename(folder.join(FILE))
        .busy_timeout(PATIENCE)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging();
    let pool = || SqlitePoolOptions::new().test_before_acquire(false).idle_timeout(None);
    let writing = options.clone().create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    let writers = pool().max_connections(1).max_lifetime(None).connect_with(writing).await?;
    let readers = pool()
        .max_connections(settings.connections.max(1))
        .connect_with(options.read_only(true))
        .await?;
    Ok(Database::Sqlite(Arc::new(Pools {
        readers,
        appender: writers.clone(),
        listener: writers.clone(),
        writers,
    })))
}

async fn postgres(address: &str, settings: &Settings) -> Result<Database, Error> {
    let options: PgConnectOptions = address.parse()?;
    let options = options.application_name("ludoteca").disable_statement_logging();
    let pool = || PgPoolOptions::new().acquire_timeout(PATIENCE);
    let appender = pool().max_connections(1).connect_with(options.clone()).await?;
    let listener = pool().max_lifetime(None).idle_timeout(None).connect_lazy_with(options.clone());
    let readers = pool().max_connections(settings.connections.max(1)).connect_with(options).await?;
    let writers = readers.clone();
    Ok(Database::Postgres(Arc::new(Pools { readers, writers, appender, listener })))
}
