//! A session: what computers answer, when they move, what is asked of whom, and that every face that
//! plays the same gets the same record.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::collections::VecDeque;
use std::time::Duration;

use board::{ByPlayer, Dice, Outcome, Player};
use engine::{Report, Score, SingleThread, Unlimited, Variation};
use games::{Line, SHELF, Spec};
use ludoteca_play::request::{Handler, Query, Request, Response};
use ludoteca_play::session::{Effect, Message, Pace};
use ludoteca_play::{Ending, Event, Level, Offer, Seat, Session, Table};
use record::Reason;
use support::{AGAINST_COMPUTER, PEOPLE, START, first_move, happened, open, session};

const COMPUTERS: ByPlayer<Seat> = ByPlayer([Seat::Computer(Level::Search(5)); 2]);

/// What the engine is asked last, if it is not stopped afterwards.
fn asked(effects: &[Effect]) -> Option<Request> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Think(request) => Some(Some((**request).clone())),
        Effect::StopThinking => Some(None),
        _ => None,
    })?
}

fn found(hundredths: i32, mv: &str) -> Message {
    let score = Score::estimate(hundredths);
    let lines = vec![Variation { score, is_proved: false, moves: vec![mv.into()] }];
    let report = Report { depth: 3, lines, nodes: 9, elapsed: Duration::ZERO };
    Message::Engine(Response::Found(report))
}

fn done(mv: &str) -> Message {
    Message::Engine(Response::Done { mv: Some(mv.into()) })
}

/// A face that lets the engine think and plays what it says, at once.
fn perform(session: &mut Session, engine: &mut Handler, effects: Vec<Effect>) -> Vec<Event> {
    let mut open = VecDeque::from(effects);
    let mut events = Vec::new();
    while let Some(effect) = open.pop_front() {
        match effect {
            Effect::Think(request) => {
                let mut said = Vec::new();
                engine.run(&request, (&Unlimited, &SingleThread), &mut |one| said.push(one));
                for response in said {
                    open.extend(session.update(Message::Engine(response), START));
                }
            }
            Effect::Happened { events: more, .. } => events.extend(more),
            Effect::Refused(why) => panic!("{why}"),
            _ => {}
        }
    }
    events
}

/// The script that every face plays: its tests read the same two files.
#[test]
fn a_script_has_its_record() {
    let mut spec = Spec::read(SHELF, "mapello:layout=othello").unwrap();
    let line = Line::new(spec.start(1).unwrap());
    let seats = ByPlayer([Seat::Person, Seat::Computer(Level::Search(5))]);
    let mut session = Session::new(Table::new(spec, &line, seats, None), Pace::NONE, Dice::new(1));
    let mut engine = Handler::new(Level::MEMORY);
    let effects = session.begin(START);
    let mut events = perform(&mut session, &mut engine, effects);
    for step in include_str!("script/steps.txt").lines() {
        let message = match step.split_once(' ').unwrap_or((step, "")) {
            ("play", mv) => Message::Play(mv.into()),
            ("undo", _) => Message::TakeBack,
            ("draw", _) => Message::OfferDraw,
            ("resign", _) => Message::Resign,
            other => panic!("{other:?}"),
        };
        let effects = session.update(message, START);
        events.extend(perform(&mut session, &mut engine, effects));
    }
    let draw = Event::Declined { player: Player::First, offer: Offer::Draw };
    assert!(events.contains(&Event::TakenBack { turns: 2 }) && events.contains(&draw));
    assert_eq!(session.record(START).to_string(), include_str!("script/record.txt"));
}

#[test]
fn a_computer_takes_a_draw_where_it_stands_no_better() {
    for (for_the_person, takes) in [(-30, false), (0, true), (30, true)] {
        let mut session = session("talpa", AGAINST_COMPUTER, None);
        session.begin(START);
        let asked = asked(&session.update(Message::OfferDraw, START)).unwrap();
        assert!(matches!(asked.query, Query::Lines { count: 1, nodes: Some(_) }));
        assert_eq!(session.question(), None, "nobody else is asked");
        session.update(found(for_the_person, "a1xb1"), START);
        let events = happened(&session.update(done("a1xb1"), START));
        let agreed = Ending { outcome: Outcome::Draw, reason: Reason::Agreement };
        let declined = Event::Declined { player: Player::First, offer: Offer::Draw };
        let answer = if takes { Event::Over(agreed) } else { declined };
        assert_eq!(events, [answer], "{for_the_person}");
    }
}

#[test]
fn a_computer_that_was_offered_a_draw_goes_on_thinking_about_its_move() {
    let mut session = session("talpa", AGAINST_COMPUTER, None);
    session.begin(START);
    let mv = first_move(session.table());
    let thinks = asked(&session.update(Message::Play(mv), START)).unwrap();
    assert!(matches!(thinks.query, Query::Move { .. }));
    let considers = asked(&session.update(Message::OfferDraw, START)).unwrap();
    assert!(matches!(considers.query, Query::Lines { .. }));
    session.update(found(80, "a1xb1"), START);
    let again = asked(&session.update(done("a1xb1"), START)).unwrap();
    assert!(matches!(again.query, Query::Move { .. }), "declined, and back to its move");
}

