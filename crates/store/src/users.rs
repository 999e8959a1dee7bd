use sqlx::Error;

use crate::check::{check_id, check_text};
use crate::name_key::name_key;
use crate::query::Query;
use crate::user::{NameKeys, User, UserKind};
use crate::{Store, StoreError};

const SELECT: &str =
    "SELECT id, name, kind, password, created, seen, is_banned, merged_into, owner FROM users";

impl Store {
    /// Makes a user, and says their number; but for guests, a name is taken by whatever looks like it.
    pub async fn create_user(
        &self,
        name: &str,
        kind: UserKind,
        password: Option<&str>,
        now: i64,
    ) -> Result<i64, StoreError> {
        self.insert_user(name, kind, password, None, now).await
    }

    /// Makes a program of somebody's, and says its number.
    pub async fn create_bot(&self, owner: i64, name: &str, now: i64) -> Result<i64, StoreError> {
        self.insert_user(name, UserKind::Bot, None, Some(owner), now).await
    }

    async fn insert_user(
        &self,
        name: &str,
        kind: UserKind,
        password: Option<&str>,
        owner: Option<i64>,
        now: i64,
    ) -> Result<i64, StoreError> {
        check_id("a name", name)?;
        check_text("a password", password.unwrap_or_default())?;
        let keys = NameKeys::new(kind, name);
        let insert = Query::new(
            "INSERT INTO users \
             (name, kind, name_key, look_key, password, owner, created, seen, is_banned) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7, FALSE) RETURNING id",
        );
        let insert = insert.bind(name).bind(kind).bind(&keys.name).bind(&keys.look);
        let insert = insert.bind(password).bind(owner).bind(now);
        let made: Vec<(i64,)> =
            insert.write_returning(&self.database).await.map_err(|error| taken(name, error))?;
        made.first().map(|row| row.0).ok_or(StoreError::Database(Error::RowNotFound))
    }

