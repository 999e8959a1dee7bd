//! A tablebase behind levels and requests: what it knows is never thrown away, and is called proved.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use board::{ByPlayer, Dice};
use engine::tablebase::Bytes;
use engine::{Proved, Score, SingleThread, Unlimited};
use games::{AnyEngine, AnyGame, Line, Method, Options, Resources, Shelved, Spec};
use ludoteca_play::request::{Handler, Query, Request, Response};
use ludoteca_play::session::{Effect, Message, Pace};
use ludoteca_play::{Level, Seat, Session, Table};
use noughts::Noughts;

static GAME: &dyn AnyGame = &Shelved::<Noughts>::NEW;

fn engine(method: Option<Method>) -> Box<dyn AnyEngine> {
    let tablebase = GAME.tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap();
    GAME.engine(Resources { method, tablebase: Some(tablebase), ..Resources::memory(1) })
}

fn line(moves: &str) -> Line {
    let mut line = Line::new(GAME.position(".../.../... x").unwrap());
    for mv in moves.split_whitespace() {
        line.play(mv).unwrap();
    }
    line
}

/// Lines to every position in which the game goes on, each position once.
fn lines() -> Vec<Line> {
    let mut seen = BTreeSet::new();
    let mut all = vec![line("")];
    let mut next = 0;
    while next < all.len() {
        let here = all[next].clone();
        next += 1;
        for mv in here.position().moves() {
            let mut after = here.clone();
            after.play(&mv).unwrap();
            if after.verdict().is_none() && seen.insert(after.position().to_string()) {
                all.push(after);
            }
        }
    }
    all
}

/// What every face asks goes through a handler: a hint in a session is proved where a table is there.
#[test]
fn a_session_says_what_is_proved() {
    let mut spec = Spec { game: GAME, options: Options::new(GAME.info().options) };
    let start = Line::new(spec.start(1).unwrap());
    let table = Table::new(spec, &start, ByPlayer([Seat::Person; 2]), None);
    let mut session = Session::new(table, Pace::NONE, Dice::new(1));
    let mut handler = Handler::new(1);
    handler.bring(GAME.tablebase(Arc::new(Bytes::new(noughts::table()))).unwrap());
    let mut said = Vec::new();
    for effect in session.update(Message::Hint, Duration::ZERO) {
        let Effect::Think(request) = effect else { continue };
        let mut responses = Vec::new();
        handler.run(&request, (&Unlimited, &SingleThread), &mut |one| responses.push(one));
        for response in responses {
            for effect in session.update(Message::Engine(response), Duration::ZERO) {
                if let Effect::Say(phrase) = effect {
                    said.push(phrase.to_string());
                }
            }
        }
    }
    let [hint] = &said[..] else { panic!("{said:?}") };
    assert!(hint.ends_with("(a draw, proved)"), "{hint}");
}

#[test]
fn strong_levels_never_throw_away_what_the_table_knows() {
    let lines = lines();
    for method in [Method::Search, Method::Tree] {
        let mut engine = engine(Some(method));
        for level in (5..=8).map(Level::Search) {
            for line in lines.iter().step_by(7) {
                let means = (&Unlimited as &dyn engine::SearchControl, &SingleThread as _);
                let mv = level.choose(line, &mut *engine, &mut Dice::new(1), means, None).unwrap();
                let mut after = line.clone();
                after.play(&mv).unwrap();
                let [before, after] = [line, &after].map(|line| engine.probe(line).unwrap());
                assert_eq!(
                    after.before(false).score(0),
                    before.score(0),
                    "level {level} plays {mv} in {}",
                    line.position()
                );
            }
        }
    }
}

/// The weakest may err: that is what they are for.
#[test]
fn weak_levels_still_err() {
    let mut engine = engine(None);
    let line = line("b2");
    let means = (&Unlimited as &dyn engine::SearchControl, &SingleThread as _);
    let errs = (0..50).filter(|&seed| {
        let dice = &mut Dice::new(seed);
        let mv = Level::Search(1).choose(&line, &mut *engine, dice, means, None).unwrap();
        !["a1", "a3", "c1", "c3"].contains(&mv.as_str())
    });
    assert!(errs.count() > 3);
}

fn run(line: &Line, query: Query) -> Vec<Response> {
    let request = Request { game: GAME, line: line.clone(), query, time: None };
    let mut answers = Vec::new();
    let means = (&Unlimited as &dyn engine::SearchControl, &SingleThread as _);
    request.run(&mut *engine(None), means, &mut |answer| answers.push(answer));
    // What is proved survives the way to another thread.
    let read = |answer: &Response| answer.to_string().parse::<Response>().unwrap();
    assert!(answers.iter().all(|answer| read(answer) == *answer), "{answers:?}");
    answers
}

#[test]
fn requests_are_answered_by_the_table() {
    let start = line("");
    let answers = run(&start, Query::Lines { count: 9, nodes: None });
    let [Response::Found(report), Response::Done { mv: Some(_) }] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert!(report.lines.len() == 9 && report.lines.iter().all(|line| line.is_proved));
    assert!(report.lines.iter().all(|line| line.score == Score::DRAW), "{report:?}");

    let answers = run(&start, Query::Move { level: Level::MASTER, seed: 1 });
    assert!(matches!(&answers[0], Response::Found(report) if report.is_proved()), "{answers:?}");

    // Noughts must answer in the left column, and crosses open two lines at once.
    let lost = line("a1 b1 a2");
    let answers = run(&lost, Query::Defend { plies: 9 });
    let Response::Found(report) = &answers[0] else { panic!("{answers:?}") };
    let truth = engine(None).probe(&lost).unwrap();
    assert!(matches!(truth, Proved::Loss(_)), "{truth:?}");
    assert_eq!((report.score(), report.is_proved()), (Some(truth.score(0)), true));
    let answers = run(&start, Query::Defend { plies: 9 });
    let Response::Found(report) = &answers[0] else { panic!("{answers:?}") };
    assert_eq!((report.score(), report.is_proved()), (Some(Score::DRAW), true));

    let won = line("a1 b1");
    let Some(Proved::Win(plies)) = engine(None).probe(&won) else { panic!("it is won") };
    let answers = run(&won, Query::Win { plies });
    assert!(matches!(&answers[..], [Response::Done { mv: Some(_) }]), "{answers:?}");
    let answers = run(&won, Query::Win { plies: plies - 1 });
    assert_eq!(answers, [Response::Done { mv: None }]);

    let game = line("b2 b1 a1 c3 a2 c2 a3");
    let answers = run(&game, Query::Review { nodes: 1 });
    assert_eq!(answers.len(), 9);
    for answer in &answers[..8] {
        let Response::Judged { turns, finding } = answer else { panic!("{answers:?}") };
        assert!(finding.is_proved, "{answer:?}");
        let here = game.after(*turns);
        let truth = engine(None).probe(&here).unwrap().score(0);
        assert_eq!(finding.worth(here.position().turn()), truth, "after {turns} turns");
    }
}
