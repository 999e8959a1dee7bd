use ludoteca_store::{
    Appended, Credential, CredentialKind, Place, State, Store, StoreError, Summary, UserKind,
};
use tokio::task::JoinSet;

use crate::support::{append, execute, new_game, on_both, on_postgres, on_sqlite, summary};

on_both!(what_is_sound_is_said_to_be, what_follows_is_written_anew, people_can_leave);

#[test]
fn a_backup_has_everything() {
    on_sqlite(async |place| {
        let Place::Folder(folder) = &place else { unreachable!("SQLite is in a folder") };
        let store = Store::open(&place).await.unwrap();
        for game in 0..20 {
            store.create(new_game(&format!("g{game}"))).await.unwrap();
        }
        // The server goes on while the copy is made.
        let mut tasks = JoinSet::new();
        for game in 0..20 {
            let store = store.clone();
            tasks.spawn(async move {
                for number in 0..50 {
                    store.append(append(&format!("g{game}"), number, "x")).await.unwrap();
                }
            });
        }
        let copy = folder.parent().unwrap().join("copy");
        std::fs::create_dir(&copy).unwrap();
        let file = copy.join("ludoteca.sqlite");
        store.backup(&file).await.unwrap();
        tasks.join_all().await;
        assert!(store.backup(&file).await.is_err(), "nothing is overwritten");
        let last = copy.join("last");
        std::fs::create_dir(&last).unwrap();
        store.backup(&last.join("ludoteca.sqlite")).await.unwrap();
        assert_eq!(std::fs::read_dir(&last).unwrap().count(), 1);
        store.close().await;

        let early = Store::open(&Place::Folder(copy)).await.unwrap();
        let report = early.integrity().await.unwrap();
        assert!(report.is_sound() && report.games == 20, "{report}");
        let late = Store::open(&Place::Folder(last)).await.unwrap();
        let report = late.integrity().await.unwrap();
        assert!(report.is_sound() && report.entries == 1000, "{report}");
        assert_eq!(late.append(append("g0", 50, "x")).await.unwrap(), Appended::Written);
    });
}

#[test]
fn postgres_is_copied_by_its_own_program() {
    on_postgres(async |place| {
        let store = Store::open(&place).await.unwrap();
        let refused = store.backup("copy".as_ref()).await.unwrap_err();
        assert!(matches!(refused, StoreError::Unsupported(_)));
        assert!(refused.to_string().contains("pg_dump"));
    });
}

async fn what_is_sound_is_said_to_be(place: Place) {
    let store = Store::open(&place).await.unwrap();
    for id in ["empty", "gap", "count"] {
        store.create(new_game(id)).await.unwrap();
    }
    for number in 0..3 {
        store.append(append("gap", number, "x")).await.unwrap();
        store.append(append("count", number, "x")).await.unwrap();
    }
    store.vacuum().await.unwrap();
    let report = store.integrity().await.unwrap();
    assert_eq!((report.games, report.entries, report.is_sound()), (3, 6, true));
    assert_eq!(report.to_string(), "3 games with 6 entries: everything is as it should be");

    for text in [
        "DELETE FROM entries WHERE game = 'gap' AND number = 1",
        "UPDATE games SET entries = 2 WHERE id = 'count'",
    ] {
        execute(&place, text).await;
    }
    let report = store.integrity().await.unwrap();
    assert_eq!(
        report.problems,
        [
            "game count is said to have 2 entries, and its log has 3",
            "the log of game gap has a gap: 2 entries from 0 to 2",
        ]
    );
    // Whatever is said of a game, its log is not written over, and nobody else is held up.
    let write = |game, number| store.append(append(game, number, "y"));
    let (first, wrong, last) = tokio::join!(write("gap", 3), write("count", 2), write("empty", 0));
    assert_eq!((first.unwrap(), last.unwrap()), (Appended::Written, Appended::Written));
    assert!(wrong.is_err());
    assert_eq!(store.entries("count", 2).await.unwrap()[0].body, "x");
}

async fn what_follows_is_written_anew(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create(new_game("g")).await.unwrap();
    store.append(append("g", 0, "x")).await.unwrap();
    let text = "UPDATE games SET entries = 7, updated = 0, state = 'open' WHERE id = 'g'";
    execute(&place, text).await;
    let over = Summary { state: State::Over, result: Some("1-0".into()), ..summary() };
    assert!(store.rebuild("g", &over).await.unwrap());
    assert!(!store.rebuild("other", &over).await.unwrap());
    let game = store.game("g").await.unwrap().unwrap();
    assert_eq!((game.entries, game.updated, game.summary), (1, 10, over));
    assert!(store.integrity().await.unwrap().is_sound());
}

async fn people_can_leave(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let ana = store.create_user("Ana", UserKind::Account, Some("secret"), 1).await.unwrap();
    let credential = Credential {
        hash: "hash".into(),
        user: ana,
        kind: CredentialKind::Token,
        label: "bot".into(),
        created: 1,
        seen: 1,
        expires: None,
    };
    store.add_credential(&credential).await.unwrap();
    let mut game = new_game("g");
    game.summary.first_user = Some(ana);
    store.create(game).await.unwrap();
    let mut own = append("g", 0, "x");
    own.user = Some(ana);
    store.append(own).await.unwrap();

    let export = store.export_user(ana).await.unwrap().unwrap();
    assert_eq!((export.credentials.len(), export.games.len(), export.entries.len()), (1, 1, 1));
    assert!(store.delete_user(ana).await.unwrap());
    assert!(!store.delete_user(ana + 100).await.unwrap());
    assert_eq!(store.export_user(ana + 100).await.unwrap(), None);
    let export = store.export_user(ana).await.unwrap().unwrap();
    assert_eq!((export.user.name.as_str(), export.user.password), ("", None));
    assert_eq!((export.credentials.len(), export.entries.len()), (0, 1));
    assert!(store.redact("g", 0, "y").await.unwrap() && !store.redact("g", 1, "y").await.unwrap());
    assert_eq!(store.entries("g", 0).await.unwrap()[0].body, "y");
    store.create_user("ana", UserKind::Account, None, 2).await.unwrap();
}
