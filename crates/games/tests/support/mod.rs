//! What the tests of every game share.
#![allow(dead_code, unused_imports, unused_macros, reason = "each test program uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod every_game;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use board::{Dice, Outcome, Position};
use engine::Score;
use ludoteca_games::{AnyGame, AnyPosition, Game, Options, SHELF};
use naive::Naive;

pub(crate) use every_game::{Small, for_every_game, for_every_game_and_noughts};

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

/// What a position is worth when every line is played to its end or to this depth, where it counts
/// as drawn; nothing is left out.
pub(crate) fn minimax<P: Position>(position: &P, depth: u32, ply: u32) -> Score {
    if let Some(outcome) = position.outcome() {
        return Score::of(outcome, position.turn(), ply);
    }
    if depth == 0 {
        return Score::DRAW;
    }
    let mut best = Score::WORST;
    let _ = position.each_move(|mv| {
        let child = position.after(mv);
        let score = minimax(&child, depth - 1, ply + 1);
        best = best.max(if child.turn() == position.turn() { score } else { -score });
        ControlFlow::Continue(())
    });
    best
}

/// Positions near the end of random games, few enough plies or moves to be searched whole.
pub(crate) fn late_positions<G: Game>(most: u64, wanted: usize) -> Vec<G::Position> {
    let starts = positions::<G>();
    let mut dice = Dice::new(4);
    let mut found = Vec::new();
    for round in 0.. {
        let mut position = starts[round % starts.len()].clone();
        let mut game = Vec::new();
        while let Some(mv) = position.random_move(&mut dice) {
            game.push(position.clone());
            position.play_unchecked(mv);
            if game.len() > 120 {
                break;
            }
        }
        let late = game.into_iter().rev().take(6);
        found.extend(late.filter(|position| position.count_moves() <= most));
        if found.len() >= wanted || round > 20_000 {
            break;
        }
    }
    found.truncate(wanted);
    assert!(found.len() >= wanted / 2, "only {} positions", found.len());
    found
}
