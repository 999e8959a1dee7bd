use std::collections::BTreeMap;

use sqlx::Error;

use crate::database::Transaction;
use crate::query::Query;
use crate::ratings::Rating;
use crate::row::from_row;
use crate::{Store, StoreError};

/// Which lock of PostgreSQL the one takes who counts: "ratings!" in ASCII.
const LOCK: i64 = 0x7261_7469_6e67_7321;

/// How many games are counted in one transaction.
const MOST: i64 = 100;

/// How strong somebody is, as Glicko-2 has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// How strong.
    pub rating: f64,
    /// How far from the truth that may be.
    pub deviation: f64,
    /// How much it changes from game to game.
    pub volatility: f64,
}

/// How strong two players are after a game with this result; before the first one nothing is known.
pub type Rate = fn([Option<Strength>; 2], result: &str) -> [Strength; 2];

/// A game that counts for ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its name among all games.
    pub id: String,
    /// When it ended.
    pub ended: i64,
    /// Which game was played.
    pub game: String,
    /// Who had the first seat.
    pub first_user: i64,
    /// Who had the second seat.
    pub second_user: i64,
    /// How it ended.
    pub result: String,
}

from_row!(GameResult { id, ended, game, first_user, second_user, result });

/// Games of somebody with themselves, or between programs of one owner, count for nothing.
const SELECT: &str = "SELECT games.id, ended, games.game, first_user, second_user, result \
     FROM results JOIN games ON games.id = results.game \
     JOIN users AS one ON one.id = first_user JOIN users AS two ON two.id = second_user \
     WHERE result IS NOT NULL AND COALESCE(one.owner, one.id) <> COALESCE(two.owner, two.id)";

/// Ratings are a fold over the games that count, in the order in which they ended. Each is counted once,
/// with the rating it changes in one transaction, whoever does it and whenever they are stopped.
impl Store {
    /// Counts the games that have ended and were not counted; says how many.
    pub async fn count_results(&self, rate: Rate) -> Result<usize, StoreError> {
        let mut count = 0;
        loop {
            let mut transaction = self.begin_to_count().await?;
            let mut query = Query::new(SELECT);
            query.push(" AND NOT is_counted ORDER BY ended, games.id LIMIT ").push_value(MOST);
            let waiting: Vec<GameResult> = query.all_in(&mut transaction).await?;
            for result in &waiting {
                let before = ratings_of(result, &mut transaction).await?;
                // It ended before one that is counted already: what came after it is counted anew.
                if before.iter().flatten().any(|rating| rating.updated >= result.ended) {
                    recount(&result.game, rate, &mut transaction).await?;
                    continue;
                }
                for rating in after(result, before, rate) {
                    write(&rating, &mut transaction).await?;
                }
                let done = Query::new("UPDATE results SET is_counted = TRUE WHERE game = $1");
                done.bind(&result.id).write_in(&mut transaction).await?;
            }
            transaction.commit().await?;
            count += waiting.len();
            if waiting.len() < MOST as usize {
                return Ok(count);
            }
        }
    }

    /// Counts everything anew.
    pub async fn recount_results(&self, rate: Rate) -> Result<(), StoreError> {
        let mut transaction = self.begin_to_count().await?;
        let found: Vec<(String,)> = Query::new(
            "SELECT game FROM ratings UNION SELECT games.game FROM games JOIN results ON id = results.game",
        )
        .all_in(&mut transaction)
        .await?;
        for (game,) in &found {
            recount(game, rate, &mut transaction).await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Says anew when a game ended that counts, or that it does not count; it is counted with the others.
    pub async fn set_result(&self, game: &str, ended: Option<i64>) -> Result<(), StoreError> {
        let query = match ended {
            Some(ended) => Query::new(
                "INSERT INTO results (game, ended, is_counted) VALUES ($1, $2, FALSE) \
                 ON CONFLICT (game) DO UPDATE SET ended = excluded.ended",
            )
            .bind(game)
            .bind(ended),
            None => Query::new("DELETE FROM results WHERE game = $1").bind(game),
        };
        query.write(&self.database).await?;
        Ok(())
    }

    /// One at a time counts, so that nobody counts a game that somebody else is counting.
    async fn begin_to_count(&self) -> Result<Transaction, Error> {
        let mut transaction = self.database.begin().await?;
        if let Transaction::Postgres(_) = transaction {
            let lock = Query::new("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
            lock.write_in(&mut transaction).await?;
        }
        Ok(transaction)
    }
}

/// The ratings of the players of a game, before it.
async fn ratings_of(
    result: &GameResult,
    transaction: &mut Transaction,
) -> Result<[Option<Rating>; 2], Error> {
    let mut found = [None, None];
    for (rating, user) in found.iter_mut().zip([result.first_user, result.second_user]) {
        let mut query = Query::new(Rating::SELECT);
        query.push("user_id = ").push_value(user).push(" AND game = ").push_value(&result.game);
        *rating = query.all_in(transaction).await?.into_iter().next();
    }
    Ok(found)
}

/// The ratings of the players of a game, after it.
fn after(result: &GameResult, before: [Option<Rating>; 2], rate: Rate) -> [Rating; 2] {
    let strengths = before.each_ref().map(|it| it.as_ref().map(Rating::strength));
    let games = before.map(|rating| rating.map_or(0, |rating| rating.games) + 1);
    let [first, second] = rate(strengths, &result.result);
    let new = |user, games, Strength { rating, deviation, volatility }| Rating {
        user,
        game: result.game.clone(),
        rating,
        deviation,
        volatility,
        games,
        updated: result.ended,
    };
    [new(result.first_user, games[0], first), new(result.second_user, games[1], second)]
}

async fn write(rating: &Rating, transaction: &mut Transaction) -> Result<(), Error> {
    let write = Query::new(
        "INSERT INTO ratings (user_id, game, rating, deviation, volatility, games, updated) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (user_id, game) DO UPDATE SET \
         rating = excluded.rating, deviation = excluded.deviation, \
         volatility = excluded.volatility, games = excluded.games, updated = excluded.updated",
    );
    let write = write.bind(rating.user).bind(&rating.game).bind(rating.rating);
    let write = write.bind(rating.deviation).bind(rating.volatility).bind(rating.games);
    write.bind(rating.updated).write_in(transaction).await?;
    Ok(())
}

/// Counts every game of a kind anew.
async fn recount(game: &str, rate: Rate, transaction: &mut Transaction) -> Result<(), Error> {
    let mut query = Query::new(SELECT);
    query.push(" AND games.game = ").push_value(game).push(" ORDER BY ended, games.id");
    let results: Vec<GameResult> = query.all_in(transaction).await?;
    let mut ratings: BTreeMap<i64, Rating> = BTreeMap::new();
    for result in &results {
        let before =
            [result.first_user, result.second_user].map(|user| ratings.get(&user).cloned());
        ratings.extend(after(result, before, rate).map(|rating| (rating.user, rating)));
    }
    let forget = Query::new("DELETE FROM ratings WHERE game = $1");
    forget.bind(game).write_in(transaction).await?;
    for rating in ratings.values() {
        write(rating, transaction).await?;
    }
    let done = Query::new(
        "UPDATE results SET is_counted = TRUE \
         WHERE NOT is_counted AND game IN (SELECT id FROM games WHERE game = $1)",
    );
    done.bind(game).write_in(transaction).await?;
    Ok(())
}
