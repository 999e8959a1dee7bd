//! What a program has started, as far as the system tells.
//!
//! Processes that stay in the program's group end with the group on every Unix. On Linux, those
//! that leave it (daemons) are found too: this process adopts the orphans below it, and they carry
//! a mark in their environment.

use std::process::Child;

/// The variable by which processes are known as belonging to a program.
pub(super) const MARK: &str = "LUDOTECA_MATCH";

/// The value of the variable for a program: what this process is marked with itself, and its own.
pub(super) fn marked(mark: &str) -> String {
    let own = std::env::var(MARK).unwrap_or_default();
    own + mark
}

/// Whether a child has ended; its number stays taken.
#[cfg(unix)]
pub(super) fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};
    let Some(pid) = pid(child.id()) else { return true };
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(pid), look), Ok(None))
}

#[cfg(not(unix))]
pub(super) fn has_ended(child: &mut Child) -> bool {
    matches!(child.try_wait(), Ok(Some(_)))
}

/// Ends the group of a program, and whatever it has started.
#[cfg(unix)]
pub(super) fn end(number: u32, mark: &str) {
    use rustix::process::{Signal, kill_process_group};
    // What has left the group is found through its parents, so these come last.
    linux::end(Some(number), mark);
    if let Some(group) = pid(number) {
        // A group that has gone meanwhile is what is wanted.
        let _ = kill_process_group(group, Signal::KILL);
    }
    linux::end(Some(number), mark);
}

/// Ends whatever carries a mark.
#[cfg(unix)]
pub(super) fn end_marked(mark: &str) {
    linux::end(None, mark);
}

/// Adopts the orphans of the programs that are started from now on.
#[cfg(unix)]
pub(super) fn adopt() {
    linux::adopt();
}

#[cfg(not(unix))]
pub(super) fn end(_: u32, _: &str) {}

#[cfg(not(unix))]
pub(super) fn end_marked(_: &str) {}

#[cfg(not(unix))]
pub(super) fn adopt() {}

#[cfg(unix)]
fn pid(number: u32) -> Option<rustix::process::Pid> {
    rustix::process::Pid::from_raw(number.cast_signed())
}

#[cfg(all(unix, not(target_os = "linux")))]
mod linux {
    pub(super) fn adopt() {}

    pub(super) fn end(_: Option<u32>, _: &str) {}
}

#[cfg(target_os = "linux")]
mod linux {
    use std::collections::BTreeMap;
    use std::fs;
    use std::iter;
    use std::thread;
    use std::time::Duration;

    use rustix::process::{
        Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid,
    };

    use super::{MARK, pid};

    pub(super) fn adopt() {
        // Where this can't be, daemons are nobody's.
        let _ = set_child_subreaper(Some(getpid()));
    }

    /// Ends what descends from a process, and what carries the mark, until there is nothing left;
    /// the process itself is left to its group.
    pub(super) fn end(number: Option<u32>, mark: &str) {
        // Whoever starts new processes faster than these can be ended wins.
        for _ in 0..50 {
            let found = found(number, mark);
            if found.is_empty() {
                return;
            }
            for &pid in &found {
                let _ = kill_process(pid, Signal::KILL);
            }
            thread::sleep(Duration::from_millis(2));
            for pid in found {
                // Of those that are somebody else's children this process is told nothing.
                let _ = waitpid(Some(pid), WaitOptions::NOHANG);
            }
        }
    }

    /// The processes below this one that descend from a process or carry the mark.
    fn found(number: Option<u32>, mark: &str) -> Vec<rustix::process::Pid> {
        let parents = parents();
        let own = std::process::id();
        let is_below = |process: u32, wanted: u32| {
            let parent = |process: &u32| parents.get(process).copied();
            // Numbers may be given anew while they are read: no chain is endless.
            iter::successors(parent(&process), parent).take(1_000).any(|one| one == wanted)
        };
        let is_found = |&process: &u32| {
            Some(process) != number
                && is_below(process, own)
                && (number.is_some_and(|number| is_below(process, number))
                    || is_marked(process, mark))
        };
        parents.keys().copied().filter(is_found).filter_map(pid).collect()
    }

    fn is_marked(process: u32, mark: &str) -> bool {
        let environment = fs::read(format!("/proc/{process}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|variable| {
            let variable = String::from_utf8_lossy(variable);
            let marks = variable.strip_prefix(MARK).and_then(|rest| rest.strip_prefix('='));
            marks.is_some_and(|marks| marks.contains(mark))
        })
    }

    /// Every process that has not ended, with its parent.
    fn parents() -> BTreeMap<u32, u32> {
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let with_parent = |number: u32| {
            let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
            // The name of the program, in parentheses, may hold anything.
            let (_, facts) = stat.rsplit_once(')')?;
            let mut facts = facts.split_whitespace();
            let is_running = facts.next().is_some_and(|state| state != "Z" && state != "X");
            let parent = facts.next()?.parse().ok()?;
            is_running.then_some((number, parent))
        };
        numbers.filter_map(with_parent).collect()
    }
}
