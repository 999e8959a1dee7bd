//! The programs that play in a match: however it ends nothing of them goes on, and however much
//! they say it is not kept.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use support::ludoteca;

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludoteca");

/// A wrapper as people write them: helpers in the background, one of them a daemon, and the engine
/// as a child that it waits for.
const WRAPPER: &str = r#"
sleep "$1" &
(setsid sleep "$1" &)
case "$2" in
    hang) while read -r line; do
        case "$line" in ugi) echo ugiok ;; isready) echo readyok ;; esac
    done; sleep "$1" ;;
    *) "$2" ugi; sleep "$1" ;;
esac
"#;

/// Says more than anybody reads, as long as it lives.
const TALKER: &str = r#"
(while :; do printf '%s ' "$2"; cat "$1"; echo; done) &
while read -r line; do
    case "$line" in ugi) echo; echo ugiok ;; isready) echo; echo readyok ;; quit) kill %1; exit ;; esac
done
"#;

/// A duration that no other process sleeps for.
fn unique(number: u32) -> String {
    format!("3600.{}{number}", std::process::id())
}

/// The processes that sleep for so long.
fn sleepers(duration: &str) -> Vec<PathBuf> {
    let wanted = format!("sleep\0{duration}\0");
    let is_wanted = |folder: &PathBuf| {
        fs::read(folder.join("cmdline")).is_ok_and(|text| text == wanted.as_bytes())
    };
    let entries = fs::read_dir("/proc").unwrap();
    entries.map(|entry| entry.unwrap().path()).filter(is_wanted).collect()
}

fn scratch(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

fn signal(child: &Child) {
    // One that has ended meanwhile needs no signal.
    let _ = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
}

/// Waits until the helpers of both players are there.
fn wait_for(duration: &str, count: usize) {
    for _ in 0..200 {
        if sleepers(duration).len() >= count {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("the helpers never came");
}

#[test]
fn nothing_of_a_player_goes_on_after_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let script = scratch(folder.path(), "wrapper.sh", WRAPPER);
    // Which engine, how many signals.
    for (number, (engine, signals)) in
        [(PROGRAM, 0), ("hang", 0), (PROGRAM, 1), ("hang", 1), ("hang", 2)].into_iter().enumerate()
    {
        let duration = unique(number as u32);
        let player = format!("cmd:sh {script} {duration} {engine}");
        let (games, time) = if signals == 0 { ("2", "0.05s/move") } else { ("10000", "30s/move") };
        let arguments = ["match", "talpa:size=4", "random", &player, "--games", games];
        let mut child = ludoteca(&arguments)
            .args(["--time", time])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        if signals > 0 {
            wait_for(&duration, 2);
            thread::sleep(Duration::from_millis(300));
        }
        for _ in 0..signals {
            signal(&child);
            thread::sleep(Duration::from_millis(50));
        }
        child.wait().unwrap();
        let left = sleepers(&duration);
        for folder in &left {
            let pid = folder.file_name().unwrap().to_str().unwrap();
            Command::new("kill").args(["-KILL", pid]).status().unwrap();
        }
        assert_eq!(left.len(), 0, "{engine} after {signals} signals");
    }
}

#[test]
fn what_nobody_reads_is_not_kept() {
    const MOST: u64 = 128;
    let folder = tempfile::tempdir().unwrap();
    let talker = scratch(folder.path(), "talker.sh", TALKER);
    let wrapper = scratch(folder.path(), "wrapper.sh", WRAPPER);
    let long = scratch(folder.path(), "long", &"x".repeat(1_000_000));
    for kind in ["info string", "lalala"] {
        let duration = unique(9);
        let slow = format!("cmd:sh {wrapper} {duration} hang");
        let player = format!("cmd:sh {talker} {long} \"{kind}\"");
        let mut child = ludoteca(&["match", "talpa:size=4", &slow, &player, "--games", "2"])
            .args(["--openings", "0", "--time", "4s/move"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut most = 0;
        while child.try_wait().unwrap().is_none() {
            let status = fs::read_to_string(format!("/proc/{}/status", child.id()));
            let line = status.unwrap_or_default();
            let held = line.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let held = held.and_then(|held| held.trim().strip_suffix(" kB"));
            most = most.max(held.map_or(0, |held| held.parse::<u64>().unwrap() >> 10));
            thread::sleep(Duration::from_millis(20));
        }
        assert!(most < MOST, "{kind}: {most} MiB");
    }
}
