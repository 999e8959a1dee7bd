//! The rules of one game: a position, its moves, a count, and a random game.
//!
//! `cargo run -p ludoteca --example first_steps`
#![expect(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;

use ludoteca::board::{Dice, Outcome, Position as _, perft};
use ludoteca::games::talpa::{Move, Talpa};

fn main() -> Result<(), Box<dyn Error>> {
    let mut position: Talpa = "xoxo/oxox/xoxo/oxox x".parse()?;
    println!("{} moves, {} lines of four plies", position.count_moves(), perft(&position, 4));

    // A move that comes from outside is checked.
    let mv: Move = "b2xc2".parse()?;
    position.play(mv)?;

    // One that the position itself has listed need not be.
    let mut dice = Dice::new(7);
    while let Some(mv) = position.random_move(&mut dice) {
        println!("{mv}");
        position.play_unchecked(mv);
    }
    match position.outcome() {
        Some(Outcome::Win(player)) => println!("{position}: {player:?} has won"),
        Some(Outcome::Draw) => println!("{position}: drawn"),
        None => unreachable!("a game without moves is over"),
    }
    Ok(())
}
