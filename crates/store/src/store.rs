use std::sync::Arc;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::database::Database;
use crate::entry::{Append, Appended};
use crate::game::NewGame;
use crate::migrations::migrate;
use crate::writer::{self, Order, Work};
use crate::{Place, Settings, StoreError};

/// Everything a games server keeps; its clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) database: Database,
    pub(crate) server: Arc<str>,
    queue: mpsc::Sender<Option<Order>>,
    writer: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Store {
    /// Opens a place, and brings its tables to the version that this program knows.
    pub async fn open(place: &Place) -> Result<Self, StoreError> {
        Self::open_with(place, &Settings::default()).await
    }

    /// Opens a place to work in another way than the default.
    pub async fn open_with(place: &Place, settings: &Settings) -> Result<Self, StoreError> {
        let database = Database::open(place, settings).await?;
        migrate(&database).await?;
        let number = getrandom::u64().map_err(|error| std::io::Error::other(error.to_string()))?;
        let server = format!("{number:016x}");
        let (queue, receiver) = mpsc::channel(settings.queue.max(1));
        let run = writer::run(database.clone(), server.clone(), receiver, settings.batch);
        let writer = Arc::new(Mutex::new(Some(tokio::spawn(run))));
        Ok(Self { database, server: server.into(), queue, writer })
    }

    /// Makes a game with the beginning of its log, unless there is one of that name.
    pub async fn create(&self, game: NewGame) -> Result<Appended, StoreError> {
        game.check()?;
        self.write(Work::Create(game)).await
    }

    /// Writes an entry at the end of a log, unless somebody else was first.
    ///
    /// It is written also where nobody waits for the answer any more.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        append.check()?;
        self.write(Work::Append(append)).await
    }

    async fn write(&self, work: Work) -> Result<Appended, StoreError> {
        let (answer, written) = oneshot::channel();
        self.queue.try_send(Some(Order { work, answer })).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => StoreError::Busy,
            mpsc::error::TrySendError::Closed(_) => StoreError::Closed,
        })?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether other processes may use the same database.
    pub const fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Writes what is waiting, then lets go of the database.
    pub async fn close(&self) {
        // Where the queue is closed already, the writer is on its way out.
        let _ = self.queue.send(None).await;
        if let Some(writer) = self.writer.lock().await.take() {
            // A writer that has failed has nothing left to write.
            let _ = writer.await;
        }
        self.database.close().await;
    }
}
