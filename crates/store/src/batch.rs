use std::collections::{BTreeMap, BTreeSet, HashMap};

use sqlx::Error;

use crate::StoreError;
use crate::changes::notify_games;
use crate::database::{Database, Transaction};
use crate::entry::{Append, Appended};
use crate::game::{NewGame, State, Summary};
use crate::query::Query;
use crate::value::Value;
use crate::writer::Work;

/// How many rows one statement inserts: six values each are within what SQLite takes.
const ROWS: usize = 1000;

type Answer = Result<Appended, StoreError>;
type Line<'a> = [Value<'a>; 6];

/// Writes everything in one transaction; says for each whether it was written.
pub(crate) async fn write(
    database: &Database,
    server: &str,
    works: &[Work],
) -> Result<Vec<Answer>, Error> {
    if works.is_empty() {
        return Ok(Vec::new());
    }
    let mut transaction = database.begin_to_append().await?;
    let created = create(works, &mut transaction).await?;
    let mut next = lengths(works, &mut transaction).await?;
    let mut batch = Batch::default();
    let mut answers = Vec::with_capacity(works.len());
    for (index, work) in works.iter().enumerate() {
        answers.push(match work {
            Work::Create(game) if created.contains(&index) => {
                next.insert(&game.id, game.entries.len() as i64);
                batch.create(game);
                Ok(Appended::Written)
            }
            Work::Create(_) => Ok(Appended::Overtaken),
            Work::Append(append) => match next.get_mut(append.game.as_str()) {
                None => Err(StoreError::Absent(format!("game {}", append.game))),
                Some(next) if append.number < *next => Ok(Appended::Overtaken),
                Some(next) if append.number > *next => Err(StoreError::Gap {
                    id: append.game.clone(),
                    number: append.number,
                    next: *next,
                }),
                Some(next) => {
                    *next += 1;
                    batch.append(append);
                    Ok(Appended::Written)
                }
            },
        });
    }
    batch.write(&mut transaction).await?;
    notify_games(&mut transaction, server, &batch.games).await?;
    transaction.commit().await?;
    Ok(answers)
}

/// Inserts the new games; says which of the works have made one.
async fn create(works: &[Work], transaction: &mut Transaction) -> Result<BTreeSet<usize>, Error> {
    let mut first: BTreeMap<&str, (usize, &NewGame)> = BTreeMap::new();
    for (index, work) in works.iter().enumerate() {
        if let Work::Create(game) = work {
            first.entry(&game.id).or_insert((index, game));
        }
    }
    if first.is_empty() {
        return Ok(BTreeSet::new());
    }
    let mut insert = Query::new(
        "INSERT INTO games (id, setup, created, updated, entries, state, game, is_listed, is_rated, \
         first_user, second_user, turn_user, deadline, result) VALUES ",
    );
    insert.push_rows(first.values().map(|(_, game)| {
        let mut row = [Value::Number(None); 14];
        let length = game.entries.len() as i64;
        let own: [Value<'_>; 5] = [
            (&game.id).into(),
            (&game.setup).into(),
            game.at.into(),
            game.at.into(),
            length.into(),
        ];
        row[..5].copy_from_slice(&own);
        row[5..].copy_from_slice(&game.summary.values());
        row
    }));
    insert.push(" ON CONFLICT DO NOTHING RETURNING id");
    let made: Vec<(String,)> = insert.all_in(transaction).await?;
    Ok(made.iter().filter_map(|(id,)| Some(first.get(id.as_str())?.0)).collect())
}

