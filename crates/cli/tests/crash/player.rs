use std::net::SocketAddr;
use std::time::Duration;

use board::Dice;
use play::Action;
use protocol::Want;
use serde_json::json;
use tokio::sync::watch;

use crate::guest::Guest;
use crate::seat::{Lost, Seat};

/// How many turns a game has at the most: some by chance are very long.
const LONG: usize = 60;

/// Two people who play one game after the other, however often the server goes away, until it is
/// said to stop; their seats at every game, with what was acknowledged.
pub(crate) async fn pair(
    address: SocketAddr,
    seed: u64,
    stopped: watch::Receiver<bool>,
) -> Vec<Seat> {
    let mut dice = Dice::new(seed);
    let ana = person(address, "Ana").await;
    let bea = person(address, "Bea").await;
    let mut played = Vec::new();
    while !*stopped.borrow() {
        let Some(mut seats) = sit_down(&ana, &bea).await else { continue };
        while !*stopped.borrow() && seats[0].board().is_open() {
            if turn(&mut seats, &mut dice).await.is_err() {
                for seat in &mut seats {
                    while seat.open_again().await.is_err() {
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                }
            }
        }
        played.extend(seats);
    }
    played
}

/// Somebody, as soon as there is a server to tell who they are.
async fn person(address: SocketAddr, name: &'static str) -> Guest {
    loop {
        if let Ok(guest) = tokio::spawn(Guest::new(address, name)).await {
            return guest;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// A new game with both at the table; nothing where the server went away meanwhile.
async fn sit_down(ana: &Guest, bea: &Guest) -> Option<[Seat; 2]> {
    let (host, guest) = (ana.clone(), bea.clone());
    let seats = tokio::spawn(async move {
        let wanted = json!({ "game": "talpa:size=4", "side": "first", "clock": "600+0" });
        let made = host.create(wanted).await;
        let mut seats = [Seat::open(&host, &made.id).await, Seat::open(&guest, &made.id).await];
        seats[1].ask_and_wait(Want::Sit(None)).await;
        seats[0].until(|seat| seat.board().free_seat().is_none()).await;
        seats
    });
    let seats = seats.await.ok();
    if seats.is_none() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    seats
}

/// Whoever is to move moves, and both see it.
async fn turn(seats: &mut [Seat; 2], dice: &mut Dice) -> Result<(), Lost> {
    // After a break one may know more than the other.
    let count = seats[0].board().count().max(seats[1].board().count());
    for seat in seats.iter_mut() {
        seat.try_until(|seat| seat.board().count() >= count).await?;
        seat.try_until(|seat| seat.client.unanswered().next().is_none()).await?;
    }
    if !seats[0].board().is_open() {
        return Ok(());
    }
    let table = seats[0].board().table();
    let mover = table.turn().index();
    let mv = table.line().position().random_move(dice).expect("the game goes on");
    let is_long = table.line().moves().len() >= LONG;
    let action = if is_long { Action::Resign } else { Action::Play(mv) };
    seats[mover].ask(Want::Act(action)).await;
    seats[mover].try_until(|seat| seat.client.unanswered().next().is_none()).await?;
    let count = seats[mover].board().count();
    seats[1 - mover].try_until(|seat| seat.board().count() >= count).await
}
