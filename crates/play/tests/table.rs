//! A table judges what players and the referee do: moves, offers, clocks, ends, and another day.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::time::Duration;

use board::{Dice, Outcome, Player};
use games::{Line, SHELF, Spec};
use i18n::Language;
use ludoteca_play::{Action, ActionError, Actor, Ending, Event, Offer, Series, Table};
use record::Reason;
use support::{
    AGAINST_COMPUTER, FIRST, PEOPLE, SECOND, START, each_game, first_move, open, play, seconds,
};

#[test]
fn who_exchanges_sides_played_the_one_they_had() {
    let mut table = open("nex:size=3", PEOPLE, None);
    let red = table.line().position().side(Player::First);
    let blue = table.line().position().side(Player::Second);
    let swapped = play(&mut table, "a1+c3 swap");
    let sides = swapped.iter().map(|event| match event {
        Event::Played { side, .. } => *side,
        other => panic!("{other:?}"),
    });
    assert_eq!(sides.collect::<Vec<_>>(), [red.letter, blue.letter]);
    assert_eq!(table.line().position().side(Player::First), blue);
}

#[test]
fn a_forced_pass_is_played_and_told() {
    let mut dice = Dice::new(3);
    for _ in 0..200 {
        let mut table = open("mapello:layout=othello", PEOPLE, None);
        while let Some(mv) = table.line().position().random_move(&mut dice) {
            assert_ne!(mv, "pass", "a forced pass was left to the player");
            let turn = table.turn();
            let events = play(&mut table, &mv);
            let [_, Event::Played { player, is_forced: true, .. }, ..] = &events[..] else {
                continue;
            };
            assert_eq!(*player, turn.other());
            let plies = table.line().moves().len();
            let taken = table.apply(Actor::Referee, Action::TakeBack, START).unwrap();
            let both = [Event::TakenBack { turns: 2 }];
            assert_eq!(taken, both, "the pass goes with the move before it");
            assert_eq!(table.line().moves().len(), plies - 2);
            return;
        }
    }
    panic!("no game had a forced pass");
}

#[test]
fn taking_back_against_the_computer_gives_the_person_the_move() {
    let mut table = open("talpa", AGAINST_COMPUTER, None);
    let nothing = Err(ActionError::NothingToTakeBack);
    assert_eq!(table.apply(FIRST, Action::TakeBack, START), nothing);
    let start = table.line().position().to_string();
    for _ in 0..2 {
        let mv = first_move(&table);
        play(&mut table, &mv);
    }
    let taken = |turns| Ok(vec![Event::TakenBack { turns }]);
    assert_eq!(table.apply(FIRST, Action::TakeBack, START), taken(2));
    assert_eq!(table.line().position().to_string(), start);
    let mv = first_move(&table);
    play(&mut table, &mv);
    assert_eq!(table.apply(FIRST, Action::TakeBack, START), taken(1));
}

#[test]
fn taking_back_against_a_person_is_an_offer() {
    let mut table = open("talpa", PEOPLE, None);
    for _ in 0..3 {
        let mv = first_move(&table);
        play(&mut table, &mv);
    }
    let (player, offer) = (Player::Second, Offer::TakeBack);
    let offered = table.apply(SECOND, Action::TakeBack, START);
    assert_eq!(offered, Ok(vec![Event::Offered { player, offer }]));
    assert_eq!(table.line().moves().len(), 3, "nothing has happened yet");
    assert_eq!(table.apply(SECOND, Action::Accept, START), Err(ActionError::NoOffer));
    let declined = table.apply(FIRST, Action::Decline, START);
    assert_eq!(declined, Ok(vec![Event::Declined { player, offer }]));
    assert_eq!((table.offer(), table.line().moves().len()), (None, 3));
    table.apply(SECOND, Action::TakeBack, START).unwrap();
    let taken = table.apply(FIRST, Action::Accept, START);
    assert_eq!(taken, Ok(vec![Event::TakenBack { turns: 2 }]), "with what came after it");
    assert_eq!((table.offer(), table.line().moves().len()), (None, 1));
    // Whoever plays on has declined.
    table.apply(FIRST, Action::TakeBack, START).unwrap();
    let mv = first_move(&table);
    let declined = Event::Declined { player: Player::First, offer };
    assert_eq!(play(&mut table, &mv).last(), Some(&declined));
}

