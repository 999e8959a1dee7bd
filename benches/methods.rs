//! Lets the two searches play each other at equal processor time, which a busy machine does not
//! disturb: `cargo run --release -p benches --example methods -- SPEC GAMES MILLISECONDS [SEED]`.
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::env;
use std::time::Duration;

use benches::{Processor, processor_time};
use board::{Dice, Outcome, Player};
use engine::{Limits, SingleThread};
use games::{AnyEngine, AnyGame, Line, Method, Resources, SHELF, Spec, Task};

/// Plays a game from here and tells what it was worth to the first player.
fn play(mut line: Line, mut seats: [Box<dyn AnyEngine>; 2], time: Duration) -> f64 {
    while line.verdict().is_none() && line.moves().len() < 400 {
        let limits = Limits::time(time);
        let watch = Processor(processor_time());
        let task = Task { line: &line, limits, lines: 1, control: &watch, workers: &SingleThread };
        let seat = &mut seats[line.position().turn().index()];
        let mv = seat.think(task, &mut |_| {}).best().expect("the game goes on");
        line.play(&mv).expect("a engine plays by the rules");
    }
    match line.verdict().map(|verdict| verdict.outcome) {
        Some(Outcome::Win(Player::First)) => 1.0,
        Some(Outcome::Win(Player::Second)) => 0.0,
        _ => 0.5,
    }
}

/// A start with four random moves, after which the game goes on.
fn opening(spec: &str, dice: &mut Dice) -> Line {
    loop {
        let mut spec = Spec::read(SHELF, spec).expect("a spec is given");
        let start = spec.start(u64::from(dice.below(u32::MAX))).expect("the spec has a start");
        let mut line = Line::new(start);
        for _ in 0..4 {
            if let Some(mv) = line.position().random_move(dice) {
                line.play(&mv).expect("the move is legal");
            }
        }
        if line.verdict().is_none() {
            return line;
        }
    }
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let [spec, games, milliseconds, seed @ ..] = &words[..] else {
        println!("give SPEC GAMES MILLISECONDS [SEED]");
        return;
    };
    let number = |word: &String| word.parse::<u64>().expect("a whole number is given");
    let (games, time) = (number(games), Duration::from_millis(number(milliseconds)));
    let mut dice = Dice::new(seed.first().map_or(1, number));
    let game: &dyn AnyGame = Spec::read(SHELF, spec).expect("a spec is given").game;
    let engine = |method| game.engine(Resources { method: Some(method), ..Resources::memory(64) });
    let mut pairs = Vec::new();
    for _ in 0..games / 2 {
        let line = opening(spec, &mut dice);
        let seats = [engine(Method::Tree), engine(Method::Search)];
        let first = play(line.clone(), seats, time);
        let seats = [engine(Method::Search), engine(Method::Tree)];
        pairs.push((first + 1.0 - play(line, seats, time)) / 2.0);
    }
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let variance = pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / count;
    let fpu_reduction = 1.96 * (variance / count).sqrt();
    println!("{spec}: tree has {:.1} % (+-{:.1}) of {games}", 100.0 * mean, 100.0 * fpu_reduction);
}
