use std::collections::BTreeMap;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, Error, Executor as _, FromRow, Row as _, TypeInfo as _};

use crate::database::{Database, Transaction};
use crate::query::Query;
use crate::value::Value;
use crate::{Store, StoreError};

/// How many rows are read or written at once.
const PAGE: i64 = 500;

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A number.
    Real(f64),
    /// Yes or no.
    Truth(bool),
}

/// One row of a table, by the names of its columns.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct TableRow(pub BTreeMap<String, Cell>);

/// A table that is taken along when everything moves to another database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// By which columns a row is known.
    pub key: &'static [&'static str],
    /// Which columns never change: a row of the same key where they differ is another one.
    pub fixed: &'static [&'static str],
    /// Whether it is among what nobody else may see.
    pub is_secret: bool,
    select: &'static str,
    insert: &'static str,
    columns: &'static [&'static str],
}

macro_rules! table {
    ($name:literal, [$first:literal $(, $key:literal)*], [$($fixed:literal),*], $secret:literal,
     [$($column:ident),*]) => {
        Table {
            name: $name,
            key: &[$first $(, $key)*],
            fixed: &[$($fixed),*],
            is_secret: $secret,
            select: concat!("SELECT * FROM ", $name),
            insert: concat!("INSERT INTO ", $name, " ("),
            columns: &[$(stringify!($column)),*],
        }
    };
}

/// Every table that is taken along, those that others refer to first. What is left out is about the
/// moment: which servers are alive, and what computers have to do.
pub const TABLES: [Table; 8] = [
    table!(
        "users",
        ["id"],
        ["created"],
        false,
        [
            id,
            name,
            kind,
            name_key,
            password,
            created,
            seen,
            is_banned,
            merged_into,
            look_key,
            owner
        ]
    ),
    table!(
        "credentials",
        ["hash"],
        ["user_id"],
        true,
        [hash, user_id, kind, label, created, seen, expires]
    ),
    table!(
        "games",
        ["id"],
        ["setup", "created"],
        false,
        [
            id,
            setup,
            created,
            updated,
            entries,
            state,
            game,
            is_listed,
            is_rated,
            first_user,
            second_user,
            turn_user,
            deadline,
            result
        ]
    ),
    table!(
        "entries",
        ["game", "number"],
        ["at", "user_id", "key", "body"],
        false,
        [game, number, at, user_id, key, body]
    ),
    table!("results", ["game"], ["ended"], false, [game, ended, is_counted]),
    table!(
        "ratings",
        ["user_id", "game"],
        [],
        false,
        [user_id, game, rating, deviation, volatility, games, updated]
    ),
    table!(
        "tournaments",
        ["id"],
        ["setup", "created"],
        false,
        [id, setup, created, updated, entries, state, deadline]
    ),
    table!(
        "tournament_entries",
        ["tournament", "number"],
        ["at", "user_id", "body"],
        false,
        [tournament, number, at, user_id, body]
    ),
];

impl Table {
    /// The table of a name.
    pub fn find(name: &str) -> Option<&'static Self> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// The names of its columns.
    pub const fn columns(&self) -> &'static [&'static str] {
        self.columns
    }

    /// Whether a column has numbers that are not whole.
    pub fn is_real(&self, column: &str) -> bool {
        self.name == "ratings" && ["rating", "deviation", "volatility"].contains(&column)
    }
}

/// Reads every table as it was at one moment, row by row, while servers go on.
#[derive(Debug)]
pub struct Reading(Transaction);

impl Store {
    /// Begins to read everything.
    pub async fn read_everything(&self) -> Result<Reading, StoreError> {
        Ok(Reading(match &self.database {
            Database::Sqlite(pools) => Transaction::Sqlite(pools.readers.begin().await?),
            Database::Postgres(pools) => {
                let mut transaction = pools.readers.begin().await?;
                let at_once = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY";
                transaction.execute(at_once).await?;
                Transaction::Postgres(transaction)
            }
        }))
    }

    /// Writes rows of a table that are not there yet, all or none; says how many were not. A row of the
    /// same key that is another one is refused.
    pub async fn write_rows(
        &self,
        table: &'static Table,
        rows: &[TableRow],
    ) -> Result<u64, StoreError> {
        let mut transaction = self.database.begin().await?;
        let mut written = 0;
        for row in rows {
            // Who somebody belongs to may come later, and is written when everybody is there.
            let is_later = |name: &str| table.name == "users" && LINKS.contains(&name);
            let is_there = |name: &&'static str| {
                row.0.get(*name).is_some_and(|cell| *cell != Cell::Null) && !is_later(name)
            };
            let columns: Vec<&'static str> =
                table.columns.iter().copied().filter(is_there).collect();
            let mut insert = Query::new(table.insert);
            for (index, column) in columns.iter().enumerate() {
                insert.push(if index == 0 { "" } else { ", " }).push(column);
            }
            insert.push(") VALUES ").push_list(columns.iter().map(|name| row.0[*name].value()));
            // Names are unique too, and whoever has one already keeps it.
            insert.push(" ON CONFLICT DO NOTHING");
            if insert.write_in(&mut transaction).await? > 0 {
                written += 1;
            } else {
                same(table, row, &mut transaction).await?;
            }
        }
        if table.name == "users"
            && let Transaction::Postgres(_) = transaction
        {
            // The next one is numbered after those that have come.
            let text = "SELECT setval(pg_get_serial_sequence('users', 'id'), \
                 (SELECT COALESCE(MAX(id), 1) FROM users))";
            Query::new(text).write_in(&mut transaction).await?;
        }
        transaction.commit().await?;
        Ok(written)
    }
}