#[test]
fn everybody_does_only_what_is_theirs() {
    let mut table = open("talpa", PEOPLE, Some("60+0"));
    let mv = Action::Play(first_move(&table));
    assert_eq!(table.apply(SECOND, mv.clone(), START), Err(ActionError::NotYourTurn));
    let ending = |outcome, reason| Action::Adjudicate(Ending { outcome, reason });
    for action in [
        mv,
        Action::OfferDraw,
        Action::Accept,
        Action::Decline,
        Action::Resign,
        ending(Outcome::Draw, Reason::Rules),
        ending(Outcome::Draw, Reason::Time),
    ] {
        assert_eq!(table.apply(Actor::Referee, action, START), Err(ActionError::NotYours));
    }
    let adjudicated = ending(Outcome::Draw, Reason::Adjudication);
    for action in [Action::Tick, Action::Pause, Action::Resume, adjudicated] {
        assert_eq!(table.apply(FIRST, action, START), Err(ActionError::NotYours));
    }
    assert!(table.log().entries.is_empty(), "what is refused is not written down");
}

#[test]
fn people_end_games_too() {
    let mut table = open("nex", PEOPLE, None);
    let resigned = Ending { outcome: Outcome::Win(Player::First), reason: Reason::Resignation };
    let events = table.apply(SECOND, Action::Resign, START);
    assert_eq!(events, Ok(vec![Event::Over(resigned)]));
    let told = table.result().unwrap();
    assert_eq!(told.say(Language::English), "red won: the opponent resigned");
    assert!(told.say(Language::Portuguese).ends_with("ganhou: o adversário desistiu"));
    assert_eq!(table.apply(FIRST, Action::OfferDraw, START), Err(ActionError::Over));
    let mut table = open("nex", PEOPLE, None);
    assert_eq!(table.apply(FIRST, Action::Accept, START), Err(ActionError::NoOffer));
    table.apply(FIRST, Action::OfferDraw, START).unwrap();
    assert_eq!(table.offer(), Some((Player::First, Offer::Draw)));
    assert_eq!(table.apply(FIRST, Action::Accept, START), Err(ActionError::NoOffer));
    let agreed = Ending { outcome: Outcome::Draw, reason: Reason::Agreement };
    assert_eq!(table.apply(SECOND, Action::Accept, START), Ok(vec![Event::Over(agreed)]));
    // Whoever offers what was offered has accepted it.
    let mut table = open("nex", PEOPLE, None);
    table.apply(FIRST, Action::OfferDraw, START).unwrap();
    assert_eq!(table.apply(SECOND, Action::OfferDraw, START), Ok(vec![Event::Over(agreed)]));
}

#[test]
fn a_move_answers_an_offer() {
    let mut table = open("talpa", PEOPLE, None);
    table.apply(FIRST, Action::OfferDraw, START).unwrap();
    let mv = first_move(&table);
    play(&mut table, &mv);
    let offer = Some((Player::First, Offer::Draw));
    assert_eq!(table.offer(), offer, "one's own move leaves the offer standing");
    let mv = first_move(&table);
    let declined = Event::Declined { player: Player::First, offer: Offer::Draw };
    assert_eq!(play(&mut table, &mv).last(), Some(&declined));
    assert_eq!(table.offer(), None);
}

#[test]
fn time_runs_out_for_whoever_thinks() {
    let mut table = open("talpa", PEOPLE, Some("60+5"));
    table.apply(Actor::Referee, Action::Resume, seconds(100)).unwrap();
    let mv = first_move(&table);
    table.apply(FIRST, Action::Play(mv), seconds(110)).unwrap();
    let clock = *table.clock().unwrap();
    assert_eq!(clock.left(Player::First, seconds(500)), seconds(55));
    assert_eq!(clock.deadline(), Some(seconds(170)));
    assert_eq!(table.apply(Actor::Referee, Action::Tick, seconds(169)), Ok(vec![]));
    let lost = Ending { outcome: Outcome::Win(Player::First), reason: Reason::Time };
    let mv = first_move(&table);
    let late = table.apply(SECOND, Action::Play(mv), seconds(171));
    assert_eq!(late, Ok(vec![Event::Over(lost)]));
    assert_eq!(table.line().moves().len(), 1, "a move after the time is no move");
}

