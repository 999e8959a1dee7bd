use std::io::{self, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use arena::ugi::{self, Go, Heard, Setting};
use board::quote;
use engine::SearchControl as _;
use games::Line;
use i18n::Phrase;

use super::player_error::PlayerError;
use super::words;
use crate::lines;
use platform::Stopwatch;

/// How long a program may take to introduce itself or to get ready for a game.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many lines a program may say before each answer; more is rubbish.
const MOST_LINES: usize = 100_000;

/// A program that plays, in a process of its own.
#[derive(Debug)]
pub(super) struct ExternalEngine {
    child: Child,
    input: Sender<String>,
    output: Receiver<Option<String>>,
}

impl ExternalEngine {
    /// Starts a program; nothing has been said yet.
    fn spawn(words: &[String]) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // A Ctrl-C at the terminal is for the match; the programs are told by it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let input = child.stdin.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (speaker, commands) = mpsc::channel();
        thread::spawn(move || speak(input, &commands));
        let output = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = mpsc::sync_channel(1_000);
        lines::follow(output, sender, |line| line);
        Ok(Self { child, input: speaker, output: lines })
    }

    /// Starts a program, lets it introduce itself and tells it the game.
    pub(super) fn start(
        words: &[String],
        spec: &str,
        stop: &AtomicBool,
    ) -> Result<Self, PlayerError> {
        let spawned = Self::spawn(words);
        let mut engine = spawned
            .map_err(|error| PlayerError::own(words::cannot_start(platform::reason(&error))))?;
        engine.say(&ugi::Command::Ugi)?;
        let mut takes_spec = false;
        engine.wait(PATIENCE, stop, |heard| match heard {
            Heard::Setting(name) => {
                takes_spec |= name.eq_ignore_ascii_case("spec");
                None
            }
            Heard::Introduced => Some(()),
            _ => None,
        })?;
        if takes_spec {
            engine.say(&ugi::Command::SetOption(Setting::Spec(spec.into())))?;
        }
        Ok(engine)
    }

    /// Announces another game and waits until the program is ready.
    pub(super) fn begin(&mut self, stop: &AtomicBool) -> Result<(), PlayerError> {
        self.say(&ugi::Command::NewGame)?;
        self.say(&ugi::Command::IsReady)?;
        self.wait(PATIENCE, stop, |heard| (heard == Heard::Ready).then_some(()))
    }

    /// Asks for a move, and waits for so long.
    pub(super) fn ask(
        &mut self,
        line: &Line,
        go: Go,
        patience: Duration,
        stop: &AtomicBool,
    ) -> Result<String, PlayerError> {
        let fen = Some(line.start().to_string());
        self.say(&ugi::Command::Position { fen, moves: line.moves().to_vec() })?;
        self.say(&ugi::Command::Go(go))?;
        self.wait(patience, stop, |heard| match heard {
            Heard::BestMove(mv) => Some(mv),
            _ => None,
        })
    }

    fn say(&mut self, command: &ugi::Command) -> Result<(), PlayerError> {
        self.input.send(command.to_string()).map_err(|_| self.crashed())
    }

    /// Reads lines until one is the answer.
    fn wait<T>(
        &mut self,
        patience: Duration,
        stop: &AtomicBool,
        mut answer: impl FnMut(Heard) -> Option<T>,
    ) -> Result<T, PlayerError> {
        const SLICE: Duration = Duration::from_millis(50);
        let watch = Stopwatch::start();
        let mut rubbish = None;
        for _ in 0..MOST_LINES {
            let line = loop {
                if stop.load(Ordering::Relaxed) {
                    return Err(PlayerError::Interrupted);
                }
                let Some(left) = patience.checked_sub(watch.elapsed()) else {
                    let patience = patience.as_secs_f64().to_string();
                    return Err(PlayerError::late(match rubbish {
                        None => words::not_answered(patience),
                        Some(line) => words::not_answered_but_said(patience, line),
                    }));
                };
                match self.output.recv_timeout(left.min(SLICE)) {
                    Ok(line) => break line,
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return Err(self.crashed()),
                }
            };
            let line = line.ok_or_else(|| PlayerError::own(&words::ENDLESS_LINE))?;
            let heard = Heard::read(&line);
            if heard == Heard::Other {
                rubbish = Some(quote(&line));
            }
            if let Some(answer) = answer(heard) {
                return Ok(answer);
            }
        }
        Err(PlayerError::own(words::too_many_lines(MOST_LINES)))
    }

    /// Whether the program ends by itself soon.
    fn ended(&mut self) -> Option<std::process::ExitStatus> {
        for _ in 0..20 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(10));
        }
        None
    }

    fn crashed(&mut self) -> PlayerError {
        PlayerError::own(match self.ended() {
            Some(status) if status.success() => Phrase::from(&words::ENDED),
            Some(status) => words::crashed(status.to_string()),
            None => (&words::CLOSED).into(),
        })
    }
}

/// Hands commands on, in a thread of its own: a program that does not listen blocks nobody else.
fn speak(mut input: ChildStdin, commands: &Receiver<String>) {
    for command in commands {
        if writeln!(input, "{command}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        if self.say(&ugi::Command::Quit).is_err() || self.ended().is_none() {
            // A program that has gone meanwhile is what is wanted.
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}
