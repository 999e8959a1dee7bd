use ludoteca_store::{Append, NewGame, Place, State, Summary};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use test_postgres::Cluster;
use tokio::runtime::{Builder, Runtime};

/// Makes a test of each function for each database, which is given a place where nothing is.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { crate::support::on_sqlite(super::$name); })*
        }
        mod postgres {
            $(#[test] fn $name() { crate::support::on_postgres(super::$name); })*
        }
    };
}
pub(crate) use on_both;

pub(crate) fn on_sqlite<F: Future<Output = ()>>(test: impl FnOnce(Place) -> F) {
    let folder = tempfile::tempdir().unwrap();
    runtime().block_on(test(Place::Folder(folder.path().join("store"))));
}

pub(crate) fn on_postgres<F: Future<Output = ()>>(test: impl FnOnce(Place) -> F) {
    if let Some(address) = Cluster::shared_database() {
        runtime().block_on(test(Place::Database(address)));
    }
}

/// Does to a database what the store never would.
pub(crate) async fn execute(place: &Place, text: &'static str) {
    match place {
        Place::Folder(folder) => {
            let address = format!("sqlite://{}", folder.join("ludoteca.sqlite").display());
            let mut connection = SqliteConnection::connect(&address).await.unwrap();
            sqlx::raw_sql(text).execute(&mut connection).await.unwrap();
        }
        Place::Database(address) => {
            let mut connection = PgConnection::connect(address).await.unwrap();
            sqlx::raw_sql(text).execute(&mut connection).await.unwrap();
        }
    }
}

pub(crate) fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

pub(crate) fn summary() -> Summary {
    Summary {
        state: State::Running,
        game: "noughts".into(),
        is_listed: true,
        is_rated: false,
        first_user: Some(1),
        second_user: Some(2),
        turn_user: Some(1),
        deadline: None,
        result: None,
    }
}

pub(crate) fn new_game(id: &str) -> NewGame {
    NewGame { id: id.into(), setup: "{}".into(), at: 1, entries: vec![], summary: summary() }
}

pub(crate) fn append(game: &str, number: i64, body: impl Into<String>) -> Append {
    let (at, user, key) = (number + 10, Some(1), None);
    Append { game: game.into(), number, at, user, key, body: body.into(), summary: summary() }
}
