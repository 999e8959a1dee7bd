use std::collections::BTreeMap;

use ludoteca_store::{
    Cell, Credential, CredentialKind, Place, State, Store, StoreError, TABLES, Table, TableRow,
    UserKind,
};

use crate::support::{append, new_game, on_both, on_postgres, on_sqlite};

on_both!(everything_comes_along, who_is_another_is_refused);

/// Every row of every table, in order.
async fn everything(store: &Store) -> BTreeMap<&'static str, Vec<TableRow>> {
    let mut reading = store.read_everything().await.unwrap();
    let mut found = BTreeMap::new();
    for table in &TABLES {
        let mut rows: Vec<TableRow> = Vec::new();
        loop {
            let more = reading.rows(table, rows.last()).await.unwrap();
            if more.is_empty() {
                break;
            }
            rows.extend(more);
        }
        found.insert(table.name, rows);
    }
    found
}

async fn take_in(store: &Store, tables: &BTreeMap<&'static str, Vec<TableRow>>) -> u64 {
    let mut written = 0;
    for table in &TABLES {
        written += store.write_rows(table, &tables[table.name]).await.unwrap();
    }
    store.link_users(&tables["users"]).await.unwrap();
    written
}

/// A store with a little of everything.
async fn filled(place: &Place) -> Store {
    let store = Store::open(place).await.unwrap();
    let guest = store.create_user("Bea", UserKind::Guest, None, 1).await.unwrap();
    let account = store.create_user("Ana", UserKind::Account, Some("hash"), 2).await.unwrap();
    // The one it belongs to has the larger number.
    assert!(store.merge_user(guest, account).await.unwrap());
    store.create_bot(account, "Robo", 3).await.unwrap();
    let credential = Credential {
        hash: "h".into(),
        user: account,
        kind: CredentialKind::Session,
        label: "a \"label\"".into(),
        created: 1,
        seen: 2,
        expires: None,
    };
    store.add_credential(&credential).await.unwrap();
    for game in 0..3 {
        let id = format!("g{game}");
        store.create(new_game(&id)).await.unwrap();
        for number in 0..200 {
            store.append(append(&id, number, format!("é\n{number}"))).await.unwrap();
        }
    }
    store.set_result("g1", Some(9)).await.unwrap();
    store.create_tournament("t", "{}", 5).await.unwrap();
    store
}

async fn moves(place: &Place, other: &Place) {
    let from = filled(place).await;
    let tables = everything(&from).await;
    assert_eq!((tables["users"].len(), tables["entries"].len()), (3, 600));
    let to = Store::open(other).await.unwrap();
    let written = take_in(&to, &tables).await;
    assert_eq!(written as usize, tables.values().map(Vec::len).sum::<usize>());
    assert_eq!(everything(&to).await, tables);
    assert_eq!(take_in(&to, &tables).await, 0, "twice is once");
    assert!(to.integrity().await.unwrap().is_sound());
    // Whoever comes next is somebody else, and games go on.
    let next = to.create_user("Cid", UserKind::Guest, None, 4).await.unwrap();
    assert!(from.user(next).await.unwrap().is_none());
    to.append(append("g0", 200, "x")).await.unwrap();
    assert_eq!(to.ids(State::Running).await.unwrap().len(), 3);
}

async fn everything_comes_along(place: Place) {
    let folder = tempfile::tempdir().unwrap();
    moves(&place, &Place::Folder(folder.path().into())).await;
}

#[test]
fn from_one_kind_of_database_to_the_other() {
    on_postgres(async |other| {
        let folder = tempfile::tempdir().unwrap();
        moves(&Place::Folder(folder.path().into()), &other).await;
    });
}

async fn who_is_another_is_refused(place: Place) {
    let store = filled(&place).await;
    let mut tables = everything(&store).await;
    let row = &mut tables.get_mut("users").unwrap()[0];
    row.0.insert("created".into(), Cell::Number(77));
    let users = Table::find("users").unwrap();
    let refused = store.write_rows(users, &tables["users"]).await.unwrap_err();
    assert!(matches!(&refused, StoreError::Other { table: "users", .. }), "{refused}");
    let entries = Table::find("entries").unwrap();
    let mut row = tables["entries"][3].clone();
    row.0.insert("body".into(), Cell::Text("another".into()));
    let refused = store.write_rows(entries, &[row]).await.unwrap_err();
    assert!(refused.to_string().contains("g0 3"), "{refused}");
}

#[test]
fn every_column_is_taken_along() {
    on_sqlite(async |place| {
        let store = filled(&place).await;
        let tables = everything(&store).await;
        for table in TABLES.iter().filter(|table| !tables[table.name].is_empty()) {
            let found: Vec<&str> = tables[table.name][0].0.keys().map(String::as_str).collect();
            let mut known = table.columns().to_vec();
            known.sort_unstable();
            assert_eq!(found, known, "{}", table.name);
        }
    });
}
