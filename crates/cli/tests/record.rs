//! Recorded games driven through the real process: checked, shown, converted and reviewed.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Output, Stdio};

use serde_json::Value;
use support::ludoteca;

const GAMES: &str = r#"[Game "talpa:size=4"]
[First "Ann"]
[Second "José"]
[Date "2026-11-15"]
[Clock "300+2"]
[Result "0-1"]
[Reason "resignation"]
[Round "3"]

1. b2xc2 {[%clk 0:04:58.5] a quiet beginning} d3xd4 2. a1xa2 0-1

[Game "nex:size=3"]
[Result "*"]

1. a1+b2 swap *
"#;

/// A folder of its own for a test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("ludoteca-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.path(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn fed(arguments: &[&str], input: &str) -> Output {
    let mut child = ludoteca(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = fed(arguments, "");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {error}");
    assert_eq!(error, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = fed(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.lines().count() == 1 && error.len() < 500, "{error}");
    error.trim_end().to_owned()
}

#[test]
fn check_replays_every_game() {
    let folder = Folder::new("check");
    let file = folder.file("games.txt", GAMES);
    assert_eq!(printed(&["record", "check", &file]), "2 games, all right\n");
    let output = fed(&["record", "check", "-"], GAMES);
    assert_eq!(output.stdout, b"2 games, all right\n");
    for (text, error) in [
        (
            GAMES.replace("d3xd4", "d4xd3"),
            "line 10, column 47: d4xd3 is not legal here: blue has no piece on d4; ",
        ),
        (
            GAMES.replace("nex:size=3", "chess"),
            "line 12, column 8: there is no game 'chess'; the games are ",
        ),
        (GAMES.replace("swap *", "swap"), "line 16, column 1: the text ends too early; "),
        (String::new(), "line 1, column 1: the text ends too early; a game begins with its tags"),
    ] {
        let file = folder.file("wrong.txt", text);
        let found = refused(&["record", "check", &file]);
        assert!(found.contains(&format!(": {error}")), "{found}");
    }
    let bytes = folder.file("bytes.txt", b"[Game \"talpa\"]\n\xff");
    assert!(
        refused(&["record", "check", &bytes])
            .ends_with("line 2: this is not UTF-8; save the file as UTF-8")
    );
    refused(&["record", "check", &folder.path("nowhere.txt")]);
}

#[test]
fn show_draws_any_turn() {
    let folder = Folder::new("show");
    let file = folder.file("games.txt", GAMES);
    let end = printed(&["record", "show", &file]);
    assert!(
        end.starts_with("[Game \"talpa:size=4\"]\n[First \"Ann\"]\n[Second \"José\"]\n"),
        "{end}"
    );
    assert!(end.ends_with("beginning} d3xd4 2. a1xa2\n"), "{end}");
    let begin = printed(&["record", "show", &file, "--ply", "0", "--ascii"]);
    assert!(begin.is_ascii() && begin.ends_with("\nxoxo/oxox/xoxo/oxox x\n"), "{begin}");
    let other = printed(&["record", "show", &file, "--game", "2", "--ply", "1"]);
    assert!(other.ends_with("\n1. a1+b2\n"), "{other}");
    let error = refused(&["record", "show", &file, "--game", "3"]);
    assert_eq!(error, "ludoteca: there is no game 3; the file has games 1 to 2");
    let error = refused(&["record", "show", &file, "--ply", "4"]);
    assert_eq!(error, "ludoteca: there is no position after 4 turns; the game has 0 to 3");
}

#[test]
fn convert_goes_there_and_back() {
    let folder = Folder::new("convert");
    let file = folder.file("games.txt", GAMES);
    assert_eq!(printed(&["record", "convert", &file, "--to", "text"]), GAMES);
    let json = folder.path("games.json");
    assert_eq!(printed(&["record", "convert", &file, "--to", "json", "-o", &json]), "");
    let list: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(list[0]["moves"][0]["clock"], "0:04:58.5");
    assert_eq!(list[0]["tags"][0][0], "Round");
    assert_eq!(list[1]["moves"][1]["move"], "swap");
    assert_eq!(printed(&["record", "convert", &json, "--to", "text"]), GAMES);
}

#[test]
fn review_judges_every_move_and_draws_the_game() {
    let folder = Folder::new("review");
    let file = folder.file("games.txt", GAMES);
    let picture = folder.path("review.svg");
    let text = printed(&["review", &file, "--nodes", "2000", "-o", &picture]);
    assert!(text.starts_with("talpa:size=4: Ann - José 0-1\n"), "{text}");
    assert!(text.contains("\n  1... d3xd4  "), "{text}");
    assert!(text.contains("\nJosé: ") && text.contains("mean loss "), "{text}");
    let svg = fs::read_to_string(&picture).unwrap();
    assert!(svg.contains("The winning chances of Ann after each of 3 turns."), "{svg}");
    let review: Value =
        serde_json::from_str(&printed(&["review", &file, "--nodes", "2000", "--json"])).unwrap();
    assert_eq!(review["chances"].as_array().unwrap().len(), 4);
    assert_eq!(review["turns"][1]["player"], "second");
    for turn in review["turns"].as_array().unwrap() {
        for score in [&turn["before"], &turn["after"]] {
            assert!(score["score"].is_i64() && score["text"].is_string(), "{turn}");
            let is_decided = !score["win_in"].is_null() || !score["loss_in"].is_null();
            assert_eq!(score["score"].as_i64().unwrap().abs() > 30_000, is_decided, "{turn}");
        }
    }
    let error = refused(&["review", &file, "-o", "review.png"]);
    assert_eq!(error, "ludoteca: file 'review.png': its name should end in .svg");
}

#[test]
fn help_has_examples() {
    for arguments in
        [&["record", "--help"][..], &["record", "check", "--help"], &["review", "--help"]]
    {
        assert!(printed(arguments).contains("\n  ludoteca re"), "{arguments:?}");
    }
}
