//! How long the levels think about a move, in processor time, which a busy machine does not
//! disturb: `cargo run --release -p benches --example levels -- GAMES [LEVEL]...`.
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::env;
use std::time::Duration;

use benches::{Processor, processor_time};
use board::Dice;
use engine::SingleThread;
use games::{AnyGame, Line, Options, Resources, SHELF, Spec};
use play::Level;

/// Plays a game of this level against itself and tells how long each move took.
fn play(game: &'static dyn AnyGame, level: Level, dice: &mut Dice) -> Vec<Duration> {
    let mut spec = Spec { game, options: Options::new(game.info().options) };
    let start = spec.start(u64::from(dice.below(u32::MAX))).expect("every game has a start");
    let mut line = Line::new(start);
    let mut engines = [(), ()].map(|()| game.engine(Resources::memory(Level::MEMORY)));
    let mut times = Vec::new();
    while line.moves().len() < 400 {
        let engine = &mut *engines[line.position().turn().index()];
        let begun = processor_time();
        let watch = Processor(begun);
        let Some(mv) = level.choose(&line, engine, dice, (&watch, &SingleThread), None) else {
            break;
        };
        times.push(processor_time().saturating_sub(begun));
        line.play(&mv).expect("a level plays by the rules");
    }
    times
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let Some((games, levels)) = words.split_first() else {
        println!("give GAMES [LEVEL]...");
        return;
    };
    let games: usize = games.parse().expect("a whole number is given");
    let levels = levels.iter().map(|level| level.parse().expect("a level is given"));
    let levels: Vec<Level> = levels.collect();
    for &game in SHELF {
        for &level in &levels {
            let mut dice = Dice::new(1);
            let mut times: Vec<_> = (0..games).flat_map(|_| play(game, level, &mut dice)).collect();
            times.sort_unstable();
            let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
            let (name, count) = (game.info().id, times.len());
            println!(
                "{name} {level}: {count} moves, median {:.0} ms, 95th percentile {:.0} ms, most {:.0} ms",
                at(50),
                at(95),
                at(100)
            );
        }
    }
}
