use crate::database::Database;
use crate::query::Query;
use crate::row::from_row;
use crate::{Store, StoreError};

/// Something that a computer player has to find, such as a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The game.
    pub game: String,
    /// Which one, among those of the game.
    pub number: i64,
    /// Who is to find it.
    pub level: String,
    /// Since when it has been waiting.
    pub created: i64,
}

from_row!(Job { game, number, level, created });

impl Store {
    /// Adds a job, unless it is there already.
    pub async fn push_job(&self, job: &Job) -> Result<bool, StoreError> {
        let insert = Query::new(
            "INSERT INTO jobs (game, number, level, created) VALUES ($1, $2, $3, $4) \
             ON CONFLICT DO NOTHING",
        );
        let insert = insert.bind(&job.game).bind(job.number).bind(&job.level).bind(job.created);
        Ok(insert.write(&self.database).await? > 0)
    }

    /// Hands the oldest jobs to a worker until a moment, when they may go to another one.
    pub async fn claim_jobs(
        &self,
        worker: &str,
        now: i64,
        until: i64,
        most: i64,
    ) -> Result<Vec<Job>, StoreError> {
        let mut claim = Query::new(
            "WITH next AS MATERIALIZED (SELECT game, number FROM jobs \
             WHERE claimed_until IS NULL OR claimed_until <= $1 ORDER BY created LIMIT $2",
        )
        .bind(now)
        .bind(most.max(0));
        if let Database::Postgres(_) = self.database {
            claim.push(" FOR UPDATE SKIP LOCKED");
        }
        claim.push(") UPDATE jobs SET claimed_by = ").push_value(worker);
        claim.push(", claimed_until = ").push_value(until);
        claim.push(
            " FROM next WHERE jobs.game = next.game AND jobs.number = next.number \
             RETURNING jobs.game, jobs.number, jobs.level, jobs.created",
        );
        let mut jobs: Vec<Job> = claim.write_returning(&self.database).await?;
        jobs.sort_by(|a, b| (a.created, &a.game, a.number).cmp(&(b.created, &b.game, b.number)));
        Ok(jobs)
    }

    /// Keeps a job that a worker has claimed until a later moment; whether it is still theirs.
    pub async fn renew_job(&self, worker: &str, job: &Job, until: i64) -> Result<bool, StoreError> {
        let update = Query::new(
            "UPDATE jobs SET claimed_until = $1 \
             WHERE game = $2 AND number = $3 AND claimed_by = $4",
        );
        let update = update.bind(until).bind(&job.game).bind(job.number).bind(worker);
        Ok(update.write(&self.database).await? > 0)
    }

    /// How many jobs somebody is at.
    pub async fn claimed_job_count(&self, now: i64) -> Result<i64, StoreError> {
        let query = Query::new("SELECT COUNT(*) FROM jobs WHERE claimed_until > $1").bind(now);
        let found: Option<(i64,)> = query.one(&self.database).await?;
        Ok(found.map_or(0, |row| row.0))
    }

    /// Takes a job away, done or not needed any more.
    pub async fn finish_job(&self, game: &str, number: i64) -> Result<bool, StoreError> {
        let delete = Query::new("DELETE FROM jobs WHERE game = $1 AND number = $2");
        Ok(delete.bind(game).bind(number).write(&self.database).await? > 0)
    }

    /// Takes away every job of a game.
    pub async fn delete_jobs(&self, game: &str) -> Result<u64, StoreError> {
        let delete = Query::new("DELETE FROM jobs WHERE game = $1");
        Ok(delete.bind(game).write(&self.database).await?)
    }

    /// Gives back what a worker has claimed, for others to claim.
    pub async fn release_jobs(&self, worker: &str) -> Result<u64, StoreError> {
        let update = Query::new(
            "UPDATE jobs SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1",
        );
        Ok(update.bind(worker).write(&self.database).await?)
    }

    /// Gives back every claim that has run out; says how many there were.
    pub async fn release_overdue_jobs(&self, now: i64) -> Result<u64, StoreError> {
        let update = Query::new(
            "UPDATE jobs SET claimed_by = NULL, claimed_until = NULL WHERE claimed_until <= $1",
        );
        Ok(update.bind(now).write(&self.database).await?)
    }

    /// How many jobs there are, claimed or not.
    pub async fn job_count(&self) -> Result<i64, StoreError> {
        let found: Option<(i64,)> =
            Query::new("SELECT COUNT(*) FROM jobs").one(&self.database).await?;
        Ok(found.map_or(0, |row| row.0))
    }
}
