//! Hostile texts: none panics, none hangs, and what is accepted is exactly what was written.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use board::Dice;
use ludoteca_games::{AnyPosition, MoveError, SHELF, Spec};
use naive::Naive;
use support::{assert_agreement, cases, for_every_game, game};

/// How many mutated texts each game reads on each run.
const POSITIONS: u32 = 70_000;
const MOVES: u32 = 40_000;

/// Characters that parsers like to stumble over.
const STRANGE: [char; 12] =
    ['\0', '\n', '\t', ' ', '/', '-', ',', '9', '\u{e9}', '\u{200b}', '\u{1f600}', '\u{ff11}'];

/// A text with a few characters changed, lost, doubled, moved or added.
fn mutate(text: &str, others: &[String], dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(chars.len() as u32 + 1) as usize;
        let other = &others[dice.below(others.len() as u32) as usize];
        let from_other = other.chars().nth(dice.below(1 + other.len() as u32) as usize);
        let new = from_other.unwrap_or(STRANGE[dice.below(STRANGE.len() as u32) as usize]);
        match dice.below(8) {
            0 => chars.insert(at, new),
            1 | 2 if at < chars.len() => chars[at] = new,
            3 if at < chars.len() => drop(chars.remove(at)),
            4 => chars.truncate(at),
            5 if at < chars.len() => {
                let there = dice.below(chars.len() as u32) as usize;
                chars.swap(at, there);
            }
            6 => {
                let piece: Vec<char> = chars[at..].iter().take(12).copied().collect();
                chars.splice(at..at, piece);
            }
            _ => {
                let tail: Vec<char> = other.chars().skip(at).collect();
                chars.splice(at.., tail);
            }
        }
    }
    chars.into_iter().collect()
}

/// Positions along random games, as text.
fn corpus(id: &str, dice: &mut Dice) -> Vec<Box<dyn AnyPosition>> {
    let mut corpus = Vec::new();
    for case in cases(id).into_iter().filter(|case| case.position.count_moves() < 5_000) {
        let mut position = case.position;
        for _ in 0..12 {
            corpus.push(position.boxed());
            let moves = position.moves();
            let Some(mv) = moves.get(dice.below(moves.len().max(1) as u32) as usize) else { break };
            position.play(mv).unwrap();
        }
    }
    corpus
}

/// Plays on from a strange position, which no game may ever have reached, in both implementations.
fn walk_beside(mut fast: Box<dyn AnyPosition>, mut slow: Box<dyn Naive>, dice: &mut Dice) {
    for _ in 0..10 {
        let moves = assert_agreement(&*fast, &*slow);
        let Some(mv) = dice.pick(&moves.iter().collect::<Vec<_>>()) else { return };
        fast.play(mv).expect("a listed move is legal");
        slow = slow.after(mv);
    }
}

fn read_hostile_positions(id: &str) {
    let mut dice = Dice::new(31);
    let texts: Vec<String> = corpus(id, &mut dice).iter().map(ToString::to_string).collect();
    let mut accepted = 0;
    for _ in 0..POSITIONS {
        let text = &texts[dice.below(texts.len() as u32) as usize];
        let mutant = mutate(text, &texts, &mut dice);
        let slow = naive::parse(id, &mutant);
        match game(id).position(&mutant) {
            Ok(position) => {
                accepted += 1;
                assert_eq!(position.to_string(), mutant, "nothing is silently repaired");
                assert!(slow.is_ok(), "{mutant:?} should be refused: {:?}", slow.as_ref().err());
                assert_eq!(position.verdict().is_none(), position.count_moves() > 0, "{mutant}");
                assert!(!position.scene().status.is_empty());
                let slow = slow.expect("both implementations read it");
                if position.count_moves() < 300 && accepted % 8 == 0 {
                    walk_beside(position, slow, &mut dice);
                } else {
                    position.playout(20, &mut dice);
                }
            }
            Err(error) => {
                assert!(slow.is_err(), "{mutant:?} should be accepted, not {error}");
                assert!(error.at <= mutant.chars().count(), "{mutant:?}: {error}");
                let message = error.to_string();
                assert!(message.len() < 300 && !message.contains('\n'), "{message}");
            }
        }
    }
    assert!(accepted > 500, "only {accepted} mutants were legal: the fuzz sees too little");
}

