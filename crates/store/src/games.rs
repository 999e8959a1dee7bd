use crate::entry::Entry;
use crate::game::{COLUMNS, Game, State, Summary};
use crate::query::Query;
use crate::{Store, StoreError};

/// Which games are wanted: all that are as it says, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Who has one of the seats.
    pub user: Option<i64>,
    /// Who is to move.
    pub turn_user: Option<i64>,
    /// How far they have come.
    pub state: Option<State>,
    /// Which game is played.
    pub game: Option<String>,
    /// Whether everybody may find them.
    pub is_listed: Option<bool>,
    /// Only what follows the last one of a page: when it was updated, and its name.
    pub before: Option<(i64, String)>,
    /// How many at most.
    pub limit: i64,
}

impl Default for Filter {
    fn default() -> Self {
        Self {
            user: None,
            turn_user: None,
            state: None,
            game: None,
            is_listed: None,
            before: None,
            limit: 100,
        }
    }
}

impl Store {
    /// A game, without its log.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, StoreError> {
        let mut query = select();
        query.push(" WHERE id = ").push_value(id);
        Ok(query.one(&self.database).await?)
    }

    /// The entries of a game from a number on, in order.
    pub async fn entries(&self, game: &str, from: i64) -> Result<Vec<Entry>, StoreError> {
        let query = Query::new(
            "SELECT game, number, at, user_id, key, body FROM entries \
             WHERE game = $1 AND number >= $2 ORDER BY number",
        );
        Ok(query.bind(game).bind(from).all(&self.database).await?)
    }

    /// The entry that a user has written under a key, by which a request that came twice is known.
    pub async fn entry_by_key(
        &self,
        game: &str,
        user: Option<i64>,
        key: &str,
    ) -> Result<Option<Entry>, StoreError> {
        let mut query = Query::new(
            "SELECT game, number, at, user_id, key, body FROM entries WHERE game = $1 AND key = $2",
        )
        .bind(game)
        .bind(key);
        match user {
            Some(user) => query.push(" AND user_id = ").push_value(user),
            None => query.push(" AND user_id IS NULL"),
        };
        query.push(" ORDER BY number");
        Ok(query.one(&self.database).await?)
    }

    /// The games that are as the filter says, the latest first.
    pub async fn games(&self, filter: &Filter) -> Result<Vec<Game>, StoreError> {
        let mut query = select();
        if let Some(user) = filter.user {
            // SQLite would rather look through all games of a state than at both seats.
            query.push(" JOIN (SELECT id AS own FROM games WHERE first_user = ").push_value(user);
            query.push(" UNION SELECT id FROM games WHERE second_user = ").push_value(user);
            query.push(") AS seats ON id = own");
        }
        query.push(" WHERE TRUE");
        if let Some(user) = filter.turn_user {
            query.push(" AND turn_user = ").push_value(user);
        }
        if let Some(state) = filter.state {
            query.push(" AND state = ").push_value(state);
        }
        if let Some(game) = &filter.game {
            query.push(" AND game = ").push_value(game);
        }
        if let Some(is_listed) = filter.is_listed {
            query.push(" AND is_listed = ").push_value(is_listed);
        }
        if let Some((updated, id)) = &filter.before {
            query.push(" AND (updated, id) < (").push_value(*updated);
            query.push(", ").push_value(id).push(")");
        }
        query.push(" ORDER BY updated DESC, id DESC LIMIT ").push_value(filter.limit.max(0));
        Ok(query.all(&self.database).await?)
    }

    /// The games for which something has to be done by now, the most urgent first.
    pub async fn due(&self, now: i64, limit: i64) -> Result<Vec<Game>, StoreError> {
        let mut query = select();
        query.push(" WHERE deadline <= ").push_value(now);
        query.push(" ORDER BY deadline LIMIT ").push_value(limit.max(0));
        Ok(query.all(&self.database).await?)
    }

    /// The next moment at which something has to be done for some game.
    pub async fn next_deadline(&self) -> Result<Option<i64>, StoreError> {
        let query =
            Query::new("SELECT MIN(deadline) AS deadline FROM games WHERE deadline IS NOT NULL");
        let found: Option<(Option<i64>,)> = query.one(&self.database).await?;
        Ok(found.and_then(|row| row.0))
    }

    /// The names of all games that have come so far and no farther.
    pub async fn ids(&self, state: State) -> Result<Vec<String>, StoreError> {
        let query = Query::new("SELECT id FROM games WHERE state = $1 ORDER BY updated, id");
        let found: Vec<(String,)> = query.bind(state).all(&self.database).await?;
        Ok(found.into_iter().map(|row| row.0).collect())
    }

    /// Writes what follows from a log anew, for when it was not kept right; says whether there is such
    /// a game.
    pub async fn rebuild(&self, game: &str, summary: &Summary) -> Result<bool, StoreError> {
        summary.check()?;
        let mut update = Query::new(
            "UPDATE games SET entries = (SELECT COUNT(*) FROM entries WHERE game = $1), \
             updated = COALESCE((SELECT MAX(at) FROM entries WHERE game = $1), created), \
             state = $2, game = $3, is_listed = $4, is_rated = $5, first_user = $6, \
             second_user = $7, turn_user = $8, deadline = $9, result = $10 WHERE id = $1",
        )
        .bind(game);
        for value in summary.values() {
            update = update.bind(value);
        }
        Ok(update.write(&self.database).await? > 0)
    }
}

fn select<'a>() -> Query<'a> {
    let mut query = Query::new("SELECT ");
    query.push(COLUMNS).push(" FROM games");
    query
}
