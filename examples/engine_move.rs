//! The engine against a player who moves at random.
//!
//! `cargo run --release -p ludoteca --example engine_move`
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;

use ludoteca::board::{Dice, Player};
use ludoteca::engine::{Limits, SingleThread, Unlimited};
use ludoteca::games::{AnyEngine, Line, Resources, SHELF, Spec, Task};
use ludoteca::text::{self, Style};

/// The engine's move, after it has looked at some thousand positions.
fn think(engine: &mut dyn AnyEngine, line: &Line) -> Option<String> {
    // Here one brings a clock and threads, if the engine should have any.
    let (control, workers) = (&Unlimited, &SingleThread);
    let task = Task { line, limits: Limits::nodes(3_000), lines: 1, control, workers };
    engine.think(task, &mut |_| {}).best()
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut spec = Spec::read(SHELF, "talpa:size=6")?;
    let mut line = Line::new(spec.start(1)?);
    let mut engine = spec.game.engine(Resources::memory(16));
    let mut dice = Dice::new(1);
    while line.verdict().is_none() {
        let mv = match line.position().turn() {
            Player::First => think(&mut *engine, &line),
            Player::Second => line.position().random_move(&mut dice),
        };
        line.play(&mv.ok_or("the game goes on, so there is a move")?)?;
    }
    println!("{}", text::draw(&line.scene(), Style::PLAIN));
    Ok(())
}
