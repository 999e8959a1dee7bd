//! Talpa: dig a tunnel of empty squares from edge to edge.

mod choosers;
mod eval;
mod rules;
#[cfg(test)]
mod tests;
mod text;
mod tunnels;
mod view;

use board::TextError;
use engine::solve::Solve;

pub use rules::{Move, Talpa};

use crate::{Choice, Chooser, Game, Info, Options, Side, Values};

impl Game for Talpa {
    type Position = Self;

    const INFO: Info = Info {
        id: "talpa",
        name: "Talpa",
        about: "Take pieces away to dig a tunnel between your two edges, but never the opponent's.",
        credit: "Arty Sandler, 2010",
        sides: [Side { letter: 'x', name: "red" }, Side { letter: 'o', name: "blue" }],
        options: &[Choice {
            key: "size",
            values: Values::Words(&["4", "6", "8", "10"]),
            default: Some("8"),
            about: "columns and rows of the board",
        }],
        rules: include_str!("RULES.md"),
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[
        Chooser { name: "easy", choose: choosers::easy },
        Chooser { name: "normal", choose: choosers::normal },
    ];

    const PACE: u64 = 250_000;

    fn start(options: &Options) -> Result<Self, TextError> {
        let size = options.number("size").expect("the size has a default");
        Ok(Self::start(size as u8))
    }
}

impl Solve for Talpa {}
