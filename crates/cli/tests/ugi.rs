//! The Universal Game Interface driven as a process, with nonsense among the commands.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use support::ludoteca;

/// A program that plays, at the other end of two pipes.
struct Session {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Session {
    fn start(arguments: &[&str]) -> Self {
        let mut child = ludoteca(&["ugi"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, output) = mpsc::channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Self { input: child.stdin.take(), child, output }
    }

    fn say(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(b"\n");
    }

    fn bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush()).unwrap();
    }

    fn line(&self) -> String {
        self.output.recv_timeout(Duration::from_secs(20)).expect("an answer comes soon")
    }

    /// Everything up to the line that begins so, which comes last.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().unwrap().starts_with(beginning) {
            lines.push(self.line());
        }
        lines
    }

    fn best(&self) -> String {
        let lines = self.until("bestmove ");
        assert!(lines.iter().rev().skip(1).all(|line| line.starts_with("info ")), "{lines:?}");
        lines.last().unwrap()["bestmove ".len()..].to_owned()
    }

    /// Says it and expects one line.
    fn ask(&mut self, text: &str, answer: &str) {
        self.say(text);
        assert_eq!(self.line(), answer, "{text}");
    }

    fn ends_well(mut self) {
        drop(self.input.take());
        let output = self.child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

#[test]
fn it_introduces_itself_and_plays() {
    let mut session = Session::start(&["talpa:size=4"]);
    session.say("ugi");
    let lines = session.until("ugiok");
    assert!(lines[0].starts_with("id name Ludoteca "), "{lines:?}");
    assert!(lines.contains(&"option name Spec type string default talpa:size=4".to_owned()));
    session.ask("isready", "readyok");
    session.say("position startpos moves b2xc2");
    session.ask("query p1turn", "response false");
    session.ask("query gameover", "response false");
    session.ask("query result", "response none");
    session.say("go depth 3");
    let lines = session.until("bestmove ");
    let info: Vec<_> = lines[0].split(' ').collect();
    assert_eq!(info[..4], ["info", "depth", "1", "score"], "{lines:?}");
    for word in ["nodes", "time", "nps", "pv"] {
        assert!(info.contains(&word), "{lines:?}");
    }
    for go in ["go movetime 20", "go nodes 500", "go p1time 200 p2time 200 p1inc 5 p2inc 5"] {
        session.say(go);
        assert_ne!(session.best(), "none");
    }
    session.say("quit");
    session.ends_well();
}

#[test]
fn the_answer_to_an_endless_search_waits_for_stop() {
    let mut session = Session::start(&["talpa"]);
    session.say("go infinite");
    session.until("info depth 2 ");
    session.say("isready");
    session.until("readyok");
    session.say("position startpos");
    let said = session.until("info string").pop().unwrap();
    assert_eq!(said, "info string the search goes on; say stop first");
    session.say("stop");
    session.best();
    // Even where nothing is left to search.
    session.say("setoption name Spec value talpa:size=4");
    session.say("position startpos moves b2xa2 d3xd4 c1xc2 b3xa3 c3xc4 d4xc4");
    session.say("go infinite");
    session.until("info depth 1 score win 1 ");
    thread::sleep(Duration::from_millis(100));
    session.say("isready");
    let lines = session.until("readyok");
    assert!(lines.iter().all(|line| !line.starts_with("bestmove")), "{lines:?}");
    session.say("stop");
    assert_eq!(session.best(), "a2xa3");
    session.ask("stop", "info string nothing is being thought about");
    session.ends_well();
}

#[test]
fn what_comes_after_stop_waits_for_the_best_move() {
    let mut session = Session::start(&["talpa:size=4"]);
    session.say("go infinite\nstop\nposition startpos moves b2xc2\ngo depth 2\nisready");
    assert_ne!(session.best(), "none");
    let lines = session.until("readyok");
    assert!(!lines.iter().any(|line| line.contains("say stop first")), "{lines:?}");
    if !lines.iter().any(|line| line.starts_with("bestmove ")) {
        assert_ne!(session.best(), "none");
    }
    session.ask("query p1turn", "response false");
    // A second endless search is ended by the second stop, not by the first.
    session.say("go infinite\nstop\ngo infinite\nstop\nquery gameover");
    session.best();
    session.best();
    assert_eq!(session.line(), "response false");
    // What was said before the end of the input is done before the end.
    session.say("go infinite\nstop\nposition startpos\ngo depth 1\nquit");
    session.best();
    session.best();
    session.ends_well();
}

#[test]
fn whoever_floods_after_stop_waits_and_is_answered() {
    let mut session = Session::start(&["nex"]);
    session.say("go infinite");
    session.until("info depth 1 ");
    session.say(&format!("stop\n{}isready", "query gameover\n".repeat(5_000)));
    session.until("bestmove ");
    let lines = session.until("readyok");
    let answered = lines.iter().filter(|line| *line == "response false").count();
    assert_eq!(answered, 5_000);
    session.ends_well();
}

#[test]
#[expect(clippy::disallowed_methods, reason = "what is measured is the time")]
fn stop_is_obeyed_within_twenty_milliseconds() {
    let mut session = Session::start(&["nex"]);
    // The quickest of a few, because the machine may be busy with other things.
    let quickest = (0..8).map(|_| {
        session.say("go infinite");
        session.until("info depth 1 ");
        thread::sleep(Duration::from_millis(20));
        let begun = Instant::now();
        session.say("stop");
        session.best();
        begun.elapsed()
    });
    let quickest = quickest.min().unwrap();
    assert!(quickest < Duration::from_millis(20), "{quickest:?}");
    session.ends_well();
}

/// The most memory that a session has held at once, in MiB.
#[cfg(target_os = "linux")]
fn peak(session: &Session) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", session.child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() >> 10
}

