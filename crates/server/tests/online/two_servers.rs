use board::Dice;
use play::Action;
use protocol::{Presence, Want};
use serde_json::json;

use crate::guest::Guest;
use crate::hall::{Running, postgres};
use crate::seat::Seat;

#[tokio::test(flavor = "multi_thread")]
async fn players_of_one_game_may_sit_at_different_servers_and_one_of_them_may_go() {
    let Some(hall) = postgres() else { return };
    let one = Running::start(&hall.place, None).await;
    let two = Running::start(&hall.place, None).await;
    let ana = Guest::new(one.address, "Ana").await;
    let bea = Guest::new(two.address, "Bea").await;
    let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
    let mut seats = [Seat::open(&ana, &made.id).await, Seat::open(&bea, &made.id).await];
    seats[1].ask_and_wait(Want::Sit(None)).await;
    seats[0].until(|seat| seat.board().free_seat().is_none()).await;
    let mut dice = Dice::new(5);
    let mut is_moved = false;
    let mut one = Some(one);
    while seats[0].board().is_open() {
        let position = seats[0].board().table().line().position();
        let (turn, mv) = (position.turn().index(), position.random_move(&mut dice).unwrap());
        seats[turn].ask(Want::Act(Action::Play(mv))).await;
        let count = seats[0].board().count() + 1;
        for seat in &mut seats {
            seat.until(|seat| seat.board().count() >= count).await;
        }
        if !is_moved && count > 4 {
            is_moved = true;
            one.take().expect("it is there once").stop().await;
            seats[0].guest.address = two.address;
            seats[0].open_again().await.unwrap();
        }
    }
    let [first, second] = &seats;
    assert_eq!(first.board().table().log().entries, second.board().table().log().entries);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_known_at_every_server() {
    let Some(hall) = postgres() else { return };
    let one = Running::start(&hall.place, None).await;
    let two = Running::start(&hall.place, None).await;
    let ana = Guest::new(one.address, "Ana").await;
    let bea = Guest::new(two.address, "Bea").await;
    let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
    let mut first = Seat::open(&ana, &made.id).await;
    let mut second = Seat::open(&bea, &made.id).await;
    second.ask_and_wait(Want::Sit(None)).await;
    for seat in [&mut first, &mut second] {
        seat.until(|seat| seat.client.presence() == [Presence::Here; 2]).await;
    }
    drop(second);
    first.until(|seat| matches!(seat.client.presence()[1], Presence::Away(_))).await;
    let mut second = Seat::open(&bea, &made.id).await;
    first.until(|seat| seat.client.presence() == [Presence::Here; 2]).await;
    one.stop().await;
    second.until(|seat| matches!(seat.client.presence()[0], Presence::Away(_))).await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_join_at_once_at_two_servers_get_one_seat() {
    let Some(hall) = postgres() else { return };
    let one = Running::start(&hall.place, None).await;
    let two = Running::start(&hall.place, None).await;
    let ana = Guest::new(one.address, "Ana").await;
    let (bea, eve) = (Guest::new(one.address, "Bea").await, Guest::new(two.address, "Eve").await);
    for round in 0..20 {
        let made = ana.create(json!({ "game": "talpa:size=4", "side": "first" })).await;
        let key = format!("k{round}");
        let (bea, eve) = tokio::join!(
            bea.ask(&made.id, &key, 0, Want::Sit(None)),
            eve.ask(&made.id, &key, 0, Want::Sit(None))
        );
        assert_eq!([&bea, &eve].iter().filter(|seat| seat.is_ok()).count(), 1, "{bea:?} {eve:?}");
    }
    one.stop().await;
    two.stop().await;
}
