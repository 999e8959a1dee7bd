//! What a face asks the engine and what it is answered, as values and as lines of text: the same
//! for a thread of this program and for one that only texts can reach.

mod answer;
mod forced;
mod garbled;
mod runner;
mod want;
mod written;

use std::fmt;
use std::time::Duration;

use board::Dice;
use engine::{Alone, Crew, Limits, Report, Watch};
use games::{AnyGame, AnyThinker, Line, Shelf, Task};

pub use answer::Answer;
pub use garbled::Garbled;
pub use runner::Runner;
pub use want::Want;

use study::review;

/// What the engine is asked about a game.
///
/// `Display` writes it as one line of JSON, and [`Errand::read`] reads that.
#[derive(Clone, Debug)]
pub struct Errand {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its start and its moves so far.
    pub line: Line,
    /// What is wanted.
    pub want: Want,
    /// How long it may take, where that is limited.
    pub time: Option<Duration>,
}

impl Errand {
    /// Reads an errand about a game of this shelf.
    pub fn read(shelf: &Shelf, text: &str) -> Result<Self, Garbled> {
        written::read(shelf, text)
    }

    /// Does what is wanted, and tells what comes of it; the last answer is [`Answer::Done`].
    ///
    /// Levels think alone, whatever the crew, so that they mean the same everywhere.
    pub fn run(
        &self,
        thinker: &mut dyn AnyThinker,
        (watch, crew): (&dyn Watch, &dyn Crew),
        tell: &mut (dyn FnMut(Answer) + Send),
    ) {
        let watch = &Timed { watch, time: self.time };
        let line = &self.line;
        let mv = match self.want {
            Want::Move { level, seed } => {
                let mut telling = Telling { thinker, tell };
                level.choose(line, &mut telling, &mut Dice::new(seed), (watch, &Alone), None)
            }
            Want::Lines { count, nodes } => {
                let limits = Limits { nodes, ..Limits::default() };
                let task = Task { line, limits, lines: count, watch, crew };
                let found = &mut |report: &Report<_>| tell(Answer::Found(report.clone()));
                thinker.think(task, found).best()
            }
            Want::Defend { plies } => forced::defend(line, plies, watch, tell),
            Want::Win { plies } => forced::win(line, plies, watch),
            Want::Review { nodes } => {
                let judged = &mut |turns, finding| tell(Answer::Judged { turns, finding });
                review::look(line, thinker, nodes, (watch, crew), judged);
                None
            }
        };
        tell(Answer::Done { mv });
    }
}

impl fmt::Display for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written::write(self, f)
    }
}

/// A watch that also stops when the time is over.
struct Timed<'a> {
    watch: &'a dyn Watch,
    time: Option<Duration>,
}

impl Watch for Timed<'_> {
    fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped() || self.time.is_some_and(|time| self.watch.elapsed() >= time)
    }
}

/// A thinker that tells somebody else too what it finds.
struct Telling<'a> {
    thinker: &'a mut dyn AnyThinker,
    tell: &'a mut (dyn FnMut(Answer) + Send),
}

impl AnyThinker for Telling<'_> {
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String> {
        let tell = &mut *self.tell;
        self.thinker.think(task, &mut |found| {
            tell(Answer::Found(found.clone()));
            report(found);
        })
    }

    fn forget(&mut self) {
        self.thinker.forget();
    }
}
