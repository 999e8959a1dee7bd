//! The program as a process.
#![allow(dead_code, reason = "each test program uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

pub(crate) mod online;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, where English is spoken.
pub(crate) fn ludoteca(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    command.env("LC_ALL", "C.UTF-8").args(arguments);
    command
}

/// Says that a test can't show anything here; past the test runner, which hides what passes.
pub(crate) fn cannot_run(why: &str) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    let _ = writeln!(std::io::stderr(), "NOT TESTED: {name}: {why}");
}

/// The names of all games.
pub(crate) fn ids() -> Vec<&'static str> {
    games::SHELF.iter().map(|game| game.info().id).collect()
}

/// What a command does that is told this.
pub(crate) fn feed(command: &mut Command, input: &str) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// What it did.
pub(crate) fn run(arguments: &[&str]) -> Output {
    ludoteca(arguments).output().expect("the program runs")
}

/// What it prints when all goes well, whatever progress it tells.
pub(crate) fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}
