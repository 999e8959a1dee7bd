//! What the tests of every game share.
#![allow(dead_code, reason = "each test program uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use board::Outcome;
use games::{AnyGame, AnyPosition, Game, Options, SHELF};
use naive::Naive;

/// A position with known leaf counts.
pub(crate) struct Case {
    /// The spec it starts from, or the position text.
    pub(crate) name: String,
    pub(crate) position: Box<dyn AnyPosition>,
    pub(crate) counts: Vec<(u32, u64)>,
}

pub(crate) fn game(id: &str) -> &'static dyn AnyGame {
    *SHELF.iter().find(|game| game.info().id == id).expect("the game stands on the shelf")
}

/// The cases of `tests/perft/<game>.txt`.
pub(crate) fn cases(id: &str) -> Vec<Case> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{id}.txt"));
    let text =
        fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut cases: Vec<Case> = Vec::new();
    let mut spec = None;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a line has two parts");
        match word {
            "start" => spec = Some(rest.to_owned()),
            "position" => {
                let position = game(id).position(rest).expect("a case is a legal position");
                let name = spec.take().unwrap_or_else(|| rest.to_owned());
                cases.push(Case { name, position, counts: Vec::new() });
            }
            depth => {
                let count = (depth.parse().unwrap(), rest.parse().unwrap());
                cases.last_mut().expect("a count follows a position").counts.push(count);
            }
        }
    }
    assert!(!cases.is_empty(), "{} has no case", file.display());
    cases
}

/// The winner's letter as the naive rules tell it.
#[expect(clippy::option_option, reason = "it is compared with the naive rules' answer")]
fn result(position: &dyn AnyPosition) -> Option<Option<char>> {
    let verdict = position.verdict()?;
    Some(match verdict.outcome {
        Outcome::Win(player) => Some(position.side(player).letter),
        Outcome::Draw => None,
    })
}

/// The same positions, typed; a game without a file has only its start.
pub(crate) fn positions<G: Game>() -> Vec<G::Position> {
    let id = G::INFO.id;
    if !SHELF.iter().any(|game| game.info().id == id) {
        return vec![G::start(&Options::new(G::INFO.options)).expect("every game has a start")];
    }
    let read = |case: Case| case.position.to_string().parse().expect("a case is a position");
    cases(id).into_iter().map(read).collect()
}

/// Both implementations see the same position, result and moves, which are returned.
pub(crate) fn assert_agreement(fast: &dyn AnyPosition, slow: &dyn Naive) -> Vec<String> {
    let text = fast.to_string();
    assert_eq!(slow.text(), text);
    assert_eq!(result(fast), slow.result(), "{text}");
    let moves = fast.moves();
    let sorted: BTreeSet<_> = moves.iter().cloned().collect();
    assert_eq!(sorted, slow.moves(), "{text}");
    moves
}
