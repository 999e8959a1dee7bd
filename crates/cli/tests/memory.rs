//! Memory that the machine has not is refused in words, and what there was stays.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::process::{Command, Output};

use support::{feed, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ludoteca");

/// The program where it may have no more than so many MiB of addresses, told this.
fn confined(mebibytes: usize, arguments: &[&str], input: &str) -> Output {
    let script = format!("ulimit -v {}; exec \"$@\"", mebibytes << 10);
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, "sh", PROGRAM]).args(arguments).env("LC_ALL", "C.UTF-8");
    feed(&mut shell, input)
}

#[test]
fn what_nobody_has_is_refused() {
    let has = std::fs::read_to_string("/proc/meminfo").unwrap();
    let has = has.lines().find_map(|line| line.strip_prefix("MemTotal:")).unwrap();
    let has: usize = has.trim().trim_end_matches(" kB").parse().unwrap();
    for (command, spec) in [("solve", "talpa"), ("analyse", "talpa"), ("analyse", "mapello")] {
        let outputs = [
            (has < 65_536 << 10).then(|| run(&[command, spec, "--memory", "65536"])),
            Some(confined(1_000, &[command, spec, "--memory", "4096"], "")),
        ];
        for output in outputs.into_iter().flatten() {
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{command} {spec}: {said}");
            assert!(said.contains(" MiB of memory can't be had; "), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
    }
}

#[test]
fn a_hash_that_nobody_has_leaves_the_old_one() {
    for method in ["search", "tree"] {
        let told = "setoption name Hash value 4096\nisready\nsetoption name Hash value 16\n\
                    go nodes 500\nisready\nquit\n";
        let output = confined(1_000, &["ugi", "talpa:size=4", "--method", method], told);
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(0), "{said}");
        assert_eq!(said.matches("info string").count(), 1, "{said}");
        assert!(said.contains("info string 4096 MiB of memory can't be had; "), "{said}");
        assert!(said.contains("the hash stays at 64 MiB"), "{said}");
        assert!(said.contains("bestmove "), "{said}");
    }
}
