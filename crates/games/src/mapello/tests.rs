mod editor;
mod eval;
mod laws;
mod play;
mod score;
mod setup;
mod simple_players;
mod text;
mod view;

use std::collections::BTreeSet;

use board::{
    Dice, Form, Ground, Outcome, Player, Position as _, Show as _, Spot, Symmetric as _, perft,
};

use super::layout;
use super::rules::cell;
use super::{Mapello, Move};
use crate::{Game as _, Options, SHELF, Spec};

const CLASSIC: &str = "####J#####/##.*..*.##/#.....#..#/J*#.....*J/J...XO...#/\
    #...OX..*#/#*.....#.J/J..#.....#/##.*...*##/###J###J## X 0 0";
const MIDDLE: &str = "####J#####/##.*..*.##/#.....#..#/J*#..OX.*J/J...OOX.O#/\
    #...XOXO*#/#*...OO#.J/J..#.OX..#/##.*...*##/###J###J## O 0 0";
const FULL: &str = "####J#####/##XXXXXO##/#XXXXX#XO#/JO#XOOXXXJ/JOOXXXOXX#/\
    #OXXXOOOX#/#OOXOXO#XJ/JOO#XXXXX#/##OOOOOX##/###J###J##";
const MUST_PASS: &str = "##########/#.X#OOOOO#/#.X##XOO##/#OXOOOOOO#/#OX#OX#OO#/\
    #OXOXOOOO#/#OXO#XOOO#/#OXOXOX#O#/#.XXXXX.O#/########J# X 4 2";

fn position(text: &str) -> Mapello {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn moves(position: &Mapello) -> String {
    position.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The board of one inner row, row 1, under a border row and with a border cell at either end.
fn row(border: &str, row: &str, rest: &str) -> Mapello {
    let empty = "#........#/".repeat(7);
    position(&format!("{border}/{row}/{empty}########## {rest}"))
}

/// The inner row 1 of a position after a move.
fn row_after(position: &Mapello, text: &str) -> String {
    assert!(position.is_legal(mv(text)), "{text} should be legal in {position}");
    position.after(mv(text)).to_string()[11..21].into()
}

fn start(spec: &str) -> Result<String, String> {
    let mut spec = Spec::read(SHELF, spec).map_err(|error| error.to_string())?;
    spec.start(77).map(|position| position.to_string()).map_err(|error| error.to_string())
}

/// Every position of some random games, on layouts of all kinds.
fn each_random_position(mut visit: impl FnMut(&Mapello, &mut Dice)) {
    let mut dice = Dice::new(11);
    for game in 0..40 {
        let mut position = match game % 4 {
            0 => position(CLASSIC),
            1 => layout::random(game, [Some(0), None, Some(8)]),
            _ => layout::random(game, [None; 3]),
        };
        loop {
            visit(&position, &mut dice);
            let Some(mv) = position.random_move(&mut dice) else { break };
            position.play_unchecked(mv);
        }
    }
}
