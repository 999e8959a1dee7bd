//! What a face asks the engine and what it is answered, as values and as lines of text: the same
//! for a thread of this program and for one that only texts can reach.

mod error;
mod forced;
mod handler;
mod json;
mod query;
mod response;

use std::fmt;
use std::time::Duration;

use board::Dice;
use engine::solve::{Defence, Effort, Solution};
use engine::{Limits, Proved, Report, SearchControl, SingleThread, Workers};
use games::{AnyEngine, AnyGame, Line, Shelf, Task};

pub use error::RequestError;
pub use handler::Handler;
pub use query::Query;
pub use response::Response;

use study::review;

/// What the engine is asked about a game.
///
/// `Display` writes it as one line of JSON, and [`Request::read`] reads that.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its start and its moves so far.
    pub line: Line,
    /// What is wanted.
    pub query: Query,
    /// How long it may take, where that is limited.
    pub time: Option<Duration>,
}

impl Request {
    /// Reads a request about a game of this shelf.
    pub fn read(shelf: &Shelf, text: &str) -> Result<Self, RequestError> {
        json::read(shelf, text)
    }

    /// Does what is wanted, and tells what comes of it; the last answer is [`Response::Done`].
    ///
    /// Levels think alone, whatever the workers, so that they mean the same everywhere.
    pub fn run(
        &self,
        engine: &mut dyn AnyEngine,
        (control, workers): (&dyn SearchControl, &dyn Workers),
        tell: &mut (dyn FnMut(Response) + Send),
    ) {
        let control = &Timed { control, time: self.time };
        let line = &self.line;
        let mv = match self.query {
            Query::Move { level, seed } => {
                let mut telling = Telling { engine, tell };
                level.choose(
                    line,
                    &mut telling,
                    &mut Dice::new(seed),
                    (control, &SingleThread),
                    None,
                )
            }
            Query::Lines { count, nodes } => {
                let limits = Limits { nodes, ..Limits::default() };
                let task = Task { line, limits, lines: count, control, workers };
                Telling { engine, tell }.think(task, &mut |_| {}).best()
            }
            Query::Defend { plies } => forced::defend(engine, line, plies, control, tell),
            Query::Win { plies } => forced::win(engine, line, plies, control),
            Query::Review { nodes } => {
                let judged = &mut |turns, finding| tell(Response::Judged { turns, finding });
                review::look(line, engine, nodes, (control, workers), judged);
                None
            }
        };
        tell(Response::Done { mv });
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        json::write(self, f)
    }
}

/// A control that also stops when the time is over.
struct Timed<'a> {
    control: &'a dyn SearchControl,
    time: Option<Duration>,
}

impl SearchControl for Timed<'_> {
    fn elapsed(&self) -> Duration {
        self.control.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.control.is_stopped() || self.time.is_some_and(|time| self.control.elapsed() >= time)
    }
}

/// An engine that tells somebody else too what it finds.
struct Telling<'a> {
    engine: &'a mut dyn AnyEngine,
    tell: &'a mut (dyn FnMut(Response) + Send),
}

impl AnyEngine for Telling<'_> {
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String> {
        let tell = &mut *self.tell;
        let mut told = Vec::new();
        let last = self.engine.think(task, &mut |found| {
            told.clone_from(&found.lines);
            tell(Response::Found(found.clone()));
            report(found);
        });
        // What is played or advised is what was told last; before the first report there is nothing.
        if last.depth > 0 && last.lines != told {
            tell(Response::Found(last.clone()));
        }
        last
    }

    fn probe(&self, line: &Line) -> Option<Proved> {
        self.engine.probe(line)
    }

    fn solve(&self, line: &Line, effort: &mut Effort<'_>) -> Option<Solution<String>> {
        self.engine.solve(line, effort)
    }

    fn defend(&self, line: &Line, plies: u32, effort: &mut Effort<'_>) -> Option<Defence<String>> {
        self.engine.defend(line, plies, effort)
    }

    fn winning_moves(
        &self,
        line: &Line,
        plies: u32,
        effort: &mut Effort<'_>,
    ) -> Option<Vec<String>> {
        self.engine.winning_moves(line, plies, effort)
    }

    fn forget(&mut self) {
        self.engine.forget();
    }
}
