//! Records within all limits are studied in a time that grows with their length and not faster.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::disallowed_methods, reason = "what is measured is the time")]

#[path = "support/talkative.rs"]
mod talkative;

use std::time::Instant;

use games::{Line, Spec};
use ludoteca_study::Study;
use record::{OneLine, Record, limits};
use talkative::{Words, long_game, talkative};

const KINDS: [(&str, Words); 5] = [
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

/// How many times as long something takes with one long thing as with many short ones that are as
/// much together. Both take a while, so that whatever else the machine does slows both down.
fn excess<T>([short, long]: [&T; 2], work: impl Fn(&T)) -> f64 {
    let time = |things: &[&T]| {
        let begun = Instant::now();
        for thing in things {
            work(thing);
        }
        begun.elapsed().as_secs_f64()
    };
    let mut least = f64::INFINITY;
    for _ in 0..3 {
        least = least.min(time(&[long]) / time(&[short; MANY]));
        if least < MOST {
            break;
        }
    }
    least
}

/// How many short ones make a long one.
const MANY: usize = 16;

/// What takes a time in proportion has 1, and what takes the square of it nearly as much as `MANY`.
const MOST: f64 = 3.0;

fn assert_linear(what: &str, records: [Record; 2]) {
    let of = excess(records.each_ref(), |record| drop(Study::of(record)));
    let kept = records.map(|record| {
        let study = Study::of(&record);
        (study.game(), study.tried())
    });
    let resumed = excess(kept.each_ref(), |(game, tried)| {
        drop(Study::resume(game, tried).unwrap());
    });
    let told = format!("{what}: {of:.2} times as long, resumed {resumed:.2}");
    assert!(of < MOST && resumed < MOST, "{told}");
}

#[test]
fn a_study_takes_a_time_in_proportion_to_the_moves_of_its_record() {
    let [short, long] = [1_500, 1_500 * MANY].map(long_game);
    for (name, words) in KINDS {
        let record = |(spec, line): &(Spec, Line)| talkative(spec, line, 40, words);
        assert_linear(name, [record(&short), record(&long)]);
    }
}

#[test]
fn a_study_takes_a_time_in_proportion_to_the_length_of_its_comments() {
    let (spec, line) = long_game(132);
    for (name, words) in KINDS {
        let record = |length| talkative(&spec, &line, length, words);
        assert_linear(name, [record(limits::WORDS / MANY), record(limits::WORDS)]);
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
