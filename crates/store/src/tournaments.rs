use crate::check::{check_id, check_text};
use crate::database::Transaction;
use crate::query::Query;
use crate::row::from_row;
use crate::{Appended, State, Store, StoreError};

/// A tournament as it is kept, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its name among all tournaments.
    pub id: String,
    /// What was agreed before it began.
    pub setup: String,
    /// When it was made.
    pub created: i64,
    /// When the latest entry was written.
    pub updated: i64,
    /// How many entries its log has, and so the number of the next one.
    pub entries: i64,
    /// How far it has come.
    pub state: State,
    /// When the server has to do something, such as pairing a round.
    pub deadline: Option<i64>,
}

from_row!(Tournament { id, setup, created, updated, entries, state, deadline });

/// One entry of the log of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEntry {
    /// The tournament.
    pub tournament: String,
    /// Its place in the log, from 0.
    pub number: i64,
    /// When it was written.
    pub at: i64,
    /// Who did it, unless the server did.
    pub user: Option<i64>,
    /// What was done.
    pub body: String,
}

from_row!(TournamentEntry { tournament, number, at, user: user_id, body });

const SELECT: &str =
    "SELECT id, setup, created, updated, entries, state, deadline FROM tournaments WHERE ";

impl Store {
    /// Makes a tournament, unless there is one of that name.
    pub async fn create_tournament(
        &self,
        id: &str,
        setup: &str,
        now: i64,
    ) -> Result<Appended, StoreError> {
        check_id("the name of a tournament", id)?;
        check_text("a setup", setup)?;
        let insert = Query::new(
            "INSERT INTO tournaments (id, setup, created, updated, entries, state) \
             VALUES ($1, $2, $3, $3, 0, $4) ON CONFLICT DO NOTHING",
        );
        let insert = insert.bind(id).bind(setup).bind(now).bind(State::Open);
        let made = insert.write(&self.database).await?;
        Ok(if made > 0 { Appended::Written } else { Appended::Overtaken })
    }

    /// Writes an entry at the end of a tournament's log, unless somebody else was first, with the state
    /// and the deadline that follow from it.
    pub async fn append_tournament(
        &self,
        entry: &TournamentEntry,
        state: State,
        deadline: Option<i64>,
    ) -> Result<Appended, StoreError> {
        check_text("an entry", &entry.body)?;
        let id = &entry.tournament;
        let mut transaction = self.database.begin().await?;
        let mut lock = Query::new("SELECT entries FROM tournaments WHERE id = $1").bind(id);
        if let Transaction::Postgres(_) = transaction {
            lock.push(" FOR UPDATE");
        }
        let found: Vec<(i64,)> = lock.all_in(&mut transaction).await?;
        let Some(&(next,)) = found.first() else {
            return Err(StoreError::Absent(format!("tournament {id}")));
        };
        if entry.number < next {
            return Ok(Appended::Overtaken);
        }
        if entry.number > next {
            return Err(StoreError::Gap { id: id.clone(), number: entry.number, next });
        }
        let insert = Query::new(
            "INSERT INTO tournament_entries (tournament, number, at, user_id, body) \
             VALUES ($1, $2, $3, $4, $5)",
        );
        let insert = insert.bind(id).bind(entry.number).bind(entry.at).bind(entry.user);
        insert.bind(&entry.body).write_in(&mut transaction).await?;
        let update = Query::new(
            "UPDATE tournaments SET updated = $2, entries = $3, state = $4, deadline = $5 \
             WHERE id = $1",
        );
        let update = update.bind(id).bind(entry.at).bind(next + 1).bind(state).bind(deadline);
        update.write_in(&mut transaction).await?;
        transaction.commit().await?;
        Ok(Appended::Written)
    }

    /// A tournament, without its log.
    pub async fn tournament(&self, id: &str) -> Result<Option<Tournament>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("id = ").push_value(id);
        Ok(query.one(&self.database).await?)
    }

    /// The entries of a tournament from a number on, in order.
    pub async fn tournament_entries(
        &self,
        tournament: &str,
        from: i64,
    ) -> Result<Vec<TournamentEntry>, StoreError> {
        let query = Query::new(
            "SELECT tournament, number, at, user_id, body FROM tournament_entries \
             WHERE tournament = $1 AND number >= $2 ORDER BY number",
        );
        Ok(query.bind(tournament).bind(from).all(&self.database).await?)
    }

    /// The tournaments that have come so far, the latest first; after the last one of a page, those that
    /// follow it.
    pub async fn tournaments(
        &self,
        state: State,
        before: Option<(i64, &str)>,
        limit: i64,
    ) -> Result<Vec<Tournament>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("state = ").push_value(state);
        if let Some((updated, id)) = before {
            query.push(" AND (updated, id) < (").push_value(updated);
            query.push(", ").push_value(id).push(")");
        }
        query.push(" ORDER BY updated DESC, id DESC LIMIT ").push_value(limit.max(0));
        Ok(query.all(&self.database).await?)
    }

    /// The tournaments for which something has to be done by now, the most urgent first.
    pub async fn due_tournaments(&self, now: i64) -> Result<Vec<Tournament>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("deadline <= ").push_value(now).push(" ORDER BY deadline");
        Ok(query.all(&self.database).await?)
    }
}
