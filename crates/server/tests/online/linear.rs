//! What clients saw, held against a single room in which one thing happens after the other: whatever
//! was answered can have happened at one moment between asking and hearing the answer
//! (linearizability), however many servers there were.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use board::Dice;
use games::SHELF;
use play::Action;
use protocol::api::GameView;
use protocol::{Ask, Entry, GameId, Person, Remark, Setup, Want};
use referee::{Effect, Game, Input, Room, Ticket};
use serde_json::json;
use store::{Place, Store};

use crate::guest::Guest;
use crate::hall::{Running, halls};

/// Something that was asked, when, and what was answered when.
struct Operation {
    person: Person,
    ask: Ask,
    asked: u64,
    answered: u64,
    answer: Result<u32, String>,
}

/// A number for every moment, the later the higher: all of them ask from one process.
fn moment() -> u64 {
    static MOMENTS: AtomicU64 = AtomicU64::new(0);
    MOMENTS.fetch_add(1, Ordering::SeqCst)
}

/// How often each of them asks for something.
const ASKS: u32 = 60;

/// Somebody asks for whatever comes to mind, sensible or not, and notes what was answered.
async fn babble(
    mut guest: Guest,
    servers: [SocketAddr; 2],
    id: GameId,
    seed: u64,
) -> Vec<Operation> {
    let mut dice = Dice::new(seed);
    let (_, me) = Guest::answer(guest.request(reqwest::Method::GET, "me")).await;
    let person: Person = serde_json::from_value(me).unwrap();
    let mut operations: Vec<Operation> = Vec::new();
    for number in 0..ASKS {
        let view = guest.view(&id).await;
        let again = operations.last().filter(|_| dice.below(10) == 0).map(|it| it.ask.clone());
        let ask = again.unwrap_or_else(|| {
            let old = dice.below(8) / 7;
            Ask {
                key: format!("{seed}-{number}").parse().unwrap(),
                after: (view.entries - 1).saturating_sub(old),
                want: want(&view, &mut dice),
            }
        });
        // Whoever comes to another server has not been there before.
        guest.address = servers[dice.below(2) as usize];
        let asked = moment();
        let answer = guest.ask(&id, ask.key.as_str(), ask.after, ask.want.clone()).await;
        let answer = answer.map_err(|(_, code)| code);
        let (person, answered) = (person.clone(), moment());
        operations.push(Operation { person, ask, asked, answered, answer });
    }
    operations
}

fn want(view: &GameView, dice: &mut Dice) -> Want {
    let record = record::read(SHELF, &view.record).unwrap().pop().unwrap();
    let mv = record.line().position().random_move(dice);
    match (dice.below(20), mv) {
        (0, _) => Want::Sit(None),
        (1 | 2, _) => Want::Say(Remark::Hello),
        (3, _) => Want::Act(Action::OfferDraw),
        (4, _) => Want::Act(Action::Decline),
        (5, _) => Want::Act(Action::TakeBack),
        (6, _) => Want::Act(Action::Play("z9".into())),
        (_, Some(mv)) => Want::Act(Action::Play(mv)),
        (_, None) => Want::Act(Action::Resign),
    }
}

/// The room as it was after so many entries.
fn room(id: &GameId, setup: &Setup, entries: &[Entry]) -> Room {
    let mut game = Game::new(SHELF, id.clone(), setup.clone()).unwrap();
    for entry in entries {
        game.follow(entry).unwrap();
    }
    let now = game.last();
    Room::new(game, None, now)
}

/// Whether what was asked would have been refused so by a room after so many entries.
fn would_refuse(mut room: Room, operation: &Operation, code: &str) -> bool {
    let who = Some(operation.person.clone());
    let ask = Input::Ask { ticket: Ticket(1), who, ask: operation.ask.clone(), lag: 0 };
    let now = room.game().last();
    let effects = room.update(ask, now);
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Answer(Ticket(1), Err(why)) if why.code() == code))
}

