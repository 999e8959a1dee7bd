//! Files that are written: whole or not at all, whatever happens to the disk.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use support::{cannot_run, ludoteca, printed};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludoteca");

/// The program where no file can have more than some KiB, as on a disk that is full.
fn confined(kibibytes: u32, arguments: &[&str]) -> Output {
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$@\"", 2 * kibibytes);
    let mut command = Command::new("sh");
    command.args(["-c", &script, "sh", PROGRAM]).args(arguments).env("LC_ALL", "C.UTF-8");
    command.output().unwrap()
}

/// A record of some games, longer than the small files.
fn games(folder: &Path) -> String {
    let file = folder.join("games.txt").to_str().unwrap().to_owned();
    printed(&["match", "talpa", "random", "random", "--games", "20", "--record", &file]);
    assert!(fs::metadata(&file).unwrap().len() > 8 << 10);
    file
}

#[test]
fn a_file_that_does_not_fit_leaves_the_old_one_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = games(folder.path());
    let before = fs::read(&file).unwrap();
    let picture = folder.path().join("board.svg").to_str().unwrap().to_owned();
    printed(&["render", "mapello", "-o", &picture]);
    let drawn = fs::read(&picture).unwrap();
    let graph = folder.path().join("graph.svg").to_str().unwrap().to_owned();
    fs::write(&graph, "old").unwrap();
    for (arguments, file, was) in [
        (&["record", "convert", &file, "--to", "json", "-o", &file][..], &file, &before),
        (&["render", "mapello", "--theme", "dark", "-o", &picture], &picture, &drawn),
        (&["review", &file, "--nodes", "1", "-o", &graph], &graph, &b"old".to_vec()),
    ] {
        let output = confined(1, arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(".svg") || said.contains(".txt"), "{said}");
        assert!(said.ends_with("there is no room left\n"), "{said}");
        assert_eq!(&fs::read(file).unwrap(), was, "{arguments:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "nothing is left beside them");
    // Where there is room, a file is converted in its place.
    printed(&["record", "convert", &file, "--to", "json", "-o", &file]);
    printed(&["record", "convert", &file, "--to", "text", "-o", &file]);
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_match_that_can_write_no_more_tells_its_standings_and_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt").to_str().unwrap().to_owned();
    let arguments = ["match", "talpa", "random", "random", "--games", "1000", "--json", "--record"];
    let output = confined(8, &[&arguments[..], &[&file]].concat());
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("match.txt': there is no room left"), "{said}");
    let found: Value = serde_json::from_slice(&output.stdout).expect("the standings are told");
    let played = found["played"].as_u64().unwrap();
    assert!((2..1_000).contains(&played), "{played}");
    // What was written are whole games.
    let checked = printed(&["record", "check", &file]);
    assert!(checked.contains("games, all right"), "{checked}");
}

#[test]
fn a_match_leaves_an_old_file_until_it_has_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    fs::write(&file, "old").unwrap();
    let name = file.to_str().unwrap();
    let refused = ludoteca(&["match", "talpa", "1", "cmd:/nowhere", "--record", name]).output();
    assert_eq!(refused.unwrap().status.code(), Some(2));
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    let folder_name = folder.path().to_str().unwrap();
    let refused =
        ludoteca(&["match", "talpa", "random", "random", "--record", folder_name]).output();
    let refused = refused.unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(refused.stdout.is_empty(), "said before the first game");
    printed(&["match", "talpa", "random", "random", "--games", "2", "--record", name]);
    assert_eq!(printed(&["record", "check", name]), "2 games, all right\n");
    // What is no file is written to as it is.
    let out =
        printed(&["match", "talpa", "random", "random", "--games", "2", "--record", "/dev/stdout"]);
    assert_eq!(out.matches("[Game ").count(), 2, "{out}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_folder_is_synced_after_the_file_has_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.svg");
    let calls = folder.path().join("calls");
    let traced = Command::new("strace")
        .args(["-f", "-y", "-e", "trace=fsync,rename,renameat,renameat2", "-o"])
        .arg(&calls)
        .args([PROGRAM, "render", "talpa", "-o"])
        .arg(&file)
        .output();
    if !traced.is_ok_and(|output| output.status.success()) {
        return cannot_run("it needs strace, to look over the program's shoulder");
    }
    let calls = fs::read_to_string(calls).unwrap();
    let place = |part: &str| calls.lines().position(|line| line.contains(part));
    let named = place("rename").unwrap();
    let written = calls.lines().position(|line| line.contains("fsync") && line.contains(".new>"));
    let folder = format!("{}>", folder.path().display());
    let synced = calls.lines().position(|line| line.contains("fsync") && line.contains(&folder));
    assert!(written.unwrap() < named && named < synced.expect("the folder is synced"), "{calls}");
}
