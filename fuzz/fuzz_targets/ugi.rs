//! Any lines as commands and as what a program says: each is read or refused in one line, and what
//! is read is written and read back the same.

#![no_main]

use arena::ugi::{Command, Heard};
use board::Player;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for line in text.lines() {
        let _ = Heard::read(line);
        match Command::read(line) {
            Ok(Some(command)) => {
                let written = command.to_string();
                assert_eq!(Command::read(&written), Ok(Some(command.clone())), "{written:?}");
                if let Command::Go(go) = command {
                    let _ = Player::BOTH.map(|player| go.limits(player));
                }
            }
            Ok(None) => assert!(line.trim().is_empty()),
            Err(wrong) => assert!(!wrong.to_string().contains('\n'), "{wrong}"),
        }
    }
});
