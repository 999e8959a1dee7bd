use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arena::ugi::Go;
use board::{Dice, quote};
use engine::{SearchControl, SingleThread};
use games::{AnyEngine, Line, Resources, Spec};
use play::{Level, ParseLevelError};

use super::external::ExternalEngine;
use super::player_error::PlayerError;
use super::referee::GRACE;
use super::words;
use crate::CommandError;
use platform::Stopwatch;

/// Who takes part in a match.
#[derive(Clone, Debug)]
pub(in crate::commands) enum Entrant {
    /// One of the program's own levels.
    Level(Level),
    /// Another program and its arguments.
    Outside(Vec<String>),
}

impl Entrant {
    /// Reads a level, or `cmd:` and the words that start a program.
    pub(in crate::commands) fn read(text: &str) -> Result<Self, CommandError> {
        let wrong = |why| CommandError::Input(words::wrong_player(quote(text), why));
        if let Some(command) = text.strip_prefix("cmd:") {
            return match split(command) {
                None => Err(wrong(&words::OPEN_QUOTE)),
                Some(words) if words.is_empty() => Err(wrong(&words::NO_PROGRAM)),
                Some(words) => Ok(Self::Outside(words)),
            };
        }
        let level = text.parse().map_err(|ParseLevelError| wrong(&words::NO_SUCH_LEVEL))?;
        Ok(Self::Level(level))
    }

    /// Sees whether a program gets ready for a game; levels always are.
    pub(super) fn try_out(&self, spec: &Spec, stop: &AtomicBool) -> Result<(), PlayerError> {
        match self {
            Self::Level(_) => Ok(()),
            Self::Outside(_) => Seat::take(self, spec).begin(spec, stop),
        }
    }
}

/// An entrant at a board.
pub(super) enum Seat {
    Level(Level, Box<dyn AnyEngine>),
    Outside(Vec<String>, Option<ExternalEngine>),
}

impl Seat {
    pub(super) fn take(entrant: &Entrant, spec: &Spec) -> Self {
        match entrant {
            Entrant::Level(level) => Self::Level(*level, spec.game.engine(Resources::memory(1))),
            Entrant::Outside(words) => Self::Outside(words.clone(), None),
        }
    }

    /// Gets ready for another game.
    pub(super) fn begin(&mut self, spec: &Spec, stop: &AtomicBool) -> Result<(), PlayerError> {
        match self {
            // A fresh engine makes a game independent of those before it.
            Self::Level(Level::Search(_), engine) => {
                *engine = spec.game.engine(Resources::memory(Level::MEMORY));
            }
            Self::Level(..) => {}
            Self::Outside(words, engine) => {
                let engine = if let Some(engine) = engine {
                    engine
                } else {
                    let spec = spec.to_string();
                    engine.insert(ExternalEngine::start(words, &spec, Stdio::null(), stop)?)
                };
                engine.begin(stop)?;
            }
        }
        Ok(())
    }

    /// Chooses a move, told how much time there is and waited for so long. Without a clock, levels
    /// have limits of their own.
    pub(super) fn choose(
        &mut self,
        line: &Line,
        clock: Option<(Go, Duration)>,
        dice: &mut Dice,
        stop: &AtomicBool,
    ) -> Result<String, PlayerError> {
        match self {
            Self::Level(level, engine) => {
                let watch = Interruptible(Stopwatch::start(), stop);
                let limits = clock.map(|(go, _)| go.limits(line.position().turn()));
                let mv = level.choose(line, &mut **engine, dice, (&watch, &SingleThread), limits);
                if stop.load(Ordering::Relaxed) {
                    return Err(PlayerError::Interrupted);
                }
                mv.ok_or_else(|| PlayerError::own(&words::NO_MOVE))
            }
            Self::Outside(_, engine) => {
                const UNTIMED: Duration = Duration::from_millis(100);
                let untimed = (Go::move_time(UNTIMED), UNTIMED + GRACE);
                let (go, patience) = clock.unwrap_or(untimed);
                let engine =
                    engine.as_mut().ok_or_else(|| PlayerError::own(&words::NOT_STARTED))?;
                engine.ask(line, go, patience, stop)
            }
        }
    }

    /// Sends a program away that is at fault; the next game starts it again.
    pub(super) fn dismiss(&mut self) {
        if let Self::Outside(_, engine) = self {
            *engine = None;
        }
    }
}

/// The words of a command as a shell takes them apart: between blanks, with quotes and backslashes.
/// Nothing where a quote is left open.
///
/// On Windows a backslash is a part of a path and stands for itself, except in single quotes, where
/// it would be doubled: paths with blanks go in double quotes there.
fn split(text: &str) -> Option<Vec<String>> {
    let text = if cfg!(windows) { text.replace('\\', "\\\\") } else { text.to_owned() };
    shell_words::split(&text).ok()
}

/// A clock that also listens to whoever ends the match.
struct Interruptible<'a>(Stopwatch, &'a AtomicBool);

impl SearchControl for Interruptible<'_> {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.1.load(Ordering::Relaxed)
    }
}
