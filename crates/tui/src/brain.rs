use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use board::Dice;
use engine::{Alone, Limits, Report};
use games::{AnyThinker, Line, Shelf, Task};
use host::{Stopwatch, Threads};
use table::Level;

use crate::message::Message;

/// What the engine is asked about a game.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    /// What a computer player of this level would play.
    Move {
        /// How strong it is.
        level: Level,
        /// What decides where chance does.
        seed: u64,
    },
    /// The best lines, until it is stopped or reaches its limits.
    Analyse(Limits),
    /// What every position of the game was worth.
    Judge,
}

struct Order {
    number: u64,
    line: Line,
    question: Question,
    watch: Arc<Stopwatch>,
}

/// The engine in a thread of its own; it answers one question at a time.
pub(crate) struct Brain {
    orders: Option<Sender<Order>>,
    current: Option<Arc<Stopwatch>>,
    last: u64,
}

/// How many MiB the engine remembers.
const MEMORY: usize = 64;

/// How many lines an analysis tells.
const LINES: usize = 3;

impl Brain {
    /// An engine that answers to `messages`.
    pub(crate) fn start(shelf: &'static Shelf, messages: Sender<Message>) -> Self {
        let (orders, receiver) = channel();
        thread::spawn(move || {
            let serving = AssertUnwindSafe(|| serve(shelf, &receiver, &messages));
            // A panic here has given the terminal back, and the screen must not go on alone.
            if catch_unwind(serving).is_err() {
                let _ = messages.send(Message::Quit);
            }
        });
        Self { orders: Some(orders), current: None, last: 0 }
    }

    /// An engine that never answers; somebody else does.
    #[cfg(test)]
    pub(crate) const fn silent() -> Self {
        Self { orders: None, current: None, last: 0 }
    }

    /// Asks a question instead of the one before it, and tells its number.
    pub(crate) fn ask(&mut self, line: &Line, question: Question) -> u64 {
        self.hurry();
        self.last += 1;
        let watch = Arc::new(Stopwatch::start());
        self.current = Some(Arc::clone(&watch));
        if let Some(orders) = &self.orders {
            let order = Order { number: self.last, line: line.clone(), question, watch };
            // The thread ends only with the program.
            let _ = orders.send(order);
        }
        self.last
    }

    /// Wants the answer at once.
    pub(crate) fn hurry(&self) {
        if let Some(watch) = &self.current {
            watch.stop();
        }
    }
}

fn serve(shelf: &Shelf, orders: &Receiver<Order>, messages: &Sender<Message>) {
    let mut kept: Option<(&'static str, Box<dyn AnyThinker>)> = None;
    for order in orders {
        let game = order.line.position().info().id;
        let thinker = match &mut kept {
            Some((known, thinker)) if *known == game => thinker,
            _ => {
                let shelved = shelf.iter().find(|shelved| shelved.info().id == game);
                let Some(shelved) = shelved else { continue };
                &mut kept.insert((game, shelved.thinker(MEMORY))).1
            }
        };
        answer(&order, &mut **thinker, messages);
    }
}

fn answer(order: &Order, thinker: &mut dyn AnyThinker, messages: &Sender<Message>) {
    let Order { number: question, ref line, ref watch, .. } = *order;
    // Nobody is left to listen when the program ends.
    let tell = |message| drop(messages.send(message));
    let found = |report: &Report<String>| tell(Message::Found { question, report: report.clone() });
    match order.question {
        Question::Move { level, seed } => {
            let mut telling = Telling { thinker, tell: &found };
            let (watch, mut dice) = (&**watch, Dice::new(seed));
            let mv = level.choose(line, &mut telling, &mut dice, (watch, &Alone), None);
            tell(Message::Answered { question, mv });
        }
        Question::Analyse(limits) => {
            // One core stays free for the screen.
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let crew = Threads(cores.saturating_sub(1).max(1));
            let task = Task { line, limits, lines: LINES, watch: &**watch, crew: &crew };
            let report = thinker.think(task, &mut |report| found(report));
            tell(Message::Answered { question, mv: report.best() });
        }
        Question::Judge => judge(order, thinker, &tell),
    }
}

fn judge(order: &Order, thinker: &mut dyn AnyThinker, tell: &dyn Fn(Message)) {
    let (question, watch) = (order.number, &*order.watch);
    let mut line = Line::new(order.line.start().boxed());
    for (turns, mv) in order.line.moves().iter().enumerate() {
        let limits = Limits::nodes(line.position().pace() / 4);
        let task = Task { line: &line, limits, lines: 1, watch, crew: &Alone };
        let report = thinker.think(task, &mut |_| {});
        if engine::Watch::is_stopped(watch) {
            return;
        }
        if let Some(score) = report.score() {
            tell(Message::Judged { question, turns, score });
        }
        line.play(mv).expect("a line holds legal moves");
    }
    tell(Message::Answered { question, mv: None });
}

/// A thinker that tells somebody else too what it finds.
struct Telling<'a> {
    thinker: &'a mut dyn AnyThinker,
    tell: &'a (dyn Fn(&Report<String>) + Sync),
}

impl AnyThinker for Telling<'_> {
    fn think(
        &mut self,
        task: Task<'_>,
        report: &mut (dyn FnMut(&Report<String>) + Send),
    ) -> Report<String> {
        let tell = self.tell;
        self.thinker.think(task, &mut |found| {
            tell(found);
            report(found);
        })
    }

    fn forget(&mut self) {
        self.thinker.forget();
    }
}
