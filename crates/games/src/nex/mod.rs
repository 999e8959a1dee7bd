//! Nex: Hex with neutral stones.

mod chain;
mod editor;
mod eval;
mod examples;
mod field;
mod finish;
mod layout;
mod lessons;
mod rules;
mod simple_players;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod turns;
mod view;
mod worthy;

use board::ParseError;
use engine::OwnEvaluation;
use engine::solve::Solve;

pub use rules::{Colour, Move, Nex, Offer};

use crate::words as players;
use crate::words::nex as words;
use crate::{
    Choice, Example, Game, Info, Lesson, Method, Options, Side, SimplePlayer, Values, Word,
};

impl Game for Nex {
    type Position = Self;
    type Model = OwnEvaluation;

    const INFO: Info = Info {
        id: "nex",
        name: "Nex",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [Side { letter: 'r', name: &words::RED }, Side { letter: 'b', name: &words::BLUE }],
        options: &[
            Choice {
                key: "size",
                name: &words::SIZE,
                values: Values::Numbers(layout::SIZES[0] as u64, layout::SIZES[1] as u64),
                default: Some("8"),
                by_hand: None,
                answered: false,
                about: &words::SIZE_ABOUT,
            },
            Choice {
                key: "swap",
                name: &words::SWAP,
                values: Values::Words(&[
                    Word {
                        text: "sides",
                        name: &words::SWAP_SIDES,
                        about: &words::SWAP_SIDES_ABOUT,
                    },
                    Word {
                        text: "edges",
                        name: &words::SWAP_EDGES,
                        about: &words::SWAP_EDGES_ABOUT,
                    },
                    Word { text: "none", name: &words::SWAP_NONE, about: &words::SWAP_NONE_ABOUT },
                ]),
                default: Some("sides"),
                by_hand: None,
                answered: false,
                about: &words::SWAP_ABOUT,
            },
        ],
        rules: [include_str!("RULES.md"), include_str!("RULES.pt.md")],
        sample: "d6+h7 d2+d1 b8+e1 a8+c8 d1,e1-b8 h1+e3 g2+c7 h2+a7 a7,c7-g2 b7+c3 c6+d7 b6+f7 \
                 f4+d3 b5+a1",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[
        SimplePlayer { name: "easy", title: &players::EASY, choose: simple_players::easy },
        SimplePlayer { name: "greedy", title: &players::GREEDY, choose: simple_players::greedy },
    ];

    const PACE: u64 = 14_000;

    const LEVEL_SCORES: &'static [u8] = &[100, 85, 79, 76, 74, 78, 85, 73, 73];

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const LESSONS: &'static [Lesson] = lessons::LESSONS;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    const METHOD: Method = Method::Tree;

    fn start(options: &Options) -> Result<Self, ParseError> {
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
