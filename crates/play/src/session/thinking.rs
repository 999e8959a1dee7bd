use std::time::Duration;

use board::Player;
use engine::{Report, Score};
use study::review::worth;

use super::{Effect, Session};
use crate::request::{Query, Request, Response};
use crate::words::session as words;
use crate::{Action, Actor, Level};

/// What the engine is thinking about, and what it has found.
#[derive(Clone, Debug, Default)]
pub(super) struct Thinking {
    /// What it was last asked for, while it has not answered.
    open: Option<Purpose>,
    begun: Duration,
    /// After how many turns of the game it was asked.
    asked: usize,
    /// The last report, and after how many turns of the game.
    found: Option<(usize, Report<String>)>,
    /// What the engine would play.
    hint: Option<String>,
    /// Whether the best lines are shown all the time.
    is_analysing: bool,
    /// What each position was worth to the first player.
    scores: Vec<Option<Score>>,
    is_judged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Move,
    Draw,
    Hint,
    Analysis,
    Judgement,
}

/// The lines that an analysis tells.
const LINES: Query = Query::Lines { count: 3, nodes: None };

/// How long a hint, or the answer to an offer, is looked for.
const LOOK: Duration = Duration::from_secs(1);

impl Thinking {
    /// Writes down what was found.
    fn find(&mut self, report: Report<String>, turn: Player) {
        let turns = self.asked;
        if self.open == Some(Purpose::Move)
            && let Some(score) = report.score()
        {
            self.note(turns, if turn == Player::First { score } else { -score });
        }
        self.found = Some((turns, report));
    }

    /// Writes down what a position was worth to the first player.
    fn note(&mut self, turns: usize, score: Score) {
        if self.scores.len() <= turns {
            self.scores.resize(turns + 1, None);
        }
        self.scores[turns] = Some(score);
    }

    /// Forgets what was thought of turns that were taken back.
    fn take_back(&mut self, turns: usize) {
        self.scores.truncate(turns);
        self.found = None;
        self.is_judged = false;
    }

    pub(super) fn forget_hint(&mut self) {
        self.hint = None;
    }
}

impl Session {
    /// Whether somebody waits for the engine.
    pub const fn is_thinking(&self) -> bool {
        matches!(self.thinking.open, Some(Purpose::Move | Purpose::Hint | Purpose::Draw))
    }

    /// Whether a computer is about to move.
    pub const fn is_choosing(&self) -> bool {
        matches!(self.thinking.open, Some(Purpose::Move))
    }

    /// Whether the best lines are shown all the time.
    pub const fn is_analysing(&self) -> bool {
        self.thinking.is_analysing
    }

    /// What was last found about the game after so many turns.
    pub fn found(&self, turns: usize) -> Option<&Report<String>> {
        self.thinking.found.as_ref().filter(|(about, _)| *about == turns).map(|(_, report)| report)
    }

    /// What the engine would play, once it was asked.
    pub fn hinted(&self) -> Option<&str> {
        self.thinking.hint.as_deref()
    }

    /// What each position was worth to the first player, where that is known.
    pub fn scores(&self) -> &[Option<Score>] {
        &self.thinking.scores
    }

    /// Sees to it that whoever should think does.
    pub(super) fn go_on(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let is_held = self.pace.is_paused || self.due.is_some() || self.past.is_some();
        // Where nobody looks, a computer can wait for them; but not while its clock runs.
        let is_put_off = self.is_away && self.table.clock().is_none();
        // What it was offered comes first.
        let is_asked = self.is_computer_asked();
        match self.awaits_computer().filter(|_| !is_held && !is_put_off && !is_asked) {
            Some(level) => self.choose(level, now, effects),
            None if self.thinking.is_analysing => self.analyse(now, effects),
            None if self.judges && !self.is_running() && !self.thinking.is_judged => {
                let nodes = self.table.line().position().pace() / 4;
                self.thinking.is_judged = true;
                self.think(Purpose::Judgement, Query::Review { nodes }, None, now, effects);
            }
            None => {}
        }
    }

    /// Whether a computer has been offered something that it has not answered.
    pub(super) fn is_computer_asked(&self) -> bool {
        let offer = self.table.offer().filter(|_| !self.is_remote());
        offer.is_some_and(|(by, _)| !self.table.seats()[by.other()].is_person())
    }

    /// Forgets what was thought of turns that were taken back. Where somebody elsewhere plays it is
    /// everything: an ended game has been analysed, and goes on now.
    pub(super) fn think_anew(&mut self) {
        self.thinking.take_back(self.table.line().moves().len());
        if self.is_remote() {
            self.thinking = Thinking::default();
        }
    }

    /// Gives up whatever is being thought about.
    pub(super) fn stop_thinking(&mut self, effects: &mut Vec<Effect>) {
        self.thinking.hint = None;
        if self.thinking.open.take().is_some() {
            effects.push(Effect::StopThinking);
        }
    }

    fn think(
        &mut self,
        purpose: Purpose,
        query: Query,
        time: Option<Duration>,
        now: Duration,
        effects: &mut Vec<Effect>,
    ) {
        let line = if purpose == Purpose::Analysis { self.line() } else { self.table.line() };
        let (game, line) = (self.table.spec().game, line.clone());
        self.thinking.open = Some(purpose);
        (self.thinking.begun, self.thinking.asked) = (now, line.moves().len());
        effects.push(Effect::Think(Box::new(Request { game, line, query, time })));
    }

