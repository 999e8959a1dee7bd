//! The command driven as a process: what it prints, where, and its exit codes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::io::Read as _;
use std::process::Stdio;

use serde_json::{Value, json};
use support::{ludoteca, run};

/// What the command prints when all goes well.
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {error}");
    assert_eq!(error, "", "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one line that says what is wrong.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.len() < 400, "{error}");
    error.strip_prefix("ludoteca: ").expect("the program's name comes first").trim_end().to_owned()
}

fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(arguments)).unwrap()
}

#[test]
fn without_arguments_it_lists_what_it_can_do() {
    let help = printed(&[]);
    for command in
        ["games", "rules", "show", "moves", "perft", "playouts", "render", "match", "ugi"]
    {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
    }
}

#[test]
fn every_command_has_help_with_examples_that_run() {
    for command in ["games", "rules", "show", "moves", "perft", "playouts"] {
        let help = printed(&[command, "--help"]);
        let examples: Vec<_> =
            help.lines().filter_map(|line| line.strip_prefix("  ludoteca ")).collect();
        assert!(examples.len() >= 2, "{help}");
        for example in examples {
            let example =
                example.split(" | ").next().unwrap().replace("--seconds 10", "--seconds 0.1");
            let mut words = Vec::new();
            for (i, part) in example.split('"').enumerate() {
                match i % 2 {
                    0 => words.extend(part.split_whitespace()),
                    _ => words.push(part),
                }
            }
            assert!(!printed(&words).is_empty(), "{example}");
        }
    }
}

#[test]
fn games_lists_the_shelf() {
    let list = object(&["games", "--json"]);
    let ids: Vec<_> = list.as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert_eq!(ids, support::ids());
    let size = |id: &str| {
        let place = support::ids().iter().position(|&known| known == id).unwrap();
        &list[place]["options"][0]
    };
    assert_eq!(size("nex")["key"], "size");
    assert_eq!(size("nex")["least"], 3);
    assert_eq!(size("nex")["most"], 13);
    assert_eq!(size("nex")["default"], "8");
    assert_eq!(size("talpa")["values"], json!(["4", "6", "8", "10"]));
    let text = printed(&["games"]);
    assert!(text.contains("talpa: Talpa (Arty Sandler, 2010)\n"), "{text}");
    assert!(text.contains("size=3 to 13 (default 8)"), "{text}");
}

#[test]
fn rules_explain_each_game_within_eighty_columns() {
    for game in support::ids() {
        let rules = printed(&["rules", game]);
        // Set in lines, and not as they are written.
        assert!(!rules.contains("**") && !rules.contains("\n#"), "{rules}");
        assert!(rules.lines().all(|line| line.chars().count() <= 80), "{game}");
    }
    assert_eq!(
        refused(&["rules", "talpa:size=4"]),
        "game 'talpa:size=4': character 6: options have no place here; give the name alone: talpa"
    );
}

#[test]
fn moves_are_listed_after_others_were_played() {
    let after = printed(&["moves", "talpa:size=4", "--moves", "b2xc2"]);
    assert_eq!(after.lines().count(), 17, "{after}");
    assert!(refused(&["moves", "talpa:size=4", "--moves", "a1"]).starts_with("move 1 'a1': "));
}

#[test]
fn show_describes_a_position_as_json() {
    assert_eq!(
        object(&["show", "talpa:size=4", "--moves", "B2XC2", "--json"]),
        json!({
            "game": "talpa",
            "spec": "talpa:size=4",
            "position": "xoxo/o.xx/xoxo/oxox o",
            "turn": "o",
            "result": null,
            "legal": 17,
        })
    );
    let over = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x";
    assert_eq!(
        object(&["show", "talpa", "--position", over, "--json"]),
        json!({
            "game": "talpa",
            "spec": "talpa",
            "position": over,
            "turn": null,
            "result": { "winner": "o", "reason": "blue's tunnel joins top and bottom" },
            "legal": 0,
        })
    );
}

