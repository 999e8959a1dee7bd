use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use arena::ugi::Go;
use board::{Player, quote};
use engine::{SearchControl, SingleThread};
use games::{Line, Spec};
use i18n::Phrase;
use platform::Stopwatch;
use play::request::{Handler, Query, Request, Response};
use play::{Clock, Level};

use super::words;
use crate::commands::tournament::external::ExternalEngine;
use crate::commands::tournament::player_error::PlayerError;
use crate::commands::tournament::seat::Entrant;

/// How long a program has for a move where no clock says so.
const USUAL: Duration = Duration::from_secs(1);

/// The longest that a program is asked to think where there are days for it.
const MOST: Duration = Duration::from_secs(10);

/// How long a program without a clock is waited for before it has lost.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a move takes on its way, which is not thought away.
const WAY: Duration = Duration::from_millis(150);

/// What is to be thought about.
pub(super) struct Job {
    pub(super) spec: Spec,
    pub(super) line: Line,
    pub(super) clock: Option<(Clock, Duration)>,
    pub(super) player: Player,
    /// Whether it is another game than before.
    pub(super) is_new: bool,
}

/// A move that was chosen, or what went wrong; nothing where it was not to be thought on.
pub(super) type Choice = Option<Result<String, Phrase>>;

/// Who chooses the moves, in a thread of its own.
pub(super) struct Chooser {
    jobs: Sender<Job>,
    stop: Arc<AtomicBool>,
}

impl Chooser {
    /// Somebody who tells their choices so, one for each job.
    pub(super) fn start(
        entrant: Entrant,
        stop: Arc<AtomicBool>,
        tell: impl Fn(Choice) + Send + 'static,
    ) -> Self {
        let (jobs, receiver) = channel();
        let is_stopped = Arc::clone(&stop);
        thread::spawn(move || work(entrant, &receiver, &is_stopped, &tell));
        Self { jobs, stop }
    }

    pub(super) fn think(&self, job: Job) {
        // The thread ends with the program.
        let _ = self.jobs.send(job);
    }

    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn work(entrant: Entrant, jobs: &Receiver<Job>, stop: &AtomicBool, tell: &(dyn Fn(Choice) + Send)) {
    match entrant {
        Entrant::Level(level) => {
            let mut handler = Handler::new(Level::MEMORY);
            for job in jobs {
                tell(by_level(level, &mut handler, &job, stop).map(Ok));
            }
        }
        Entrant::Outside(command) => {
            let mut engine = None;
            for job in jobs {
                let chosen = by_program(&command, &mut engine, &job, stop);
                if chosen.is_err() {
                    // It is started again for the next game.
                    engine = None;
                }
                tell(match chosen {
                    Ok(mv) => Some(Ok(mv)),
                    Err(PlayerError::Interrupted) => None,
                    Err(PlayerError::Own(what, _)) => Some(Err(what)),
                });
            }
        }
    }
}

fn by_level(level: Level, handler: &mut Handler, job: &Job, stop: &AtomicBool) -> Option<String> {
    let time = job.clock.and_then(|(clock, now)| clock.limits(job.player, now + WAY).hard);
    let query = Query::Move { level, seed: platform::fresh_number() };
    let request = Request { game: job.spec.game, line: job.line.clone(), query, time };
    let watch = Interruptible(Stopwatch::start(), stop);
    let mut found = None;
    handler.run(&request, (&watch, &SingleThread), &mut |response| {
        if let Response::Done { mv } = response {
            found = mv;
        }
    });
    found.filter(|_| !stop.load(Ordering::Relaxed))
}

fn by_program(
    command: &[String],
    engine: &mut Option<ExternalEngine>,
    job: &Job,
    stop: &AtomicBool,
) -> Result<String, PlayerError> {
    if job.is_new || engine.is_none() {
        // Another game may have other options, and not every program can be told.
        *engine = None;
        let spec = job.spec.to_string();
        // Whoever has written it reads what it says besides.
        let started = ExternalEngine::start(command, &spec, Stdio::inherit(), stop)?;
        engine.insert(started).begin(stop)?;
    }
    let (go, patience) = time(job);
    let engine = engine.as_mut().expect("it was just started");
    let mv = engine.ask(&job.line, go, patience, stop)?;
    match job.line.position().boxed().play(&mv) {
        Ok(mv) => Ok(mv),
        Err(why) => Err(PlayerError::own(words::illegal(quote(&mv), why.phrase()))),
    }
}

/// What a program is told of its time, and how long it is waited for.
fn time(job: &Job) -> (Go, Duration) {
    let Some((clock, now)) = &job.clock else { return (Go::move_time(USUAL), PATIENCE) };
    let now = *now + WAY;
    let left = clock.left(job.player, now);
    let mut go = Go::of_clock(clock, job.player, now);
    if let Some(time) = &mut go.move_time {
        *time = (*time).min(MOST);
    }
    let is_long = go.move_time.is_some_and(|time| time == MOST);
    (go, if is_long { left.min(PATIENCE) } else { left })
}

/// A clock that also listens to whoever ends the program.
struct Interruptible<'a>(Stopwatch, &'a AtomicBool);

impl SearchControl for Interruptible<'_> {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.1.load(Ordering::Relaxed)
    }
}
