use board::{Dice, Player};
use play::Action;
use protocol::{Farewell, Want};
use serde_json::json;
use std::time::Duration;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_everything_is_there_and_nobody_was_charged() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let address = server.address;
        let (ana, bea) = (Guest::new(address, "Ana").await, Guest::new(address, "Bea").await);
        let wanted = json!({ "game": "talpa:size=4", "side": "first", "clock": "300+0" });
        let made = ana.create(wanted).await;
        let mut first = Seat::open(&ana, &made.id).await;
        let mut second = Seat::open(&bea, &made.id).await;
        second.ask_and_wait(Want::Sit(None)).await;
        first.until(|seat| seat.board().free_seat().is_none()).await;
        let mv = first.board().table().line().position().random_move(&mut Dice::new(1)).unwrap();
        first.ask_and_wait(Want::Act(Action::Play(mv))).await;
        second.until(|seat| seat.board().table().line().moves().len() == 1).await;
        server.stop().await;
        second.until(|seat| seat.farewell.is_some()).await;
        assert_eq!(second.farewell, Some(Farewell::Stopping));
        // It is asked for while nobody is there to hear it.
        let mv = second.board().table().line().position().random_move(&mut Dice::new(2)).unwrap();
        second.ask(Want::Act(Action::Play(mv))).await;
        tokio::time::sleep(Duration::from_secs(4)).await;
        let server = Running::start(&hall.place, Some(address)).await;
        second.open_again().await.unwrap();
        second.until(|seat| seat.board().table().line().moves().len() == 2).await;
        assert_eq!(second.client.unanswered().count(), 0);
        let board = second.board();
        let clock = board.table().clock().unwrap();
        let left = clock.left(Player::Second, Duration::from_millis(board.last()));
        assert!(left > Duration::from_millis(298_500), "{left:?} of five minutes");
        first.open_again().await.unwrap();
        first.until(|seat| seat.board().table().line().moves().len() == 2).await;
        server.stop().await;
    }
}
