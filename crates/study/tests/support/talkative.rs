//! Records that are full of variations, for tests and measurements.

use board::Dice;
use games::{Line, SHELF, Spec};
use record::{OneLine, Record};

/// A game that goes on for so many turns.
pub(crate) fn long_game(turns: usize) -> (Spec, Line) {
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
pub(crate) type Words = fn(&Line, usize) -> String;

/// The game with as many words like these in brackets as fit into comments of this length, after
/// every move.
pub(crate) fn talkative(spec: &Spec, line: &Line, length: usize, words: Words) -> Record {
    let mut record = Record::new(spec, line);
    let mut now = Line::new(line.start().boxed());
    for (number, turn) in record.turns_mut().iter_mut().enumerate() {
        let aside = words(&now, number);
        let times = length / (aside.chars().count() + 1);
        turn.comment = OneLine::new(&vec![aside; times].join(" ")).unwrap();
        now.play(&line.moves()[number]).unwrap();
    }
    record
}
