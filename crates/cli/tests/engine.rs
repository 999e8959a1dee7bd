//! The commands that think, driven as a process.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use serde_json::Value;
use support::{printed, run};

fn objects(arguments: &[&str]) -> Vec<Value> {
    printed(arguments).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn analysis_tells_depth_by_depth_what_it_finds() {
    let depths = objects(&["analyse", "talpa:size=4", "--depth", "5", "--lines", "3", "--json"]);
    assert_eq!(depths.len(), 5);
    for (i, found) in depths.iter().enumerate() {
        assert_eq!(found["depth"], i + 1);
        assert_eq!(found["lines"].as_array().unwrap().len(), 3);
        assert_eq!(found["lines"][0]["score"], found["score"]);
        let scores: Vec<_> =
            found["lines"].as_array().unwrap().iter().map(|line| line["score"].as_i64()).collect();
        assert!(scores.is_sorted_by(|one, two| one >= two), "{found}");
    }
    let nodes: Vec<_> = depths.iter().map(|found| found["nodes"].as_u64().unwrap()).collect();
    assert!(nodes[0] > 0 && nodes.is_sorted(), "{nodes:?}");
}

#[test]
fn a_depth_is_reached_whatever_the_method() {
    let ask = |method: &str| {
        let arguments = ["analyse", "nex:size=5", "--depth", "2", "--method", method, "--json"];
        let mut found = objects(&arguments);
        for depth in &mut found {
            depth["seconds"] = Value::Null;
        }
        found
    };
    let depths = ask("tree");
    assert_eq!(depths.last().unwrap()["depth"], 2);
    assert_eq!(depths, ask("search"));
}

#[test]
fn a_win_is_told_with_its_distance() {
    let before = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/oxox.x o";
    let found = objects(&["analyse", "talpa", "--position", before, "--depth", "3", "--json"]);
    let last = found.last().unwrap();
    assert_eq!(last["win_in"], 1);
    assert_eq!(last["loss_in"], Value::Null);
    let won = last["lines"][0]["moves"][0].as_str().unwrap();
    let after = objects(&["show", "talpa", "--position", before, "--moves", won, "--json"]);
    assert_eq!(after[0]["result"]["winner"], "o");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || {
        let mut found = objects(&["analyse", "period5", "--nodes", "20000", "--json"]);
        for depth in &mut found {
            depth["seconds"] = Value::Null;
        }
        found
    };
    assert_eq!(ask(), ask());
}

#[test]
fn time_is_kept() {
    let found = objects(&["analyse", "nex", "--time", "0.3", "--json"]);
    let seconds = found.last().unwrap()["seconds"].as_f64().unwrap();
    assert!(seconds < 1.0, "{seconds}");
}

#[test]
fn small_boards_are_solved() {
    let solved = &objects(&["solve", "nex:size=3,swap=none", "--json"])[0];
    assert_eq!(solved["decided"], true);
    assert_eq!(solved["value"], "win");
    assert!(!solved["best"].as_array().unwrap().is_empty());
    let with_swap = &objects(&["solve", "nex:size=3", "--json"])[0];
    assert_eq!(with_swap["value"], "loss", "whoever may swap takes the winning side");
    let text = printed(&["solve", "nex:size=3"]);
    assert!(text.starts_with("Red to move: loss"), "{text}");
}

#[test]
fn what_is_too_large_is_honestly_undecided() {
    let open = &objects(&["solve", "talpa:size=10", "--time", "0.3", "--memory", "8", "--json"])[0];
    assert_eq!(open["decided"], false);
    assert_eq!(open["value"], Value::Null);
    assert_eq!(open["best"], Value::Null);
    assert!(open["nodes"].as_u64().unwrap() > 0);
    let text = printed(&["solve", "talpa:size=10", "--time", "0.3", "--memory", "8"]);
    assert!(text.contains("not decided within the limit of 0.3 s"), "{text}");
}

/// The first move loses as soon as the search sees far enough; another one wins.
#[test]
fn a_won_position_is_never_called_lost() {
    let position = ["talpa", "--position", "ooox/.oxx/oxo./xox. x"];
    let thought = ["--method", "search", "--nodes", "3000", "--json"];
    let found = objects(&[&["analyse"], &position[..], &thought].concat());
    assert!(found.iter().all(|depth| depth["loss_in"].is_null()), "{found:?}");
    let solved = &objects(&[&["solve"], &position[..], &["--json"]].concat())[0];
    assert_eq!((&solved["value"], &solved["distance"]), (&"win".into(), &9.into()));
}

#[test]
fn a_loss_by_points_has_no_sign() {
    let position = "##########/#XXXOXXXX#/#OXXXXXXX#/#OOXXXXXX#/#OOOXXXXX#/#OOOXXOO.#/#OOOOO...#/\
                    #OOOOOOO.#/#OOOOOOO.#/########## X 0 0";
    for (moves, found) in [
        ("g6", "White to move: win by 2 points in "),
        ("g6 h5", "Black to move: loss by 2 points in "),
    ] {
        let text = printed(&["solve", "mapello", "--position", position, "--moves", moves]);
        assert!(text.starts_with(found), "{text}");
    }
}

#[test]
fn nothing_is_not_thought_about() {
    let output = run(&["analyse", "talpa", "--nodes", "0"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("'0' for '--nodes <N>': give a whole number from 1 to"), "{error}");
}

#[test]
fn finished_games_are_not_thought_about() {
    let over = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x";
    for command in ["analyse", "solve"] {
        let output = run(&[command, "talpa", "--position", over]);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains("blue won: blue's tunnel joins top and bottom"), "{error}");
    }
}

/// The engine behaves as it did when this number was written down; a wanted change of behaviour is
/// measured by a match and changes `tests/bench.txt` in the same commit, by the same word as the
/// snapshots.
#[test]
fn behaviour_is_unchanged() {
    let found = printed(&["bench"]);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bench.txt");
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(file, &found).unwrap();
    }
    assert_eq!(found, std::fs::read_to_string(file).unwrap());
}
