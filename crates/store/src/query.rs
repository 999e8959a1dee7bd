use std::borrow::Cow;
use std::fmt::Write as _;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments as _, AssertSqlSafe, Error, FromRow};

use crate::database::{Database, Transaction};
use crate::value::Value;

/// What can be read from a row of either database.
pub(crate) trait Row:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{}

/// One text of SQL with its values, which runs on either database.
#[derive(Debug)]
pub(crate) struct Query<'a> {
    text: Cow<'static, str>,
    values: Vec<Value<'a>>,
    /// Whether each value is used once and in order.
    is_in_order: bool,
}

/// The values as what a database takes; texts that were put together are not kept prepared.
macro_rules! prepared {
    ($make:ident, SqliteArguments, $query:expr) => {
        prepared!(@both $make, SqliteArguments, $query.without_numbers())
    };
    ($make:ident, PgArguments, $query:expr) => {
        prepared!(@both $make, PgArguments, $query)
    };
    (@both $make:ident, $arguments:ty, $query:expr) => {{
        let query = $query;
        let is_fixed = matches!(query.text, Cow::Borrowed(_));
        let mut arguments = <$arguments>::default();
        for value in query.values {
            match value {
                Value::Text(text) => arguments.add(text),
                Value::Number(number) => arguments.add(number),
                Value::Real(number) => arguments.add(number),
                Value::Truth(truth) => arguments.add(truth),
            }
            .map_err(Error::Encode)?;
        }
        sqlx::$make(AssertSqlSafe(query.text), arguments).persistent(is_fixed)
    }};
}

impl<'a> Query<'a> {
    /// A text with `$1`, `$2` and so on in place of its values.
    pub(crate) fn new(text: &'static str) -> Self {
        Self { text: text.into(), values: Vec::new(), is_in_order: false }
    }

    /// The next value.
    pub(crate) fn bind(mut self, value: impl Into<Value<'a>>) -> Self {
        self.values.push(value.into());
        self
    }

    /// More text.
    pub(crate) fn push(&mut self, text: &'static str) -> &mut Self {
        self.text.to_mut().push_str(text);
        self
    }

    /// A value, and its place in the text.
    pub(crate) fn push_value(&mut self, value: impl Into<Value<'a>>) -> &mut Self {
        self.values.push(value.into());
        // Writing to a string does not fail.
        let _ = write!(self.text.to_mut(), "${}", self.values.len());
        self
    }

    /// Values in parentheses.
    pub(crate) fn push_list(
        &mut self,
        values: impl IntoIterator<Item = impl Into<Value<'a>>>,
    ) -> &mut Self {
        self.push("(");
        for (index, value) in values.into_iter().enumerate() {
            self.push(if index == 0 { "" } else { ", " }).push_value(value);
        }
        self.push(")")
    }

    /// The rows of a table, as they follow `VALUES`; there must not be other values.
    pub(crate) fn push_rows<const N: usize>(
        &mut self,
        rows: impl IntoIterator<Item = [Value<'a>; N]>,
    ) -> &mut Self {
        for (index, row) in rows.into_iter().enumerate() {
            self.push(if index == 0 { "" } else { ", " }).push_list(row);
        }
        self.is_in_order = true;
        self
    }

    /// The same with `?` for `$1` and so on. SQLite takes those for names and compares each with all
    /// others, for which a thousand values are too many.
    fn without_numbers(mut self) -> Self {
        if self.is_in_order {
            let mut pieces = self.text.split('$');
            let mut text = pieces.next().unwrap_or_default().to_owned();
            for piece in pieces {
                text.push('?');
                text.push_str(piece.trim_start_matches(|c: char| c.is_ascii_digit()));
            }
            self.text = text.into();
        }
        self
    }

    /// Every row that is found.
    pub(crate) async fn all<T: Row>(self, database: &Database) -> Result<Vec<T>, Error> {
        match database {
            Database::Sqlite(pools) => {
                prepared!(query_as_with, SqliteArguments, self).fetch_all(&pools.readers).await
            }
            Database::Postgres(pools) => {
                prepared!(query_as_with, PgArguments, self).fetch_all(&pools.readers).await
            }
        }
    }

    /// The first row that is found.
    pub(crate) async fn one<T: Row>(self, database: &Database) -> Result<Option<T>, Error> {
        Ok(self.all(database).await?.into_iter().next())
    }

    /// Writes, and says how many rows it has changed.
    pub(crate) async fn write(self, database: &Database) -> Result<u64, Error> {
        Ok(match database {
            Database::Sqlite(pools) => prepared!(query_with, SqliteArguments, self)
                .execute(&pools.writers)
                .await?
                .rows_affected(),
            Database::Postgres(pools) => prepared!(query_with, PgArguments, self)
                .execute(&pools.writers)
                .await?
                .rows_affected(),
        })
    }

    /// Writes, and says what it returns.
    pub(crate) async fn write_returning<T: Row>(
        self,
        database: &Database,
    ) -> Result<Vec<T>, Error> {
        match database {
            Database::Sqlite(pools) => {
                prepared!(query_as_with, SqliteArguments, self).fetch_all(&pools.writers).await
            }
            Database::Postgres(pools) => {
                prepared!(query_as_with, PgArguments, self).fetch_all(&pools.writers).await
            }
        }
    }

    /// Writes as a part of a transaction, and says how many rows it has changed.
    pub(crate) async fn write_in(self, transaction: &mut Transaction) -> Result<u64, Error> {
        Ok(match transaction {
            Transaction::Sqlite(inner) => prepared!(query_with, SqliteArguments, self)
                .execute(&mut **inner)
                .await?
                .rows_affected(),
            Transaction::Postgres(inner) => prepared!(query_with, PgArguments, self)
                .execute(&mut **inner)
                .await?
                .rows_affected(),
        })
    }

    /// Every row that is found as a part of a transaction.
    pub(crate) async fn all_in<T: Row>(
        self,
        transaction: &mut Transaction,
    ) -> Result<Vec<T>, Error> {
        match transaction {
            Transaction::Sqlite(inner) => {
                prepared!(query_as_with, SqliteArguments, self).fetch_all(&mut **inner).await
            }
            Transaction::Postgres(inner) => {
                prepared!(query_as_with, PgArguments, self).fetch_all(&mut **inner).await
            }
        }
    }
}
