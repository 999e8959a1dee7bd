//! Mapello: Reversi with walls, bonuses and jokers.

mod choosers;
pub mod endgame;
mod eval;
mod jokers;
mod layout;
mod lines;
mod rules;
mod shelter;
mod solve;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod view;
mod weights;

use board::TextError;

pub use rules::{Mapello, Move};

use crate::{Choice, Chooser, Game, Info, Options, Side, Values};

impl Game for Mapello {
    type Position = Self;

    const INFO: Info = Info {
        id: "mapello",
        name: "Mapello",
        about: "Outflank discs to turn them, around walls, onto bonuses and with the help of jokers.",
        credit: "Simon M. Lucas, 2012; jokers by Néstor Romeral Andrés",
        sides: [Side { letter: 'X', name: "black" }, Side { letter: 'O', name: "white" }],
        options: &[
            Choice {
                key: "layout",
                values: Values::Words(&["classic", "open", "othello", "random"]),
                default: Some("classic"),
                about: "what stands on the board at the start",
            },
            Choice {
                key: "seed",
                values: Values::Numbers(0, u64::MAX),
                default: None,
                about: "the number that decides a random layout",
            },
            Choice {
                key: "walls",
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                about: "how many inner walls a random layout has",
            },
            Choice {
                key: "bonuses",
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                about: "how many bonuses a random layout has",
            },
            Choice {
                key: "jokers",
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                about: "how many jokers a random layout has",
            },
        ],
        rules: include_str!("RULES.md"),
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[
        Chooser { name: "random", choose: choosers::random },
        Chooser { name: "greedy", choose: choosers::greedy },
    ];

    const PACE: u64 = 400_000;

    fn complete(options: &mut Options, fresh: u64) {
        if options.text("layout") == Some("random") && options.text("seed").is_none() {
            options.set("seed", fresh.to_string());
        }
    }

    fn start(options: &Options) -> Result<Self, TextError> {
        layout::start(options)
    }
}
