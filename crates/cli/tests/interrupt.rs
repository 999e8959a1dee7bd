//! Ctrl-C, sent to the real process while it works.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use support::ludoteca;

fn start(arguments: &[&str]) -> Child {
    ludoteca(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What it says when somebody presses Ctrl-C.
fn interrupt(child: Child) -> Output {
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    output
}

/// The most MiB that a process has had so far, where the system tells.
fn most_memory(child: &Child) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? / 1024)
}

#[test]
fn a_stopped_solver_tells_that_nothing_is_decided_and_kept_to_its_memory() {
    for (spec, json) in [("mapello", true), ("nex:size=13", true), ("talpa:size=10", false)] {
        let memory = ["--memory", "64", "--time", "600"];
        let more: &[&str] = if json { &["--json"] } else { &[] };
        let child = start(&[&["solve", spec][..], &memory, more].concat());
        // Long enough for the tables to be filled on most machines, and for a signal to be heard.
        thread::sleep(Duration::from_secs(3));
        assert!(
            most_memory(&child).is_none_or(|most| most <= 64 + 64),
            "{:?}",
            most_memory(&child)
        );
        let said = String::from_utf8(interrupt(child).stdout).unwrap();
        if json {
            let found: Value = serde_json::from_str(&said).unwrap();
            assert_eq!(found["decided"], false, "{spec}: {said}");
            assert!(found["nodes"].as_u64().unwrap() > 0, "{spec}: {said}");
        } else {
            assert!(said.contains("to move: not decided when it was stopped\n"), "{said}");
        }
    }
}

#[test]
fn a_stopped_analysis_has_told_what_it_knows() {
    for spec in ["period5", "nex"] {
        let child = start(&["analyse", spec, "--time", "600", "--json"]);
        thread::sleep(Duration::from_secs(2));
        let said = String::from_utf8(interrupt(child).stdout).unwrap();
        let last: Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
        assert!(!last["lines"][0]["moves"].as_array().unwrap().is_empty(), "{spec}: {said}");
    }
}
