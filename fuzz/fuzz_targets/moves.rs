//! Any texts as moves of any game from its start: each is refused in words or played, and a
//! played one has one canonical text.

#![no_main]

use games::{Line, MoveError, SHELF, Spec};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let game = SHELF[choice as usize % SHELF.len()];
    let start = Spec::read(SHELF, game.info().id).unwrap().start(1).unwrap();
    let mut line = Line::new(start);
    for mv in text.split_whitespace() {
        let before = line.position().boxed();
        match line.play(mv) {
            Ok(()) => {
                let canonical = line.moves().last().unwrap();
                assert_eq!(before.boxed().play(canonical).as_ref(), Ok(canonical));
            }
            Err(MoveError::Text(error)) => assert!(error.at <= mv.chars().count()),
            Err(MoveError::Illegal { why, .. }) => assert!(!why.is_empty()),
            Err(MoveError::Over(_)) => return,
        }
    }
});