    /// Lets a computer player think about its move, unless it does already.
    fn choose(&mut self, level: Level, now: Duration, effects: &mut Vec<Effect>) {
        if self.is_choosing() {
            return;
        }
        let turn = self.table.turn();
        let seed = u64::from(self.dice.below(u32::MAX));
        // A level is not stronger for having more time: a clock can only cut it short.
        let time = self.table.clock().and_then(|clock| clock.limits(turn, now).hard);
        self.think(Purpose::Move, Query::Move { level, seed }, time, now, effects);
    }

    /// Lets the computer look at a game that it was offered a draw in.
    pub(super) fn consider_draw(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let nodes = Some(self.table.line().position().pace());
        let turn = self.table.turn();
        let clock = self.table.clock().and_then(|clock| clock.limits(turn, now).hard);
        let time = Some(clock.map_or(LOOK, |clock| clock.min(LOOK)));
        self.think(Purpose::Draw, Query::Lines { count: 1, nodes }, time, now, effects);
    }

    /// Lets the engine look at the position that is shown until something else happens.
    fn analyse(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let open = self.thinking.open;
        let is_open = matches!(open, Some(Purpose::Analysis | Purpose::Hint | Purpose::Draw));
        let is_same = is_open && self.thinking.asked == self.turns_seen();
        if self.line().verdict().is_none() && !is_same {
            self.think(Purpose::Analysis, LINES, None, now, effects);
        }
    }

    /// Turns the best lines on or off.
    pub(super) fn switch_analysis(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if !self.can_analyse() {
            return effects.push(Effect::Refused((&words::NO_HELP).into()));
        }
        self.thinking.is_analysing = !self.thinking.is_analysing;
        self.thinking.found = None;
        if self.thinking.open == Some(Purpose::Analysis) {
            self.stop_thinking(effects);
        }
        self.go_on(now, effects);
    }

    /// Asks the engine what a person might play.
    pub(super) fn hint(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if !self.can_analyse() {
            return effects.push(Effect::Refused((&words::NO_HELP).into()));
        }
        if !self.can_be_helped() {
            return;
        }
        effects.push(Effect::Say((&words::HINT_COMES).into()));
        self.think(Purpose::Hint, Query::Lines { count: 1, nodes: None }, Some(LOOK), now, effects);
    }

    /// Plays what the engine has found so far, or what it finds at once.
    pub(super) fn move_now(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.awaits_computer().is_none() {
            return;
        }
        if let Some((at, _)) = &mut self.due {
            *at = now;
            return;
        }
        let turns = self.table.line().moves().len();
        let found = self.found(turns).filter(|_| self.is_choosing()).and_then(Report::best);
        self.stop_thinking(effects);
        match found {
            Some(mv) => self.due = Some((now, mv)),
            // The weakest search answers at once.
            None => self.choose(Level::Search(1), now, effects),
        }
    }

    /// Hears what the engine says about what it was last asked.
    pub(super) fn hear(&mut self, response: Response, now: Duration, effects: &mut Vec<Effect>) {
        let Some(purpose) = self.thinking.open else { return };
        match response {
            Response::Found(report) => {
                let turn = self.table.turn();
                self.thinking.find(report, turn);
            }
            Response::Judged { turns, finding } => {
                if purpose == Purpose::Judgement {
                    self.thinking.note(turns, finding.score);
                }
            }
            Response::Done { mv } => {
                self.thinking.open = None;
                match purpose {
                    Purpose::Move => self.due = mv.map(|mv| (self.due_from(now), mv)),
                    Purpose::Draw => self.answer_draw(now, effects),
                    Purpose::Hint => self.tell_hint(mv, now, effects),
                    Purpose::Analysis | Purpose::Judgement => {}
                }
            }
        }
    }

    /// When a move that was found now is to be played: late enough to be followed, but a clock is
    /// not kept waiting.
    fn due_from(&self, now: Duration) -> Duration {
        let wait = if self.is_away {
            Duration::ZERO
        } else if self.is_show() {
            self.pace.show
        } else {
            self.pace.answer
        };
        let left = self.table.clock().map(|clock| clock.left(self.table.turn(), now));
        let at = self.thinking.begun + wait;
        left.map_or(at, |left| at.min(now + left / 10)).max(now)
    }

    /// A computer takes a draw where it stands no better.
    fn answer_draw(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let Some((by, _)) = self.table.offer() else { return };
        let score = self.found(self.thinking.asked).and_then(Report::score);
        let own = score.map(|score| if self.table.turn() == by { -score } else { score });
        let takes = own.is_some_and(|score| score.hundredths() <= 0);
        let action = if takes { Action::Accept } else { Action::Decline };
        self.act(Actor::Player(by.other()), action, now, effects);
    }

    /// Tells what the engine would play.
    fn tell_hint(&mut self, mv: Option<String>, now: Duration, effects: &mut Vec<Effect>) {
        if let Some(mv) = mv {
            let found = self.found(self.thinking.asked);
            let told = found.and_then(|found| Some(worth(found.score()?, found.is_proved())));
            effects.push(Effect::Say(words::hint(mv.clone(), told.unwrap_or_default())));
            self.thinking.hint = Some(mv);
        }
        self.go_on(now, effects);
    }
}
