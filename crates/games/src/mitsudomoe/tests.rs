mod eval;
mod laws;
mod rules;
mod simple_players;
mod text;

use board::{Position as _, Show as _};

use super::{Mitsudomoe, Move};

const START: &str = ".,.,.,wW,wW/.,.,.,.,wW/.,.,.,.,./bB,.,.,.,./bB,bB,.,.,. w 5 5 flexible";

/// Vaults over two and three balls, arrived balls, homes about to be filled, and random games.
const MIDDLE: [&str; 7] = [
    "bB,bbB,wW,wW,./.,.,.,bB,w/.,.,.,.,w/wW,.,b,.,b/.,.,.,b,b b 3 0 official",
    "wW,.,w,bb,wW/bB,.,.,bwW,w/bB,.,.,w,./bB,w,.,.,./.,.,.,.,. w 1 2 official",
    ".,.,wW,.,./.,.,bB,b,./bbB,wW,.,.,./.,.,wW,.,wb/bB,w,.,.,. b 3 2 official",
    "w,wwW,.,.,./w,bB,bB,.,./.,bbB,.,.,./wW,.,.,b,w/.,.,.,b,bwW w 1 1 official",
    ".,bwW,.,w,wW/.,.,w,.,wW/w,.,.,.,./bB,.,.,.,b/bB,bB,.,b,. w 2 2 flexible",
    ".,bB,.,wW,wW/.,.,w,.,./.,.,.,.,w/bbB,bB,w,.,./wW,w,.,.,b b 1 3 official",
    "wW,.,.,w,./wwW,.,.,.,bB/.,bB,.,.,wW/.,b,bB,.,./.,.,.,b,. w 3 3 flexible",
];

fn at(text: &str) -> Mitsudomoe {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text of the position after a legal move.
#[track_caller]
fn after(position: &str, turn: &str) -> String {
    let (position, turn) = (at(position), mv(turn));
    assert!(position.is_legal(turn), "{turn}: {}", position.why_illegal(turn));
    assert!(position.moves().contains(&turn), "{turn} is not listed");
    position.after(turn).to_string()
}

/// Why a move is not legal.
#[track_caller]
fn why_illegal(position: &str, turn: &str) -> String {
    let (position, turn) = (at(position), mv(turn));
    assert_eq!(position.outcome(), None);
    assert!(!position.is_legal(turn), "{turn} is legal");
    assert!(!position.moves().contains(&turn), "{turn} is listed");
    position.why_illegal(turn).to_string()
}
