//! Levels and programs play on a real server, and whatever a program does, its game ends.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use support::ludoteca;
use support::online::{Server, Talk};

fn bot(place: &str, player: &str, state: &Path, more: &[&str]) -> Command {
    let mut command = ludoteca(&["bot", place, player, "--state"]);
    command.arg(state).args(more).env_remove("LUDOTECA_TOKEN");
    command
}

fn is_over(view: &Value) -> bool {
    view["state"] == "over"
}

#[test]
fn a_level_and_a_program_play_each_other_to_the_end() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let maker = server.guest("Maker");
    let wanted = json!({ "game": "talpa:size=4", "side": "nowhere", "clock": "60+1" });
    let game = server.create(&maker, &wanted);
    let link = server.link(&game);
    let program = format!("cmd:{} ugi", env!("CARGO_BIN_EXE_ludoteca"));
    let mut level = Talk::start(&mut bot(&link, "1", folder.path(), &["--name", "Lea"]));
    level.expect("You play red");
    let mut outside = Talk::start(&mut bot(&link, &program, folder.path(), &["--name", "Ugo"]));
    let view = server.until(&game, is_over);
    assert_eq!(view["people"][0]["name"], "Lea", "{view}");
    assert_eq!(view["people"][1]["name"], "Ugo", "{view}");
    for talk in [&mut level, &mut outside] {
        let (status, said) = talk.end();
        assert!(status.success(), "{said}");
        assert!(said.contains(" won: "), "{said}");
    }
}

#[test]
fn a_program_that_fails_resigns_with_a_reason() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let ana = server.guest("Ana");
    let introduces = "read a; echo ugiok; while read a; do case $a in isready) echo readyok;;";
    for (script, why) in [
        (format!("{introduces} go*) echo bestmove z9;; esac; done"), "has played 'z9'"),
        (format!("{introduces} go*) exit 3;; esac; done"), "has crashed"),
        (format!("{introduces} esac; done"), "has not answered in"),
        ("sleep 1000".to_owned(), "has not answered in"),
    ] {
        // Half a minute ends those who say nothing.
        let wanted = json!({ "game": "talpa:size=4", "side": "second", "clock": "20s/move" });
        let game = server.create(&ana, &wanted);
        let program = format!("cmd:sh -c '{script}'");
        let mut talk = Talk::start(&mut bot(&server.link(&game), &program, folder.path(), &[]));
        talk.expect(why);
        let view = server.until(&game, is_over);
        let record = view["record"].as_str().unwrap();
        assert!(record.contains("0-1"), "{record}");
        assert!(talk.end().0.success());
    }
}

#[test]
fn a_bot_waits_at_a_server_for_games_and_ends_when_it_is_interrupted() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let place = format!("http://{}/", server.address);
    let more = ["--take-open", "--name", "Robot"];
    let mut talk = Talk::start(&mut bot(&place, "greedy", folder.path(), &more));
    talk.expect("Robot waits for games");
    let ana = server.guest("Ana");
    for _ in 0..2 {
        let wanted = json!({ "game": "talpa:size=4", "side": "first", "is_listed": true });
        let game = server.create(&ana, &wanted);
        server.until(&game, |view| view["people"][1]["name"] == "Robot");
        server.want(&ana, &game, "a1", &json!({ "act": "resign" }));
        server.until(&game, is_over);
    }
    let id = talk.id().to_string();
    // What is going on is left, and the bot is gone at once.
    let wanted = json!({ "game": "talpa:size=4", "side": "first", "is_listed": true });
    let game = server.create(&ana, &wanted);
    server.until(&game, |view| view["people"][1]["name"] == "Robot");
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let (status, said) = talk.end();
    assert!(status.success() && said.contains("2 games played"), "{said}");
    assert_eq!(server.view(&game)["state"], "running");
    // It comes back to its seat.
    let mut talk = Talk::start(&mut bot(&place, "greedy", folder.path(), &more));
    talk.expect(&game);
    server.want(&ana, &game, "a1", &json!({ "act": { "play": "b2xc2" } }));
    talk.expect("Blue plays");
}

#[test]
fn what_a_bot_cannot_do_is_explained() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let place = format!("http://{}/", server.address);
    for (place, player, more, code, why) in [
        ("nowhere at all", "3", &[][..], 2, "a link has no blanks"),
        (&*place, "9", &[], 2, "there is no such level"),
        (&place, "cmd:", &[], 2, "no program is named"),
        (&place, "3", &["--token", "a b"], 2, "a token has 8 to 512"),
        (&place, "3", &["--token", "00000000000000000000"], 1, "does not know this token"),
        (&place, "3", &["--games", "0"], 2, "whole number"),
    ] {
        let mut talk = Talk::start(&mut bot(place, player, folder.path(), more));
        let (status, said) = talk.end();
        assert!(status.code() == Some(code) && said.contains(why), "{why}: {said}");
    }
    let mut command = bot(&place, "3", folder.path(), &[]);
    command.env("LUDOTECA_TOKEN", "11111111111111111111");
    let (status, said) = Talk::start(&mut command).end();
    assert!(status.code() == Some(1) && said.contains("does not know this token"), "{said}");
    assert!(!said.contains("1111"), "a token is told to nobody: {said}");
}
