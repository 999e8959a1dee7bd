use std::sync::mpsc::channel;

use board::Dice;
use games::Line;
use i18n::Language;
use play::Level;
use play::errand::{Answer, Errand, Want};

use super::Stage;
use crate::brain::Brain;
use crate::message::Message;

/// Plays each game between two people to its end with nothing but Tab and Enter.
#[test]
fn every_game_can_be_played_by_keyboard_alone() {
    for game in 1..=5 {
        let mut stage = Stage::new(Language::English);
        stage.press(&format!("{game} Down Left s"));
        if stage.shows("move first") {
            stage.press("y");
        }
        let mut dice = Dice::new(11);
        let mut presses = 0;
        while !stage.shows("G again") {
            for _ in 0..=dice.below(9) {
                stage.press("Tab");
            }
            stage.press("Enter");
            presses += 1;
            assert!(presses < 5_000, "{}", stage.screen());
        }
        assert!(stage.shows("has won") || stage.shows("drawn"), "{}", stage.screen());
    }
}

/// Every game against the real engine, one move each.
#[test]
fn the_engine_answers_and_can_be_hurried() {
    for &game in games::SHELF {
        let start = game.start(&games::Options::new(game.info().options));
        let line = Line::new(start.unwrap());
        let (sender, receiver) = channel();
        let mut brain = Brain::start(sender);
        let errand = |want| Errand { game, line: line.clone(), want, time: None };
        let number = brain.send(errand(Want::Move { level: Level::Search(1), seed: 1 }));
        let answered = |number: u64| {
            receiver.iter().find_map(|message| match message {
                Message::Engine { errand, answer: Answer::Done { mv } } if errand == number => {
                    Some(mv)
                }
                _ => None,
            })
        };
        let mv = answered(number).unwrap().unwrap();
        assert!(line.position().moves().contains(&mv));
        // Without limits it would think for ever.
        let number = brain.send(errand(Want::Lines { count: 3, nodes: None }));
        brain.hurry();
        let mv = answered(number).unwrap().unwrap();
        assert!(line.position().moves().contains(&mv));
    }
}