    /// The user of a number.
    pub async fn user(&self, id: i64) -> Result<Option<User>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push(" WHERE id = ").push_value(id);
        Ok(query.one(&self.database).await?)
    }

    /// The users of these numbers, in no order.
    pub async fn users(&self, ids: &[i64]) -> Result<Vec<User>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = Query::new(SELECT);
        query.push(" WHERE id IN ").push_list(ids.iter().copied());
        Ok(query.all(&self.database).await?)
    }

    /// The users whose names have these letters in them, or all, the latest first.
    pub async fn find_users(&self, letters: &str, limit: i64) -> Result<Vec<User>, StoreError> {
        check_text("a name", letters)?;
        let letters = format!("%{}%", letters.to_lowercase().replace(['%', '_'], " "));
        let mut query = Query::new(SELECT);
        query.push(" WHERE LOWER(name) LIKE ").push_value(letters.as_str());
        query.push(" ORDER BY seen DESC, id DESC LIMIT ").push_value(limit.max(0));
        Ok(query.all(&self.database).await?)
    }

    /// The account, bot or level of a name, in capitals or not.
    pub async fn user_by_name(&self, name: &str) -> Result<Option<User>, StoreError> {
        let key = name_key(name);
        if check_id("a name", &key).is_err() {
            return Ok(None);
        }
        let mut query = Query::new(SELECT);
        query.push(" WHERE name_key = ").push_value(&key);
        Ok(query.one(&self.database).await?)
    }

    /// The programs of somebody, the oldest first; those that were deleted have no name.
    pub async fn bots(&self, owner: i64) -> Result<Vec<User>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push(" WHERE name <> '' AND owner = ").push_value(owner).push(" ORDER BY id");
        Ok(query.all(&self.database).await?)
    }

    /// The guests who have become a part of an account.
    pub async fn merged_users(&self, account: i64) -> Result<Vec<i64>, StoreError> {
        let query = Query::new("SELECT id FROM users WHERE merged_into = $1 ORDER BY id");
        let found: Vec<(i64,)> = query.bind(account).all(&self.database).await?;
        Ok(found.into_iter().map(|row| row.0).collect())
    }

    /// Gives a guest a name of their own and a password; says whether they were one.
    pub async fn make_account(
        &self,
        guest: i64,
        name: &str,
        password: &str,
    ) -> Result<bool, StoreError> {
        check_id("a name", name)?;
        check_text("a password", password)?;
        let keys = NameKeys::new(UserKind::Account, name);
        let update = Query::new(
            "UPDATE users SET name = $1, kind = 'account', name_key = $2, look_key = $3, \
             password = $4 WHERE id = $5 AND kind = 'guest' AND merged_into IS NULL",
        );
        let update = update.bind(name).bind(&keys.name).bind(&keys.look).bind(password);
        let update = update.bind(guest).write(&self.database).await;
        Ok(update.map_err(|error| taken(name, error))? > 0)
    }

    /// Gives a user a name, and makes them a player of that kind.
    pub async fn rename_user(
        &self,
        id: i64,
        name: &str,
        kind: UserKind,
    ) -> Result<bool, StoreError> {
        check_id("a name", name)?;
        let keys = NameKeys::new(kind, name);
        let update = Query::new(
            "UPDATE users SET name = $1, kind = $2, name_key = $3, look_key = $4 WHERE id = $5",
        );
        let update = update.bind(name).bind(kind).bind(&keys.name).bind(&keys.look).bind(id);
        let changed = update.write(&self.database).await.map_err(|error| taken(name, error))?;
        Ok(changed > 0)
    }

    /// Keeps the hash of a new password.
    pub async fn set_password(&self, id: i64, password: Option<&str>) -> Result<bool, StoreError> {
        check_text("a password", password.unwrap_or_default())?;
        let update = Query::new("UPDATE users SET password = $1 WHERE id = $2");
        Ok(update.bind(password).bind(id).write(&self.database).await? > 0)
    }

    /// Keeps somebody from playing, or lets them play again.
    pub async fn set_banned(&self, id: i64, is_banned: bool) -> Result<bool, StoreError> {
        let update = Query::new("UPDATE users SET is_banned = $1 WHERE id = $2");
        Ok(update.bind(is_banned).bind(id).write(&self.database).await? > 0)
    }

    /// Keeps when somebody was last there.
    pub async fn saw_user(&self, id: i64, now: i64) -> Result<(), StoreError> {
        let update = Query::new("UPDATE users SET seen = $1 WHERE id = $2 AND seen < $1");
        update.bind(now).bind(id).write(&self.database).await?;
        Ok(())
    }

    /// Makes a guest's games those of an account. The logs say who it was then; the credentials end.
    pub async fn merge_user(&self, guest: i64, account: i64) -> Result<bool, StoreError> {
        let mut transaction = self.database.begin().await?;
        let merge = "UPDATE users SET merged_into = $2 WHERE id = $1 AND kind = 'guest' AND $1 <> $2 \
             AND merged_into IS NULL AND EXISTS (SELECT 1 FROM users AS u WHERE u.id = $2)";
        if Query::new(merge).bind(guest).bind(account).write_in(&mut transaction).await? == 0 {
            return Ok(false);
        }
        for text in [
            "UPDATE games SET first_user = $2 WHERE first_user = $1",
            "UPDATE games SET second_user = $2 WHERE second_user = $1",
            "UPDATE games SET turn_user = $2 WHERE turn_user = $1",
        ] {
            Query::new(text).bind(guest).bind(account).write_in(&mut transaction).await?;
        }
        let end = Query::new("DELETE FROM credentials WHERE user_id = $1");
        end.bind(guest).write_in(&mut transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// The one rule of the table that a name can break is that it is the only one.
fn taken(name: &str, error: Error) -> StoreError {
    match &error {
        Error::Database(reason) if reason.is_unique_violation() => {
            StoreError::NameTaken(name.to_owned())
        }
        _ => error.into(),
    }
}
