//! Any text as the comments of a game: what is said in brackets becomes variations or stays a
//! comment, and a record of the study brings the same study back.

#![no_main]

use board::Dice;
use games::{Line, SHELF, Spec};
use libfuzzer_sys::fuzz_target;
use record::{OneLine, Record};
use study::Study;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let game = SHELF[choice as usize % SHELF.len()];
    let mut spec = Spec::read(SHELF, game.info().id).unwrap();
    let mut line = Line::new(spec.start(1).unwrap());
    // A short game that has comments: each line of the text is one, after a move of chance.
    let mut comments = Vec::new();
    let mut dice = Dice::new(1);
    for comment in text.lines().take(6) {
        let Some(mv) = line.position().random_move(&mut dice) else { break };
        if line.verdict().is_some() || line.play(&mv).is_err() {
            break;
        }
        comments.push(OneLine::new(comment).unwrap_or_default());
    }
    let mut record = Record::new(&spec, &line);
    for (turn, comment) in record.turns_mut().iter_mut().zip(comments) {
        turn.comment = comment;
    }
    let study = Study::of(&record);
    // What is told after the last move may go on from there.
    assert!(study.main().len() > line.moves().len());
    let again = Study::resume(&study.game(), &study.tried()).unwrap();
    assert_eq!(again.tried(), study.tried());
    let _ = study.record().to_string();
});
