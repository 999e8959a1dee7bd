use std::sync::Arc;
use std::time::Duration;

use board::Dice;
use ludoteca_server::{Means, Worker};
use play::Action;
use protocol::Want;
use protocol::api::GameView;
use reqwest::{Method, StatusCode};
use serde_json::json;
use store::{Place, Store};
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, JoinSet};

use crate::guest::Guest;
use crate::hall::{Running, halls, means, postgres};
use crate::seat::Seat;

/// How many computer moves are wanted at once.
const MANY: usize = 1_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_computer_moves_at_once_dont_keep_people_waiting() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let at = server.address;
        let (ana, bea) = (Guest::new(at, "Ana").await, Guest::new(at, "Bea").await);
        let made = ana.create(json!({ "game": "mapello", "side": "first" })).await;
        let mut seats = [Seat::open(&ana, &made.id).await, Seat::open(&bea, &made.id).await];
        seats[1].ask_and_wait(Want::Sit(None)).await;
        seats[0].until(|seat| seat.board().free_seat().is_none()).await;
        let (eve, room) = (Guest::new(at, "Eve").await, Arc::new(Semaphore::new(60)));
        let mut wants = JoinSet::new();
        for _ in 0..MANY {
            let (eve, room) = (eve.clone(), Arc::clone(&room));
            wants.spawn(async move {
                let _place = room.acquire().await.unwrap();
                let wanted = json!({ "game": "mapello", "side": "second", "level": "6" });
                let request = eve.request(Method::POST, "games").body(wanted.to_string());
                Guest::answer(request).await
            });
        }
        let (mut taken, mut refused) = (Vec::<GameView>::new(), 0);
        for (status, answer) in wants.join_all().await {
            if status == StatusCode::CREATED {
                taken.push(serde_json::from_value(answer).unwrap());
            } else {
                assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{answer}");
                assert_eq!(answer["code"], "busy");
                refused += 1;
            }
        }
        assert!(refused > 0 && taken.len() >= 256, "{} taken, {refused} refused", taken.len());
        let mut dice = Dice::new(1);
        for _ in 0..20 {
            let position = seats[0].board().table().line().position();
            let (turn, mv) = (position.turn().index(), position.random_move(&mut dice).unwrap());
            seats[turn].ask(Want::Act(Action::Play(mv))).await;
            let count = seats[0].board().count() + 1;
            for seat in &mut seats {
                seat.until(|seat| seat.board().count() >= count).await;
            }
        }
        // The people have made their moves, and computers are still waiting for their turn.
        let mut waiting = 0;
        for game in &taken {
            waiting += usize::from(eve.view(&game.id).await.entries == 1);
        }
        assert!(waiting > 0, "twenty moves took as long as {} of computers", taken.len());
        server.stop().await;
    }
}

async fn without_engines(place: &Place) -> Running {
    Running::with(place, None, Means { engines: 0, ..means() }).await
}

async fn worker(place: &Place) -> JoinHandle<()> {
    let store = Store::open(place).await.unwrap();
    let worker = Worker::new(store, means());
    tokio::spawn(async move { worker.run(std::future::pending()).await.unwrap() })
}

/// Waits until there are so many jobs, and so many that somebody is at.
async fn jobs(store: &Store, wanted: (i64, i64)) {
    for _ in 0..4_000 {
        let claimed = store.claimed_job_count(platform::wall_clock()).await.unwrap();
        if (store.job_count().await.unwrap(), claimed) == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("there should be {wanted:?} jobs by now");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_plays_for_a_server_without_engines() {
    let Some(hall) = postgres() else { return };
    let (one, two) = (without_engines(&hall.place).await, without_engines(&hall.place).await);
    let store = Store::open(&hall.place).await.unwrap();
    let ana = Guest::new(one.address, "Ana").await;
    let wanted = json!({ "game": "talpa:size=4", "side": "second", "level": "1" });
    let made = ana.create(wanted).await;
    let mut seat = Seat::open(&ana, &made.id).await;
    // At both servers: they want one move.
    let eve = Guest::new(two.address, "Eve").await;
    let mut watcher = Seat::open(&eve, &made.id).await;
    jobs(&store, (1, 0)).await;
    let worker = worker(&hall.place).await;
    let mut dice = Dice::new(1);
    for turn in 0..3 {
        seat.until(|seat| seat.board().table().line().moves().len() == 2 * turn + 1).await;
        if seat.board().table().ending().is_some() {
            break;
        }
        let mv = seat.board().table().line().position().random_move(&mut dice).unwrap();
        seat.ask_and_wait(Want::Act(Action::Play(mv))).await;
    }
    seat.ask(Want::Act(Action::OfferDraw)).await;
    seat.until(|seat| {
        let log = &seat.board().table().log().entries;
        matches!(log.last().map(|entry| &entry.action), Some(Action::Accept | Action::Decline))
    })
    .await;
    let count = seat.board().count();
    watcher.until(|seat| seat.board().count() >= count).await;
    assert_eq!(watcher.board().table().log().entries, seat.board().table().log().entries);
    worker.abort();
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_dead_worker_had_begun_is_done_by_another() {
    let Some(hall) = postgres() else { return };
    let server = without_engines(&hall.place).await;
    let store = Store::open(&hall.place).await.unwrap();
    let ana = Guest::new(server.address, "Ana").await;
    let dead = worker(&hall.place).await;
    let made = ana.create(json!({ "game": "mapello", "side": "second", "level": "7" })).await;
    jobs(&store, (1, 1)).await;
    dead.abort();
    assert!(dead.await.unwrap_err().is_cancelled());
    let mut seat = Seat::open(&ana, &made.id).await;
    assert_eq!(seat.board().table().line().moves().len(), 0, "it was in the middle of it");
    assert_eq!(store.job_count().await.unwrap(), 1);
    let other = worker(&hall.place).await;
    seat.until(|seat| seat.board().table().line().moves().len() == 1).await;
    jobs(&store, (0, 0)).await;
    other.abort();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_wanted_any_more_is_taken_back_from_workers() {
    let Some(hall) = postgres() else { return };
    let server = without_engines(&hall.place).await;
    let store = Store::open(&hall.place).await.unwrap();
    let ana = Guest::new(server.address, "Ana").await;
    let made = ana.create(json!({ "game": "mapello", "side": "second", "level": "8" })).await;
    jobs(&store, (1, 0)).await;
    let worker = worker(&hall.place).await;
    jobs(&store, (1, 1)).await;
    ana.ask(&made.id, "a1", 0, Want::Act(Action::Resign)).await.unwrap();
    jobs(&store, (0, 0)).await;
    let view = ana.view(&made.id).await;
    assert_eq!(view.entries, 2, "nobody moves in a game that is over");
    worker.abort();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_could_play_no_level_is_promised() {
    let folder = tempfile::tempdir().unwrap();
    let server = without_engines(&Place::Folder(folder.path().into())).await;
    let ana = Guest::new(server.address, "Ana").await;
    let wanted = json!({ "game": "mapello", "level": "1" });
    let request = ana.request(Method::POST, "games").body(wanted.to_string());
    let (status, answer) = Guest::answer(request).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer["message"].as_str().unwrap().contains("no computer plays"), "{answer}");
    server.stop().await;
}
