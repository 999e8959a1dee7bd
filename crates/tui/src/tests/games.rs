use std::sync::mpsc::channel;

use board::Dice;
use games::Line;
use i18n::Language;
use play::Level;
use play::request::{Query, Request, Response};

use super::Stage;
use crate::engine_thread::EngineThread;
use crate::message::Message;

/// Plays each game between two people to its end with nothing but Tab and Enter.
#[test]
fn every_game_can_be_played_by_keyboard_alone() {
    for game in 1..=games::SHELF.len() {
        let launch = Stage::launch(Language::English, text::Style::PLAIN, None);
        let mut stage = Stage::on(games::SHELF, launch);
        stage.press(&format!("{game} Down Left s"));
        if stage.shows("move first") {
            stage.press("y");
        }
        let mut dice = Dice::new(11);
        let mut presses = 0;
        while !stage.shows("n rematch") {
            for _ in 0..=dice.below(9) {
                stage.press("Tab");
            }
            stage.press("Enter");
            presses += 1;
            assert!(presses < 5_000, "{}", stage.screen());
        }
        assert!(
            [" won.", "You lost.", "Draw."].iter().any(|end| stage.shows(end)),
            "{}",
            stage.screen()
        );
    }
}

/// Every game against the real engine, one move each.
#[test]
fn the_engine_answers_and_can_be_hurried() {
    for &game in games::SHELF {
        let start = game.start(&games::Options::new(game.info().options));
        let line = Line::new(start.unwrap());
        let (sender, receiver) = channel();
        let mut engine = EngineThread::start(sender);
        let request = |query| Request { game, line: line.clone(), query, time: None };
        let number = engine.send(request(Query::Move { level: Level::Search(1), seed: 1 }));
        let answered = |number: u64| {
            receiver.iter().find_map(|message| match message {
                Message::Engine { request, response: Response::Done { mv } }
                    if request == number =>
                {
                    Some(mv)
                }
                _ => None,
            })
        };
        let mv = answered(number).unwrap().unwrap();
        assert!(line.position().moves().contains(&mv));
        // Without limits it would think for ever.
        let number = engine.send(request(Query::Lines { count: 3, nodes: None }));
        engine.hurry();
        let mv = answered(number).unwrap().unwrap();
        assert!(line.position().moves().contains(&mv));
    }
}