#[cfg(target_os = "linux")]
#[test]
fn no_more_is_held_than_the_hash_and_a_little() {
    const LITTLE: u64 = 64;
    for method in ["search", "tree"] {
        let mut session = Session::start(&["talpa", "--method", method]);
        for hash in [1, 300, 300] {
            session.say(&format!("setoption name Hash value {hash}"));
            session.ask("isready", "readyok");
            session.say("go nodes 3000");
            session.best();
            session.say("go depth 2");
            session.best();
            let held = peak(&session);
            assert!(held <= hash + LITTLE, "{method}, {hash} MiB: {held} MiB");
        }
        session.ends_well();
    }
}

#[test]
fn the_end_of_input_ends_a_search() {
    let mut session = Session::start(&["talpa"]);
    session.say("go infinite");
    session.until("info depth 1 ");
    drop(session.input.take());
    session.best();
    session.ends_well();
    let mut session = Session::start(&[]);
    session.say("go");
    session.say("quit");
    session.best();
    session.ends_well();
}

#[test]
fn nonsense_is_answered_and_nothing_dies() {
    let mut session = Session::start(&["period5"]);
    session.bytes(b"\xff\xfe\x00\x1b[2J\n");
    assert!(session.line().starts_with("info string there is no command "));
    session.say(&"x".repeat(3_000_000));
    assert_eq!(session.line(), "info string that line is too long");
    session.say("\n \n\r");
    for line in [
        "go fast",
        "go depth",
        "go nodes 99999999999999999999999",
        "position",
        "position fen chess",
        "position startpos moves b3-a3 nonsense",
        "setoption name Hash value 0",
        "setoption name Hash value 1000000000",
        "setoption name Spec value chess",
        "setoption name Spec value period5:size=4",
        "query",
        "\u{1F600} go",
    ] {
        session.say(line);
        let answer = session.line();
        assert!(answer.starts_with("info string ") && answer.len() < 400, "{line}: {answer}");
    }
    // What was refused has changed nothing.
    session.say("go nodes 100");
    assert_ne!(session.best(), "none");
    let moves = "b3-a3 d3-e3 a3-b3 e3-d3 b3-a3 d3-e3 a3-b3 e3-d3";
    session.say(&format!("position startpos moves {moves}"));
    session.ask("query gameover", "response true");
    session.ask("query result", "response draw");
    session.say("go nodes 100");
    assert_eq!(session.best(), "none");
    session.say("setoption name Threads value 2");
    session.say("setoption name Hash value 2");
    session.say("setoption name Spec value talpa");
    session.say("position fen ..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x");
    session.ask("query result", "response p2win");
    session.say("uginewgame");
    session.say("position startpos");
    session.say("go depth 2");
    assert_ne!(session.best(), "none");
    session.ends_well();
}
