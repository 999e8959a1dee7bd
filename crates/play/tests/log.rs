//! The law of the action log: whatever is done at a table, by whom and when, the table can be built
//! again from its log, as a value and as text.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::time::Duration;

use board::{ByPlayer, Dice, Outcome, Player};
use games::SHELF;
use ludoteca_play::{
    Action, ActionError, Actor, Ending, Entry, Event, Level, Log, LogError, Seat, Table,
};
use record::Reason;
use support::{AGAINST_COMPUTER, FIRST, PEOPLE, START, each_game, first_move, open};

/// Something that somebody might want, sense or not.
fn any_action(table: &Table, dice: &mut Dice) -> (Actor, Action) {
    let actors = [FIRST, support::SECOND, Actor::Referee, Actor::Player(table.turn())];
    let by = actors[dice.below(4) as usize];
    let legal = table.line().position().random_move(dice).unwrap_or_else(|| "none".into());
    let outcomes = [Outcome::Draw, Outcome::Win(Player::First), Outcome::Win(Player::Second)];
    let outcome = outcomes[dice.below(3) as usize];
    let reason = Reason::ALL[dice.below(Reason::ALL.len() as u32) as usize];
    let action = match dice.below(24) {
        0 => Action::TakeBack,
        1 | 2 => Action::OfferDraw,
        3 | 12 => Action::Accept,
        4 | 5 => Action::Decline,
        6 if dice.below(4) == 0 => Action::Resign,
        7 if dice.below(4) == 0 => Action::Adjudicate(Ending { outcome, reason }),
        8 => Action::Tick,
        9 => Action::Pause,
        10 => Action::Resume,
        11 => Action::Play("zz".into()),
        _ => return (Actor::Player(table.turn()), Action::Play(legal)),
    };
    (by, action)
}

/// Everything that can be seen of a table.
fn seen(table: &Table, now: Duration) -> String {
    let clock = table.clock().map(|clock| {
        let left = Player::BOTH.map(|player| clock.left(player, now));
        (left, clock.deadline(), clock.fallen(now))
    });
    let movers: Vec<_> = table.movers().collect();
    format!(
        "{}\n{:?} {:?} {:?} {clock:?} {movers:?} {:?}\n{}",
        table.record(now),
        table.offer(),
        table.ending(),
        table.seats(),
        table.last_mover(|_| true),
        table.line().position(),
    )
}

#[test]
fn a_table_is_built_again_from_its_log() {
    let computers = ByPlayer([Seat::Computer(Level::Greedy); 2]);
    each_game(|game, dice| {
        for round in 0..40 {
            let seats = [PEOPLE, AGAINST_COMPUTER, computers][round % 3];
            let clock = [None, Some("60+1"), Some("20s/move"), Some("2+0")][round % 4];
            let mut table = open(game.info().id, seats, clock);
            let (mut now, mut done, mut refused) = (START, 0, 0);
            for _ in 0..60 {
                now += Duration::from_micros(u64::from(dice.below(900_000)));
                let (by, action) = any_action(&table, dice);
                let before = seen(&table, now);
                if table.apply(by, action.clone(), now).is_ok() {
                    done += 1;
                } else {
                    refused += 1;
                    assert_eq!(seen(&table, now), before, "{by} {action:?} changed something");
                }
            }
            assert!(done > 0 && refused > 0, "{done} {refused}");
            let text = table.log().to_string();
            let log = Log::read(SHELF, &text).unwrap();
            assert_eq!(&log, table.log());
            assert_eq!(log.to_string(), text);
            let again = log.replay().unwrap();
            assert_eq!(seen(&again, now), seen(&table, now), "{text}");
            assert_eq!(again.log(), table.log());
        }
    });
}

