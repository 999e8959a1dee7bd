//! Requests and responses come back from text as they went, and nothing else does.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use board::Dice;
use engine::{Report, Score, SingleThread, Unlimited, Variation};
use games::{AnyGame, Line, Options, SHELF};
use ludoteca_play::Level;
use ludoteca_play::request::{Handler, Query, Request, RequestError, Response};
use record::Record;
use study::review::Finding;

/// A game after some random moves.
fn line(game: &dyn AnyGame, moves: usize, dice: &mut Dice) -> Line {
    let mut line = Line::new(game.start(&Options::new(game.info().options)).unwrap());
    for _ in 0..moves {
        let Some(mv) = line.position().random_move(dice) else { break };
        line.play(&mv).unwrap();
    }
    line
}

const WANTS: [Query; 6] = [
    Query::Move { level: Level::Greedy, seed: u64::MAX },
    Query::Lines { count: 3, nodes: None },
    Query::Lines { count: 100, nodes: Some(1) },
    Query::Review { nodes: 500 },
    Query::Defend { plies: 1 },
    Query::Win { plies: Query::PLIES },
];

#[test]
fn an_errand_is_read_as_it_was_written() {
    let mut dice = Dice::new(5);
    for &game in SHELF {
        for (moves, query) in WANTS.into_iter().enumerate() {
            let time = (moves > 1).then(|| Duration::from_micros(1_234_567));
            let request = Request { game, line: line(game, 3 * moves, &mut dice), query, time };
            let text = request.to_string();
            assert!(!text.contains('\n'), "{text}");
            let read = Request::read(SHELF, &text).unwrap();
            assert_eq!(read.to_string(), text);
            assert_eq!((read.query, read.time), (query, time));
            assert_eq!(read.line.moves(), request.line.moves());
            assert_eq!(read.line.start().to_string(), request.line.start().to_string());
        }
    }
}

#[test]
fn an_answer_is_read_as_it_was_written() {
    let moves = vec!["a1".to_owned(), "\"\u{7f}\n\\".to_owned()];
    let lines = [Score::win_in(3), Score::estimate(-125), Score::loss_in(999)]
        .map(|score| Variation { score, is_proved: score.is_decisive(), moves: moves.clone() });
    let elapsed = Duration::new(7, 123_456_789);
    let answers = [
        Response::Found(Report { depth: 9, lines: lines.to_vec(), nodes: u64::MAX, elapsed }),
        Response::Judged {
            turns: 4,
            finding: Finding { score: Score::DRAW, is_proved: true, best: None },
        },
        Response::Done { mv: Some("pass".into()) },
        Response::Done { mv: None },
    ];
    for answer in answers {
        let text = answer.to_string();
        assert!(!text.contains('\n'), "{text}");
        assert_eq!(text.parse::<Response>().unwrap(), answer);
    }
}

