//! Where a games server keeps everything: embedded SQLite, or PostgreSQL by its address.
//!
//! The log of a game is the truth: entries with numbers, which are only ever added. Everything else
//! about a game follows from it and is kept beside it, so that it can be found. What the entries say
//! is other people's business; here they are texts.
//!
//! ```
//! use ludoteca_store::{Append, Appended, NewGame, Place, State, Store, Summary};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let store = Store::open(&Place::Folder(folder.path().to_owned())).await?;
//! let summary = Summary {
//!     state: State::Running,
//!     game: "noughts".into(),
//!     is_listed: true,
//!     is_rated: false,
//!     first_user: Some(1),
//!     second_user: Some(2),
//!     turn_user: Some(1),
//!     deadline: None,
//!     result: None,
//! };
//! let (id, setup) = ("a1b2".to_owned(), "{}".to_owned());
//! store.create(NewGame { id, setup, at: 0, entries: vec![], summary: summary.clone() }).await?;
//! let append = Append {
//!     game: "a1b2".into(),
//!     number: 0,
//!     at: 1000,
//!     user: Some(1),
//!     key: None,
//!     body: r#"{"move":"b2"}"#.into(),
//!     summary: Summary { turn_user: Some(2), ..summary },
//! };
//! assert_eq!(store.append(append.clone()).await?, Appended::Written);
//! assert_eq!(store.append(append).await?, Appended::Overtaken);
//! assert_eq!(store.entries("a1b2", 0).await?.len(), 1);
//! store.close().await;
//! # Ok(())
//! # }
//! ```

mod batch;
mod changes;
mod check;
mod credentials;
mod database;
mod entry;
mod error;
mod game;
mod games;
mod integrity;
mod jobs;
mod maintenance;
mod migrations;
mod name_key;
mod place;
mod privacy;
mod query;
mod ratings;
mod results;
mod row;
mod servers;
mod settings;
mod store;
mod tournaments;
mod transfer;
mod user;
mod users;
mod value;
mod writer;

pub use changes::{Change, Changes};
pub use credentials::{Credential, CredentialKind};
pub use database::FILE;
pub use entry::{Append, Appended, Entry};
pub use error::StoreError;
pub use game::{Game, NewEntry, NewGame, State, Summary};
pub use games::Filter;
pub use integrity::Integrity;
pub use jobs::Job;
pub use name_key::name_key;
pub use place::Place;
pub use privacy::UserExport;
pub use ratings::Rating;
pub use results::{GameResult, Rate, Strength};
pub use servers::Server;
pub use settings::Settings;
pub use store::Store;
pub use tournaments::{Tournament, TournamentEntry};
pub use transfer::{Cell, Reading, TABLES, Table, TableRow};
pub use user::{User, UserKind};