#[test]
fn a_log_goes_on_where_a_saved_game_was_left() {
    each_game(|game, dice| {
        let mut table = open(game.info().id, PEOPLE, Some("60+1"));
        table.apply(Actor::Referee, Action::Resume, START).unwrap();
        for turn in 0..6 {
            let Some(mv) = table.line().position().random_move(dice) else { break };
            let (by, now) = (Actor::Player(table.turn()), Duration::from_secs(turn));
            table.apply(by, Action::Play(mv), now).unwrap();
        }
        let mut again = Table::resume(&table.record(Duration::from_secs(9)));
        // Another day, with another clock.
        again.apply(Actor::Referee, Action::Resume, Duration::from_secs(2)).unwrap();
        let _ = again.apply(FIRST, Action::OfferDraw, Duration::from_secs(3));
        let now = Duration::from_secs(4);
        assert_eq!(seen(&again.log().replay().unwrap(), now), seen(&again, now));
    });
}

#[test]
fn events_go_through_text() {
    let offer = ludoteca_play::Offer::TakeBack;
    for event in [
        Event::Played { player: Player::First, side: 'x', mv: "a1".into(), is_forced: false },
        Event::TakenBack { turns: 3 },
        Event::Offered { player: Player::Second, offer },
        Event::Declined { player: Player::Second, offer },
        Event::Over(Ending { outcome: Outcome::Draw, reason: Reason::Agreement }),
    ] {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
}

#[test]
fn what_is_not_of_this_version_is_refused() {
    let mut table = open("talpa:size=4", PEOPLE, None);
    let mv = first_move(&table);
    table.apply(FIRST, Action::Play(mv.clone()), START).unwrap();
    let text = table.log().to_string();
    let entry = format!(r#"{{"at":0,"by":"first","action":{{"play":"{mv}"}}}}"#);
    assert!(text.ends_with(&format!("{entry}\n")), "{text}");
    let read = |text: &str| Log::read(SHELF, text).and_then(|log| log.replay());
    assert!(read(&text).is_ok());
    for (from, to) in [
        ("\"version\":1", "\"version\":2"),
        ("\"version\":1", "\"version\":1,\"more\":0"),
        ("\"at\":0", "\"at\":0,\"more\":0"),
        ("\"at\":0", "\"at\":-1"),
        ("\"first\"", "\"third\""),
        ("\"play\"", "\"pray\""),
        (&mv, "zz"),
    ] {
        let wrong = text.replacen(from, to, 9);
        assert_ne!(wrong, text);
        assert!(read(&wrong).is_err(), "{wrong}");
    }
    assert!(matches!(read(""), Err(LogError::Empty)));
    assert!(matches!(read(&"x".repeat(17 << 20)), Err(LogError::Long { .. })));
    let twice = Entry { at: 0, by: FIRST, action: Action::Play(mv) };
    let mut log = table.log().clone();
    log.entries.push(twice);
    assert!(matches!(log.replay(), Err(LogError::Action { number: 2, .. })));
}

#[test]
fn what_was_let_pass_at_one_table_is_not_judged_again_at_another() {
    let seconds = support::seconds;
    let mut table = open("talpa:size=4", PEOPLE, Some("5+0")).with_grace(seconds(2));
    table.apply(Actor::Referee, Action::Resume, START).unwrap();
    let mv = first_move(&table);
    table.apply(FIRST, Action::Play(mv), seconds(6)).unwrap();
    let again = table.log().replay().unwrap();
    assert_eq!((again.ending(), again.line().moves()), (None, table.line().moves()));
    table.apply(Actor::Referee, Action::Tick, seconds(20)).unwrap();
    assert!(table.ending().is_some());
    assert_eq!(table.log().replay().unwrap().ending(), table.ending());
    // With less grace than a table gives by itself.
    let mut strict = open("talpa:size=4", AGAINST_COMPUTER, Some("5+0")).with_grace(START);
    strict.apply(Actor::Referee, Action::Resume, START).unwrap();
    strict.apply(FIRST, Action::Play(first_move(&strict)), seconds(1)).unwrap();
    strict.apply(Actor::Referee, Action::Tick, seconds(6)).unwrap();
    assert_eq!(strict.log().replay().unwrap().ending(), strict.ending());
    // But nobody has lost on time who had some left.
    let mut log = table.log().clone();
    log.entries.last_mut().unwrap().at = 7_000;
    let wrong = log.replay().unwrap_err();
    assert!(matches!(wrong, LogError::Action { error: ActionError::StillTime, .. }), "{wrong}");
}
