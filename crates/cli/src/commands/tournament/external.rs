use std::io::{self, Write as _};
use std::process::{ChildStdin, Command, Stdio};
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
use super::processes::Processes;
use super::words;
use crate::lines;
use platform::Stopwatch;

/// How long a program may take to introduce itself or to get ready for a game.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many lines a program may say before each answer; more is rubbish.
const MOST_LINES: usize = 100_000;

/// How much of a name or a move is kept; no move comes near it.
const LONGEST: usize = 1_000;

/// What a program has said, as far as it is kept until somebody listens.
#[derive(Debug)]
enum Said {
    /// What an arbiter listens to.
    Heard(Heard),
    /// The beginning of something else.
    Rubbish(String),
    /// A line that never ends.
    Endless,
}

impl Said {
    /// Hears a line; what nobody wants to know is dropped at once.
    fn hear(line: Option<String>) -> Option<Self> {
        let Some(line) = line else { return Some(Self::Endless) };
        let beginning = |text: &str| text.chars().take(LONGEST).collect::<String>();
        match Heard::read(&line) {
            Heard::Thought => None,
            Heard::Other => Some(Self::Rubbish(beginning(&line))),
            Heard::Setting(name) => Some(Self::Heard(Heard::Setting(beginning(&name)))),
            Heard::BestMove(mv) => Some(Self::Heard(Heard::BestMove(beginning(&mv)))),
            heard => Some(Self::Heard(heard)),
        }
    }
}

/// A program that plays, in processes of its own.
#[derive(Debug)]
pub(in crate::commands) struct ExternalEngine {
    processes: Processes,
    input: Sender<String>,
    output: Receiver<Said>,
}

impl ExternalEngine {
    /// Starts a program; nothing has been said yet.
    fn spawn(words: &[String], errors: Stdio) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(arguments);
        let (processes, input, output) = Processes::spawn(&mut command, errors)?;
        let (speaker, commands) = mpsc::channel();
        thread::spawn(move || speak(input, &commands));
        let (sender, lines) = mpsc::sync_channel(1_000);
        lines::follow(output, sender, Said::hear);
        Ok(Self { processes, input: speaker, output: lines })
    }

    /// Starts a program, lets it introduce itself and tells it the game. What it says besides goes where
    /// `errors` leads.
    pub(in crate::commands) fn start(
        words: &[String],
        spec: &str,
        errors: Stdio,
        stop: &AtomicBool,
    ) -> Result<Self, PlayerError> {
        let spawned = Self::spawn(words, errors);
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
    pub(in crate::commands) fn begin(&mut self, stop: &AtomicBool) -> Result<(), PlayerError> {
        self.say(&ugi::Command::NewGame)?;
        self.say(&ugi::Command::IsReady)?;
        self.wait(PATIENCE, stop, |heard| (heard == Heard::Ready).then_some(()))
    }

    /// Asks for a move, and waits for so long.
    pub(in crate::commands) fn ask(
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
            let said = loop {
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
                    Ok(said) => break said,
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return Err(self.crashed()),
                }
            };
            let heard = match said {
                Said::Heard(heard) => heard,
                Said::Rubbish(line) => {
                    rubbish = Some(quote(&line));
                    Heard::Other
                }
                Said::Endless => return Err(PlayerError::own(&words::ENDLESS_LINE)),
            };
            if let Some(answer) = answer(heard) {
                return Ok(answer);
            }
        }
        Err(PlayerError::own(words::too_many_lines(MOST_LINES)))
    }

    /// Whether the program ends by itself soon.
    fn ended(&mut self) -> Option<std::process::ExitStatus> {
        for _ in 0..20 {
            if let Some(status) = self.processes.ended() {
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
        // Who leaves when asked to has time to do so; the rest ends with the processes.
        if self.say(&ugi::Command::Quit).is_ok() {
            let _ = self.ended();
        }
    }
}
