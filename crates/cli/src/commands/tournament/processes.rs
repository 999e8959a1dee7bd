use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::descendants;

/// A program and all the processes that it starts, which end together.
#[derive(Debug)]
pub(in crate::commands) struct Processes {
    child: Child,
    mark: String,
}

/// Everything that runs now: the number of the first process and the mark of all of them.
static RUNNING: Mutex<Vec<(u32, String)>> = Mutex::new(Vec::new());

/// How many programs have been started.
static STARTED: AtomicU64 = AtomicU64::new(0);

impl Processes {
    /// Starts a program that is spoken to, in a group of its own: a Ctrl-C at the terminal is for
    /// the match, which ends its programs itself. What it says besides goes where `errors` leads.
    pub(in crate::commands) fn spawn(
        command: &mut Command,
        errors: Stdio,
    ) -> io::Result<(Self, ChildStdin, ChildStdout)> {
        descendants::adopt();
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let mark = format!(";{}.{number};", std::process::id());
        command.env(descendants::MARK, descendants::marked(&mark));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut running = running();
        let mut child = command.spawn()?;
        running.push((child.id(), mark.clone()));
        drop(running);
        let pipes = (child.stdin.take(), child.stdout.take());
        let processes = Self { child, mark };
        match pipes {
            (Some(input), Some(output)) => Ok((processes, input, output)),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    /// How the program has ended, where it has; whatever it has started ends with it.
    pub(in crate::commands) fn ended(&mut self) -> Option<ExitStatus> {
        // While nobody has asked how it ended, its number belongs to nobody else.
        if !descendants::has_ended(&mut self.child) {
            return None;
        }
        descendants::end(self.child.id(), &self.mark);
        self.child.try_wait().ok().flatten()
    }
}

impl Drop for Processes {
    fn drop(&mut self) {
        let number = self.child.id();
        running().retain(|(running, _)| *running != number);
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            descendants::end(number, &self.mark);
            // A program that has gone meanwhile is what is wanted.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        descendants::end_marked(&self.mark);
    }
}

/// Ends every program that runs, for a process that ends without further ado.
pub(in crate::commands) fn end_all() {
    for (number, mark) in running().iter() {
        descendants::end(*number, mark);
    }
}

fn running() -> std::sync::MutexGuard<'static, Vec<(u32, String)>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
