//! Any text as a position of any game: both implementations accept it or both refuse it, and what
//! is accepted is written back unchanged, drawn and played from.

#![no_main]

use board::Dice;
use games::{Line, SHELF};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let game = SHELF[choice as usize % SHELF.len()];
    let simple_player = game.simple_players()[0];
    let naive = naive::parse(game.info().id, text);
    match game.position(text) {
        Ok(position) => {
            assert!(naive.is_ok());
            assert_eq!(position.to_string(), text);
            assert_eq!(position.verdict().is_none(), position.count_moves() > 0);
            let scene = position.scene();
            for language in i18n::Language::ALL {
                let _ = svg::draw(&scene, svg::Theme::Light, language);
                let style = text::Style { language, ..text::Style::PLAIN };
                assert!(text::draw(&scene, style).to_string().is_ascii());
            }
            let mut dice = Dice::new(1);
            let mut line = Line::new(position);
            let mut slow = naive.unwrap();
            while line.position().count_moves() < 200 && line.moves().len() < 10 {
                assert_eq!(line.position().verdict().is_some(), slow.result().is_some());
                let legal = slow.moves();
                assert_eq!(legal.len() as u64, line.position().count_moves());
                let Some(mv) = line.position().choose(simple_player, &mut dice) else { break };
                assert!(legal.contains(&mv));
                slow = slow.after(&mv);
                if line.play(&mv).is_err() {
                    break;
                }
            }
        }
        Err(error) => {
            assert!(naive.is_err(), "{error}");
            assert!(error.at <= text.chars().count());
        }
    }
});
