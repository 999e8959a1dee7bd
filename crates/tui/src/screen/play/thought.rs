use std::time::Duration;

use board::Player;
use engine::{Limits, Report, Score};
use games::Line;
use play::request::{Query, Request};
use play::{Level, Table};
use study::review::worth;

use super::Play;
use crate::context::Context;
use crate::engine_thread::EngineThread;
use crate::words;

/// What the engine is thinking about, and what it has found.
#[derive(Debug, Default)]
pub(super) struct Thought {
    /// The number of the request that the engine is on, and what it is for.
    open: Option<(u64, Purpose)>,
    begun: Duration,
    /// After how many turns of the game it was sent.
    asked: usize,
    /// The last report, and after how many turns of the game.
    found: Option<(usize, Report<String>)>,
    /// Whether the best lines are shown all the time.
    is_analysing: bool,
    /// What each position was worth to the first player.
    scores: Vec<Option<Score>>,
    is_judged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Hint,
    Analysis,
    Judgement,
}

/// The lines that an analysis tells.
const LINES: Query = Query::Lines { count: 3, nodes: None };

/// What the engine is asked about a line of the game at a table.
fn request(table: &Table, line: &Line, query: Query, time: Option<Duration>) -> Request {
    Request { game: table.spec().game, line: line.clone(), query, time }
}

impl Thought {
    const fn open(&mut self, number: u64, purpose: Purpose, asked: usize, now: Duration) {
        self.open = Some((number, purpose));
        (self.begun, self.asked) = (now, asked);
    }

    /// Gives up whatever is being thought about.
    pub(super) fn give_up(&mut self, engine: &EngineThread) {
        if self.open.take().is_some() {
            engine.hurry();
        }
    }

    /// Writes down what was found, where the engine is still on that request.
    pub(super) fn find(&mut self, request: u64, report: &Report<String>, line: &Line) {
        let Some((number, purpose)) = self.open else { return };
        if number != request {
            return;
        }
        let turns = self.asked;
        if purpose == Purpose::Move
            && let Some(score) = report.score()
        {
            self.note(turns, score, line.position().turn());
        }
        self.found = Some((turns, report.clone()));
    }

    /// Writes down what a position of a finished game was worth to the first player.
    pub(super) fn judged(&mut self, request: u64, turns: usize, score: Score) {
        if self.open == Some((request, Purpose::Judgement)) {
            self.note(turns, score, Player::First);
        }
    }

    fn note(&mut self, turns: usize, score: Score, turn: Player) {
        if self.scores.len() <= turns {
            self.scores.resize(turns + 1, None);
        }
        self.scores[turns] = Some(if turn == Player::First { score } else { -score });
    }

    /// Forgets what was thought of turns that were taken back.
    pub(super) fn take_back(&mut self, turns: usize) {
        self.scores.truncate(turns);
        self.found = None;
        self.is_judged = false;
    }

    /// What was last found about the game after so many turns.
    pub(super) fn found(&self, turns: usize) -> Option<&Report<String>> {
        self.found.as_ref().filter(|(about, _)| *about == turns).map(|(_, report)| report)
    }

    /// What the game was last worth to a player.
    pub(super) fn worth(&self, player: Player) -> Option<Score> {
        let score = self.scores.iter().rev().flatten().next()?;
        Some(if player == Player::First { *score } else { -*score })
    }

    /// What each position was worth to the first player, where that is known.
    pub(super) fn scores(&self) -> &[Option<Score>] {
        &self.scores
    }

    /// Lets the engine look at every position of a finished game.
    pub(super) fn judge(&mut self, table: &Table, engine: &mut EngineThread) {
        let nodes = table.line().position().pace() / 4;
        let number = engine.send(request(table, table.line(), Query::Review { nodes }, None));
        self.open = Some((number, Purpose::Judgement));
        self.is_judged = true;
    }

    pub(super) const fn finish(&mut self) {
        self.open = None;
    }

    pub(super) const fn begun(&self) -> Duration {
        self.begun
    }

    pub(super) const fn is_judged(&self) -> bool {
        self.is_judged
    }

    pub(super) const fn is_analysing(&self) -> bool {
        self.is_analysing
    }

    pub(super) fn is_move(&self, request: u64) -> bool {
        self.open == Some((request, Purpose::Move))
    }

    pub(super) fn is_hint(&self, request: u64) -> bool {
        self.open == Some((request, Purpose::Hint))
    }

    /// Whether somebody waits for the engine.
    pub(super) const fn is_busy(&self) -> bool {
        matches!(self.open, Some((_, Purpose::Move | Purpose::Hint)))
    }

    /// Whether the computer is about to move.
    pub(super) const fn is_choosing(&self) -> bool {
        matches!(self.open, Some((_, Purpose::Move)))
    }
}

impl Play {
    /// Lets a computer player think about its move, unless it does already.
    pub(super) fn think(&mut self, level: Level, context: &mut Context<'_>) {
        if self.thought.is_choosing() {
            return;
        }
        let turn = self.table.turn();
        let seed = u64::from(context.dice.below(u32::MAX));
        // A level is not stronger for having more time: a clock can only cut it short.
        let time = self.table.clock().and_then(|clock| {
            let increment = clock.control().bonus.duration();
            Limits::of_clock(clock.left(turn, context.now), increment, None).hard
        });
        let query = Query::Move { level, seed };
        let number = context.engine.send(request(&self.table, self.table.line(), query, time));
        self.thought.open(number, Purpose::Move, self.table.line().moves().len(), context.now);
    }

    /// Lets the engine look at the position that is shown until something else happens.
    pub(super) fn analyse(&mut self, context: &mut Context<'_>) {
        let turns = self.turns_seen();
        let is_open = matches!(self.thought.open, Some((_, Purpose::Analysis | Purpose::Hint)));
        if self.line().verdict().is_some() || (is_open && self.thought.asked == turns) {
            return;
        }
        let number = context.engine.send(request(&self.table, self.line(), LINES, None));
        self.thought.open(number, Purpose::Analysis, turns, context.now);
    }

    /// Turns the best lines on or off.
    pub(super) fn switch_analysis(&mut self, context: &mut Context<'_>) {
        self.thought.is_analysing = !self.thought.is_analysing;
        self.thought.found = None;
        if !self.thought.is_choosing() {
            self.thought.give_up(context.engine);
        }
        self.go_on(context);
    }

    /// Asks the engine what a person might play.
    pub(super) fn hint(&mut self, context: &mut Context<'_>) {
        if !self.table.awaits_person() || self.past.is_some() {
            return;
        }
        let time = Some(Duration::from_secs(1));
        let number = context.engine.send(request(&self.table, self.table.line(), LINES, time));
        self.thought.open(number, Purpose::Hint, self.turns_seen(), context.now);
        self.said = context.look.say(&words::HINT_COMES);
    }

    /// Tells what the engine would play, and leads the cursor there.
    pub(super) fn tell_hint(&mut self, mv: Option<&str>, context: &mut Context<'_>) {
        let Some(mv) = mv else { return };
        let turns = self.table.line().moves().len();
        let found = self.thought.found(turns);
        let worth = found.and_then(|found| Some(worth(found.score()?, found.is_proved())));
        let score = worth.map_or(String::new(), |worth| context.look.tell(worth));
        self.said = context.look.tell(words::hint(mv.to_owned(), score));
        let gestures = self.table.line().position().gestures(mv).unwrap_or_default();
        let touched = self.table.touched().len();
        if let Some(spot) = gestures.first().and_then(|gesture| gesture.get(touched)) {
            self.cursor = *spot;
        }
        self.go_on(context);
    }
}
