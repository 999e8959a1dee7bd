//! Nex: Hex with neutral stones.

mod chain;
mod choosers;
mod eval;
mod field;
mod finish;
mod layout;
mod rules;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod turns;
mod view;
mod worthy;

use board::TextError;
use engine::solve::Solve;

pub use rules::{Colour, Move, Nex, Offer};

use crate::{Choice, Chooser, Game, Info, Options, Side, Values};

impl Game for Nex {
    type Position = Self;

    const INFO: Info = Info {
        id: "nex",
        name: "Nex",
        about: "Join your two edges with a chain, placing and converting neutral stones on the way.",
        credit: "João Pedro Neto, 2004",
        sides: [Side { letter: 'r', name: "red" }, Side { letter: 'b', name: "blue" }],
        options: &[
            Choice {
                key: "size",
                values: Values::Numbers(layout::SIZES[0] as u64, layout::SIZES[1] as u64),
                default: Some("8"),
                about: "columns and rows of the board",
            },
            Choice {
                key: "swap",
                values: Values::Words(&["sides", "edges", "none"]),
                default: Some("sides"),
                about: "what the second player may exchange on the second turn",
            },
        ],
        rules: include_str!("RULES.md"),
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[
        Chooser { name: "easy", choose: choosers::easy },
        Chooser { name: "greedy", choose: choosers::greedy },
    ];

    const PACE: u64 = 20_000;

    fn start(options: &Options) -> Result<Self, TextError> {
        let size = options.number("size").expect("the size has a default");
        let offer = match options.text("swap") {
            Some("edges") => Offer::Edges,
            Some("none") => Offer::Closed,
            _ => Offer::Sides,
        };
        Ok(Self::start(size as u8, offer))
    }
}

impl Solve for Nex {}
