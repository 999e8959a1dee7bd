use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use platform::Stopwatch;
use play::Action;
use protocol::GameId;
use referee::EngineWork;
use store::{Appended, Job, Store};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep;

use crate::host::{Host, HostError, Means, append, think};

/// How long a job belongs to who has taken it, in milliseconds, unless they say that they are still
/// at it.
const CLAIM: i64 = 10_000;

/// How often they say so, and hear whether it is still wanted.
const RENEW: Duration = Duration::from_millis(500);

/// How often it is looked whether there is something to do.
const LOOK: Duration = Duration::from_millis(200);

/// How often a move is written anew that others were faster than.
const TRIES: usize = 10;

/// Finds the moves of computer players for games servers that share a database.
///
/// It takes work from the queue there, one job a thread, and writes the moves that it finds as
/// entries of their games, by the same rules as the servers. What a worker that has died had taken
/// goes to others when its claim runs out.
#[derive(Clone, Debug)]
pub struct Worker(Host);

impl Worker {
    /// A worker for the games of a store.
    pub fn new(store: Store, means: Means) -> Self {
        Self(Host::idle(store, means))
    }

    /// Works until it is to stop; what it has begun then is left to others.
    pub async fn run(self, stop: impl Future<Output = ()>) -> Result<(), HostError> {
        let names: Vec<_> = (0..self.0.means().engines)
            .map(|thread| format!("{}-{thread}", self.0.name()))
            .collect();
        let mut threads = JoinSet::new();
        for name in names.clone() {
            let worker = self.clone();
            threads.spawn(async move { worker.work(&name).await });
        }
        tokio::select! {
            () = stop => {}
            // None of them ends by itself.
            _ = threads.join_next() => {}
        }
        threads.shutdown().await;
        for name in &names {
            self.0.store().release_jobs(name).await?;
        }
        self.0.store().close().await;
        Ok(())
    }

    /// What one thread does.
    async fn work(&self, name: &str) {
        loop {
            let now = self.0.now();
            match self.0.store().claim_jobs(name, now, now + CLAIM, 1).await {
                Ok(jobs) if jobs.is_empty() => sleep(LOOK).await,
                Ok(jobs) => {
                    for job in jobs {
                        if let Err(error) = self.job(name, &job).await {
                            tracing::warn!(game = job.game, %error, "a move could not be found");
                        }
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "the database gives no work");
                    sleep(RENEW).await;
                }
            }
        }
    }

    /// Does a job, where it is still wanted.
    async fn job(&self, name: &str, job: &Job) -> Result<(), HostError> {
        let store = self.0.store();
        let id: GameId = job.game.parse().map_err(|_| HostError::NoGame)?;
        let loaded = self.0.load(&id).await?;
        let work = loaded.game.engine_work(loaded.time(self.0.now()));
        if let Some(work) = work.filter(|work| work.id.number() == job.number)
            && let Some(action) = self.think(name, job, work.clone()).await?
        {
            self.write(&id, &work, action).await?;
        }
        store.finish_job(&job.game, job.number).await?;
        Ok(())
    }

    /// Thinks; nothing where that was not wanted any more.
    async fn think(
        &self,
        name: &str,
        job: &Job,
        work: EngineWork,
    ) -> Result<Option<Action>, HostError> {
        let watch = Stopping(Arc::new(Stopwatch::start()));
        let (seed, tables) = ((self.0.means().random)(), self.0.means().tables.clone());
        let own = Arc::clone(&watch.0);
        let mut thinking = spawn_blocking(move || think(&work, seed, &tables, &*own));
        loop {
            tokio::select! {
                thought = &mut thinking => {
                    return thought.map_err(|error| HostError::Damaged(error.to_string()));
                }
                () = sleep(RENEW) => {
                    let until = self.0.now() + CLAIM;
                    if !self.0.store().renew_job(name, job, until).await? {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Writes down what was found, by the rules and as long as it is wanted.
    async fn write(&self, id: &GameId, work: &EngineWork, action: Action) -> Result<(), HostError> {
        for _ in 0..TRIES {
            let loaded = self.0.load(id).await?;
            let now = self.0.now();
            let entry = loaded.game.deed(work.id, action.clone(), loaded.time(now));
            let Some(entry) = entry else { return Ok(()) };
            let append = append(&loaded.game, &entry, loaded.created, now)?;
            if self.0.store().append(append).await? == Appended::Written {
                return Ok(());
            }
        }
        Err(HostError::Busy)
    }
}

/// Stops the thinking when nobody waits for it any more.
struct Stopping(Arc<Stopwatch>);

impl Drop for Stopping {
    fn drop(&mut self) {
        self.0.stop();
    }
}