#[test]
fn people_ask_each_other() {
    let mut session = session("talpa", PEOPLE, None);
    session.begin(START);
    let mv = first_move(session.table());
    happened(&session.update(Message::Play(mv), START));
    session.update(Message::TakeBack, START);
    let question = session.question().unwrap().to_string();
    assert_eq!(question, "Red asks to take a move back. Does blue allow it?");
    session.update(Message::Answer(false), START);
    assert_eq!((session.question(), session.table().line().moves().len()), (None, 1));
    session.update(Message::TakeBack, START);
    let taken = happened(&session.update(Message::Answer(true), START));
    assert_eq!(taken, [Event::TakenBack { turns: 1 }]);
    session.update(Message::OfferDraw, START);
    let question = session.question().unwrap().to_string();
    assert_eq!(question, "Red offers a draw. Does blue take it?");
    assert!(matches!(
        happened(&session.update(Message::Answer(true), START))[..],
        [Event::Over(_)]
    ));
}

/// However long the machine takes within what it was told, no level loses on time, in any pace.
#[test]
fn a_level_never_loses_on_time() {
    let mut dice = Dice::new(5);
    for control in ["1+0", "0.5+0.1", "10+0", "3+2", "0.3s/move", "5s/move"] {
        for pace in [Pace::NONE, Pace::default()] {
            let table = open("mapello", COMPUTERS, Some(control));
            let mut session = Session::new(table, pace, Dice::new(2));
            let mut now = START;
            let mut effects = session.begin(now);
            while session.is_running() {
                if let Some(request) = asked(&effects) {
                    let time = request.time.expect("a clock limits every thought");
                    now += time * dice.below(101) / 100;
                    let mv = session.table().line().position().random_move(&mut dice).unwrap();
                    effects = session.update(done(&mv), now);
                } else {
                    now = now.max(session.wake().expect("a move is due"));
                    effects = session.update(Message::Tick, now);
                }
            }
            let reason = session.table().ending().unwrap().reason;
            assert_eq!(reason, Reason::Rules, "{control} {pace:?}");
        }
    }
}

#[test]
fn an_answer_waits_to_be_followed_and_a_show_for_its_pace() {
    let table = open("talpa", AGAINST_COMPUTER, None);
    let mut session = Session::new(table, Pace::default(), Dice::new(1));
    session.begin(START);
    let mv = first_move(session.table());
    session.update(Message::Play(mv), START);
    let answer = first_move(session.table());
    assert!(happened(&session.update(done(&answer), START)).is_empty());
    assert_eq!(session.wake(), Some(Pace::ANSWER));
    assert!(happened(&session.update(Message::Tick, Pace::ANSWER / 2)).is_empty());
    assert_eq!(happened(&session.update(Message::Tick, Pace::ANSWER)).len(), 1);
    let mut show = Session::new(open("talpa", COMPUTERS, None), Pace::default(), Dice::new(1));
    show.begin(START);
    show.update(Message::Show(Duration::from_secs(4)), START);
    let mv = first_move(show.table());
    show.update(done(&mv), START);
    assert_eq!(show.wake(), Some(Duration::from_secs(4)));
    show.update(Message::Pause, START);
    assert_eq!(show.wake(), None, "it stands still");
    let stepped = happened(&show.update(Message::Next, START));
    assert!(matches!(stepped[..], [Event::Played { .. }]), "one more, at once");
    assert!(show.pace().is_paused);
}

#[test]
fn who_is_in_a_hurry_gets_what_was_found() {
    let table = open("talpa", AGAINST_COMPUTER, None);
    let mut session = Session::new(table, Pace::default(), Dice::new(1));
    session.begin(START);
    let mv = first_move(session.table());
    session.update(Message::Play(mv), START);
    let weakest = asked(&session.update(Message::MoveNow, START)).unwrap();
    let level = Level::Search(1);
    assert!(matches!(weakest.query, Query::Move { level: asked, .. } if asked == level));
    let best = first_move(session.table());
    session.update(found(10, &best), START);
    let events = happened(&session.update(Message::MoveNow, START));
    assert!(matches!(&events[..], [Event::Played { mv, .. }] if *mv == best));
}

#[test]
fn nobody_thinks_where_nobody_looks_but_for_the_clock() {
    for (clock, thinks) in [(None, false), (Some("60+0"), true)] {
        let mut session = session("talpa", AGAINST_COMPUTER, clock);
        session.begin(START);
        session.update(Message::Away(true), START);
        let mv = first_move(session.table());
        let effects = session.update(Message::Play(mv), START);
        assert_eq!(asked(&effects).is_some(), thinks, "{clock:?}");
        let effects = session.update(Message::Away(false), START);
        assert_eq!(asked(&effects).is_some(), !thinks, "{clock:?}");
    }
}

#[test]
fn a_hint_is_told_and_forgotten_with_the_position() {
    let mut session = session("talpa", PEOPLE, None);
    session.begin(START);
    let mv = first_move(session.table());
    let effects = session.update(Message::Hint, START);
    assert!(matches!(asked(&effects).unwrap().query, Query::Lines { count: 1, .. }));
    session.update(found(35, &mv), START);
    let effects = session.update(done(&mv), START);
    let [Effect::Say(said)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(said.to_string(), format!("Hint: {mv} (+0.35)"));
    assert_eq!(session.hinted(), Some(&*mv));
    happened(&session.update(Message::Play(mv), START));
    assert_eq!(session.hinted(), None);
}

#[test]
fn a_rematch_changes_the_seats_and_counts_the_series() {
    let mut session = session("talpa", AGAINST_COMPUTER, Some("60+5"));
    session.begin(START);
    happened(&session.update(Message::Resign, START));
    assert_eq!(session.series().halves(), [0, 2]);
    let next = session.rematch();
    assert_eq!(next.seats().0, [AGAINST_COMPUTER.0[1], AGAINST_COMPUTER.0[0]]);
    assert_eq!(next.clock().unwrap().control(), "60+5".parse().unwrap());
    assert!(next.line().moves().is_empty());
}
