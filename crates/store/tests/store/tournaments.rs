use ludoteca_store::{Appended, Place, State, Store, StoreError, TournamentEntry};

use crate::support::on_both;

on_both!(a_tournament_is_what_was_written);

fn entry(number: i64, body: &str) -> TournamentEntry {
    let (tournament, at, user) = ("t".into(), number + 10, Some(1));
    TournamentEntry { tournament, number, at, user, body: body.into() }
}

async fn a_tournament_is_what_was_written(place: Place) {
    let store = Store::open(&place).await.unwrap();
    assert_eq!(store.create_tournament("t", "{}", 5).await.unwrap(), Appended::Written);
    assert_eq!(store.create_tournament("t", "{}", 5).await.unwrap(), Appended::Overtaken);
    let append = async |entry, state| store.append_tournament(&entry, state, Some(99)).await;
    assert_eq!(append(entry(0, "join"), State::Open).await.unwrap(), Appended::Written);
    assert_eq!(append(entry(0, "late"), State::Open).await.unwrap(), Appended::Overtaken);
    assert_eq!(append(entry(1, "begin"), State::Running).await.unwrap(), Appended::Written);
    assert!(matches!(
        append(entry(7, "x"), State::Running).await,
        Err(StoreError::Gap { number: 7, next: 2, .. })
    ));
    let elsewhere = TournamentEntry { tournament: "other".into(), ..entry(0, "x") };
    assert!(matches!(append(elsewhere, State::Open).await, Err(StoreError::Absent(_))));

    let tournament = store.tournament("t").await.unwrap().unwrap();
    assert_eq!((tournament.created, tournament.updated, tournament.entries), (5, 11, 2));
    assert_eq!((tournament.state, tournament.deadline), (State::Running, Some(99)));
    let entries = store.tournament_entries("t", 0).await.unwrap();
    assert_eq!(entries, [entry(0, "join"), entry(1, "begin")]);
    let running = store.tournaments(State::Running, None, 9).await.unwrap();
    assert_eq!(running.first(), Some(&tournament));
    let after = store.tournaments(State::Running, Some((11, "t")), 9).await.unwrap();
    assert!(after.is_empty());
    assert_eq!(store.due_tournaments(98).await.unwrap(), []);
    assert_eq!(store.due_tournaments(99).await.unwrap(), [tournament]);
}
