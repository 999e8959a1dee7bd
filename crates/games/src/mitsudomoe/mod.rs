//! Mitsudomoe: walk three balls over rings to the opposite corner.

mod candidates;
mod choosers;
mod draw;
mod eval;
mod fault;
mod finish;
mod layout;
mod race;
mod rules;
mod stack;
mod steps;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod turns;
mod view;
mod ways;

use board::TextError;
use engine::solve::Solve;

pub use rules::{Mitsudomoe, Move, Rules};

use crate::{Choice, Chooser, Game, Info, Options, Side, Values};

impl Game for Mitsudomoe {
    type Position = Self;

    const INFO: Info = Info {
        id: "mitsudomoe",
        name: "Mitsudomoe",
        about: "Lay rings and walk your three balls over them into the opposite corner.",
        credit: "Mitsuo Yamamoto, 2020",
        sides: [Side { letter: 'w', name: "white" }, Side { letter: 'b', name: "black" }],
        options: &[Choice {
            key: "rules",
            values: Values::Words(&["flexible", "official"]),
            default: Some("flexible"),
            about: "how a ring step and a ball step make a turn",
        }],
        rules: include_str!("RULES.md"),
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[
        Chooser { name: "random", choose: choosers::random },
        Chooser { name: "greedy", choose: choosers::greedy },
    ];

    const PACE: u64 = 150_000;

    fn start(options: &Options) -> Result<Self, TextError> {
        Ok(Self::start(match options.text("rules") {
            Some("official") => Rules::Official,
            _ => Rules::Flexible,
        }))
    }
}

impl Solve for Mitsudomoe {}