#[test]
fn a_pause_costs_no_time_and_taking_back_gives_it_back() {
    let mut table = open("talpa", PEOPLE, Some("60+0"));
    table.apply(Actor::Referee, Action::Resume, START).unwrap();
    table.apply(Actor::Referee, Action::Pause, seconds(10)).unwrap();
    table.apply(Actor::Referee, Action::Resume, seconds(1_000)).unwrap();
    let mv = first_move(&table);
    table.apply(FIRST, Action::Play(mv), seconds(1_005)).unwrap();
    let left = |table: &Table, now| table.clock().unwrap().left(Player::First, seconds(now));
    assert_eq!(left(&table, 1_005), seconds(45));
    table.apply(FIRST, Action::TakeBack, seconds(1_005)).unwrap();
    table.apply(SECOND, Action::Accept, seconds(1_005)).unwrap();
    assert_eq!(left(&table, 1_005), seconds(60));
    assert_eq!(left(&table, 1_006), seconds(59));
}

#[test]
fn a_game_goes_on_another_day_as_it_was_left() {
    each_game(|game, dice| {
        let mut table = open(game.info().id, PEOPLE, Some("300+2"));
        table.apply(Actor::Referee, Action::Resume, START).unwrap();
        for _ in 0..9 {
            if let Some(mv) = table.line().position().random_move(dice) {
                play(&mut table, &mv);
            }
        }
        let written = table.record(seconds(3)).to_string();
        let records = record::read(SHELF, &written).unwrap();
        let mut again = Table::resume(&records[0]);
        assert_eq!(again.line().moves(), table.line().moves());
        assert_eq!(again.line().position().to_string(), table.line().position().to_string());
        assert_eq!(again.seats(), table.seats());
        assert_eq!(again.ending(), table.ending());
        for player in Player::BOTH.into_iter().filter(|_| table.ending().is_none()) {
            let left = |table: &Table, now: Duration| table.clock().unwrap().left(player, now);
            assert_eq!(left(&again, seconds(77)), left(&table, seconds(3)));
        }
        assert_eq!(again.record(START).to_string(), written);
        again.apply(Actor::Referee, Action::TakeBack, START).unwrap();
    });
}

#[test]
fn an_ended_game_is_remembered_as_ended() {
    let mut table = open("period5", AGAINST_COMPUTER, None);
    table.apply(FIRST, Action::Resign, START).unwrap();
    let written = table.record(START).to_string();
    let again = Table::resume(&record::read(SHELF, &written).unwrap()[0]);
    assert_eq!(again.ending(), table.ending());
    assert_eq!(again.seats(), AGAINST_COMPUTER);
}

#[test]
fn a_series_counts_persons_and_breaks_ties_by_points() {
    let mut spec = Spec::read(SHELF, "mapello:layout=othello").unwrap();
    let position = spec.start(1).unwrap();
    let mut after = Line::new(position.boxed());
    after.play(&position.moves()[0]).unwrap();
    // Four discs against one for whoever moved first.
    let mut series = Series::default();
    series.add(0, Outcome::Win(Player::First), after.position());
    assert_eq!((series.halves(), series.difference()), ([2, 0], Some(3)));
    series.add(1, Outcome::Win(Player::First), position.as_ref());
    assert_eq!((series.halves(), series.difference()), ([2, 2], Some(3)));
    assert_eq!(series.leader(), Some(0));
    series.add(1, Outcome::Draw, after.position());
    assert_eq!((series.halves(), series.difference()), ([3, 3], Some(0)));
    assert_eq!(series.leader(), None);
    let talpa = Spec::read(SHELF, "talpa").unwrap().start(1).unwrap();
    let mut series = Series::default();
    series.add(1, Outcome::Win(Player::Second), talpa.as_ref());
    assert_eq!((series.halves(), series.difference()), ([2, 0], None));
}
