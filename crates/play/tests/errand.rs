//! Errands and answers come back from text as they went, and nothing else does.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use board::Dice;
use engine::{Alone, Report, Score, Unwatched, Variation};
use games::{AnyGame, Line, Options, SHELF};
use ludoteca_play::Level;
use ludoteca_play::errand::{Answer, Errand, Garbled, Runner, Want};
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

const WANTS: [Want; 6] = [
    Want::Move { level: Level::Greedy, seed: u64::MAX },
    Want::Lines { count: 3, nodes: None },
    Want::Lines { count: 100, nodes: Some(1) },
    Want::Review { nodes: 500 },
    Want::Defend { plies: 1 },
    Want::Win { plies: Want::PLIES },
];

#[test]
fn an_errand_is_read_as_it_was_written() {
    let mut dice = Dice::new(5);
    for &game in SHELF {
        for (moves, want) in WANTS.into_iter().enumerate() {
            let time = (moves > 1).then(|| Duration::from_micros(1_234_567));
            let errand = Errand { game, line: line(game, 3 * moves, &mut dice), want, time };
            let text = errand.to_string();
            assert!(!text.contains('\n'), "{text}");
            let read = Errand::read(SHELF, &text).unwrap();
            assert_eq!(read.to_string(), text);
            assert_eq!((read.want, read.time), (want, time));
            assert_eq!(read.line.moves(), errand.line.moves());
            assert_eq!(read.line.start().to_string(), errand.line.start().to_string());
        }
    }
}

#[test]
fn an_answer_is_read_as_it_was_written() {
    let moves = vec!["a1".to_owned(), "\"\u{7f}\n\\".to_owned()];
    let lines = [Score::win_in(3), Score::opinion(-125), Score::loss_in(999)]
        .map(|score| Variation { score, moves: moves.clone() });
    let elapsed = Duration::new(7, 123_456_789);
    let answers = [
        Answer::Found(Report { depth: 9, lines: lines.to_vec(), nodes: u64::MAX, elapsed }),
        Answer::Judged { turns: 4, finding: Finding { score: Score::DRAW, best: None } },
        Answer::Done { mv: Some("pass".into()) },
        Answer::Done { mv: None },
    ];
    for answer in answers {
        let text = answer.to_string();
        assert!(!text.contains('\n'), "{text}");
        assert_eq!(text.parse::<Answer>().unwrap(), answer);
    }
}