/// The columns of users that refer to other users.
const LINKS: [&str; 2] = ["merged_into", "owner"];

impl Store {
    /// Writes to whom users belong, once they are all there.
    pub async fn link_users(&self, rows: &[TableRow]) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        for (column, text) in LINKS.into_iter().zip([
            "UPDATE users SET merged_into = $1 WHERE id = $2",
            "UPDATE users SET owner = $1 WHERE id = $2",
        ]) {
            for row in rows {
                if let (Some(Cell::Number(other)), Some(Cell::Number(id))) =
                    (row.0.get(column), row.0.get("id"))
                {
                    Query::new(text).bind(*other).bind(*id).write_in(&mut transaction).await?;
                }
            }
        }
        Ok(transaction.commit().await?)
    }
}

/// Whether the row that is there in place of another is the same.
async fn same(
    table: &'static Table,
    row: &TableRow,
    transaction: &mut Transaction,
) -> Result<(), StoreError> {
    let mut query = Query::new(table.select);
    for (index, column) in table.key.iter().enumerate() {
        let value = row.0.get(*column).unwrap_or(&Cell::Null);
        query.push(if index == 0 { " WHERE " } else { " AND " }).push(column);
        query.push(" = ").push_value(value.value());
    }
    let found: Vec<TableRow> = query.all_in(transaction).await?;
    let is_same = found.first().is_some_and(|other| {
        table
            .fixed
            .iter()
            .all(|column| row.0.get(*column).is_none_or(|cell| other.0.get(*column) == Some(cell)))
    });
    if is_same {
        return Ok(());
    }
    let key: Vec<String> = table
        .key
        .iter()
        .map(|column| row.0.get(*column).map_or(String::new(), Cell::text))
        .collect();
    Err(StoreError::Other { table: table.name, key: key.join(" ") })
}

impl Reading {
    /// The next rows of a table after a row, or its first ones; none at its end.
    pub async fn rows(
        &mut self,
        table: &'static Table,
        after: Option<&TableRow>,
    ) -> Result<Vec<TableRow>, StoreError> {
        let mut query = Query::new(table.select);
        let key = |query: &mut Query<'_>| {
            for (index, column) in table.key.iter().enumerate() {
                query.push(if index == 0 { "" } else { ", " }).push(column);
            }
        };
        if let Some(TableRow(cells)) = after {
            query.push(" WHERE (");
            key(&mut query);
            query.push(") > ").push_list(
                table
                    .key
                    .iter()
                    .map(|column| cells.get(*column).map_or(Value::Text(None), Cell::value)),
            );
        }
        query.push(" ORDER BY ");
        key(&mut query);
        query.push(" LIMIT ").push_value(PAGE);
        Ok(query.all_in(&mut self.0).await?)
    }
}

impl Cell {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Text(None),
            Self::Text(text) => text.into(),
            Self::Number(number) => (*number).into(),
            Self::Real(number) => Value::Real(*number),
            Self::Truth(truth) => Value::Truth(*truth),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Null => String::new(),
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::Real(number) => number.to_string(),
            Self::Truth(truth) => truth.to_string(),
        }
    }
}

macro_rules! from_any_row {
    ($row:ty) => {
        impl FromRow<'_, $row> for TableRow {
            fn from_row(row: &$row) -> Result<Self, Error> {
                let mut cells = BTreeMap::new();
                for column in row.columns() {
                    let place = column.ordinal();
                    let cell = match column.type_info().name() {
                        "TEXT" => row.try_get::<Option<String>, _>(place)?.map(Cell::Text),
                        "INT8" | "INTEGER" | "BIGINT" => {
                            row.try_get::<Option<i64>, _>(place)?.map(Cell::Number)
                        }
                        "FLOAT8" | "REAL" => row.try_get::<Option<f64>, _>(place)?.map(Cell::Real),
                        "BOOL" | "BOOLEAN" => {
                            row.try_get::<Option<bool>, _>(place)?.map(Cell::Truth)
                        }
                        other => {
                            let name = column.name();
                            return Err(Error::Protocol(format!(
                                "column {name} is of type {other}"
                            )));
                        }
                    };
                    cells.insert(column.name().to_owned(), cell.unwrap_or(Cell::Null));
                }
                Ok(Self(cells))
            }
        }
    };
}

from_any_row!(SqliteRow);
from_any_row!(PgRow);
