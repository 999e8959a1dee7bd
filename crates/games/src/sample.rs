use board::Dice;

use crate::{AnyGame, Line, Options, Spec};

/// A game under way, the same each time: what pictures of the game show, and where a game that is
/// only watched may begin.
pub fn sample(game: &'static dyn AnyGame) -> Line {
    let info = game.info();
    let mut spec = Spec { game, options: Options::new(info.options) };
    let mut line = Line::new(spec.start(1).expect("the defaults are a start"));
    for mv in info.sample.split_whitespace() {
        line.play(mv).expect("a sample is made of legal moves");
    }
    line
}

/// The move that the best of the game's simplest players would make.
pub fn simple_move(line: &Line, dice: &mut Dice) -> Option<String> {
    let position = line.position();
    let players = position.simple_players();
    position.choose(players.last()?, dice)
}