/// Whether everything can have happened one after the other, or what can't.
fn check(
    id: &GameId,
    setup: &Setup,
    entries: &[Entry],
    operations: &[Operation],
) -> Result<(), String> {
    let done = |it: &Operation| it.answer.as_ref().ok().map(|number| *number as usize);
    for operation in operations {
        let Operation { ask, answer, asked, answered, .. } = operation;
        // What was answered before this was asked had happened by then.
        let before = operations.iter().filter(|it| it.answered < *asked);
        let first = before.filter_map(done).max().map_or(1, |number| number + 1);
        // What was asked after this was answered had not, unless it was asked for the second time.
        let is_early = |it: &Operation| {
            operations.iter().any(|other| other.ask.key == it.ask.key && other.asked <= *answered)
        };
        let after = operations.iter().filter(|it| !is_early(it));
        let last = after.filter_map(done).min().unwrap_or(entries.len());
        let is_so = match answer {
            Ok(number) => {
                let number = *number as usize;
                let is_again =
                    operations.iter().any(|it| it.ask.key == ask.key && it.asked < *asked);
                let is_own =
                    entries.get(number).is_some_and(|it| it.key.as_ref() == Some(&ask.key));
                is_own && (is_again || first <= number) && number < last
            }
            Err(code) if code == "busy" => true,
            Err(code) => (first..=last)
                .any(|count| would_refuse(room(id, setup, &entries[..count]), operation, code)),
        };
        if !is_so {
            return Err(format!("{ask:?} was answered {answer:?} between {first} and {last}"));
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_saw_can_have_happened_one_after_the_other() {
    for hall in halls() {
        let one = Running::start(&hall.place, None).await;
        // SQLite has one server; PostgreSQL has as many as there are.
        let two = match hall.place {
            Place::Database(_) => Some(Running::start(&hall.place, None).await),
            Place::Folder(_) => None,
        };
        let other = two.as_ref().map_or(one.address, |two| two.address);
        let (ana, bea) = (Guest::new(one.address, "Ana").await, Guest::new(other, "Bea").await);
        let eve = Guest::new(one.address, "Eve").await;
        for seed in 0..3 {
            let game = ["talpa", "nex:size=5", "period5"][seed as usize];
            let made = ana.create(json!({ "game": game, "side": "first" })).await;
            bea.ask(&made.id, "sit", 0, Want::Sit(None)).await.unwrap();
            let people = [&ana, &ana, &bea, &bea, &eve];
            let servers = [one.address, other];
            let tasks: Vec<_> = people
                .into_iter()
                .zip(0..)
                .map(|(guest, index)| {
                    let id = made.id.clone();
                    tokio::spawn(babble(guest.clone(), servers, id, 10 * seed + index))
                })
                .collect();
            let mut operations = Vec::new();
            for task in tasks {
                operations.extend(task.await.unwrap());
            }
            let store = Store::open(&hall.place).await.unwrap();
            let kept = store.game(made.id.as_str()).await.unwrap().unwrap();
            let rows = store.entries(made.id.as_str(), 0).await.unwrap();
            store.close().await;
            let entries: Vec<Entry> =
                rows.iter().map(|row| serde_json::from_str(&row.body).unwrap()).collect();
            let setup: Setup = serde_json::from_str(&kept.setup).unwrap();
            let refused = operations.iter().filter(|it| it.answer.is_err()).count();
            assert!(refused > 0 && refused < operations.len());
            let check = |operations: &[Operation]| check(&made.id, &setup, &entries, operations);
            check(&operations).unwrap();
            // What can't have happened is found.
            let place = operations.iter().position(|it| it.answer.is_ok()).unwrap();
            for wrong in [Ok(0), Ok(entries.len() as u32), Err("over".to_owned())] {
                let right = std::mem::replace(&mut operations[place].answer, wrong);
                check(&operations).unwrap_err();
                operations[place].answer = right;
            }
        }
        one.stop().await;
        if let Some(two) = two {
            two.stop().await;
        }
    }
}
