use board::{Dice, Player};
use games::SHELF;
use play::Action;
use protocol::Want;
use protocol::api::GameState;
use serde_json::json;

use crate::guest::Guest;
use crate::hall::{Running, halls};
use crate::seat::Seat;

/// After how many turns somebody gives up: some games by chance are very long.
const LONG: usize = 50;

/// Plays a game to its end; everybody sees every move.
pub(crate) async fn play_out(seats: &mut [Seat; 2], watcher: &mut Seat, dice: &mut Dice) {
    while seats[0].board().is_open() {
        let position = seats[0].board().table().line().position();
        let (turn, mv) = (position.turn(), position.random_move(dice).unwrap());
        let is_long = seats[0].board().table().line().moves().len() >= LONG;
        let action = if is_long { Action::Resign } else { Action::Play(mv) };
        seats[turn.index()].ask(Want::Act(action)).await;
        let count = watcher.board().count() + 1;
        for seat in seats.iter_mut() {
            seat.until(|seat| seat.board().count() >= count).await;
        }
        watcher.until(|seat| seat.board().count() >= count).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_through_on_every_database() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let (ana, bea) =
            (Guest::new(server.address, "Ana").await, Guest::new(server.address, "Bea").await);
        let eve = Guest::new(server.address, "Eve").await;
        for (seed, game) in SHELF.iter().enumerate() {
            let wanted = json!({ "game": game.info().id, "side": "first", "clock": "300+2" });
            let made = ana.create(wanted).await;
            assert_eq!(made.state, GameState::Open);
            let mut first = Seat::open(&ana, &made.id).await;
            let mut second = Seat::open(&bea, &made.id).await;
            let mut watcher = Seat::open(&eve, &made.id).await;
            second.ask_and_wait(Want::Sit(None)).await;
            for seat in [&mut first, &mut watcher] {
                seat.until(|seat| seat.board().free_seat().is_none()).await;
            }
            assert_eq!(second.client.seat(), Some(Player::Second));
            let mut seats = [first, second];
            play_out(&mut seats, &mut watcher, &mut Dice::new(seed as u64)).await;
            let [first, second] = &seats;
            let log = |seat: &Seat| seat.board().table().log().entries.clone();
            assert_eq!(log(first), log(second));
            assert_eq!(log(first), log(&watcher));
            let kept = ana.view(&made.id).await;
            assert_eq!(kept.state, GameState::Over, "{}", game.info().id);
            let record = record::read(SHELF, &kept.record).unwrap().pop().unwrap();
            assert_eq!(record.line().moves(), first.board().table().line().moves());
            assert_eq!(
                record.details.players.0.each_ref().map(record::OneLine::as_str),
                ["Ana", "Bea"]
            );
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_changes_the_sides_and_both_are_seated() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let (ana, bea) =
            (Guest::new(server.address, "Ana").await, Guest::new(server.address, "Bea").await);
        let made = ana.create(json!({ "game": "nex:size=5", "side": "first" })).await;
        let mut first = Seat::open(&ana, &made.id).await;
        let mut second = Seat::open(&bea, &made.id).await;
        second.ask_and_wait(Want::Sit(None)).await;
        second.ask_and_wait(Want::Act(Action::Resign)).await;
        first.until(|seat| !seat.board().is_open()).await;
        first.ask_and_wait(Want::Rematch).await;
        second.ask_and_wait(Want::Rematch).await;
        for seat in [&mut first, &mut second] {
            seat.until(|seat| seat.board().next().is_some()).await;
        }
        let next = first.board().next().unwrap().clone();
        let next = Seat::open(&ana, &next).await;
        assert_eq!(next.client.seat(), Some(Player::Second), "the sides have changed");
        assert_eq!(next.board().free_seat(), None);
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_level_answers_from_the_server() {
    for hall in halls() {
        let server = Running::start(&hall.place, None).await;
        let ana = Guest::new(server.address, "Ana").await;
        let wanted = json!({ "game": "talpa:size=4", "side": "second", "level": "1" });
        let made = ana.create(wanted).await;
        let mut seat = Seat::open(&ana, &made.id).await;
        seat.until(|seat| seat.board().table().line().moves().len() == 1).await;
        let mv = seat.board().table().line().position().random_move(&mut Dice::new(1)).unwrap();
        seat.ask(Want::Act(Action::Play(mv))).await;
        seat.until(|seat| seat.board().table().line().moves().len() == 3).await;
        seat.ask_and_wait(Want::Act(Action::TakeBack)).await;
        assert_eq!(seat.refused, [], "a computer lets moves be taken back");
        seat.ask(Want::Act(Action::OfferDraw)).await;
        seat.until(|seat| {
            let log = &seat.board().table().log().entries;
            let answer = log.last().map(|entry| entry.action.clone());
            matches!(answer, Some(Action::Accept | Action::Decline))
        })
        .await;
        server.stop().await;
    }
}
