//! Mitsudomoe: walk three balls over rings to the opposite corner.

mod candidates;
mod draw;
mod editor;
mod eval;
mod examples;
mod finish;
mod layout;
mod lessons;
mod prompt;
mod race;
mod rules;
mod simple_players;
mod stack;
mod steps;
mod symmetry;
#[cfg(test)]
mod tests;
mod text;
mod turn_error;
mod turns;
mod view;
mod ways;

use board::ParseError;
use engine::OwnEvaluation;
use engine::solve::Solve;

pub use rules::{Mitsudomoe, Move, Rules};

use crate::words as players;
use crate::words::mitsudomoe as words;
use crate::{Choice, Example, Game, Info, Lesson, Options, Side, SimplePlayer, Values, Word};

impl Game for Mitsudomoe {
    type Position = Self;
    type Model = OwnEvaluation;

    const INFO: Info = Info {
        id: "mitsudomoe",
        name: "Mitsudomoe",
        about: &words::ABOUT,
        credit: &words::CREDIT,
        sides: [
            Side { letter: 'w', name: &words::WHITE },
            Side { letter: 'b', name: &words::BLACK },
        ],
        options: &[Choice {
            key: "rules",
            name: &words::RULES,
            values: Values::Words(&[
                Word {
                    text: "flexible",
                    name: &words::RULES_FLEXIBLE,
                    about: &words::RULES_FLEXIBLE_ABOUT,
                },
                Word {
                    text: "official",
                    name: &words::RULES_OFFICIAL,
                    about: &words::RULES_OFFICIAL_ABOUT,
                },
            ]),
            default: Some("flexible"),
            by_hand: None,
            answered: false,
            about: &words::RULES_ABOUT,
        }],
        rules: [include_str!("RULES.md"), include_str!("RULES.pt.md")],
        sample: "@d2,e2-d2 @b3,a4-b3 e2@c3,e1-c3 a4@d3,b3-d3,c3=e1 @b3,e1-c3 @c4,b5-c4 \
                 @b4,d2-b4 b5@d2,a5-d2,c3=e1,b4=c3 b3@e5,e1-b4,d2=a5 @e2,a5-d2,c3=e1,b4=e5 \
                 b4@b3,e1-c3,d2=a5 d2@e1,c4-e2 @c4,d1-d2 e1@d1,d3-d1,d2=e1",
    };

    const SIMPLE_PLAYERS: &'static [SimplePlayer<Self>] = &[
        SimplePlayer { name: "random", title: &players::RANDOM, choose: simple_players::random },
        SimplePlayer { name: "greedy", title: &players::GREEDY, choose: simple_players::greedy },
    ];

    const PACE: u64 = 110_000;

    const LEVEL_SCORES: &'static [u8] = &[100, 71, 68, 76, 63, 71, 74, 62, 66];

    const EXAMPLES: &'static [Example] = examples::EXAMPLES;

    const LESSONS: &'static [Lesson] = lessons::LESSONS;

    const PUZZLES: &'static str = include_str!("puzzles.txt");

    fn start(options: &Options) -> Result<Self, ParseError> {
        Ok(Self::start(match options.text("rules") {
            Some("official") => Rules::Official,
            _ => Rules::Flexible,
        }))
    }
}

impl Solve for Mitsudomoe {}
