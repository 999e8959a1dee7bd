//! Every puzzle is solved: it is won as soon as it says, by as many first moves, and the defence
//! holds out as long.

mod support;

use std::collections::BTreeSet;

use engine::Unlimited;
use engine::solve::Effort;
use ludoteca_games::{AnyGame, Line, Puzzle, Resources, SHELF};
use support::{for_every_game, game};

fn effort<T>(ask: impl FnOnce(&mut Effort<'_>) -> Option<T>) -> T {
    let mut tell = |_| {};
    let mut effort = Effort::new(&Unlimited, 16, &mut tell);
    ask(&mut effort).expect("nothing limits the effort")
}

fn solve(game: &dyn AnyGame, puzzle: &Puzzle) {
    let Puzzle { plies, ways, first, position: text } = *puzzle;
    let position = game.position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    let engine = game.engine(Resources::memory(1));
    let mut line = Line::new(position);
    let sooner = effort(|effort| engine.winning_moves(&line, plies - 1, effort));
    assert!(sooner.is_empty(), "{text} is won sooner by {sooner:?}");
    let moves = effort(|effort| engine.winning_moves(&line, plies, effort));
    assert!(moves.iter().any(|mv| mv == first), "{first} in {text}, where {moves:?} win");
    assert_eq!(moves.len(), ways, "{text}: {moves:?}");
    if line.position().scores().is_some() {
        // Who counts points does not care how soon the game ends: nothing else wins at all.
        let later = effort(|effort| engine.winning_moves(&line, plies + 20, effort));
        assert_eq!(later, moves, "{text}");
    }
    // The winner plays the solution and the other side defends: they need exactly as long.
    let mut left = plies;
    let winner = line.position().turn();
    while line.verdict().is_none() {
        let mv = if line.position().turn() == winner {
            let moves = effort(|effort| engine.winning_moves(&line, left, effort));
            moves.into_iter().next().expect("it is won")
        } else {
            let defence = effort(|effort| engine.defend(&line, left, effort));
            assert_eq!(defence.lost_in, Some(left), "{} in {}", defence.mv, line.position());
            defence.mv
        };
        line.play(&mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        left -= 1;
    }
    assert_eq!(left, 0, "{text}");
    assert_eq!(line.verdict().and_then(|end| end.outcome.winner()), Some(winner));
}

macro_rules! puzzles {
    ($($id:ident: $game:ty, $small:expr;)*) => { $(
        #[test]
        fn $id() {
            let game = game(stringify!($id));
            for puzzle in game.puzzles() {
                solve(game, &puzzle);
            }
        }
    )* };
}

for_every_game!(puzzles);

#[test]
fn puzzles_go_from_easy_to_hard() {
    for game in SHELF.iter().filter(|game| !game.puzzles().is_empty()) {
        let puzzles = game.puzzles();
        assert!(puzzles.len() >= 8, "{game:?} has {} puzzles", puzzles.len());
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.plies), "{game:?}: the easiest first");
        let positions: BTreeSet<_> = puzzles.iter().map(|puzzle| puzzle.position).collect();
        assert_eq!(positions.len(), puzzles.len(), "{game:?} asks something twice");
        assert!(puzzles.iter().any(|puzzle| puzzle.turns() >= 3), "{game:?} has no hard one");
    }
}
