//! Any text as a position of any game: both implementations accept it or both refuse it, and what
//! is accepted is written back unchanged, drawn and played from.

#![no_main]

use board::Dice;
use games::SHELF;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let game = SHELF[choice as usize % SHELF.len()];
    let naive = naive::parse(game.info().id, text);
    match game.position(text) {
        Ok(position) => {
            assert!(naive.is_ok());
            assert_eq!(position.to_string(), text);
            assert_eq!(position.verdict().is_none(), position.count_moves() > 0);
            let scene = position.scene();
            let _ = svg::draw(&scene, svg::Theme::Light);
            let style = text::Style { unicode: false, colour: false };
            assert!(text::draw(&scene, style).to_string().is_ascii());
            position.playout(20, &mut Dice::new(1));
        }
        Err(error) => {
            assert!(naive.is_err(), "{error}");
            assert!(error.at <= text.chars().count());
        }
    }
});
