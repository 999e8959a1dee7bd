//! Talpa: dig a tunnel of empty squares from edge to edge.

mod editor;
mod eval;
mod examples;
mod lessons;
mod playout;
mod rules;
mod simple_players;
#[cfg(test)]
mod tests;
mod text;
mod tunnels;
mod view;

use board::ParseError;
use engine::OwnEvaluation;
use engine::solve::Solve;
use engine::tree::Settings;

pub use rules::{Move, Talpa};

use crate::words as players;
use crate::words::talpa as words;
use crate::{Choice, Example, Game, Info, Lesson, Method, Options, Side, SimplePlayer, Values};

impl Game for Talpa {
    type Position = Self;
    type Model = OwnEvaluation;

    const INFO: Info = Info {
        id: "talpa",
        name: "Talpa",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [Side { letter: 'x', name: &words::RED }, Side { letter: 'o', name: &words::BLUE }],
        options: &[Choice {
            key: "size",
            name: &words::SIZE,
            values: Values::Among(&[4, 6, 8, 10]),
            default: Some("8"),
            by_hand: None,
            answered: false,
            about: &words::SIZE_ABOUT,
        }],
        rules: [include_str!("RULES.md"), include_str!("RULES.pt.md")],
        sample: "h8xh7 h5xh4 g5xg4 h4xg4 h6xg6 h3xh2 g7xf7 h1xg1 g3xg2 h2xg2 f8xg8 g4xf4 f6xf5 \
                 g2xf2",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[
        SimplePlayer { name: "easy", title: &players::EASY, choose: simple_players::easy },
        SimplePlayer { name: "normal", title: &players::NORMAL, choose: simple_players::normal },
    ];

    const PACE: u64 = 15_000;

    const LEVEL_SCORES: &'static [u8] = &[72, 74, 73, 84, 72, 79, 85, 73, 66];

    const METHOD: Method = Method::Tree;

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const LESSONS: &'static [Lesson] = lessons::LESSONS;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    // Late in a game playouts foresee the winner much better than the evaluation does.
    const TREE: Settings = Settings {
        exploration: 1.5,
        breadth: 8.0,
        minimax_share: 0.0,
        playout_share: 1.0,
        playouts: 8,
        ..Settings::USUAL
    };

    fn start(options: &Options) -> Result<Self, ParseError> {
        let size = options.number("size").expect("the size has a default");
        Ok(Self::start(size as u8))
    }
}

impl Solve for Talpa {}
