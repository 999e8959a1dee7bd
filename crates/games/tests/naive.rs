//! The fast rules against a second, naive implementation, along random games.

mod support;

use board::Dice;
use ludoteca_games::AnyPosition;
use naive::Naive;
use support::{assert_agreement, cases, game};

/// How many positions of each game are compared.
const POSITIONS: usize = 10_000;

/// The last of the game's simple players, the greedy one, chooses what the page lets it choose.
fn assert_greed(fast: &dyn AnyPosition, slow: &dyn Naive, dice: &mut Dice) {
    let simple_player =
        *game(fast.info().id).simple_players().last().expect("every game has simple_players");
    if let Some(choice) = fast.choose(simple_player, dice) {
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
