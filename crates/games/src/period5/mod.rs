//! Period 5: four pieces and a shared cube, in five columns and on five colours at once.

mod editor;
mod eval;
mod examples;
mod layout;
mod lessons;
mod rules;
mod simple_players;
mod slides;
mod symmetry;
mod tally;
#[cfg(test)]
mod tests;
mod text;
mod view;

use board::ParseError;
use engine::OwnEvaluation;
use engine::solve::Solve;

pub use rules::{Move, Period5};

use crate::words as players;
use crate::words::period5 as words;
use crate::{Example, Game, Info, Lesson, Options, Side, SimplePlayer};

impl Game for Period5 {
    type Position = Self;
    type Model = OwnEvaluation;

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
        sample: "c4-a4 c2-d2 c3-c2 c2-c4 c4-d4 e4-e2 a2-c2 d4-c4 c4-e4 d3-c3 d5-d4 e4-e5 b3-b4 \
                 c3-c4",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[
        SimplePlayer { name: "random", title: &players::RANDOM, choose: simple_players::random },
        SimplePlayer { name: "greedy", title: &players::GREEDY, choose: simple_players::greedy },
    ];

    const PACE: u64 = 500_000;

    const LEVEL_SCORES: &'static [u8] = &[99, 77, 73, 89, 82, 76, 69, 56, 61];

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const LESSONS: &'static [Lesson] = lessons::LESSONS;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn start(_options: &Options) -> Result<Self, ParseError> {
        Ok(Self::start())
    }
}

impl Solve for Period5 {}
