//! Games of random moves, along which the answers of a position must agree with each other.

mod cases;

use cases::{Case, cases};

/// Starts with more moves than this take these rules too long.
const MOST_MOVES: usize = 300;

const GAMES: u64 = 2;
const LONGEST_GAME: usize = 80;

/// Positions are this rarely asked for the greedy moves, which take long to find.
const GREEDY_EVERY: usize = 20;

/// The next number of a linear congruential sequence.
fn next(seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize
}

#[test]
fn answers_agree_along_random_games() {
    for Case { game, text, .. } in cases().iter().filter(|case| case.is_start) {
        for mut seed in 0..GAMES {
            let mut position = ludoteca_naive::parse(game, text).expect("the start is legal");
            if position.moves().len() > MOST_MOVES {
                continue;
            }
            for ply in 0..LONGEST_GAME {
                let text = position.text();
                let moves = position.moves();
                let again =
                    ludoteca_naive::parse(game, &text).expect("a position reached is legal");
                assert_eq!(again.text(), text, "{game}");
                assert_eq!(again.moves(), moves, "{game}: {text}");
                assert_eq!(position.result().is_some(), moves.is_empty(), "{game}: {text}");
                if ply % GREEDY_EVERY == 0 || moves.is_empty() {
                    let greedy = position.greedy();
                    assert!(greedy.is_subset(&moves), "{game}: {text}");
                    assert_eq!(greedy.is_empty(), moves.is_empty(), "{game}: {text}");
                }
                if moves.is_empty() {
                    break;
                }
                let chosen = next(&mut seed) % moves.len();
                let mv = moves.iter().nth(chosen).expect("the number is small enough");
                position = position.after(mv);
            }
        }
    }
}
