use crate::check::check_text;
use crate::credentials::Credential;
use crate::entry::Entry;
use crate::game::{COLUMNS, Game};
use crate::query::Query;
use crate::ratings::Rating;
use crate::tournaments::TournamentEntry;
use crate::user::User;
use crate::{Store, StoreError};

/// Everything that is kept of somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct UserExport {
    /// Themselves.
    pub user: User,
    /// What lets them in.
    pub credentials: Vec<Credential>,
    /// How strong they are.
    pub ratings: Vec<Rating>,
    /// The games in which they have a seat, the oldest first.
    pub games: Vec<Game>,
    /// What they did in games.
    pub entries: Vec<Entry>,
    /// What they did in tournaments.
    pub tournament_entries: Vec<TournamentEntry>,
}

impl Store {
    /// Everything that is kept of somebody, which they may ask for.
    pub async fn export_user(&self, id: i64) -> Result<Option<UserExport>, StoreError> {
        let Some(user) = self.user(id).await? else { return Ok(None) };
        let mut games = Query::new("SELECT ");
        games.push(COLUMNS).push(" FROM games WHERE first_user = ").push_value(id);
        games.push(" OR second_user = ").push_value(id).push(" ORDER BY created, id");
        let entries = Query::new(
            "SELECT game, number, at, user_id, key, body FROM entries WHERE user_id = $1 \
             ORDER BY at, game, number",
        );
        let tournament_entries = Query::new(
            "SELECT tournament, number, at, user_id, body FROM tournament_entries \
             WHERE user_id = $1 ORDER BY at, tournament, number",
        );
        Ok(Some(UserExport {
            user,
            credentials: self.credentials(id).await?,
            ratings: self.ratings(id).await?,
            games: games.all(&self.database).await?,
            entries: entries.bind(id).all(&self.database).await?,
            tournament_entries: tournament_entries.bind(id).all(&self.database).await?,
        }))
    }

    /// Forgets who somebody is: without a name or a way in, a number remains. What they did in games
    /// stays, since those are other people's games too, and so does the rating by which those counted.
    pub async fn delete_user(&self, id: i64) -> Result<bool, StoreError> {
        let mut transaction = self.database.begin().await?;
        let forget = Query::new(
            "UPDATE users SET name = '', name_key = NULL, look_key = NULL, password = NULL \
             WHERE id = $1 OR merged_into = $1",
        );
        if forget.bind(id).write_in(&mut transaction).await? == 0 {
            return Ok(false);
        }
        let end = Query::new("DELETE FROM credentials WHERE user_id = $1");
        end.bind(id).write_in(&mut transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Writes an entry without the name of somebody who has left: the only thing of a log that is ever
    /// changed.
    pub async fn redact(&self, game: &str, number: i64, body: &str) -> Result<bool, StoreError> {
        check_text("an entry", body)?;
        let update = Query::new("UPDATE entries SET body = $3 WHERE game = $1 AND number = $2");
        Ok(update.bind(game).bind(number).bind(body).write(&self.database).await? > 0)
    }
}
