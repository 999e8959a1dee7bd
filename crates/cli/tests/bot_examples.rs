//! The bots in `examples/bots` play a game on a real server to its end.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::process::Command;

use serde_json::json;
use support::online::{Server, Talk};
use support::{cannot_run, ludoteca};

/// Whether this program can be started.
fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Lets a bot play against a level of the server, and tells how the game went.
fn plays(interpreter: &str, file: &str, game: &str) {
    if !is_there(interpreter) {
        return cannot_run(&format!("{interpreter} is not there: SKIPPED"));
    }
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let ana = server.guest("Ana");
    let wanted = json!({ "game": game, "side": "nowhere", "level": null, "clock": "300+5" });
    let game = server.create(&ana, &wanted);
    let place = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/");
    let player = format!("cmd:{interpreter} '{place}{file}'");
    let link = server.link(&game);
    let bot = |player: &str, name: &str| {
        let mut command = ludoteca(&["bot", &link, player, "--name", name, "--state"]);
        command.arg(folder.path()).env("LUDOTECA", env!("CARGO_BIN_EXE_ludoteca"));
        Talk::start(command.env_remove("LUDOTECA_TOKEN"))
    };
    let (mut own, mut other) = (bot(&player, "Student"), bot("1", "Level"));
    let view = server.until(&game, |view| view["state"] == "over");
    let record = view["record"].as_str().unwrap();
    for talk in [&mut own, &mut other] {
        let (status, said) = talk.end();
        assert!(status.success(), "{said}");
        assert!(!said.contains("resigns"), "it was played to the end: {said}\n{record}");
    }
}

#[test]
fn the_bot_in_python_plays_a_game() {
    plays("python3", "random_bot.py", "talpa:size=4");
}

#[test]
fn the_bot_in_prolog_plays_a_game() {
    plays("swipl", "random_bot.pl", "talpa:size=4");
}
