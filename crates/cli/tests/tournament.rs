//! Matches driven as a process: what they find, that they can be had again, and that players who
//! are at fault do not end them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use record::read;
use serde_json::Value;
use support::{ludoteca, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludoteca");

fn contest(arguments: &[&str]) -> Output {
    run(&[&["match"], arguments].concat())
}

fn printed(arguments: &[&str]) -> String {
    support::printed(&[&["match"], arguments].concat())
}

fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[arguments, &["--json"]].concat())).unwrap()
}

/// The games of a record file, each from its first tag on.
fn recorded(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    text.split("[Game ").skip(1).map(|game| game.trim_end().to_owned()).collect()
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ludoteca-contest-{}-{name}", std::process::id()))
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let files = ["one", "two"].map(scratch);
    let mut found = Vec::new();
    for (file, concurrency) in files.iter().zip(["1", "2"]) {
        let arguments = ["talpa:size=4", "2", "greedy", "--games", "8", "--seed", "5"];
        let record = ["--concurrency", concurrency, "--record", file.to_str().unwrap()];
        let text = printed(&[&arguments[..], &record].concat());
        let mut games = recorded(file);
        games.sort_unstable();
        assert_eq!(games.len(), 8);
        let check = support::printed(&["record", "check", file.to_str().unwrap()]);
        assert_eq!(check, "8 games, all right\n");
        found.push((text, games));
        fs::remove_file(file).unwrap();
    }
    assert_eq!(found[0], found[1]);
    let game = &found[0].1[0];
    assert!(game.contains("[Reason \"rules\"]") && game.contains("[Explanation \""), "{game}");
    let other = printed(&["talpa:size=4", "random", "random", "--games", "20", "--seed", "6"]);
    let third = printed(&["talpa:size=4", "random", "random", "--games", "20", "--seed", "7"]);
    assert_ne!(other.lines().nth(3), third.lines().nth(3), "another seed, another match");
}

#[test]
fn everything_adds_up() {
    let found = object(&["talpa:size=4", "1", "greedy", "random", "--games", "6"]);
    assert_eq!(found["played"], 18);
    let count = |player: &Value, key: &str| player[key].as_u64().unwrap();
    let players = found["players"].as_array().unwrap();
    for player in players {
        let games = ["wins", "draws", "losses"].map(|key| count(player, key));
        assert_eq!(games.iter().sum::<u64>(), 12);
        let against = player["against"].as_array().unwrap();
        assert_eq!(against.iter().map(|one| count(one, "wins")).sum::<u64>(), games[0]);
    }
    let sum = |key: &str| players.iter().map(|player| count(player, key)).sum::<u64>();
    assert_eq!(sum("wins"), sum("losses"));
    let table = printed(&["talpa:size=4", "1", "greedy", "random", "--games", "6"]);
    assert_eq!(table.lines().count(), 5, "{table}");
}

#[test]
fn a_clear_difference_ends_the_match_early() {
    let arguments = ["talpa:size=6", "4", "random", "--games", "400", "--sprt", "0,200"];
    let found = object(&arguments);
    assert_eq!(found["sprt"]["accepted"], "H1");
    assert!(found["sprt"]["llr"].as_f64().unwrap() >= 2.944);
    assert!(found["played"].as_u64().unwrap() < 100, "{found}");
}

#[test]
fn endless_games_are_called_drawn() {
    let found = object(&["period5", "random", "random", "--games", "4", "--max-plies", "6"]);
    assert_eq!(found["players"][0]["draws"], 4);
    assert_eq!(found["irregular"][3]["reason"], "no end after 6 moves");
}

#[test]
fn our_own_interface_plays_in_a_match() {
    let player = format!("cmd:{PROGRAM} ugi");
    for tempo in ["2+0.02", "0.02s/move"] {
        let arguments = ["nex:size=4", &player, "random", "--games", "4", "--time", tempo];
        let found = object(&arguments);
        assert_eq!(found["irregular"], Value::Array(Vec::new()));
        assert!(found["players"][0]["wins"].as_u64().unwrap() >= 2, "{found}");
    }
}

