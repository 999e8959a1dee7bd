//! Records within all limits are studied in a time that grows with their length and not faster.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "what is measured is the time")]

use std::time::{Duration, Instant};

use board::Dice;
use games::{Line, SHELF, Spec};
use ludoteca_study::Study;
use record::{OneLine, Record, limits};

/// A game that goes on for so many turns.
fn long_game(turns: usize) -> (Spec, Line) {
    let mut spec = Spec::read(SHELF, "period5").unwrap();
    let mut line = Line::new(spec.start(1).unwrap());
    let mut dice = Dice::new(7);
    while line.moves().len() < turns {
        let goes_on = (0..100).find_map(|_| {
            let mv = line.position().random_move(&mut dice)?;
            let mut after = line.position().boxed();
            after.play(&mv).unwrap();
            after.verdict().is_none().then_some(mv)
        });
        line.play(&goes_on.expect("there is always a move that goes on")).unwrap();
    }
    (spec, line)
}

/// What is said in brackets about a move: where the game stands before it, and its number.
type Words = fn(&Line, usize) -> String;

/// The game with as many words like these in brackets as fit into a comment, after every move.
fn talkative(spec: &Spec, line: &Line, words: impl Fn(&Line, usize) -> String) -> Record {
    let mut record = Record::new(spec, line);
    let mut now = Line::new(line.start().boxed());
    for (number, turn) in record.turns_mut().iter_mut().enumerate() {
        let aside = words(&now, number);
        let times = limits::WORDS / (aside.chars().count() + 1);
        turn.comment = OneLine::new(&vec![aside; times].join(" ")).unwrap();
        now.play(&line.moves()[number]).unwrap();
    }
    record
}

#[test]
fn the_time_to_build_a_study_is_that_to_read_its_record() {
    // A short one of a quarter of a megabyte, and one of four.
    for (turns, most) in [(132, 500), (2_000, 5_000)] {
        let (spec, line) = long_game(turns);
        let kinds: [(&str, Words); 5] = [
            ("played", |now, _| format!("({})", now.position().moves()[0])),
            ("answered", |now, number| {
                let mut after = now.position().boxed();
                let mut moves = now.position().moves();
                let mv = moves.swap_remove(number % moves.len());
                after.play(&mv).unwrap();
                format!("({mv} {})", after.moves().first().cloned().unwrap_or_default())
            }),
            ("impossible", |_, _| "(a1)".into()),
            ("open", |now, _| format!("( {}", now.position().moves()[0])),
            ("nested", |now, _| {
                let mv = &now.position().moves()[0];
                format!("({mv} ({mv} ({mv} ({mv} z9))))")
            }),
        ];
        for (name, words) in kinds {
            let record = talkative(&spec, &line, words);
            let text = record.to_string();
            let begun = Instant::now();
            let study = Study::of(&record);
            let took = begun.elapsed();
            assert!(
                took < Duration::from_millis(most),
                "{name}, {} KB: {took:?}",
                text.len() / 1_000
            );
            let begun = Instant::now();
            let again = Study::resume(&study.game(), &study.tried()).unwrap();
            assert!(again.main().len() > turns);
            let took = begun.elapsed();
            assert!(took < Duration::from_millis(2 * most), "{name}, resumed: {took:?}");
        }
    }
}

#[test]
fn what_is_too_much_stays_in_the_comments_and_is_counted() {
    let (spec, line) = long_game(1_000);
    // In every position each legal move: more positions than are taken.
    let mut record = Record::new(&spec, &line);
    let mut now = Line::new(line.start().boxed());
    let mut told = 0;
    for (number, turn) in record.turns_mut().iter_mut().enumerate() {
        let others = now.position().moves().into_iter().filter(|mv| *mv != line.moves()[number]);
        let asides: Vec<_> = others.map(|mv| format!("({mv})")).collect();
        told += asides.len();
        turn.comment = OneLine::new(&asides.join(" ")).unwrap();
        now.play(&line.moves()[number]).unwrap();
    }
    assert!(told > Study::VARIATIONS);
    let study = Study::of(&record);
    assert_eq!(study.left_out(), told - Study::VARIATIONS);
    // Nothing is lost: what was not taken is still said.
    let comments = study.main().into_iter().map(|node| study.tree().comment(node).to_string());
    let brackets: usize = comments.map(|comment| comment.matches('(').count()).sum();
    assert_eq!(brackets, study.left_out());
    let written = study.record().to_string();
    assert_eq!(written.matches('(').count(), told, "written down again they are all there");
    assert_eq!(Study::of(&Record::new(&spec, &line)).left_out(), 0);
}
