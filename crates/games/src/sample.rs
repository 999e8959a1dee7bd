use board::Dice;

use crate::{AnyGame, Line, Options, Spec};

/// How many moves stand in a sample: enough to see what a game is about.
const MOVES: usize = 14;

/// A game in which some moves have been made, the same ones each time: what pictures of the game
/// show, and where a game that is only watched may begin.
pub fn sample(game: &'static dyn AnyGame) -> Line {
    let mut spec = Spec { game, options: Options::new(game.info().options) };
    let start = spec.start(1).expect("the defaults are a start");
    let mut line = Line::new(start);
    let mut dice = Dice::new(5);
    for _ in 0..MOVES {
        let Some(mv) = simple_move(&line, &mut dice) else { break };
        let mut next = line.clone();
        // A picture of a game that is over would say little about it.
        if next.play(&mv).is_err() || next.verdict().is_some() {
            break;
        }
        line = next;
    }
    line
}

/// The move that the best of the game's simplest players would make.
pub fn simple_move(line: &Line, dice: &mut Dice) -> Option<String> {
    let position = line.position();
    let players = position.simple_players();
    position.choose(players.last()?, dice)
}