/// Plays properly until it is told how to fail.
#[cfg(unix)]
const BROKEN: &str = r#"
while read -r line; do
    case "$line" in
        ugi) case "$1" in
            fail) exit 4 ;;
            leave) exit 0 ;;
            mute) echo "hello?" ;;
            *) echo "id name broken"; echo ugiok ;;
        esac ;;
        isready) [ "$1" = unready ] && exit 5; echo readyok ;;
        quit) exit 0 ;;
        go*) case "$1" in
            crash) exit 3 ;;
            hang) while :; do sleep 0.2; done ;;
            illegal) echo "bestmove z99" ;;
            empty) echo "bestmove" ;;
            rubbish) printf '\377\376\n'; echo "Segmentation fault" ;;
            flood) while :; do echo "la la la"; done ;;
            closed) exec 1>&- ; sleep 0.2 ;;
        esac ;;
    esac
done
"#;

#[cfg(unix)]
#[test]
fn whoever_is_at_fault_loses_and_the_match_goes_on() {
    let script = scratch("broken.sh");
    fs::write(&script, BROKEN).unwrap();
    for (fault, reason) in [
        ("crash", "has crashed: exit status: 3"),
        ("hang", "has not answered in 0.25 s"),
        ("illegal", "has played 'z99'"),
        ("empty", "has played ''"),
        ("rubbish", "has not answered in 0.25 s, but said 'Segmentation fault'"),
        ("flood", "has "),
        ("closed", "has "),
    ] {
        let player = format!("cmd:sh {} {fault}", script.display());
        let arguments = ["talpa:size=4", "random", &player, "--games", "4"];
        let found = object(&[&arguments[..], &["--time", "0.05s/move"]].concat());
        assert_eq!(found["players"][0]["wins"], 4, "{fault}: {found}");
        for game in found["irregular"].as_array().unwrap() {
            let said = game["reason"].as_str().unwrap();
            assert!(said.starts_with(&format!("{player} {reason}")), "{said}");
        }
    }
    fs::remove_file(&script).unwrap();
}

/// Lets another play for it, each time after a while.
#[cfg(unix)]
const SLOW: &str = r#"
while read -r line; do
    case "$line" in
        ugi) echo "id name slow"; echo ugiok ;;
        isready) echo readyok ;;
        quit) exit 0 ;;
        position*) position="${line#position }" ;;
        go*) sleep 0.15
            printf 'position %s\ngo nodes 1\n' "$position" | "$1" ugi talpa:size=6 | grep bestmove ;;
    esac
done
"#;

#[cfg(unix)]
#[test]
fn whoever_oversteps_again_and_again_loses_on_time() {
    let script = scratch("slow player.sh");
    fs::write(&script, SLOW).unwrap();
    let file = scratch("overstepped");
    let player = format!("cmd:sh \"{}\" {PROGRAM}", script.display());
    let arguments = ["talpa:size=6", "random", &player, "--games", "2", "--openings", "2"];
    let record = ["--time", "0.2+0", "--record", file.to_str().unwrap()];
    let found = object(&[&arguments[..], &record].concat());
    assert_eq!(found["players"][0]["wins"], 2, "{found}");
    for game in recorded(&file) {
        assert!(game.contains("[Clock \"0.2+0\"]\n"), "{game}");
        assert!(game.contains("[Reason \"time\"]\n"), "{game}");
        assert!(game.contains("{[%clk 0:00:00"), "{game}");
    }
    fs::remove_file(&script).unwrap();
    fs::remove_file(&file).unwrap();
}

#[test]
fn no_opening_leaves_a_win_in_sight() {
    // Of random moves alone, some of these openings were won within eight plies.
    for seed in ["3", "5"] {
        let file = scratch(&format!("openings-{seed}"));
        let record = ["--record", file.to_str().unwrap(), "--seed", seed, "--openings", "4"];
        printed(&[&["period5", "random", "random", "--games", "20"][..], &record].concat());
        let games = read(games::SHELF, &fs::read_to_string(&file).unwrap()).unwrap();
        fs::remove_file(file).unwrap();
        for game in games {
            let moves = game.line().after(4).moves().join(" ");
            let look = ["analyse", "period5", "--moves", &moves, "--nodes", "50000", "--json"];
            let found = support::printed(&look);
            let last: Value = serde_json::from_str(found.lines().last().unwrap()).unwrap();
            assert!(last["win_in"].is_null() && last["loss_in"].is_null(), "{moves}: {last}");
        }
    }
}

