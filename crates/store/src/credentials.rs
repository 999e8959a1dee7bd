use crate::check::{check_id, check_text};
use crate::query::Query;
use crate::row::{from_row, words};
use crate::{Store, StoreError};

words! {
    /// What lets somebody in.
    CredentialKind {
        /// A browser that has signed in.
        Session = "session",
        /// A program with a secret of its own.
        Token = "token",
    }
}

/// A secret by which somebody is known; only its hash is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    /// The hash of the secret.
    pub hash: String,
    /// Who is known by it.
    pub user: i64,
    /// What kind of secret it is.
    pub kind: CredentialKind,
    /// What the user calls it.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub seen: i64,
    /// When it ends, if ever.
    pub expires: Option<i64>,
}

from_row!(Credential { hash, user: user_id, kind, label, created, seen, expires });

const SELECT: &str =
    "SELECT hash, user_id, kind, label, created, seen, expires FROM credentials WHERE ";

impl Store {
    /// Keeps a credential.
    pub async fn add_credential(&self, credential: &Credential) -> Result<(), StoreError> {
        check_id("the hash of a credential", &credential.hash)?;
        check_text("the label of a credential", &credential.label)?;
        let insert = Query::new(
            "INSERT INTO credentials (hash, user_id, kind, label, created, seen, expires) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        );
        let insert = insert.bind(&credential.hash).bind(credential.user).bind(credential.kind);
        let insert = insert.bind(&credential.label).bind(credential.created);
        insert.bind(credential.seen).bind(credential.expires).write(&self.database).await?;
        Ok(())
    }

    /// The credential with a hash, unless it has ended.
    pub async fn credential(&self, hash: &str, now: i64) -> Result<Option<Credential>, StoreError> {
        if check_text("the hash of a credential", hash).is_err() {
            return Ok(None);
        }
        let mut query = Query::new(SELECT);
        query.push("hash = ").push_value(hash);
        query.push(" AND (expires IS NULL OR expires > ").push_value(now).push(")");
        Ok(query.one(&self.database).await?)
    }

    /// The credentials of a user, the oldest first.
    pub async fn credentials(&self, user: i64) -> Result<Vec<Credential>, StoreError> {
        let mut query = Query::new(SELECT);
        query.push("user_id = ").push_value(user).push(" ORDER BY created, hash");
        Ok(query.all(&self.database).await?)
    }

    /// Keeps when a credential was last used, and until when it lasts now.
    pub async fn saw_credential(
        &self,
        hash: &str,
        now: i64,
        expires: Option<i64>,
    ) -> Result<bool, StoreError> {
        let update = Query::new("UPDATE credentials SET seen = $1, expires = $2 WHERE hash = $3");
        Ok(update.bind(now).bind(expires).bind(hash).write(&self.database).await? > 0)
    }

    /// Ends a credential.
    pub async fn delete_credential(&self, hash: &str) -> Result<bool, StoreError> {
        let delete = Query::new("DELETE FROM credentials WHERE hash = $1");
        Ok(delete.bind(hash).write(&self.database).await? > 0)
    }

    /// Ends every credential of a user, or all but the one with this hash; says how many there were.
    pub async fn delete_credentials(
        &self,
        user: i64,
        except: Option<&str>,
    ) -> Result<u64, StoreError> {
        let delete = Query::new("DELETE FROM credentials WHERE user_id = $1 AND hash <> $2");
        let except = except.unwrap_or_default();
        Ok(delete.bind(user).bind(except).write(&self.database).await?)
    }

    /// Forgets the credentials that have ended; says how many there were.
    pub async fn delete_expired_credentials(&self, now: i64) -> Result<u64, StoreError> {
        let delete = Query::new("DELETE FROM credentials WHERE expires <= $1");
        Ok(delete.bind(now).write(&self.database).await?)
    }
}
