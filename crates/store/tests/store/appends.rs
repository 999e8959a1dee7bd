use std::time::Duration;

use ludoteca_store::{
    Append, Appended, Filter, NewEntry, NewGame, Place, Settings, State, Store, StoreError, Summary,
};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::support::{append, new_game, on_both, summary};

on_both!(
    a_game_is_what_was_written,
    an_entry_is_found_by_its_key,
    each_number_has_one_winner,
    two_stores_share_the_numbers,
    many_at_once_are_all_written_in_order,
    a_full_queue_is_busy,
    what_is_wrong_is_refused_alone,
    closing_writes_what_waits,
    games_are_found,
    what_is_due_is_found,
);

async fn a_game_is_what_was_written(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let first = NewEntry { user: None, key: None, body: "begin".into() };
    let game = NewGame { entries: vec![first.clone(), first], ..new_game("g") };
    assert_eq!(store.create(game.clone()).await.unwrap(), Appended::Written);
    assert_eq!(store.create(game).await.unwrap(), Appended::Overtaken);
    let over = Summary {
        state: State::Over,
        turn_user: None,
        deadline: Some(7),
        result: Some("1-0".into()),
        ..summary()
    };
    let mut last = append("g", 2, "{\"move\": \"ção ∞ 🎲\"}");
    last.summary = over.clone();
    assert_eq!(store.append(last).await.unwrap(), Appended::Written);

    let game = store.game("g").await.unwrap().unwrap();
    assert_eq!((game.created, game.updated, game.entries), (1, 12, 3));
    assert_eq!((game.setup.as_str(), game.summary), ("{}", over));
    let entries = store.entries("g", 0).await.unwrap();
    assert_eq!(entries.iter().map(|entry| entry.number).collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!((entries[0].body.as_str(), entries[0].user, entries[0].at), ("begin", None, 1));
    assert_eq!(entries[2].body, "{\"move\": \"ção ∞ 🎲\"}");
    assert_eq!(store.entries("g", 2).await.unwrap(), entries[2..]);
    assert_eq!(store.game("other").await.unwrap(), None);
    store.close().await;
}

async fn an_entry_is_found_by_its_key(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create(new_game("g")).await.unwrap();
    let keyed = Append { key: Some("k".into()), ..append("g", 0, "x") };
    store.append(keyed.clone()).await.unwrap();
    store.append(Append { user: None, number: 1, ..keyed }).await.unwrap();
    let number = async |user, key| {
        store.entry_by_key("g", user, key).await.unwrap().map(|entry| entry.number)
    };
    assert_eq!(number(Some(1), "k").await, Some(0));
    assert_eq!(number(None, "k").await, Some(1));
    assert_eq!(number(Some(2), "k").await, None);
    assert_eq!(number(Some(1), "other").await, None);
}

/// Appends until the log has a length, going on with the next number whenever somebody was faster.
async fn race(store: Store, name: usize, length: i64) -> Vec<i64> {
    let mut won = Vec::new();
    for number in 0..length {
        if store.append(append("g", number, name.to_string())).await.unwrap() == Appended::Written {
            won.push(number);
        }
    }
    won
}

async fn each_number_has_one_winner(place: Place) {
    let store = Store::open(&place).await.unwrap();
    race_on(&[store]).await;
}

async fn two_stores_share_the_numbers(place: Place) {
    let (one, two) = (Store::open(&place).await.unwrap(), Store::open(&place).await.unwrap());
    race_on(&[one, two]).await;
}

async fn race_on(stores: &[Store]) {
    stores[0].create(new_game("g")).await.unwrap();
    let mut tasks = JoinSet::new();
    for name in 0..8 {
        let store = stores[name % stores.len()].clone();
        tasks.spawn(async move { (name, race(store, name, 40).await) });
    }
    let mut winners = vec![None; 40];
    while let Some(task) = tasks.join_next().await {
        let (name, won) = task.unwrap();
        for number in won {
            assert_eq!(winners[number as usize].replace(name.to_string()), None, "{number}");
        }
    }
    let entries = stores[0].entries("g", 0).await.unwrap();
    let written: Vec<_> = entries.into_iter().map(|entry| Some(entry.body)).collect();
    assert_eq!(written, winners);
    assert_eq!(stores[0].game("g").await.unwrap().unwrap().entries, 40);
}

async fn many_at_once_are_all_written_in_order(place: Place) {
    let store = Store::open(&place).await.unwrap();
    let mut tasks = JoinSet::new();
    for game in 0..200 {
        let store = store.clone();
        tasks.spawn(async move {
            let game = format!("g{game}");
            store.create(new_game(&game)).await.unwrap();
            for number in 0..10 {
                let append = append(&game, number, number.to_string());
                assert_eq!(store.append(append).await.unwrap(), Appended::Written);
            }
        });
    }
    tasks.join_all().await;
    for game in 0..200 {
        let entries = store.entries(&format!("g{game}"), 0).await.unwrap();
        let bodies: Vec<String> = entries.into_iter().map(|entry| entry.body).collect();
        assert_eq!(bodies, (0..10).map(|number| number.to_string()).collect::<Vec<_>>());
    }
    assert_eq!(store.ids(State::Running).await.unwrap().len(), 200);
}

async fn a_full_queue_is_busy(place: Place) {
    let settings = Settings { queue: 2, batch: 1, ..Settings::default() };
    let store = Store::open_with(&place, &settings).await.unwrap();
    for game in 0..50 {
        store.create(new_game(&format!("g{game}"))).await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for game in 0..50 {
        let store = store.clone();
        tasks.spawn(async move { store.append(append(&format!("g{game}"), 0, "x")).await });
    }
    let results = tasks.join_all().await;
    let busy = results.iter().filter(|result| matches!(result, Err(StoreError::Busy))).count();
    let written = results.iter().filter(|result| matches!(result, Ok(Appended::Written))).count();
    assert_eq!(busy + written, 50);
    assert!(busy > 0 && written > 0, "{busy} busy, {written} written");
    let games = store.games(&Filter::default()).await.unwrap();
    assert_eq!(games.iter().filter(|game| game.entries == 1).count(), written);
}

async fn what_is_wrong_is_refused_alone(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create(new_game("g")).await.unwrap();
    let absent = store.append(append("other", 0, "x"));
    let gap = store.append(append("g", 5, "x"));
    let right = store.append(append("g", 0, "x"));
    let nul = store.append(append("g", 1, "a\0b"));
    let long = store.append(Append { key: Some("k".repeat(5000)), ..append("g", 1, "x") });
    let (absent, gap, right, nul, long) = tokio::join!(absent, gap, right, nul, long);
    assert!(matches!(absent, Err(StoreError::Absent(_))), "{absent:?}");
    assert!(matches!(gap, Err(StoreError::Gap { number: 5, .. })), "{gap:?}");
    assert_eq!(right.unwrap(), Appended::Written);
    assert!(matches!(nul, Err(StoreError::NulCharacter(_))), "{nul:?}");
    assert!(matches!(long, Err(StoreError::TooLong { length: 5000, .. })), "{long:?}");
    assert!(matches!(store.create(new_game("a\nb")).await, Err(StoreError::NoName)));
    assert_eq!(store.entries("g", 0).await.unwrap().len(), 1);
}

async fn closing_writes_what_waits(place: Place) {
    let store = Store::open(&place).await.unwrap();
    store.create(new_game("g")).await.unwrap();
    let mut tasks = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        tasks.spawn(
            async move { store.create(new_game(&format!("g{number}"))).await.map_err(|_| ()) },
        );
    }
    sleep(Duration::from_millis(1)).await;
    store.close().await;
    let written = tasks.join_all().await.into_iter().flatten().count();
    assert!(matches!(store.append(append("g", 0, "x")).await, Err(StoreError::Closed)));
    let again = Store::open(&place).await.unwrap();
    assert_eq!(again.ids(State::Running).await.unwrap().len(), written + 1);
}

async fn games_are_found(place: Place) {
    let store = Store::open(&place).await.unwrap();
    for number in 0..25 {
        let mut game = new_game(&format!("g{number:02}"));
        game.at = 100 + number / 2;
        game.summary.first_user = Some(number % 3);
        game.summary.second_user = Some(7);
        game.summary.is_listed = number % 2 == 0;
        game.summary.state = if number < 20 { State::Running } else { State::Open };
        store.create(game).await.unwrap();
    }
    let find = async |filter: Filter| {
        let games = store.games(&filter).await.unwrap();
        games.into_iter().map(|game| game.id).collect::<Vec<_>>()
    };
    let all = find(Filter::default()).await;
    assert_eq!((all.len(), all[0].as_str(), all[24].as_str()), (25, "g24", "g00"));
    assert_eq!(find(Filter { user: Some(0), ..Filter::default() }).await.len(), 9);
    assert_eq!(find(Filter { user: Some(7), ..Filter::default() }).await.len(), 25);
    assert_eq!(find(Filter { turn_user: Some(2), ..Filter::default() }).await.len(), 0);
    assert_eq!(find(Filter { state: Some(State::Open), ..Filter::default() }).await.len(), 5);
    assert_eq!(find(Filter { is_listed: Some(true), ..Filter::default() }).await.len(), 13);
    assert_eq!(find(Filter { game: Some("chess".into()), ..Filter::default() }).await.len(), 0);

    let mut pages = Vec::new();
    let mut filter = Filter { limit: 4, ..Filter::default() };
    loop {
        let page = store.games(&filter).await.unwrap();
        let Some(last) = page.last() else { break };
        filter.before = Some((last.updated, last.id.clone()));
        pages.extend(page.into_iter().map(|game| game.id));
    }
    assert_eq!(pages, all);
}

async fn what_is_due_is_found(place: Place) {
    let store = Store::open(&place).await.unwrap();
    assert_eq!(store.next_deadline().await.unwrap(), None);
    for (id, deadline) in [("late", Some(30)), ("soon", Some(10)), ("never", None)] {
        let mut game = new_game(id);
        game.summary.deadline = deadline;
        store.create(game).await.unwrap();
    }
    let due = async |now| {
        let games = store.due(now, 10).await.unwrap();
        games.into_iter().map(|game| game.id).collect::<Vec<_>>()
    };
    assert!(due(9).await.is_empty());
    assert_eq!(due(10).await, ["soon"]);
    assert_eq!(due(99).await, ["soon", "late"]);
    assert_eq!(store.next_deadline().await.unwrap(), Some(10));
}