#[test]
fn what_is_wrong_is_said() {
    let game = SHELF[0];
    let (id, start) = (game.info().id, line(game, 0, &mut Dice::new(1)).start().to_string());
    let errand = |game: &str, start: &str, moves: &str, want: &str| {
        let text =
            format!(r#"{{"game":"{game}","start":"{start}","moves":{moves},"want":{want}}}"#);
        Errand::read(SHELF, &text).unwrap_err().to_string()
    };
    let review = r#"{"review":{"nodes":1}}"#;
    let says = |found: String, wanted: &str| assert!(found.contains(wanted), "{found}: {wanted}");
    let plies = format!(r#"{{"defend":{{"plies":{}}}}}"#, u32::MAX);
    says(errand(id, &start, "[]", &plies), "plies; there may be 1 to 99");
    says(errand("halma", &start, "[]", review), "there is no game 'halma'");
    says(errand(id, "nonsense", "[]", review), "the start can't be read");
    says(errand(id, &start, r#"["z99"]"#, review), "move 1: ");
    says(errand(id, &start, "[]", r#"{"lines":{"count":0}}"#), "0 lines; there may be 1 to 100");
    says(errand(id, &start, "[]", r#"{"lines":{"count":101}}"#), "101 lines");
    says(errand(id, &start, "[]", r#"{"dance":{}}"#), "dance");
    says(errand(id, &start, "[]", r#"{"move":{"level":"9","seed":1}}"#), "no such level");
    let many = format!("[{}]", vec!["\"a\""; 10_001].join(","));
    says(errand(id, &start, &many, review), "10001 moves");
    let long = " ".repeat(3 << 20);
    assert!(matches!(Errand::read(SHELF, &long), Err(Garbled::Long { .. })));
    assert!(matches!(long.parse::<Answer>(), Err(Garbled::Long { .. })));
    let score = r#"{"judged":{"turns":1,"score":29500,"best":null}}"#.parse::<Answer>();
    says(score.unwrap_err().to_string(), "29500 is no score");
}

/// Damaged texts are refused or read, and never a reason to fall over.
#[test]
fn damaged_texts_do_no_harm() {
    let mut dice = Dice::new(3);
    for round in 0..2_000 {
        let game = SHELF[round % SHELF.len()];
        let want = WANTS[round % WANTS.len()];
        let errand = Errand { game, line: line(game, 2, &mut dice), want, time: None };
        let mut text = errand.to_string().into_bytes();
        for _ in 0..=dice.below(3) {
            let place = dice.below(text.len() as u32) as usize;
            text[place] = b' ' + dice.below(95) as u8;
        }
        let text = String::from_utf8(text).unwrap();
        if let Ok(read) = Errand::read(SHELF, &text) {
            let again = Errand::read(SHELF, &read.to_string()).unwrap();
            assert_eq!(again.to_string(), read.to_string());
        }
    }
}

fn run(errand: &Errand) -> Vec<Answer> {
    let mut answers = Vec::new();
    Runner::new(1).run(errand, (&Unwatched, &Alone), &mut |answer| answers.push(answer));
    assert!(matches!(answers.last(), Some(Answer::Done { .. })), "{answers:?}");
    answers
}

#[test]
fn errands_are_run_to_their_end_for_every_game() {
    let mut dice = Dice::new(8);
    for &game in SHELF {
        let line = line(game, 2, &mut dice);
        let errand = |want| Errand { game, line: line.clone(), want, time: None };
        let legal = line.position().moves();
        let chosen = run(&errand(Want::Move { level: Level::Search(1), seed: 4 }));
        assert!(matches!(chosen.last(), Some(Answer::Done { mv: Some(mv) }) if legal.contains(mv)));
        let lines = run(&errand(Want::Lines { count: 2, nodes: Some(2_000) }));
        let (last, found) = lines.split_last().unwrap();
        let Some(Answer::Found(report)) = found.last() else { panic!("{lines:?}") };
        assert_eq!(report.lines.len(), 2);
        assert_eq!(*last, Answer::Done { mv: report.best() });
        let judged = run(&errand(Want::Review { nodes: 50 }));
        let turns = judged.iter().filter_map(|answer| match answer {
            Answer::Judged { turns, .. } => Some(*turns),
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
    let want = Want::Lines { count: 1, nodes: None };
    let answers = run(&Errand { game, line, want, time: Some(Duration::ZERO) });
    assert!(matches!(answers.last(), Some(Answer::Done { mv: Some(_) })));
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let text = "[Game \"noughts\"]\n1. a1 b1 2. a2 b2 3. a3 1-0";
    let shelf: &games::Shelf = &[&games::Shelved::<noughts::Noughts>::NEW];
    let record: Record = record::read(shelf, text).unwrap().remove(0);
    let line = record.line(5);
    for want in WANTS {
        let errand = Errand { game: shelf[0], line: line.clone(), want, time: None };
        assert_eq!(run(&errand).pop(), Some(Answer::Done { mv: None }), "{want:?}");
    }
}

/// A puzzle is played by errands alone: the winner asks for a win, the other side for a defence.
#[test]
fn puzzles_are_played_out() {
    for &game in SHELF {
        let puzzle = game.puzzles().into_iter().find(|puzzle| puzzle.turns() == 2).unwrap();
        let mut line = Line::new(game.position(puzzle.position).unwrap());
        let winner = line.position().turn();
        for left in (1..=puzzle.plies).rev() {
            let is_winner = line.position().turn() == winner;
            let want =
                if is_winner { Want::Win { plies: left } } else { Want::Defend { plies: left } };
            let errand = Errand { game, line: line.clone(), want, time: None };
            let answers = run(&errand);
            let Some(Answer::Done { mv: Some(mv) }) = answers.last() else {
                panic!("{answers:?} to {errand}");
            };
            if !is_winner {
                let Answer::Found(report) = &answers[0] else { panic!("{answers:?}") };
                assert_eq!(report.score(), Some(Score::loss_in(left)));
                assert_eq!(report.best().as_ref(), Some(mv));
            }
            line.play(mv).unwrap();
        }
        let verdict = line.verdict().expect("the puzzle is over when its plies are");
        assert_eq!(verdict.outcome.winner(), Some(winner));
    }
}
