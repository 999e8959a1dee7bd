//! Any game that is named at run time: drawn, played at random, written down, and as a link.
//!
//! `cargo run -p ludoteca --example any_game -- nex:size=5`
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::env;
use std::error::Error;

use ludoteca::board::Dice;
use ludoteca::games::{Line, SHELF, Spec};
use ludoteca::record::{Link, Record};
use ludoteca::text::{self, Style};

fn main() -> Result<(), Box<dyn Error>> {
    let Some(name) = env::args().nth(1) else {
        for game in SHELF {
            println!("{}: {}", game.info().id, game.info().about);
        }
        return Ok(());
    };
    let mut spec = Spec::read(SHELF, &name)?;
    let mut line = Line::new(spec.start(1)?);
    let mut dice = Dice::new(2026);
    while line.verdict().is_none() && line.moves().len() < 200 {
        let Some(mv) = line.position().random_move(&mut dice) else { break };
        line.play(&mv)?;
    }
    println!("{}", text::draw(&line.scene(), Style::PLAIN));
    println!("{}", Record::new(&spec, &line));
    println!("{}", Link { spec, line, at: None });
    Ok(())
}