fn read_hostile_moves(id: &str) {
    let mut dice = Dice::new(32);
    let corpus = corpus(id, &mut dice);
    let mut accepted = 0;
    let mut position = corpus[0].boxed();
    let mut moves = position.moves();
    for i in 0..MOVES {
        if i % 100 == 0 || moves.is_empty() {
            position = corpus[dice.below(corpus.len() as u32) as usize].boxed();
            moves = position.moves();
            if moves.is_empty() {
                continue;
            }
        }
        let text = &moves[dice.below(moves.len() as u32) as usize];
        let mutant = mutate(text, &moves, &mut dice);
        match position.boxed().play(&mutant) {
            Ok(canonical) => {
                accepted += 1;
                assert!(moves.contains(&canonical), "{mutant:?} as {canonical} in {position}");
                assert!(!position.gestures(&mutant).unwrap().is_empty());
            }
            Err(MoveError::Text(error)) => {
                assert!(error.at <= mutant.chars().count(), "{mutant:?}: {error}");
                assert!(error.to_string().len() < 300, "{error}");
            }
            Err(MoveError::Illegal { mv, why }) => {
                assert!(!moves.contains(&mv), "{mv} is legal in {position}");
                assert!(why.to_string().len() > 10, "{mutant:?} in {position}: {why}");
            }
            Err(MoveError::Over(why)) => panic!("{position} goes on, but: {why}"),
        }
    }
    assert!(accepted > 500, "only {accepted} mutants were legal: the fuzz sees too little");
}

macro_rules! hostile {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        mod $id {
            #[test]
            fn positions() {
                super::read_hostile_positions(stringify!($id));
            }

            #[test]
            fn moves() {
                super::read_hostile_moves(stringify!($id));
            }
        }
    )* };
}

for_every_game!(hostile);

#[test]
fn specs() {
    let mut specs = Vec::new();
    for game in SHELF {
        let info = game.info();
        specs.push(info.id.to_owned());
        for choice in info.options {
            let value = choice.default.unwrap_or("1");
            specs.push(format!("{}:{}={value}", info.id, choice.key));
        }
    }
    specs.push("mapello:layout=random,seed=7,walls=3".into());
    let mut dice = Dice::new(33);
    let mut accepted = 0;
    for _ in 0..50_000 {
        let spec = &specs[dice.below(specs.len() as u32) as usize];
        let mutant = mutate(spec, &specs, &mut dice);
        match Spec::read(SHELF, &mutant) {
            Ok(mut spec) => {
                assert_eq!(spec.to_string(), mutant);
                accepted += u32::from(spec.start(9).is_ok());
            }
            Err(error) => assert!(error.at <= mutant.chars().count(), "{mutant:?}: {error}"),
        }
    }
    assert!(accepted > 500, "only {accepted} mutants were legal: the fuzz sees too little");
}

/// Very long texts are refused at once, with a short message.
#[test]
fn length_is_no_weapon() {
    for game in SHELF {
        for piece in ["x", "a1", "/", ",", ".,", "wb", "9", " ", "a1=b2,", "\u{1f600}"] {
            let long = piece.repeat(1_000_000);
            let error = game.position(&long).expect_err("no position is that long");
            assert!(error.to_string().len() < 300);
            let mut spec = Spec::read(SHELF, game.info().id).unwrap();
            let error = spec.start(1).unwrap().play(&long).expect_err("no move is that long");
            assert!(error.to_string().len() < 300);
            let spec = format!("{}:{long}", game.info().id);
            assert!(Spec::read(SHELF, &spec).unwrap_err().to_string().len() < 300);
        }
    }
}