#[test]
fn a_recorded_match_is_in_the_canonical_form() {
    let files = ["canonical", "canonical.json"].map(scratch);
    let [text, json] = files.each_ref().map(|file| file.to_str().unwrap());
    printed(&["talpa:size=4", "random", "random", "--games", "4", "--record", text]);
    let convert = |file: &str, to: &str| {
        let output = run(&["record", "convert", file, "--to", to]);
        assert!(output.status.success());
        output.stdout
    };
    fs::write(json, convert(text, "json")).unwrap();
    assert_eq!(convert(json, "text"), fs::read(text).unwrap());
    for file in files {
        fs::remove_file(file).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn whoever_cannot_get_ready_is_refused_before_the_first_game() {
    let script = scratch("unready.sh");
    fs::write(&script, BROKEN).unwrap();
    let record = scratch("unready");
    for (fault, problem) in [
        ("fail", "it has crashed: exit status: 4"),
        ("leave", "it has ended by itself"),
        ("unready", "it has crashed: exit status: 5"),
        ("mute", "it has not answered in 10 s, but said 'hello?'"),
    ] {
        let player = format!("cmd:sh {} {fault}", script.display());
        let file = record.to_str().unwrap();
        let output = contest(&["talpa:size=4", "random", &player, "--record", file]);
        assert_eq!(output.status.code(), Some(2), "{fault}");
        let line = String::from_utf8(output.stderr).unwrap();
        assert!(line.starts_with("ludoteca: player 'cmd:sh "), "{line}");
        assert!(
            line.ends_with(&format!(": {problem}; cmd: takes a program that speaks UGI\n")),
            "{line}"
        );
        assert!(output.stdout.is_empty() && !record.exists(), "{fault}");
    }
    fs::remove_file(&script).unwrap();
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_tells_what_has_been_played() {
    let file = scratch("interrupted");
    let child =
        ludoteca(&["match", "talpa", "2", "greedy", "--games", "100000", "--json", "--record"])
            .arg(&file)
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
    // A game takes a fraction of a second; a busy machine may take longer.
    for _ in 0..600 {
        if fs::read(&file).is_ok_and(|games| !games.is_empty()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let played = found["played"].as_u64().unwrap();
    assert!(0 < played && played < 100_000, "{played}");
    assert_eq!(recorded(&file).len() as u64, played);
    fs::remove_file(&file).unwrap();
}

#[test]
fn wrong_input_is_answered_with_one_line() {
    for (arguments, line) in [
        (
            &["talpa", "9", "greedy"][..],
            "player '9': there is no such level; the levels are 1 to 8, random and greedy (easy and normal in some games); \
             another program is cmd:PATH with its arguments",
        ),
        (
            &["talpa", "1", "cmd:"],
            "player 'cmd:': no program is named; write cmd:PATH with its arguments",
        ),
        (
            &["talpa", "1", "cmd:\"/my programs/engine"],
            "player 'cmd:\\\"/my programs/engine': a quote is left open; \
             write cmd:\"PATH\" with its arguments",
        ),
        (
            &["talpa:size=4", "1", "2", "--openings", "900"],
            "random games of talpa:size=4 are over within 900 plies; give fewer with --openings",
        ),
        (&["talpa", "1", "2", "3", "--sprt", "0,5"], "--sprt tests two players, not more"),
        (
            &["talpa", "1", "2", "--games", "3"],
            "invalid value '3' for '--games <N>': give an even number from 2 to 1000000",
        ),
        (
            &["talpa", "1", "2", "--sprt", "5,0"],
            "invalid value '5,0' for '--sprt <ELO0,ELO1>': \
             give two numbers, the smaller one first, as 0,10",
        ),
    ] {
        let output = contest(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("ludoteca: {line}\n"));
    }
    let absent = contest(&["talpa", "1", "cmd:/nonexistent/engine"]);
    assert_eq!(absent.status.code(), Some(2));
    let line = String::from_utf8(absent.stderr).unwrap();
    assert!(line.contains("'cmd:/nonexistent/engine': it can't be started: "), "{line}");
    assert_eq!(contest(&["talpa", "1"]).status.code(), Some(2));
    let time = contest(&["talpa", "1", "2", "--time", "soon"]);
    assert!(String::from_utf8(time.stderr).unwrap().contains("this is not a number of seconds"));
}
