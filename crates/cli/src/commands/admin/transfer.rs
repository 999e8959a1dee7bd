use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};

use board::quote;
use clap::Args;
use serde_json::{Map, Number, Value, json};
use store::{Cell, Store, TABLES, Table, TableRow};

use super::{failed, say};
use crate::{CommandError, Console, words};

/// What is written, and where.
#[derive(Args, Debug)]
pub(crate) struct Export {
    #[command(flatten)]
    file: super::File,

    /// Also write every game as a record into this file
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    /// With the hashes of passwords and of what lets people in, to move to another database
    #[arg(long)]
    secrets: bool,
}

/// The version of the format.
const VERSION: u64 = 1;

/// The longest line that is read, in bytes: the longest log entry has far less.
const LONGEST: u64 = 4 << 20;

/// How many rows are written at once.
const BATCH: usize = 500;

pub(super) async fn export(
    store: &Store,
    export: &Export,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let path = &export.file.path;
    let count = write(store, path, export.secrets).await?;
    if let Some(records) = &export.records {
        let other = |error: std::io::Error| CommandError::file(records, &error);
        let mut file = BufWriter::new(File::create_new(records).map_err(other)?);
        for &state in store::State::ALL {
            for id in store.ids(state).await.map_err(|error| failed(&error))? {
                match server::record_of(store, games::SHELF, &id).await {
                    Ok(record) => writeln!(file, "{record}").map_err(other)?,
                    Err(error) => writeln!(console.err, "ludoteca: {id}: {error}")?,
                }
            }
        }
        file.flush().map_err(other)?;
    }
    say(console, &words::exported(count, path.display().to_string()))
}

/// Writes every row of every table, as it was at one moment; how many.
pub(super) async fn write(
    store: &Store,
    path: &Path,
    with_secrets: bool,
) -> Result<u64, CommandError> {
    let other = |error: std::io::Error| CommandError::file(path, &error);
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.write(true).create_new(true).open(path).map_err(other)?;
    let mut file = BufWriter::new(file);
    let program = env!("CARGO_PKG_VERSION");
    writeln!(file, "{}", json!({ "ludoteca": "export", "version": VERSION, "program": program }))
        .map_err(other)?;
    let mut reading = store.read_everything().await.map_err(|error| failed(&error))?;
    let mut count = 0;
    for table in TABLES.iter().filter(|table| with_secrets || !table.is_secret) {
        let mut last: Option<TableRow> = None;
        loop {
            let rows = reading.rows(table, last.as_ref()).await.map_err(|error| failed(&error))?;
            for row in &rows {
                let line = json!({ "table": table.name, "row": row_to_json(row, with_secrets) });
                writeln!(file, "{line}").map_err(other)?;
            }
            count += rows.len() as u64;
            let Some(end) = rows.into_iter().next_back() else { break };
            last = Some(end);
        }
    }
    let file = file.into_inner().map_err(|error| other(error.into_error()))?;
    file.sync_all().map_err(other)?;
    Ok(count)
}

fn row_to_json(row: &TableRow, with_secrets: bool) -> Value {
    let cells = row.0.iter().filter(|(name, _)| with_secrets || *name != "password");
    let cells = cells.filter_map(|(name, cell)| {
        let value = match cell {
            Cell::Null => return None,
            Cell::Text(text) => Value::String(text.clone()),
            Cell::Number(number) => Value::Number((*number).into()),
            Cell::Real(number) => Number::from_f64(*number).map_or(Value::Null, Value::Number),
            Cell::Truth(truth) => Value::Bool(*truth),
        };
        Some((name.clone(), value))
    });
    Value::Object(cells.collect::<Map<_, _>>())
}

fn row_from_json(row: &Map<String, Value>, table: &Table) -> Option<TableRow> {
    let cells = row.iter().map(|(name, value)| {
        let cell = match value {
            Value::Null => Cell::Null,
            Value::String(text) => Cell::Text(text.clone()),
            Value::Bool(truth) => Cell::Truth(*truth),
            Value::Number(number) if table.is_real(name) => Cell::Real(number.as_f64()?),
            Value::Number(number) => Cell::Number(number.as_i64()?),
            Value::Array(_) | Value::Object(_) => return None,
        };
        Some((name.clone(), cell))
    });
    Some(TableRow(cells.collect::<Option<_>>()?))
}

pub(super) async fn import(
    store: &Store,
    path: &Path,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let (read, new) = read(store, path).await?;
    say(console, &words::imported(read, new))
}

/// Takes in every row that is not there yet; how many were read, and how many of them are new.
pub(super) async fn read(store: &Store, path: &Path) -> Result<(u64, u64), CommandError> {
    let other = |error: std::io::Error| CommandError::file(path, &error);
    let wrong = |line: usize| {
        let file = quote(&path.to_string_lossy());
        CommandError::Input(words::wrong_file(file, words::not_an_export(line)))
    };
    let mut file = BufReader::new(File::open(path).map_err(other)?);
    let mut batch: (Option<&'static Table>, Vec<TableRow>) = (None, Vec::new());
    let (mut links, mut read, mut new) = (Vec::new(), 0, 0);
    for number in 1.. {
        let mut line = String::new();
        if file.by_ref().take(LONGEST).read_line(&mut line).map_err(other)? == 0 {
            if number == 1 {
                return Err(wrong(1));
            }
            break;
        }
        let value: Value = serde_json::from_str(&line).map_err(|_| wrong(number))?;
        if number == 1 {
            let is_ours = value["ludoteca"] == "export" && value["version"] == VERSION;
            is_ours.then_some(()).ok_or_else(|| wrong(1))?;
            continue;
        }
        let table = value["table"].as_str().and_then(Table::find).ok_or_else(|| wrong(number))?;
        let row = value["row"].as_object().and_then(|row| row_from_json(row, table));
        let row = row.ok_or_else(|| wrong(number))?;
        if table.name == "users" {
            links.push(row.clone());
        }
        if batch.0.is_some_and(|known| known.name != table.name) || batch.1.len() >= BATCH {
            new += flush(store, &mut batch).await?;
        }
        batch.0 = Some(table);
        batch.1.push(row);
        read += 1;
    }
    new += flush(store, &mut batch).await?;
    store.link_users(&links).await.map_err(|error| failed(&error))?;
    Ok((read, new))
}

async fn flush(
    store: &Store,
    batch: &mut (Option<&'static Table>, Vec<TableRow>),
) -> Result<u64, CommandError> {
    let Some(table) = batch.0 else { return Ok(0) };
    let written = store.write_rows(table, &batch.1).await.map_err(|error| failed(&error))?;
    batch.1.clear();
    Ok(written)
}
