//! People at a terminal play on a real server: sit down, play, leave and come back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::path::Path;
use std::process::Command;

use serde_json::json;
use support::ludoteca;
use support::online::{Server, Talk};

fn join(link: &str, state: &Path, more: &[&str]) -> Command {
    let mut command = ludoteca(&["join", link, "--plain", "--ascii", "--state"]);
    command.arg(state).args(more);
    command
}

/// What follows a move that a player has typed.
fn turns(view: &serde_json::Value) -> usize {
    let record = view["record"].as_str().unwrap();
    let line = record.lines().last().unwrap_or_default();
    line.split_whitespace().filter(|word| word.contains('x')).count()
}

#[test]
fn two_terminals_play_each_other_to_the_end_and_once_more() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let (ana, bea) = (folder.path().join("ana"), folder.path().join("bea"));
    let maker = server.guest("Maker");
    let game = server.create(&maker, &json!({ "game": "talpa:size=4", "side": "nowhere" }));
    let link = server.link(&game);
    let mut first = Talk::start(&mut join(&link, &ana, &["--name", "Ana"]));
    first.expect("free seat plays red");
    first.expect("You play red");
    let mut second = Talk::start(&mut join(&link, &bea, &["--name", "Bea"]));
    second.expect("You play blue");
    first.expect("Bea has sat down and plays blue");
    first.expect("red>");
    first.say("b2xc2");
    second.expect("Red plays b2xc2");
    second.expect("blue>");
    // A phrase, and a draw that is declined.
    second.say("say 1");
    first.expect("Bea: Hello!");
    second.say("draw");
    first.expect("Type accept or decline");
    first.say("decline");
    second.expect("The draw was declined");
    // What is typed too early waits for its turn.
    first.say("c3xc4");
    first.expect("c3xc4 waits for your turn");
    second.say("d3xd4");
    second.expect("Red plays c3xc4");
    second.say("a1xa1");
    second.expect("a1xa1");
    second.say("resign");
    first.expect("Type rematch");
    second.expect("Type rematch");
    let view = server.until(&game, |view| view["state"] == "over");
    assert_eq!(turns(&view), 3, "{view}");
    assert_eq!(view["people"][0]["name"], "Ana");
    assert_eq!(view["people"][1]["name"], "Bea");
    first.say("rematch");
    second.expect("Ana would like a rematch");
    second.say("rematch");
    for talk in [&mut first, &mut second] {
        talk.expect("The rematch begins");
        talk.expect("This is your seat");
    }
    second.expect("red>");
    second.say("resign");
    first.expect("Type rematch");
    first.say("quit");
    assert!(first.end().0.success());
    second.hang_up();
    assert!(second.end().0.success());
}

#[test]
fn a_seat_is_kept_over_a_lost_connection_and_another_start_of_the_program() {
    let mut server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let ana = folder.path().join("ana");
    let bea = server.guest("Bea");
    let wanted = json!({ "game": "talpa:size=4", "side": "second", "clock": "300+2" });
    let game = server.create(&bea, &wanted);
    let link = server.link(&game);
    let mut talk = Talk::start(&mut join(&link, &ana, &["--name", "Ana"]));
    talk.expect("red>");
    // The server is gone for a while, and what is typed meanwhile is not lost.
    server.restart(|| {
        talk.expect("The connection is lost; trying again");
        talk.say("b2xc2");
    });
    talk.expect("Connected again");
    talk.expect("Red plays b2xc2");
    assert_eq!(turns(&server.until(&game, |view| turns(view) == 1)), 1);
    talk.say("quit");
    talk.expect("your seat is kept");
    assert!(talk.end().0.success());
    let secret = std::fs::read_dir(ana.join("guests")).unwrap().next().unwrap().unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(secret.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert!(!talk.said.contains(&std::fs::read_to_string(secret.path()).unwrap()));
    let answer = server.want(&bea, &game, "b1", &json!({ "act": { "play": "d3xd4" } }));
    assert!(answer["number"].is_u64(), "{answer}");
    // The name is not asked for again, and the seat is theirs.
    let mut talk = Talk::start(&mut join(&link, &ana, &[]));
    talk.expect("Ana plays red");
    talk.expect("This is your seat");
    talk.expect("red>");
    talk.say("resign");
    let view = server.until(&game, |view| view["state"] == "over");
    assert_eq!(view["people"][0]["name"], "Ana", "{view}");
    talk.hang_up();
    assert!(talk.end().0.success());
}

#[test]
fn who_watches_sees_every_move_and_touches_none() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let (ana, bea) = (server.guest("Ana"), server.guest("Bea"));
    let game = server.create(&ana, &json!({ "game": "talpa:size=4", "side": "first" }));
    let mut talk = Talk::start(&mut join(&server.link(&game), folder.path(), &["--watch"]));
    talk.expect("You are watching");
    server.want(&bea, &game, "b1", &json!({ "sit": null }));
    talk.expect("Bea has sat down");
    talk.say("b2xc2");
    talk.expect("you are only watching this game");
    server.want(&ana, &game, "a1", &json!({ "act": { "play": "b2xc2" } }));
    talk.expect("Red plays b2xc2");
    server.want(&bea, &game, "b2", &json!({ "act": "resign" }));
    assert!(talk.end().0.success());
    assert!(!folder.path().join("guests").exists(), "who watches is nobody");
}

#[test]
fn what_cannot_be_joined_is_explained() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    let refused = |link: &str, more: &[&str]| {
        let mut talk = Talk::start(&mut join(link, folder.path(), more));
        talk.hang_up();
        let (status, said) = talk.end();
        (status.code().unwrap(), said)
    };
    for (link, code, why) in [
        ("ftp://host/".to_owned(), 2, "a link begins with http:// or https://"),
        (format!("http://{}/", server.address), 2, "to no game there"),
        (server.link("short"), 2, "12 letters and digits"),
        (server.link("0123456789ab"), 1, "there is no such game"),
        ("http://127.0.0.1:1/#/game/0123456789ab".to_owned(), 1, "no server listens there"),
    ] {
        let (found, said) = refused(&link, &[]);
        assert!(said.contains(why), "{link}: {said}");
        assert_eq!(found, code, "{link}: {said}");
    }
    let (code, said) = refused(&server.link("0123456789ab"), &["--name", "greedy"]);
    assert!(code == 2 && said.contains("give a name"), "{said}");
    // Whatever else listens there is told from a games server.
    let other = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let answer = std::thread::spawn(move || {
        use std::io::{Read as _, Write as _};
        let mut stream = other.accept().unwrap().0;
        let _ = stream.read(&mut [0; 1_000]);
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhello");
    });
    let (code, said) = refused(&format!("http://{address}/#/game/0123456789ab"), &[]);
    assert!(code == 1 && said.contains("there is no games server of Ludoteca"), "{said}");
    answer.join().unwrap();
}
