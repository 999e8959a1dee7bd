//! What happens around a table, the same for every face.
//!
//! A [`Session`] gets messages and the time, and answers with effects: data that a terminal, a page,
//! a plain dialogue or a server turns into pixels, lines or frames. Who "the person" is, what a
//! computer answers to an offer, how long it may think, when its move is shown, what is said of it
//! and when the game is kept is decided here and nowhere else.
//!
//! The table may stand elsewhere ([`Session::remote`]): then a server judges, and a session asks for
//! what the person here does and follows what is written down there.

mod composing;
mod message;
mod notice;
mod pace;
mod people;
mod premove;
mod remote;
mod standing;
mod thinking;

use std::sync::OnceLock;
use std::time::Duration;

use board::{ByPlayer, Dice, Player};
use games::{Composer, Line};
use record::Record;

use crate::{Action, Actor, Clock, Event, Seat, Series, Table};

pub use message::{Effect, Message, Notice};
pub use pace::Pace;
use remote::Remote;
use thinking::Thinking;

/// A game at a table, with the people who look at it and the computers that think about it: a pure
/// state machine, messages in, effects out.
#[derive(Clone, Debug)]
pub struct Session {
    table: Table,
    /// What there is to remember where the table stands elsewhere.
    remote: Option<Remote>,
    /// The game as far as it is looked at, where that is not where it stands.
    past: Option<Line>,
    /// How a move is put together; built when somebody looks.
    composer: OnceLock<Composer>,
    thinking: Thinking,
    /// The computer's move, and when it is to be played.
    due: Option<(Duration, String)>,
    pace: Pace,
    is_away: bool,
    /// Whether a move that was touched is played only when it is confirmed.
    confirms: bool,
    /// Whether every position of a finished game is judged.
    judges: bool,
    series: Series,
    /// Which of the two of the series is the first player, 0 or 1.
    opener: usize,
    dice: Dice,
}

impl Session {
    /// People and computers sit down at a table; the dice decide where chance does.
    pub fn new(table: Table, pace: Pace, dice: Dice) -> Self {
        Self {
            table,
            remote: None,
            past: None,
            composer: OnceLock::new(),
            thinking: Thinking::default(),
            due: None,
            pace,
            is_away: false,
            confirms: false,
            judges: false,
            series: Series::default(),
            opener: 0,
            dice,
        }
    }

    /// Lets every position of a finished game be judged, for a graph of how it went.
    #[must_use]
    pub const fn judging(mut self) -> Self {
        self.judges = true;
        self
    }

    /// Says whether a move that was touched is played only when it is confirmed.
    pub const fn set_confirming(&mut self, confirms: bool) {
        self.confirms = confirms;
    }

    /// Says which of the two of a series, 0 or 1, is the first player of this game, and how the
    /// games before it stand.
    pub fn set_series(&mut self, series: Series, opener: usize) {
        (self.series, self.opener) = (series, opener);
    }

    /// The clock runs, and whoever is to move begins.
    pub fn begin(&mut self, now: Duration) -> Vec<Effect> {
        let mut effects = Vec::new();
        if !self.is_remote() {
            // It is nobody's fault if the time had run out before.
            self.act(Actor::Referee, Action::Resume, now, &mut effects);
            if self.is_running() {
                effects.push(Effect::Save);
            }
        }
        self.go_on(now, &mut effects);
        effects
    }

