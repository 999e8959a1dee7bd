//! The fast rules against a second, naive implementation, along random games.

mod support;

use std::collections::BTreeSet;

use board::{Dice, Outcome};
use games::AnyPosition;
use naive::Naive;
use support::{cases, game};

/// How many positions of each game are compared.
const POSITIONS: usize = 10_000;

/// The winner's letter as the naive rules tell it.
#[expect(clippy::option_option, reason = "it is compared with the naive rules' answer")]
fn result(position: &dyn AnyPosition) -> Option<Option<char>> {
    let verdict = position.verdict()?;
    Some(match verdict.outcome {
        Outcome::Win(player) => Some(position.side(player).letter),
        Outcome::Draw => None,
    })
}

fn assert_agreement(fast: &dyn AnyPosition, slow: &dyn Naive) -> Vec<String> {
    let text = fast.to_string();
    assert_eq!(slow.text(), text);
    assert_eq!(result(fast), slow.result(), "{text}");
    let moves = fast.moves();
    let sorted: BTreeSet<_> = moves.iter().cloned().collect();
    assert_eq!(sorted, slow.moves(), "{text}");
    moves
}

/// The last of the game's simple players, the greedy one, chooses what the page lets it choose.
fn assert_greed(fast: &dyn AnyPosition, slow: &dyn Naive, dice: &mut Dice) {
    let chooser = *game(fast.info().id).choosers().last().expect("every game has choosers");
    if let Some(choice) = fast.choose(chooser, dice) {
        assert!(slow.greedy().contains(&choice), "{choice} in {fast}");
    }
}

/// Walks random games from every case, small boards more often than large ones.
fn compare(id: &str, greedy_every: usize) {
    let mut dice = Dice::new(77);
    // The naive rules list every move, so starts with very many are left to the middle positions.
    let starts: Vec<_> =
        cases(id).into_iter().filter(|case| case.position.count_moves() < 2_000).collect();
    let mut compared = 0;
    while compared < POSITIONS {
        let start = &starts[dice.below(starts.len() as u32) as usize].position;
        let mut fast = start.boxed();
        let mut slow = naive::parse(id, &fast.to_string()).expect("both read every position");
        for _ in 0..60 {
            let moves = assert_agreement(&*fast, &*slow);
            if compared % greedy_every == 0 {
                assert_greed(&*fast, &*slow, &mut dice);
            }
            compared += 1;
            if moves.is_empty() {
                break;
            }
            let mv = &moves[dice.below(moves.len() as u32) as usize];
            fast.play(mv).expect("a listed move is legal");
            slow = slow.after(mv);
        }
    }
}

#[test]
fn mapello() {
    compare("mapello", 1);
}

#[test]
fn mitsudomoe() {
    compare("mitsudomoe", 20);
}

#[test]
fn nex() {
    compare("nex", 20);
}

#[test]
fn period5() {
    compare("period5", 1);
}

#[test]
fn talpa() {
    compare("talpa", 1);
}
