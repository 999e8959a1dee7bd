//! The folder in which games are kept, where it can't be written: it is said at once and with its
//! reason, and tried again.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use support::{cannot_run, feed, ludoteca};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludoteca");
const GAME: [&str; 6] = ["play", "talpa:size=4", "--second", "human", "--plain", "--ascii"];
const KEPT: &str = "The game is kept";

/// What the program does in a world of its own, in which root has done this to the folder; nothing
/// where the system lets nobody have one.
fn apart(done: &str, folder: &Path, arguments: &[&str], typed: &str) -> Option<Output> {
    let unshare = |script: &str| {
        let mut command = Command::new("unshare");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]);
        command.arg(folder).env("LC_ALL", "C.UTF-8");
        command
    };
    if !unshare(done).output().is_ok_and(|output| output.status.success()) {
        cannot_run("it needs unshare, and name spaces of users and mounts");
        return None;
    }
    let script = format!("{done} && exec \"$@\"");
    Some(feed(unshare(&script).arg(PROGRAM).args(arguments).arg("--state").arg(folder), typed))
}

#[test]
fn a_game_that_cannot_be_kept_is_told_at_once_and_kept_as_soon_as_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    // A file in the way of the folder stops everybody, root too.
    fs::write(&state, "in the way").unwrap();
    let mut command = ludoteca(&GAME);
    command.arg("--state").arg(&state).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // Before anything was typed.
    while !line.contains("The game could not be kept: a part of the name is not a folder") {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "it was said");
    }
    fs::remove_file(&state).unwrap();
    child.stdin.take().unwrap().write_all(b"b2xc2\n").unwrap();
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert!(child.wait().unwrap().success());
    assert!(rest.contains(KEPT) && !rest.contains("could not be kept"), "{rest}");
    assert_eq!(fs::read_dir(state.join("games")).unwrap().count(), 1);
}

#[test]
fn a_folder_that_can_only_be_read_is_called_so() {
    const READ_ONLY: &str = "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\"";
    const WHY: &str = "it can only be read there, not written";
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path();
    let mut command = ludoteca(&GAME);
    let kept = feed(command.arg("--state").arg(state), "b2xc2\n");
    assert!(String::from_utf8(kept.stdout).unwrap().contains(KEPT));
    let Some(begun) = apart(READ_ONLY, state, &GAME, "b2xc2\n") else { return };
    let said = String::from_utf8(begun.stdout).unwrap();
    assert_eq!(said.matches("The game could not be kept: ").count(), 1, "once: {said}");
    assert!(said.contains(WHY) && said.contains("plays b2xc2") && !said.contains(KEPT), "{said}");
    let left = apart(READ_ONLY, state, &["play", "--continue", "--plain"], "").unwrap();
    assert_eq!(left.status.code(), Some(2));
    let said = String::from_utf8(left.stderr).unwrap();
    assert!(said.contains(".game is passed over: ") && said.contains(WHY), "{said}");
}

#[test]
fn a_full_disk_is_called_so() {
    const FULL: &str = "mount -t tmpfs -o size=64k tmpfs \"$0\" && \
                        { head -c 65536 /dev/zero >\"$0/rest\"; true; }";
    let folder = tempfile::tempdir().unwrap();
    let Some(begun) = apart(FULL, folder.path(), &GAME, "b2xc2\n") else { return };
    let said = String::from_utf8(begun.stdout).unwrap();
    assert!(said.contains("The game could not be kept: there is no room left"), "{said}");
    assert!(said.contains("plays b2xc2") && !said.contains(KEPT), "{said}");
}
