//! Games played line by line, driven as a process: to the end, left, killed, and gone on with.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use games::Values;
use serde_json::Value;
use tempfile::TempDir;

fn command(state: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludoteca"));
    command
        .arg("play")
        .args(arguments)
        .arg("--state")
        .arg(state)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What is printed when all of this has been typed and the input ends.
fn played(state: &Path, arguments: &[&str], typed: &str) -> String {
    let mut child = command(state, arguments).spawn().unwrap();
    // Whoever has left before the end does not listen to the rest.
    let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    text.replace(state.to_str().unwrap(), "STATE")
}

fn objects(printed: &str) -> Vec<Value> {
    printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The records of games that are kept in one of the two folders.
fn kept(state: &TempDir, folder: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(state.path().join(folder)) else { return Vec::new() };
    entries.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap()).collect()
}

/// A name of a file for everything that a game says.
fn without_names(printed: &str) -> String {
    let line = |line: &str| match line.split_once("STATE/finished/") {
        Some((before, _)) => format!("{before}STATE/finished/GAME.txt"),
        None => line.to_owned(),
    };
    printed.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The game on its smallest board.
fn smallest(game: &dyn games::AnyGame) -> String {
    let id = game.info().id;
    match game.info().options.iter().find(|choice| choice.key == "size").map(|size| size.values) {
        Some(Values::Among(sizes)) => format!("{id}:size={}", sizes[0]),
        Some(Values::Numbers(least, _)) => format!("{id}:size={least}"),
        _ => id.to_owned(),
    }
}

#[test]
fn computers_play_every_game_to_its_end_the_same_again() {
    for game in games::SHELF {
        let name = game.info().id;
        let game = smallest(*game);
        let state = TempDir::new().unwrap();
        let arguments =
            [&game, "--first", "greedy", "--second", "random", "--plain", "--seed", "7", "--ascii"];
        let printed = played(state.path(), &arguments, "");
        assert_eq!(played(state.path(), &arguments, ""), printed);
        insta::assert_snapshot!(format!("computers-{name}"), printed);
        assert!(kept(&state, "games").is_empty() && kept(&state, "finished").is_empty());
    }
}

#[test]
fn two_people_play_and_everything_they_type_is_answered() {
    let state = TempDir::new().unwrap();
    let typed = "help\nmoves\nc9\nd4xd1\n\n  B2xC2 \nboard\nundo\naccept\nundo\nb2xc2\ndraw\nd1xd2\n\
        c3xd3\nresign\nnever read\n";
    let arguments = ["talpa:size=4", "--second", "human", "--plain", "--ascii"];
    let printed = played(state.path(), &arguments, typed);
    insta::assert_snapshot!("people", without_names(&printed));
    assert!(kept(&state, "games").is_empty());
    assert!(kept(&state, "finished")[0].contains("[Reason \"resignation\"]"));
}

#[test]
fn it_is_said_who_accepts_a_draw() {
    let state = TempDir::new().unwrap();
    let arguments = ["talpa:size=4", "--second", "human", "--plain", "--ascii", "--clock", "300"];
    for (typed, said) in [
        ("draw\naccept\n", "Blue accepts the draw.\n"),
        ("b2xc2\ndraw\ndecline\ndraw\naccept\n", "Red accepts the draw.\n"),
    ] {
        let printed = played(state.path(), &arguments, typed);
        assert!(printed.contains(said), "{printed}");
        assert!(printed.contains("Drawn by agreement"), "{printed}");
    }
}

/// The script that every face plays, and its record.
#[test]
fn the_script_has_the_record_that_it_has_everywhere() {
    let state = TempDir::new().unwrap();
    let steps = include_str!("../../play/tests/script/steps.txt").lines();
    let typed: String =
        steps.map(|step| step.trim_start_matches("play ").to_owned() + "\n").collect();
    let arguments = ["mapello:layout=othello", "--second", "5", "--plain", "--ascii"];
    played(state.path(), &arguments, &typed);
    assert_eq!(kept(&state, "finished"), [include_str!("../../play/tests/script/record.txt")]);
}

#[test]
fn a_person_plays_the_computer_in_portuguese() {
    let state = TempDir::new().unwrap();
    let arguments =
        ["talpa:size=4", "--second", "2", "--plain", "--ascii", "--seed", "1", "--lang", "pt"];
    let printed = played(state.path(), &arguments, "help\nb2xc2\nzz\nd4xd3\nundo\n");
    insta::assert_snapshot!("portuguese", printed);
}

#[test]
fn a_pass_that_is_forced_is_said() {
    let state = TempDir::new().unwrap();
    let position = "##########/#XXXXXXX.#/#OOOOOOOO#/#OOOOOOOO#/#OOOOOOOO#/#OOOOOOOO#/#OOOOOOOO#/\
        #OOOOOOOO#/#OXXXXXX.#/########## X 0 0";
    let arguments = ["mapello", "--position", position, "--second", "human", "--plain", "--ascii"];
    let printed = played(state.path(), &arguments, "h8\n");
    assert!(printed.contains(" has no move and passes\n"), "{printed}");
}

#[test]
fn the_end_of_input_keeps_the_game_and_it_goes_on() {
    let state = TempDir::new().unwrap();
    let arguments = ["talpa:size=4", "--second", "human", "--plain", "--ascii", "--clock", "300+5"];
    let printed = played(state.path(), &arguments, "b2xc2\nd1xd2\n");
    assert!(printed.ends_with("The game is kept; ludoteca play --continue goes on with it.\n"));
    let before = kept(&state, "games");
    assert!(before[0].contains("1. b2xc2 {[%clk"), "{}", before[0]);
    let printed = played(state.path(), &["--continue", "--json"], "");
    let [left] = &objects(&printed)[..1] else { panic!("{printed}") };
    assert_eq!(left["moves"], serde_json::json!(["b2xc2", "d1xd2"]));
    assert!(before[0].contains(&format!("\"{} ", left["clocks"][0].as_str().unwrap())));
}

#[test]
fn a_killed_game_comes_back_with_its_clocks() {
    let state = TempDir::new().unwrap();
    let arguments = ["talpa", "--second", "human", "--json", "--clock", "300+5"];
    // A program's own game is not kept, a person's is.
    let _ = played(state.path(), &arguments, "");
    assert!(kept(&state, "games").is_empty());
    let arguments = ["talpa", "--second", "human", "--plain", "--clock", "300+5"];
    let mut child = command(state.path(), &arguments).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    input.write_all(b"b2xc2\n").unwrap();
    let mut line = String::new();
    while !line.contains("plays b2xc2") {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "it said the move");
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let record = kept(&state, "games").into_iter().find(|text| !text.is_empty()).unwrap();
    let (_, left) = record.split_once("[Left \"").unwrap();
    let clocks: Vec<_> = left.split('"').next().unwrap().split(' ').collect();
    let printed = played(state.path(), &["--continue", "--json"], "");
    let state = &objects(&printed)[0];
    assert_eq!(state["moves"], serde_json::json!(["b2xc2"]));
    assert_eq!(state["clocks"], serde_json::json!(clocks));
}

#[test]
fn a_program_plays_through_json() {
    let state = TempDir::new().unwrap();
    let arguments = ["nex:size=3", "--second", "greedy", "--json", "--seed", "3"];
    let mut child = command(state.path(), &arguments).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || serde_json::from_str::<Value>(&lines.next()?.ok()?).ok();
    input.write_all(b"nonsense\nmoves\n").unwrap();
    assert_eq!(next().unwrap()["players"], serde_json::json!(["human", "greedy"]));
    assert!(next().unwrap()["error"].is_string());
    let mut moves = next().unwrap();
    loop {
        let mv = moves["moves"][0].as_str().unwrap();
        writeln!(input, "{mv}").unwrap();
        // Its own move, and where the game goes on the answer.
        let mut state = next().unwrap();
        if state["result"].is_null() {
            state = next().unwrap();
        }
        if !state["result"].is_null() {
            assert!(state["result"]["reason"].is_string(), "{state}");
            assert_eq!(state["legal"], 0);
            break;
        }
        input.write_all(b"moves\n").unwrap();
        moves = next().unwrap();
    }
    assert!(child.wait().unwrap().success());
}

#[test]
fn saving_writes_a_record_and_destroys_nothing() {
    let state = TempDir::new().unwrap();
    let file = state.path().join("my game.txt");
    let other = state.path().join("precious.txt");
    fs::write(&other, "precious").unwrap();
    let typed = format!(
        "save\nsave {0}\nb2xc2\nsave {0}\nsave {1}\nsave {1}/deeper\nquit\n",
        file.display(),
        other.display()
    );
    let arguments = ["talpa:size=4", "--second", "human", "--plain", "--ascii"];
    let printed = played(state.path(), &arguments, &typed);
    for told in ["Say where: save FILE.", "is there already", "could not be written"] {
        assert!(printed.contains(told), "{printed}");
    }
    assert!(fs::read_to_string(&file).unwrap().contains("1. b2xc2"));
    assert_eq!(fs::read_to_string(&other).unwrap(), "precious");
}

#[test]
fn hostile_input_is_refused_and_the_game_goes_on() {
    let state = TempDir::new().unwrap();
    let mut typed = vec![b'x'; 3_000_000];
    typed.extend(b"\n\xff\xfe\x00\x1b[2J\nb2xc2\n");
    let mut child =
        command(state.path(), &["talpa:size=4", "--second", "human", "--plain"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(&typed));
    let mut printed = String::new();
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    writer.join().unwrap().unwrap();
    assert!(child.wait().unwrap().success());
    assert!(printed.contains("The line is too long"));
    assert!(printed.contains("plays b2xc2"));
    assert!(!printed.contains('\u{1b}') && !printed.contains('\0'), "{printed}");
}

#[test]
fn what_cannot_be_is_said_before_anything_begins() {
    let state = TempDir::new().unwrap();
    for arguments in [
        &["--continue"][..],
        &[],
        &["chess"],
        &["talpa", "--first", "9"],
        &["talpa", "--clock", "soon"],
        &["talpa", "--continue"],
    ] {
        let output = command(state.path(), arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("ludoteca: ") && error.lines().count() == 1, "{error}");
    }
}