#[test]
fn show_counts_points_and_players() {
    let start = object(&["show", "mapello", "--json"]);
    assert_eq!(start["scores"], json!({ "X": 2, "O": 2 }));
    let full = "####J#####/##XXXXXO##/#XXXXX#XO#/JO#XOOXXXJ/JOOXXXOXX#/#OXXXOOOX#/#OOXOXO#XJ/\
                JOO#XXXXX#/##OOOOOX##/###J###J## X 2 1";
    let end = object(&["show", "mapello", "--position", full, "--json"]);
    assert_eq!(end["scores"], json!({ "X": 39, "O": 26 }));
    assert_eq!(end["result"]["winner"], "X");
    let swapped = object(&["show", "nex:size=3", "--moves", "a1+b2 swap", "--json"]);
    assert_eq!(swapped["turn"], "b");
    assert_eq!(swapped["position"], "r../.n./... b r x");
}

#[test]
fn show_sees_repetition() {
    let moves = "b3-a3 d3-e3 a3-b3 e3-d3 b3-a3 d3-e3 a3-b3 e3-d3";
    let drawn = object(&["show", "period5", "--moves", moves, "--json"]);
    assert_eq!(drawn["result"]["winner"], Value::Null);
    assert_eq!(drawn["result"]["reason"], "the position has occurred 3 times");
    assert_eq!(drawn["turn"], Value::Null);
    assert_eq!(drawn["legal"], 0);
    assert_eq!(
        refused(&["show", "period5", "--moves", &format!("{moves} b3-a3")]),
        "move 9 'b3-a3': the game is over: the position has occurred 3 times"
    );
}

#[test]
fn ascii_is_ascii() {
    for spec in support::ids() {
        let drawing = printed(&["show", spec, "--ascii"]);
        assert!(drawing.is_ascii(), "{drawing}");
        assert!(drawing.lines().all(|line| line.len() <= 120), "{drawing}");
        assert!(!printed(&["show", spec]).contains('\u{1b}'), "no colour into a pipe");
    }
}

#[test]
fn a_drawn_seed_is_shown_and_gives_the_same_board_again() {
    let first = object(&["show", "mapello:layout=random", "--json"]);
    let spec = first["spec"].as_str().unwrap();
    assert!(spec.starts_with("mapello:layout=random,seed="), "{spec}");
    assert_eq!(object(&["show", spec, "--json"]), first);
}

#[test]
fn moves_are_sorted_by_bytes() {
    let moves = printed(&["moves", "nex:size=3"]);
    let lines: Vec<_> = moves.lines().collect();
    assert_eq!(lines.len(), 72);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "a1+a2");
    let over = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x";
    assert_eq!(printed(&["moves", "talpa", "--position", over]), "");
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    assert_eq!(printed(&["perft", "talpa:size=4", "4"]), "67296\n");
    assert_eq!(printed(&["perft", "talpa:size=4", "0"]), "1\n");
    assert_eq!(printed(&["perft", "talpa:size=4", "5", "--threads", "2"]), "526944\n");
    let divided = printed(&["perft", "period5", "2", "--divide"]);
    let lines: Vec<_> = divided.lines().collect();
    assert_eq!(lines.len(), 19);
    assert_eq!(lines[18], "348");
    let count = |line: &&str| line.split_once(' ').unwrap().1.parse::<u64>().unwrap();
    assert_eq!(lines[..18].iter().map(count).sum::<u64>(), 348);
    let over = "..x.xo/o...ox/...o../.x.x.x/.ox.xo/.oox.x x";
    assert_eq!(printed(&["perft", "talpa", "3", "--position", over]), "0\n");
    assert_eq!(printed(&["perft", "talpa", "0", "--position", over]), "1\n");
}

