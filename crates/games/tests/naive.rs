//! The fast rules against a second, naive implementation, along random games.

mod support;

use board::Dice;
use ludoteca_games::AnyPosition;
use naive::Naive;
use support::{assert_agreement, cases, for_every_game, game};

/// How many positions of each game are compared.
const POSITIONS: usize = 10_000;

/// The naive greedy player is asked where it has this many moves to look at, and rarely elsewhere.
const FEW_MOVES: usize = 25;
const RARELY: usize = 20;

/// The last of the game's simple players, the greedy one, chooses what the page lets it choose.
fn assert_greed(fast: &dyn AnyPosition, slow: &dyn Naive, dice: &mut Dice) {
    let simple_player =
        *game(fast.info().id).simple_players().last().expect("every game has simple_players");
    if let Some(choice) = fast.choose(simple_player, dice) {
        assert!(slow.greedy().contains(&choice), "{choice} in {fast}");
    }
}

/// Walks random games from every case, small boards more often than large ones.
fn compare(id: &str) {
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
            if moves.len() <= FEW_MOVES || compared % RARELY == 0 {
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

macro_rules! naive {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        #[test]
        fn $id() {
            compare(stringify!($id));
        }
    )* };
}

for_every_game!(naive);
