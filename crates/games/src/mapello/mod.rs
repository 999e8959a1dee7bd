//! Mapello: Reversi with walls, bonuses and jokers.

mod editor;
pub mod endgame;
mod eval;
mod examples;
mod jokers;
mod layout;
mod lessons;
mod lines;
mod rules;
mod shelter;
mod simple_players;
mod solve;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod view;
mod weights;

use board::ParseError;
use engine::OwnEvaluation;

pub use rules::{Mapello, Move};

use crate::words as players;
use crate::words::mapello as words;
use crate::{Choice, Example, Game, Info, Lesson, Options, Side, SimplePlayer, Values, Word};

const LAYOUTS: &[Word] = &[
    Word { text: "classic", name: &words::LAYOUT_CLASSIC, about: &words::LAYOUT_CLASSIC_ABOUT },
    Word { text: "open", name: &words::LAYOUT_OPEN, about: &words::LAYOUT_OPEN_ABOUT },
    Word { text: "othello", name: &words::LAYOUT_OTHELLO, about: &words::LAYOUT_OTHELLO_ABOUT },
    Word { text: "random", name: &words::LAYOUT_RANDOM, about: &words::LAYOUT_RANDOM_ABOUT },
];

impl Game for Mapello {
    type Position = Self;
    type Model = OwnEvaluation;

    const INFO: Info = Info {
        id: "mapello",
        name: "Mapello",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [
            Side { letter: 'X', name: &words::BLACK },
            Side { letter: 'O', name: &words::WHITE },
        ],
        options: &[
            Choice {
                key: "layout",
                name: &words::LAYOUT,
                values: Values::Words(LAYOUTS),
                default: Some("classic"),
                by_hand: Some(&words::LAYOUT_CUSTOM),
                answered: true,
                about: &words::LAYOUT_ABOUT,
            },
            Choice {
                key: "seed",
                name: &words::SEED,
                values: Values::Numbers(0, u64::MAX),
                default: None,
                by_hand: None,
                answered: false,
                about: &words::SEED_ABOUT,
            },
            Choice {
                key: "walls",
                name: &words::WALLS,
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                by_hand: None,
                answered: false,
                about: &words::WALLS_ABOUT,
            },
            Choice {
                key: "bonuses",
                name: &words::BONUSES,
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                by_hand: None,
                answered: false,
                about: &words::BONUSES_ABOUT,
            },
            Choice {
                key: "jokers",
                name: &words::JOKERS,
                values: Values::Numbers(0, rules::MOST as u64),
                default: None,
                by_hand: None,
                answered: false,
                about: &words::JOKERS_ABOUT,
            },
        ],
        rules: [include_str!("RULES.md"), include_str!("RULES.pt.md")],
        sample: "d6 e6 f6 e7 f4 e3 f8 c5 b4 a3 c6 g5 e2 e1",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[
        SimplePlayer { name: "random", title: &players::RANDOM, choose: simple_players::random },
        SimplePlayer { name: "greedy", title: &players::GREEDY, choose: simple_players::greedy },
    ];

    const PACE: u64 = 400_000;

    const LEVEL_SCORES: &'static [u8] = &[85, 95, 85, 90, 86, 83, 73, 66, 76];

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const LESSONS: &'static [Lesson] = lessons::LESSONS;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn complete(options: &mut Options, fresh: u64) {
        if options.text("layout") == Some("random") && options.text("seed").is_none() {
            options.set("seed", fresh.to_string());
        }
    }

    fn start(options: &Options) -> Result<Self, ParseError> {
        layout::start(options)
    }
}