#[test]
fn playouts_measure_random_games() {
    let measured = object(&["playouts", "nex:size=5", "--seconds", "0.2", "--seed", "3", "--json"]);
    let number = |key: &str| measured[key].as_f64().unwrap_or_else(|| panic!("{key}"));
    assert!(number("playouts_per_second") > 100.0);
    assert!(number("moves_per_second") > number("playouts_per_second"));
    assert!((5.0..25.0).contains(&number("mean_length")), "{measured}");
    assert!(number("mean_branching") > 20.0);
    let wins = measured["wins"]["r"].as_u64().unwrap() + measured["wins"]["b"].as_u64().unwrap();
    assert_eq!(wins, measured["playouts"].as_u64().unwrap());
    assert_eq!(measured["capped"], 0);
    let cut = object(&["playouts", "nex", "--seconds", "0.1", "--max-plies", "2", "--json"]);
    assert_eq!(cut["capped"], cut["playouts"]);
    assert_eq!(cut["mean_length"], 2.0);
}

#[test]
fn render_writes_pictures() {
    let folder = std::env::temp_dir().join(format!("ludoteca-render-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for spec in support::ids() {
        let svg = folder.join(format!("{spec}.svg"));
        assert_eq!(printed(&["render", spec, "-o", svg.to_str().unwrap()]), "");
        let picture = std::fs::read_to_string(&svg).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains("<title>"), "{picture}");
        let png = folder.join(format!("{spec}.PNG"));
        let arguments = ["render", spec, "--theme", "dark", "--width", "300", "-o"];
        assert_eq!(printed(&[&arguments[..], &[png.to_str().unwrap()]].concat()), "");
        let bytes = std::fs::read(&png).unwrap();
        assert!(bytes.starts_with(b"\x89PNG"));
        assert_eq!(bytes[16..20], 300_u32.to_be_bytes(), "the width is what was asked for");
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(
        refused(&["render", "talpa", "-o", "board.gif"]),
        "file 'board.gif': its name should end in .svg or .png"
    );
    let nowhere = run(&["render", "talpa", "-o", "/nonexistent/board.svg"]);
    assert_eq!(nowhere.status.code(), Some(1));
}

#[test]
fn wrong_input_is_answered_with_one_line() {
    let no_game = "spec 'chess': character 1: there is no game 'chess'; the games are ".to_owned()
        + &support::ids().join(", ");
    for (arguments, line) in [
        (&["show", "chess"][..], no_game.as_str()),
        (
            &["show", "talpa:size=4", "--position", "xoxo/oxox/xoxo/oxox x"],
            "spec 'talpa:size=4': character 6: a position says everything by itself, \
             so options are refused; with --position give the name alone: talpa",
        ),
        (
            &["moves", "talpa", "--position", "xoxo/oxox/xoxo/oxoq x"],
            "position 'xoxo/oxox/xoxo/oxoq x': character 19: unexpected 'q'; \
             d4 should be x, o or .",
        ),
        (
            &["show", "talpa", "--moves", "b2xc2 b2xc2"],
            "move 2 'b2xc2': b2xc2 is not legal here: blue has no piece on b2",
        ),
        (
            &["perft", "talpa", "many"],
            "invalid value 'many' for '<DEPTH>': give a whole number from 0 to 128",
        ),
        (
            &["playouts", "talpa", "--seconds", "-1"],
            "invalid value '-1' for '--seconds <S>': give a number of seconds from 0.001 to 86400",
        ),
    ] {
        assert_eq!(refused(arguments), line);
    }
    assert!(refused(&["shwo"]).contains("'show'"));
    assert!(refused(&["show"]).contains("<SPEC>"));
    assert!(refused(&["man", "chess"]).contains("there is no command 'chess'"));
    refused(&["show", &"x".repeat(100_000)]);
    refused(&["show", "talpa", "--position", &"x".repeat(100_000)]);
    refused(&["perft", "talpa", &"9".repeat(100_000)]);
    refused(&["show", "talpa", "--moves", "\u{1b}[2J"]);
}

#[test]
fn a_broken_pipe_is_not_an_error() {
    let mut child = ludoteca(&["moves", "nex:size=13"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut some = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut some).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn shells_are_completed_and_man_pages_printed() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(printed(&["completions", shell]).contains("playouts"), "{shell}");
    }
    assert!(printed(&["man"]).contains(".TH ludoteca 1"));
    let page = printed(&["man", "show"]);
    assert!(page.contains(".TH ludoteca-show 1") && page.contains("Examples"), "{page}");
}
