//! Period 5: four pieces and a shared cube, in five columns and on five colours at once.

mod arrange;
mod choosers;
mod eval;
mod examples;
mod layout;
mod rules;
mod slides;
mod symmetry;
mod tally;
#[cfg(test)]
mod tests;
mod text;
mod view;

use board::TextError;
use engine::solve::Solve;

pub use rules::{Move, Period5};

use crate::words::period5 as words;
use crate::{Chooser, Example, Game, Info, Options, Side};

impl Game for Period5 {
    type Position = Self;

    const INFO: Info = Info {
        id: "period5",
        name: "Period 5",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [
            Side { letter: 'l', name: &words::LIGHT },
            Side { letter: 'd', name: &words::DARK },
        ],
        options: &[],
        rules: [include_str!("RULES.md"), include_str!("RULES.pt.md")],
    };

    const CHOOSERS: &'static [Chooser<Self>] = &[
        Chooser { name: "random", choose: choosers::random },
        Chooser { name: "greedy", choose: choosers::greedy },
    ];

    const PACE: u64 = 500_000;

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn start(_options: &Options) -> Result<Self, TextError> {
        Ok(Self::start())
    }
}

impl Solve for Period5 {}
