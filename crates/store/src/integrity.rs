use std::fmt;

use crate::database::Database;
use crate::query::Query;
use crate::{Store, StoreError};

/// How many problems of a kind are told.
const MOST: i64 = 100;

/// Whether everything is as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Integrity {
    /// How many games there are.
    pub games: i64,
    /// How many entries their logs have.
    pub entries: i64,
    /// What is wrong, a sentence each.
    pub problems: Vec<String>,
}

impl Integrity {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }
}

impl fmt::Display for Integrity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games with {} entries", self.games, self.entries)?;
        if self.is_sound() {
            return f.write_str(": everything is as it should be");
        }
        self.problems.iter().try_for_each(|problem| write!(f, "\n{problem}"))
    }
}

impl Store {
    /// Looks at everything; takes as long as reading the whole database. What is written meanwhile may
    /// or may not be counted.
    pub async fn integrity(&self) -> Result<Integrity, StoreError> {
        let mut problems = Vec::new();
        if let Database::Sqlite(_) = &self.database {
            let said: Vec<(String,)> =
                Query::new("PRAGMA integrity_check").all(&self.database).await?;
            let said = said.into_iter().map(|row| row.0).filter(|line| line != "ok");
            problems.extend(said.map(|line| format!("SQLite says: {line}")));
        }
        // One text that reads games and logs at one moment.
        let gaps: Vec<(String, i64, i64, i64, i64)> = Query::new(
            "SELECT id, games.entries, COALESCE(length, 0), COALESCE(first, 0), COALESCE(last, -1) \
             FROM games LEFT JOIN (SELECT game, COUNT(*) AS length, MIN(number) AS first, \
             MAX(number) AS last FROM entries GROUP BY game) AS logs ON logs.game = games.id \
             WHERE games.entries <> COALESCE(length, 0) OR COALESCE(first, 0) <> 0 \
             OR COALESCE(last, -1) <> COALESCE(length, 0) - 1 ORDER BY id LIMIT $1",
        )
        .bind(MOST)
        .all(&self.database)
        .await?;
        for (game, told, length, first, last) in gaps {
            if first != 0 || last != length - 1 {
                problems.push(format!(
                    "the log of game {game} has a gap: {length} entries from {first} to {last}"
                ));
            } else {
                problems.push(format!(
                    "game {game} is said to have {told} entries, and its log has {length}"
                ));
            }
        }
        let (games, entries) = (self.count(GAMES).await?, self.count(ENTRIES).await?);
        Ok(Integrity { games, entries, problems })
    }

    async fn count(&self, text: &'static str) -> Result<i64, StoreError> {
        let found: Option<(i64,)> = Query::new(text).one(&self.database).await?;
        Ok(found.map_or(0, |row| row.0))
    }
}

const GAMES: &str = "SELECT COUNT(*) FROM games";
const ENTRIES: &str = "SELECT COUNT(*) FROM entries";
