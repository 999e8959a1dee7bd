use crate::query::Query;
use crate::row::from_row;
use crate::{Appended, Store, StoreError};

/// How strong somebody is at a game, as Glicko-2 has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Who.
    pub user: i64,
    /// At which game.
    pub game: String,
    /// How strong.
    pub rating: f64,
    /// How far from the truth that may be.
    pub deviation: f64,
    /// How much it changes from game to game.
    pub volatility: f64,
    /// After how many games.
    pub games: i64,
    /// When the latest of them counted.
    pub updated: i64,
}

from_row!(Rating { user: user_id, game, rating, deviation, volatility, games, updated });

const SELECT: &str =
    "SELECT user_id, game, rating, deviation, volatility, games, updated FROM ratings WHERE ";

impl Store {
    /// How strong somebody is at a game, once a game has counted.
    pub async fn rating(&self, user: i64, game: &str) -> Result<Option<Rating>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("user_id = ").push_value(user).push(" AND game = ").push_value(game);
        Ok(query.one(&self.database).await?)
    }

    /// How strong somebody is at every game that they have played.
    pub async fn ratings(&self, user: i64) -> Result<Vec<Rating>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("user_id = ").push_value(user).push(" ORDER BY game");
        Ok(query.all(&self.database).await?)
    }

    /// Keeps ratings that one more game has changed, all of them or none: overtaken where one of the
    /// players has another number of games by now, and everything has to be computed again.
    pub async fn rate(&self, ratings: &[Rating]) -> Result<Appended, StoreError> {
        let mut ratings: Vec<&Rating> = ratings.iter().collect();
        // Everybody locks them in one order, so that nobody waits for each other.
        ratings.sort_by(|a, b| (a.user, &a.game).cmp(&(b.user, &b.game)));
        let mut transaction = self.database.begin().await?;
        for rating in ratings {
            let text = if rating.games == 1 {
                "INSERT INTO ratings \
                 (user_id, game, rating, deviation, volatility, games, updated) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
            } else {
                "UPDATE ratings SET rating = $3, deviation = $4, volatility = $5, games = $6, \
                 updated = $7 WHERE user_id = $1 AND game = $2 AND games = $6 - 1"
            };
            let write = Query::new(text).bind(rating.user).bind(&rating.game).bind(rating.rating);
            let write = write.bind(rating.deviation).bind(rating.volatility).bind(rating.games);
            if write.bind(rating.updated).write_in(&mut transaction).await? == 0 {
                return Ok(Appended::Overtaken);
            }
        }
        transaction.commit().await?;
        Ok(Appended::Written)
    }

    /// The strongest at a game whose ratings are sure enough, the strongest first.
    pub async fn leaderboard(
        &self,
        game: &str,
        most_deviation: f64,
        limit: i64,
    ) -> Result<Vec<Rating>, StoreError> {
        let mut query = Query::new(SELECT);
        query
            .push("game = ")
            .push_value(game)
            .push(" AND deviation <= ")
            .push_value(most_deviation);
        query.push(" AND user_id IN (SELECT id FROM users WHERE NOT is_banned)");
        query.push(" ORDER BY rating DESC, user_id LIMIT ").push_value(limit.max(0));
        Ok(query.all(&self.database).await?)
    }
}
