use ludoteca_store::{Credential, CredentialKind, Filter, Place, Store, StoreError, UserKind};

use crate::support::{new_game, on_both};

on_both!(names_are_taken_once, guests_become_accounts, guests_are_merged, credentials_end);

async fn names_are_taken_once(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let ana = store.create_user("Ana Ção", UserKind::Account, Some("hash"), 5).await.unwrap();
    let taken = store.create_user("ANA ÇÃO", UserKind::Bot, None, 6).await;
    assert!(matches!(taken, Err(StoreError::NameTaken(name)) if name == "ANA ÇÃO"));
    let one = store.create_user("Guest", UserKind::Guest, None, 7).await.unwrap();
    let two = store.create_user("Guest", UserKind::Guest, None, 7).await.unwrap();
    assert!(ana != one && one != two);
    // Without accents, with Greek and Cyrillic letters, and with a sign between.
    for look in ["Ana Cao", "Αnа Ção", "ana-ção"] {
        let taken = store.create_bot(ana, look, 8).await;
        assert!(matches!(taken, Err(StoreError::NameTaken(_))), "{look}");
    }
    let user = store.user_by_name("ana ção").await.unwrap().unwrap();
    assert_eq!((user.id, user.kind, user.created), (ana, UserKind::Account, 5));
    assert_eq!(user.password.as_deref(), Some("hash"));
    assert!(!format!("{user:?}").contains("hash"));
    assert_eq!(store.user_by_name("guest").await.unwrap(), None);
    assert_eq!(store.users(&[ana, two, 999]).await.unwrap().len(), 2);
}

async fn guests_become_accounts(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create_user("Rui", UserKind::Account, None, 1).await.unwrap();
    let guest = store.create_user("Guest", UserKind::Guest, None, 2).await.unwrap();
    let taken = store.rename_user(guest, "rui", UserKind::Account).await;
    assert!(matches!(taken, Err(StoreError::NameTaken(_))));
    let taken = store.make_account(guest, "RUI", "hash").await;
    assert!(matches!(taken, Err(StoreError::NameTaken(_))));
    assert!(store.make_account(guest, "Eva", "hash").await.unwrap());
    assert!(!store.make_account(guest, "Eve", "hash").await.unwrap(), "it is an account already");
    assert!(store.set_password(guest, Some("new")).await.unwrap());
    assert!(store.set_banned(guest, true).await.unwrap());
    store.saw_user(guest, 9).await.unwrap();
    store.saw_user(guest, 8).await.unwrap();
    let eva = store.user_by_name("EVA").await.unwrap().unwrap();
    assert_eq!((eva.id, eva.kind, eva.seen, eva.is_banned), (guest, UserKind::Account, 9, true));
}

async fn guests_are_merged(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let account = store.create_user("Ana", UserKind::Account, None, 1).await.unwrap();
    let guest = store.create_user("Guest", UserKind::Guest, None, 2).await.unwrap();
    let mut game = new_game("g");
    game.summary.first_user = Some(guest);
    game.summary.second_user = None;
    store.create(game).await.unwrap();
    assert!(store.merge_user(guest, account).await.unwrap());
    assert!(!store.merge_user(guest, account).await.unwrap());
    assert!(!store.merge_user(account, guest).await.unwrap());
    assert_eq!(store.user(guest).await.unwrap().unwrap().merged_into, Some(account));
    let games = store.games(&Filter { user: Some(account), ..Filter::default() }).await.unwrap();
    assert_eq!(games.len(), 1);
}

async fn credentials_end(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let user = store.create_user("Ana", UserKind::Account, None, 1).await.unwrap();
    for (hash, expires) in [("a", Some(100)), ("b", None), ("c", Some(50))] {
        let credential = Credential {
            hash: hash.into(),
            user,
            kind: CredentialKind::Session,
            label: "browser".into(),
            created: 1,
            seen: 1,
            expires,
        };
        store.add_credential(&credential).await.unwrap();
    }
    let holds = async |hash: &str, now| store.credential(hash, now).await.unwrap().is_some();
    assert!(holds("a", 99).await && !holds("a", 100).await && holds("b", i64::MAX).await);
    assert!(!holds("x", 0).await && !holds("\0", 0).await);
    assert!(store.saw_credential("a", 99, Some(200)).await.unwrap());
    assert!(holds("a", 150).await);
    assert_eq!(store.delete_expired_credentials(60).await.unwrap(), 1);
    assert_eq!(store.credentials(user).await.unwrap().len(), 2);
    assert_eq!(store.delete_credentials(user, Some("a")).await.unwrap(), 1);
    assert!(store.delete_credential("a").await.unwrap());
    assert!(!store.delete_credential("a").await.unwrap());
}