    /// Takes a message, and says what is to be done.
    pub fn update(&mut self, message: Message, now: Duration) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Touch(spot) => self.touch(spot, now, &mut effects),
            Message::Pull(from, to) => self.pull(from, to, now, &mut effects),
            Message::StepBack => self.step_back(now, &mut effects),
            Message::Confirm => self.confirm(now, &mut effects),
            Message::Play(text) => {
                let by = self.table.turn();
                self.act(Actor::Player(by), Action::Play(text), now, &mut effects);
            }
            Message::TakeBack => {
                let by = self.who_takes_back();
                self.act(by, Action::TakeBack, now, &mut effects);
            }
            Message::OfferDraw => self.offer_draw(now, &mut effects),
            Message::Answer(is_yes) => {
                if let Some((by, _)) = self.table.offer() {
                    self.answer(by.other(), is_yes, now, &mut effects);
                }
            }
            Message::Resign => {
                let by = Actor::Player(self.person());
                self.act(by, Action::Resign, now, &mut effects);
            }
            Message::Hint => self.hint(now, &mut effects),
            Message::MoveNow => self.move_now(now, &mut effects),
            Message::SwitchAnalysis => self.switch_analysis(now, &mut effects),
            Message::Look(turns) => self.look(turns, now, &mut effects),
            Message::Step(by) => {
                self.look(self.turns_seen().saturating_add_signed(by), now, &mut effects);
            }
            // How fast computers play elsewhere is not said here.
            Message::Pause | Message::Next if self.is_remote() => {}
            Message::Pause => {
                self.pace.is_paused = !self.pace.is_paused;
                self.go_on(now, &mut effects);
            }
            Message::Next => self.play_next(now, &mut effects),
            Message::Show(wait) => self.pace.show = wait,
            Message::Away(is_away) => {
                self.is_away = is_away;
                self.go_on(now, &mut effects);
            }
            Message::Engine(response) => self.hear(response, now, &mut effects),
            Message::Premove(text) => self.set_premove(text, &mut effects),
            Message::Entry(entry) => self.follow(entry, now, &mut effects),
            Message::Refused(why) => self.hear_refusal(why, &mut effects),
            Message::Unsent => self.lose_what_was_sent(&mut effects),
            Message::Tick => {}
            Message::Leave => {
                self.leave(now, &mut effects);
                return effects;
            }
        }
        self.pass_time(now, &mut effects);
        effects
    }

    /// Everybody leaves; a table elsewhere goes on without them.
    fn leave(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.stop_thinking(effects);
        if self.is_remote() {
            return;
        }
        self.act(Actor::Referee, Action::Pause, now, effects);
        if self.is_running() {
            effects.push(Effect::Save);
        }
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The game written down as it stands.
    pub fn record(&self, now: Duration) -> Record {
        self.table.record(now)
    }

    /// The game as far as it is looked at, with a move that is on its way to the table.
    pub fn line(&self) -> &Line {
        self.past.as_ref().unwrap_or_else(|| self.latest())
    }

    /// The game as far as it goes.
    fn latest(&self) -> &Line {
        let ahead = self.remote.as_ref().and_then(|remote| remote.ahead.as_ref());
        ahead.unwrap_or_else(|| self.table.line())
    }

    /// How many turns of the game are looked at.
    pub fn turns_seen(&self) -> usize {
        self.line().moves().len()
    }

    /// Whether an earlier position is looked at than the one where the game stands.
    pub const fn is_looking_back(&self) -> bool {
        self.past.is_some()
    }

    /// Whether the game has not ended.
    pub fn is_running(&self) -> bool {
        self.table.ending().is_none()
    }

    /// Whether both players are computers that think here.
    pub fn is_show(&self) -> bool {
        !self.is_remote() && !self.table.seats().0.iter().any(|seat| seat.is_person())
    }

    /// How fast computers play.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// How the games of the same two stand.
    pub const fn series(&self) -> &Series {
        &self.series
    }

    /// Which of the two of the series is the first player, 0 or 1.
    pub const fn opener(&self) -> usize {
        self.opener
    }

    /// When something will change by itself.
    pub fn wake(&self) -> Option<Duration> {
        let clock = self.table.clock().filter(|_| !self.is_remote()).and_then(Clock::deadline);
        self.due_at().into_iter().chain(clock).min()
    }

    /// Another game between the same two, with the sides changed.
    pub fn rematch(&self) -> Table {
        let mut seats = self.table.seats();
        seats.0.reverse();
        self.next(seats)
    }

    /// Another game between the same two, who keep their sides.
    pub fn again(&self) -> Table {
        self.next(self.table.seats())
    }

    fn next(&self, seats: ByPlayer<Seat>) -> Table {
        let line = Line::new(self.table.line().start().boxed());
        let control = self.table.clock().map(Clock::control);
        Table::new(self.table.spec().clone(), &line, seats, control)
    }

    /// Does something at the table, and tells what came of it; whether it could be done. Where the
    /// table stands elsewhere it is only asked for.
    fn act(&mut self, by: Actor, action: Action, now: Duration, effects: &mut Vec<Effect>) -> bool {
        let done = if self.is_remote() {
            self.ask_for(action, effects)
        } else {
            let done = self.table.apply(by, action, now);
            done.map(|events| self.settle(events, now, effects)).map_err(|error| error.phrase())
        };
        let is_done = done.is_ok();
        effects.extend(done.err().map(Effect::Refused));
        is_done
    }

    /// Tells what has happened at the table, and goes on from there.
    fn settle(&mut self, events: Vec<Event>, now: Duration, effects: &mut Vec<Effect>) {
        if events.is_empty() {
            return;
        }
        let is_back = events.iter().any(|event| matches!(event, Event::TakenBack { .. }));
        let is_talk = |event| matches!(event, &Event::Offered { .. } | &Event::Declined { .. });
        // What is only said leaves the board as it was.
        if !events.iter().all(is_talk) {
            self.composer = OnceLock::new();
            // Who only watches a game elsewhere can look at an earlier position while it goes on.
            if is_back || !self.is_remote() || !self.is_watched() {
                self.past = None;
            }
        }
        self.due = None;
        self.stop_thinking(effects);
        let notices = events.iter().map(|event| self.notice(event)).collect();
        for event in &events {
            match event {
                Event::TakenBack { .. } => self.think_anew(),
                Event::Over(ending) => {
                    let position = self.table.line().position();
                    self.series.add(self.opener, ending.outcome, position);
                }
                _ => {}
            }
        }
        if !self.is_remote() {
            // First kept, then told: nobody sees a move that could be lost.
            effects.push(Effect::Save);
        }
        effects.push(Effect::Happened { events, notices });
        self.go_on(now, effects);
    }

    /// A person offers a draw; a computer looks at the game before it answers.
    fn offer_draw(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        if self.is_show() {
            return;
        }
        let player = self.person();
        if !self.act(Actor::Player(player), Action::OfferDraw, now, effects) {
            return;
        }
        if self.is_computer_asked() {
            self.consider_draw(now, effects);
        }
    }

    fn answer(&mut self, by: Player, is_yes: bool, now: Duration, effects: &mut Vec<Effect>) {
        let action = if is_yes { Action::Accept } else { Action::Decline };
        self.act(Actor::Player(by), action, now, effects);
    }

    /// Looks at the game after so many turns.
    fn look(&mut self, turns: usize, now: Duration, effects: &mut Vec<Effect>) {
        let latest = self.latest();
        self.past = (turns < latest.moves().len()).then(|| latest.after(turns));
        self.thinking.forget_hint();
        self.go_on(now, effects);
    }

    /// Among computers: one move, and then a pause.
    fn play_next(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        self.pace.is_paused = false;
        self.go_on(now, effects);
        (self.pace.is_paused, self.pace.is_stepping) = (true, true);
        if let Some((at, _)) = &mut self.due {
            *at = now;
        }
    }

    /// When the computer's move is to be played; never while the game stands still, or while who
    /// watches looks back.
    fn due_at(&self) -> Option<Duration> {
        let is_held = !self.pace.goes_on() || self.is_show() && self.past.is_some();
        self.due.as_ref().filter(|_| !is_held).map(|(at, _)| *at)
    }

    /// Plays what is due, and looks at the clock.
    fn pass_time(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let deadline = self.table.clock().and_then(Clock::deadline);
        if !self.is_remote() && deadline.is_some_and(|at| at <= now) {
            self.act(Actor::Referee, Action::Tick, now, effects);
        }
        // A game of computers that don't wait for anybody goes on from effect to effect.
        if self.due_at().is_some_and(|at| at <= now)
            && let Some((_, mv)) = self.due.take()
        {
            self.pace.is_stepping = false;
            let by = Actor::Player(self.table.turn());
            self.act(by, Action::Play(mv), now, effects);
        }
    }
}
