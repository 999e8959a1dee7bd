//! `ludoteca admin`: what an operator does with what a server keeps, also while the server runs.

mod copies;
mod games;
mod transfer;
mod users;

use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use i18n::Phrase;
use store::{Place, Store, StoreError};
use tokio::runtime;

use crate::storage::Storage;
use crate::{CommandError, Console, words};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    storage: Storage,

    #[command(subcommand)]
    task: Task,
}

/// What there is to do.
#[derive(Debug, Subcommand)]
enum Task {
    /// List the people and programs that play here, the latest first
    Users(users::List),
    /// Keep somebody from playing
    Ban(users::One),
    /// Let somebody play again
    Unban(users::One),
    /// List the games, the latest first
    Games(games::List),
    /// Show a game as a record
    Game(games::One),
    /// End a game
    End(games::End),
    /// Look whether everything that is kept is as it should be
    Check,
    /// Give space back, and make it faster to find things
    Vacuum,
    /// Copy everything into a new file, while the server goes on
    Backup(File),
    /// Bring a backup back, to where nothing is kept yet
    Restore(File),
    /// Write all games with their logs into a file, a JSON object a line
    Export(transfer::Export),
    /// Take in what was exported; what is there already stays
    Import(File),
}

/// A file of the operator's.
#[derive(Args, Debug)]
pub(crate) struct File {
    /// The file
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

/// Does what an operator wants.
pub(crate) fn run(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), CommandError> {
    let Some(place) = arguments.storage.place() else {
        return Err(CommandError::Input((&words::NO_STORAGE).into()));
    };
    runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        if let Task::Restore(file) = &arguments.task {
            return copies::restore(&place, &file.path, console).await;
        }
        // What is taken in may be the first that is kept.
        let store = match &arguments.task {
            Task::Import(_) => Store::open(&place).await.map_err(|error| failed(&error))?,
            _ => open(&place).await?,
        };
        let done = perform(&store, &arguments.task, console).await;
        store.close().await;
        done
    })
}

async fn perform(
    store: &Store,
    task: &Task,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    match task {
        Task::Users(list) => users::list(store, list, console).await,
        Task::Ban(one) => users::ban(store, one, true, console).await,
        Task::Unban(one) => users::ban(store, one, false, console).await,
        Task::Games(list) => games::list(store, list, console).await,
        Task::Game(one) => games::show(store, one, console).await,
        Task::End(end) => games::end(store, end, console).await,
        Task::Check => check(store, console).await,
        Task::Vacuum => {
            store.vacuum().await.map_err(|error| failed(&error))?;
            say(console, &(&words::VACUUMED).into())
        }
        Task::Backup(file) => copies::backup(store, &file.path, console).await,
        Task::Export(export) => transfer::export(store, export, console).await,
        Task::Import(file) => transfer::import(store, &file.path, console).await,
        Task::Restore(_) => unreachable!("it opens no store"),
    }
}

async fn check(store: &Store, console: &mut Console<'_>) -> Result<(), CommandError> {
    let integrity = store.integrity().await.map_err(|error| failed(&error))?;
    if integrity.is_sound() {
        return say(console, &words::is_sound(integrity.games, integrity.entries));
    }
    for problem in &integrity.problems {
        writeln!(console.out, "{problem}")?;
    }
    Err(CommandError::Other(words::is_not_sound(integrity.problems.len())))
}

/// Opens what is kept, where something is.
async fn open(place: &Place) -> Result<Store, CommandError> {
    if let Place::Folder(folder) = place
        && !folder.join(store::FILE).exists()
    {
        return Err(CommandError::Input(words::nothing_kept(place.to_string())));
    }
    Store::open(place).await.map_err(|error| failed(&error))
}

fn failed(error: &StoreError) -> CommandError {
    CommandError::Other(words::store_fails(error.to_string()))
}

fn say(console: &mut Console<'_>, phrase: &Phrase) -> Result<(), CommandError> {
    Ok(writeln!(console.out, "{}", phrase.say(console.language))?)
}
