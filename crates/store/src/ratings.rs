use crate::query::Query;
use crate::results::Strength;
use crate::row::from_row;
use crate::{Store, StoreError};

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

impl Rating {
    pub(crate) const SELECT: &'static str =
        "SELECT user_id, game, rating, deviation, volatility, games, updated FROM ratings WHERE ";

    pub(crate) const fn strength(&self) -> Strength {
        let Self { rating, deviation, volatility, .. } = *self;
        Strength { rating, deviation, volatility }
    }
}

impl Store {
    /// How strong somebody is at a game, once a game has counted.
    pub async fn rating(&self, user: i64, game: &str) -> Result<Option<Rating>, StoreError> {
        let mut query = Query::new(Rating::SELECT);
        query.push("user_id = ").push_value(user).push(" AND game = ").push_value(game);
        Ok(query.one(&self.database).await?)
    }

    /// How strong somebody is at every game that they have played.
    pub async fn ratings(&self, user: i64) -> Result<Vec<Rating>, StoreError> {
        let mut query = Query::new(Rating::SELECT);
        query.push("user_id = ").push_value(user).push(" ORDER BY game");
        Ok(query.all(&self.database).await?)
    }

    /// The strongest at a game whose ratings are sure enough, the strongest first; without those who
    /// were banned or have left.
    pub async fn leaderboard(
        &self,
        game: &str,
        most_deviation: f64,
        limit: i64,
    ) -> Result<Vec<Rating>, StoreError> {
        let mut query = Query::new(Rating::SELECT);
        query
            .push("game = ")
            .push_value(game)
            .push(" AND deviation <= ")
            .push_value(most_deviation);
        query.push(" AND user_id IN (SELECT id FROM users WHERE NOT is_banned AND name <> '')");
        query.push(" ORDER BY rating DESC, user_id LIMIT ").push_value(limit.max(0));
        Ok(query.all(&self.database).await?)
    }
}
