//! The programs of the folder `examples` run, and say what they should.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What an example prints when this is typed.
fn printed(example: &str, arguments: &[&str], typed: &str) -> String {
    // Beside the folder of this program, where cargo builds the examples before it runs the tests.
    let here = std::env::current_exe().unwrap();
    let folder: PathBuf = here.ancestors().nth(2).unwrap().join("examples");
    let program = folder.join(format!("{example}{}", std::env::consts::EXE_SUFFIX));
    let mut child = Command::new(&program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{example}: {}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn first_steps() {
    let text = printed("first_steps", &[], "");
    assert!(text.starts_with("24 moves, 67296 lines of four plies\n"), "{text}");
    assert!(text.contains("has won"), "{text}");
}

#[test]
fn any_game() {
    for spec in ["nex:size=4", "talpa:size=4", "mapello", "period5"] {
        let text = printed("any_game", &[spec], "");
        assert!(text.contains(&format!("[Game \"{spec}\"]")), "{text}");
    }
}

#[test]
fn engine_move() {
    let text = printed("engine_move", &[], "");
    assert!(text.contains(" won: "), "{text}");
}

#[test]
fn own_bot() {
    let typed = "ugi\nsetoption name Spec value talpa:size=4\nisready\n\
        position startpos moves b2xc2\ngo movetime 100\nquit\n";
    let text = printed("own_bot", &[], typed);
    assert!(text.contains("ugiok\n") && text.contains("readyok\n"), "{text}");
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("bestmove ") && last != "bestmove none", "{text}");
}

#[test]
fn own_game() {
    let text = printed("own_game", &[], "");
    assert!(text.contains("Strip\n") && text.contains(" won: no two squares"), "{text}");
}
