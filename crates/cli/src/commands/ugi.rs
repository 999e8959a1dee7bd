use std::collections::VecDeque;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

use arena::ugi::{self, Command, Go, Query, Setting};
use board::{Player, quote};
use clap::Args;
use engine::{Report, SearchControl as _};
use games::{AnyEngine, Line, Resources, Shelf, Spec, Task};

use crate::gate::Gate;
use crate::input::PositionArguments;
use crate::lines;
use crate::method::Method;
use crate::{CommandError, Console};
use platform::{Stopwatch, Threads};

/// What the command takes.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// A game and its options: NAME or NAME:key=value,key=value
    spec: Option<String>,

    /// Think by this method [default: each game's own]
    #[arg(long, value_enum)]
    method: Option<Method>,
}

/// Plays for another program, over standard input and output.
pub(crate) fn run(
    shelf: &'static Shelf,
    arguments: &Arguments,
    console: &mut Console<'_>,
) -> Result<(), CommandError> {
    let first = || shelf.first().map_or_else(String::new, |game| game.info().id.into());
    let spec = arguments.spec.clone().unwrap_or_else(first);
    let (spec, line) = PositionArguments { spec, position: None }.open(shelf)?;
    let (sender, events) = mpsc::sync_channel(WAITING);
    let gate = Arc::new(Gate::default());
    let passed = Arc::clone(&gate);
    lines::follow(Typing(io::stdin(), sender.clone()), sender.clone(), move |line| {
        passed.pass();
        Some(Event::Line(line))
    });
    let mut player = Automaton {
        shelf,
        spec,
        line,
        method: arguments.method,
        hash: HASH,
        threads: 1,
        mind: Mind::Idle(None),
        leaving: false,
        waiting: VecDeque::new(),
        gate,
        sender,
    };
    player.listen(&events, console)
}

/// How many MiB are remembered when nobody says.
const HASH: usize = 64;

/// How many events wait to be heard; a line may have a MiB.
const WAITING: usize = 8;

/// What happens to the automaton.
enum Event {
    /// A line has come in; nothing where it was too long.
    Line(Option<String>),
    /// The lines have ended.
    End,
    /// The search has come a step farther.
    Found(Report<String>),
    /// The search has ended; there is no report where it failed.
    Done(Option<Report<String>>, Box<dyn AnyEngine>),
}

/// Standard input that says when it has ended.
struct Typing(io::Stdin, SyncSender<Event>);

impl io::Read for Typing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl Drop for Typing {
    fn drop(&mut self) {
        // Where nobody listens any more, nobody has to know.
        let _ = self.1.send(Event::End);
    }
}

/// Whether the engine is at home or thinks.
enum Mind {
    /// There is none before one is needed: what it may remember can still be set.
    Idle(Option<Box<dyn AnyEngine>>),
    Busy(Arc<Stopwatch>),
}

/// A player who does what it is told.
struct Automaton {
    shelf: &'static Shelf,
    /// The game, with nothing left to chance.
    spec: Spec,
    line: Line,
    /// How to think, where not as the game does.
    method: Option<Method>,
    hash: usize,
    threads: usize,
    mind: Mind,
    /// Whether to leave when the search has ended.
    leaving: bool,
    /// What was said after `stop` and is done after the `bestmove`; the gate keeps it short.
    waiting: VecDeque<Event>,
    gate: Arc<Gate>,
    sender: SyncSender<Event>,
}