/// How many entries the games have that are appended to; in PostgreSQL nobody else appends to them
/// until the transaction ends. Everybody locks them in one order, so that nobody waits for each other.
async fn lengths<'a>(
    works: &'a [Work],
    transaction: &mut Transaction,
) -> Result<HashMap<&'a str, i64>, Error> {
    let games: BTreeSet<&str> = works
        .iter()
        .filter_map(|work| match work {
            Work::Append(append) => Some(append.game.as_str()),
            Work::Create(_) => None,
        })
        .collect();
    if games.is_empty() {
        return Ok(HashMap::new());
    }
    let mut query = Query::new("SELECT id, entries FROM games WHERE id IN ");
    query.push_list(games.iter().copied()).push(" ORDER BY id");
    if let Transaction::Postgres(_) = transaction {
        query.push(" FOR UPDATE");
    }
    let found: Vec<(String, i64)> = query.all_in(transaction).await?;
    let found = found.iter().filter_map(|(id, length)| Some((*games.get(id.as_str())?, *length)));
    Ok(found.collect())
}

/// What one transaction writes besides new games.
#[derive(Default)]
struct Batch<'a> {
    lines: Vec<Line<'a>>,
    /// What the latest entry of each game leaves behind.
    updates: BTreeMap<&'a str, (i64, i64, &'a Summary)>,
    games: BTreeSet<&'a str>,
}

impl<'a> Batch<'a> {
    fn create(&mut self, game: &'a NewGame) {
        for (number, entry) in (0_i64..).zip(&game.entries) {
            self.lines.push([
                (&game.id).into(),
                number.into(),
                game.at.into(),
                entry.user.into(),
                (&entry.key).into(),
                (&entry.body).into(),
            ]);
        }
        self.games.insert(&game.id);
    }

    fn append(&mut self, append: &'a Append) {
        self.lines.push([
            (&append.game).into(),
            append.number.into(),
            append.at.into(),
            append.user.into(),
            (&append.key).into(),
            (&append.body).into(),
        ]);
        let update = (append.at, append.number + 1, &append.summary);
        self.updates.insert(&append.game, update);
        self.games.insert(&append.game);
    }

    async fn write(&self, transaction: &mut Transaction) -> Result<(), Error> {
        for lines in self.lines.chunks(ROWS) {
            let mut insert =
                Query::new("INSERT INTO entries (game, number, at, user_id, key, body) VALUES ");
            insert.push_rows(lines.iter().copied());
            insert.write_in(transaction).await?;
        }
        if self.updates.is_empty() {
            return Ok(());
        }
        // Both databases call the columns of a list of values by these names.
        let mut update = Query::new(
            "UPDATE games SET updated = v.column2, entries = v.column3, state = v.column4, \
             game = v.column5, is_listed = v.column6, is_rated = v.column7, \
             first_user = v.column8, second_user = v.column9, turn_user = v.column10, \
             deadline = v.column11, result = v.column12 FROM (VALUES ",
        );
        update.push_rows(self.updates.iter().map(|(game, (at, length, summary))| {
            let mut row = [Value::Number(None); 12];
            let own: [Value<'_>; 3] = [(*game).into(), (*at).into(), (*length).into()];
            row[..3].copy_from_slice(&own);
            row[3..].copy_from_slice(&summary.values());
            row
        }));
        update.push(") AS v WHERE games.id = v.column1");
        update.write_in(transaction).await?;
        self.write_results(transaction).await
    }

    /// Keeps the games that have just ended and count for ratings; what comes after their end changes
    /// nothing.
    async fn write_results(&self, transaction: &mut Transaction) -> Result<(), Error> {
        let counts = |summary: &Summary| {
            let is_full = summary.first_user.is_some() && summary.second_user.is_some();
            summary.state == State::Over && summary.is_rated && is_full
        };
        let ended = self.updates.iter().filter(|(_, (_, _, summary))| counts(summary));
        let rows: Vec<[Value<'_>; 3]> =
            ended.map(|(game, (at, ..))| [(*game).into(), (*at).into(), false.into()]).collect();
        if rows.is_empty() {
            return Ok(());
        }
        let mut insert = Query::new("INSERT INTO results (game, ended, is_counted) VALUES ");
        insert.push_rows(rows).push(" ON CONFLICT DO NOTHING");
        insert.write_in(transaction).await?;
        Ok(())
    }
}