#[test]
fn what_is_wrong_is_said() {
    let game = SHELF[0];
    let (id, start) = (game.info().id, line(game, 0, &mut Dice::new(1)).start().to_string());
    let request = |game: &str, start: &str, moves: &str, query: &str| {
        let text =
            format!(r#"{{"game":"{game}","start":"{start}","moves":{moves},"query":{query}}}"#);
        Request::read(SHELF, &text).unwrap_err().to_string()
    };
    let review = r#"{"review":{"nodes":1}}"#;
    let says = |found: String, wanted: &str| assert!(found.contains(wanted), "{found}: {wanted}");
    let plies = format!(r#"{{"defend":{{"plies":{}}}}}"#, u32::MAX);
    says(request(id, &start, "[]", &plies), "plies; there may be 1 to 99");
    says(request("halma", &start, "[]", review), "there is no game 'halma'");
    says(request(id, "nonsense", "[]", review), "the start can't be read");
    says(request(id, &start, r#"["z99"]"#, review), "move 1: ");
    says(request(id, &start, "[]", r#"{"lines":{"count":0}}"#), "0 lines; there may be 1 to 100");
    says(request(id, &start, "[]", r#"{"lines":{"count":101}}"#), "101 lines");
    says(request(id, &start, "[]", r#"{"dance":{}}"#), "dance");
    says(request(id, &start, "[]", r#"{"move":{"level":"9","seed":1}}"#), "no such level");
    let many = format!("[{}]", vec!["\"a\""; 10_001].join(","));
    says(request(id, &start, &many, review), "10001 moves");
    let long = " ".repeat(3 << 20);
    assert!(matches!(Request::read(SHELF, &long), Err(RequestError::Long { .. })));
    assert!(matches!(long.parse::<Response>(), Err(RequestError::Long { .. })));
    let score =
        r#"{"judged":{"turns":1,"score":29500,"proved":false,"best":null}}"#.parse::<Response>();
    says(score.unwrap_err().to_string(), "29500 is no score");
}

/// Damaged texts are refused or read, and never a reason to fall over.
#[test]
fn damaged_texts_do_no_harm() {
    let mut dice = Dice::new(3);
    for round in 0..2_000 {
        let game = SHELF[round % SHELF.len()];
        let query = WANTS[round % WANTS.len()];
        let request = Request { game, line: line(game, 2, &mut dice), query, time: None };
        let mut text = request.to_string().into_bytes();
        for _ in 0..=dice.below(3) {
            let place = dice.below(text.len() as u32) as usize;
            text[place] = b' ' + dice.below(95) as u8;
        }
        let text = String::from_utf8(text).unwrap();
        if let Ok(read) = Request::read(SHELF, &text) {
            let again = Request::read(SHELF, &read.to_string()).unwrap();
            assert_eq!(again.to_string(), read.to_string());
        }
    }
}

fn run(request: &Request) -> Vec<Response> {
    let mut answers = Vec::new();
    Handler::new(1).run(request, (&Unlimited, &SingleThread), &mut |answer| answers.push(answer));
    assert!(matches!(answers.last(), Some(Response::Done { .. })), "{answers:?}");
    answers
}

#[test]
fn errands_are_run_to_their_end_for_every_game() {
    for &game in SHELF {
        let line = line(game, 2, &mut Dice::new(8));
        let request = |query| Request { game, line: line.clone(), query, time: None };
        let legal = line.position().moves();
        let chosen = run(&request(Query::Move { level: Level::Search(1), seed: 4 }));
        assert!(
            matches!(chosen.last(), Some(Response::Done { mv: Some(mv) }) if legal.contains(mv))
        );
        let lines = run(&request(Query::Lines { count: 2, nodes: Some(2_000) }));
        let (last, found) = lines.split_last().unwrap();
        let Some(Response::Found(report)) = found.last() else { panic!("{lines:?}") };
        assert_eq!(report.lines.len(), 2);
        assert_eq!(*last, Response::Done { mv: report.best() });
        let judged = run(&request(Query::Review { nodes: 50 }));
        let turns = judged.iter().filter_map(|answer| match answer {
            Response::Judged { turns, .. } => Some(*turns),
            _ => None,
        });
        assert!(turns.eq((0..=line.moves().len()).rev()));
    }
}

/// No clock that stands still is waited for.
#[test]
fn time_that_is_over_stops_the_thinking() {
    let game = SHELF[0];
    let line = line(game, 0, &mut Dice::new(1));
    let query = Query::Lines { count: 1, nodes: None };
    let answers = run(&Request { game, line, query, time: Some(Duration::ZERO) });
    assert!(matches!(answers.last(), Some(Response::Done { mv: Some(_) })));
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let text = "[Game \"noughts\"]\n1. a1 b1 2. a2 b2 3. a3 1-0";
    let shelf: &games::Shelf = &[&games::Shelved::<noughts::Noughts>::NEW];
    let record: Record = record::read(shelf, text).unwrap().remove(0);
    let line = record.line().after(5);
    for query in WANTS {
        let request = Request { game: shelf[0], line: line.clone(), query, time: None };
        assert_eq!(run(&request).pop(), Some(Response::Done { mv: None }), "{query:?}");
    }
}

/// A puzzle is played by requests alone: the winner asks for a win, the other side for a defence.
#[test]
fn puzzles_are_played_out() {
    for &game in SHELF {
        let puzzle = game.puzzles().into_iter().find(|puzzle| puzzle.turns() == 2);
        let Some(puzzle) = puzzle else { continue };
        let mut line = Line::new(game.position(puzzle.position).unwrap());
        let winner = line.position().turn();
        for left in (1..=puzzle.plies).rev() {
            let is_winner = line.position().turn() == winner;
            let query =
                if is_winner { Query::Win { plies: left } } else { Query::Defend { plies: left } };
            let request = Request { game, line: line.clone(), query, time: None };
            let answers = run(&request);
            let Some(Response::Done { mv: Some(mv) }) = answers.last() else {
                panic!("{answers:?} to {request}");
            };
            if !is_winner {
                let Response::Found(report) = &answers[0] else { panic!("{answers:?}") };
                assert_eq!(report.score(), Some(Score::loss_in(left)));
                assert_eq!(report.best().as_ref(), Some(mv));
            }
            line.play(mv).unwrap();
        }
        let verdict = line.verdict().expect("the puzzle is over when its plies are");
        assert_eq!(verdict.outcome.winner(), Some(winner));
    }
}