impl Automaton {
    fn listen(
        &mut self,
        events: &Receiver<Event>,
        console: &mut Console<'_>,
    ) -> Result<(), CommandError> {
        while let Ok(event) = events.recv() {
            let mut answers = Vec::new();
            let next = self.hear_in_order(event, &mut answers);
            for answer in answers {
                writeln!(console.out, "{answer}")?;
            }
            console.out.flush()?;
            if next.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Hears an event, or lets it wait where a search has been stopped but has not ended; then hears
    /// what has waited for this one.
    fn hear_in_order(&mut self, event: Event, answers: &mut Vec<String>) -> ControlFlow<()> {
        let is_from_search = matches!(event, Event::Found(_) | Event::Done(..));
        if self.is_stopping() && !is_from_search {
            self.waiting.push_back(event);
            return ControlFlow::Continue(());
        }
        self.hear(event, answers)?;
        while !self.is_stopping()
            && let Some(event) = self.waiting.pop_front()
        {
            self.hear(event, answers)?;
        }
        if self.is_stopping() {
            self.gate.close();
        } else {
            self.gate.open();
        }
        ControlFlow::Continue(())
    }

    /// Whether a search has been told to stop and has not ended.
    fn is_stopping(&self) -> bool {
        matches!(&self.mind, Mind::Busy(watch) if watch.is_stopped())
    }

    fn hear(&mut self, event: Event, answers: &mut Vec<String>) -> ControlFlow<()> {
        match event {
            Event::Found(report) => answers.extend(ugi::info(&report)),
            Event::Done(report, engine) => {
                let best = if let Some(report) = report {
                    // What an unfinished iteration has found is news too.
                    answers.extend(ugi::info(&report));
                    report.best()
                } else {
                    answers.push(ugi::remark("the search has failed; any move will do"));
                    self.line.position().moves().into_iter().next()
                };
                answers.push(ugi::best_move(best.as_deref()));
                self.mind = Mind::Idle(Some(engine));
                if self.leaving {
                    return ControlFlow::Break(());
                }
            }
            Event::End => return self.leave(),
            // After the end was asked for, only the search is waited for.
            Event::Line(_) if self.leaving => {}
            Event::Line(None) => answers.push(ugi::remark("that line is too long")),
            Event::Line(Some(line)) => match Command::read(&line) {
                Ok(None) => {}
                Ok(Some(Command::Quit)) => return self.leave(),
                Ok(Some(command)) => {
                    if let Err(problem) = self.obey(command, answers) {
                        answers.push(ugi::remark(&problem));
                    }
                }
                Err(wrong) => answers.push(ugi::remark(&wrong.to_string())),
            },
        }
        ControlFlow::Continue(())
    }

    fn leave(&mut self) -> ControlFlow<()> {
        self.leaving = true;
        match &self.mind {
            Mind::Idle(_) => ControlFlow::Break(()),
            Mind::Busy(watch) => {
                watch.stop();
                ControlFlow::Continue(())
            }
        }
    }

    fn obey(&mut self, command: Command, answers: &mut Vec<String>) -> Result<(), String> {
        match command {
            Command::Ugi => {
                let version = env!("CARGO_PKG_VERSION");
                answers.push(ugi::introduction(version, &self.spec.to_string(), self.hash));
            }
            Command::IsReady => {
                if let Ok(engine) = self.engine() {
                    self.mind = Mind::Idle(Some(engine));
                }
                answers.push("readyok".into());
            }
            Command::NewGame => {
                if let Some(engine) = self.idle()? {
                    engine.forget();
                }
            }
            Command::SetOption(setting) => self.set(setting)?,
            Command::Position { fen, moves } => {
                self.idle()?;
                self.line = self.open(fen.as_deref(), &moves)?;
            }
            Command::Go(go) => self.think(&go, answers)?,
            Command::Stop => match &self.mind {
                Mind::Busy(watch) => watch.stop(),
                Mind::Idle(_) => return Err("nothing is being thought about".into()),
            },
            Command::Query(query) => answers.push(self.answer(query)),
            Command::Quit => {}
        }
        Ok(())
    }

    /// The engine, if there is one, when it is at home.
    fn idle(&mut self) -> Result<&mut Option<Box<dyn AnyEngine>>, String> {
        match &mut self.mind {
            Mind::Idle(engine) => Ok(engine),
            Mind::Busy(_) => Err("the search goes on; say stop first".into()),
        }
    }

    /// The engine, taken from home; made where there is none.
    fn engine(&mut self) -> Result<Box<dyn AnyEngine>, String> {
        let known = self.idle()?.take();
        let method = self.method.map(Into::into);
        let resources = Resources { method, ..Resources::memory(self.hash) };
        Ok(known.unwrap_or_else(|| self.spec.game.engine(resources)))
    }

    fn set(&mut self, setting: Setting) -> Result<(), String> {
        self.idle()?;
        match setting {
            Setting::Hash(mebibytes) => {
                // What the old one takes is free for the new one.
                self.mind = Mind::Idle(None);
                platform::check_memory(mebibytes).map_err(|_| {
                    let stays = self.hash;
                    format!("{mebibytes} MiB of memory can't be had; the hash stays at {stays} MiB")
                })?;
                self.hash = mebibytes;
            }
            Setting::Threads(threads) => {
                self.threads = threads;
                return Ok(());
            }
            Setting::Spec(spec) => {
                let place = PositionArguments { spec, position: None };
                (self.spec, self.line) = place.open(self.shelf).map_err(|error| match error {
                    CommandError::Input(problem) | CommandError::Other(problem) => {
                        problem.to_string()
                    }
                    CommandError::Help(_) | CommandError::Closed => String::new(),
                })?;
            }
        }
        self.mind = Mind::Idle(None);
        Ok(())
    }

    fn open(&self, fen: Option<&str>, moves: &[String]) -> Result<Line, String> {
        let start = match fen {
            None => self.spec.game.start(&self.spec.options),
            Some(text) => self.spec.game.position(text),
        };
        let text = fen.unwrap_or("startpos");
        let start = start.map_err(|error| format!("position {}: {error}", quote(text)))?;
        let mut line = Line::new(start);
        for (i, mv) in moves.iter().enumerate() {
            line.play(mv).map_err(|error| format!("move {} {}: {error}", i + 1, quote(mv)))?;
        }
        Ok(line)
    }

    fn think(&mut self, go: &Go, answers: &mut Vec<String>) -> Result<(), String> {
        self.idle()?;
        if let Some(verdict) = self.line.verdict() {
            answers.push(ugi::remark(&format!("the game is over: {}", verdict.reason)));
            answers.push(ugi::best_move(None));
            return Ok(());
        }
        let watch = Arc::new(Stopwatch::start());
        let mut engine = self.engine()?;
        self.mind = Mind::Busy(Arc::clone(&watch));
        let line = self.line.clone();
        let (limits, workers) = (go.limits(line.position().turn()), Threads(self.threads));
        let (is_infinite, sender) = (go.is_infinite(), self.sender.clone());
        thread::spawn(move || {
            let task = Task { line: &line, limits, lines: 1, control: &*watch, workers: &workers };
            // Where nobody listens any more, nobody has to know.
            let mut told = |report: &Report<String>| {
                let _ = sender.send(Event::Found(report.clone()));
            };
            // A search that fails must not leave the other side without an answer.
            let thinking = AssertUnwindSafe(|| engine.think(task, &mut told));
            let report = catch_unwind(thinking).ok();
            while is_infinite && !watch.is_stopped() {
                thread::sleep(Duration::from_millis(2));
            }
            let _ = sender.send(Event::Done(report, engine));
        });
        Ok(())
    }

    fn answer(&self, query: Query) -> String {
        let outcome = self.line.verdict().map(|verdict| verdict.outcome);
        match query {
            Query::FirstToMove => {
                format!("response {}", self.line.position().turn() == Player::First)
            }
            Query::GameOver => format!("response {}", outcome.is_some()),
            Query::Result => ugi::result(outcome).into(),
        }
    }
}
