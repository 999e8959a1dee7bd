//! What happens around a table, the same for every face.
//!
//! A [`Session`] gets messages and the time, and answers with effects: data that a terminal, a page,
//! a plain dialogue or a server turns into pixels, lines or frames. Who "the person" is, what a
//! computer answers to an offer, how long it may think, when its move is shown, what is said of it
//! and when the game is kept is decided here and nowhere else.

mod composing;
mod message;
mod notice;
mod pace;
mod standing;
mod thinking;

use std::sync::OnceLock;
use std::time::Duration;

use board::{ByPlayer, Dice, Player};
use games::{Composer, Line};
use i18n::Phrase;
use record::Record;

use crate::words::session as words;
use crate::{Action, Actor, Clock, Event, Offer, Seat, Series, Table};

pub use message::{Effect, Message, Notice};
pub use pace::Pace;
use thinking::Thinking;

/// A game at a table, with the people who look at it and the computers that think about it: a pure
/// state machine, messages in, effects out.
#[derive(Clone, Debug)]
pub struct Session {
    table: Table,
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
        // It is nobody's fault if the time had run out before.
        self.act(Actor::Referee, Action::Resume, now, &mut effects);
        if self.table.ending().is_none() {
            effects.push(Effect::Save);
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
            Message::Tick => {}
            Message::Leave => {
                self.stop_thinking(&mut effects);
                self.act(Actor::Referee, Action::Pause, now, &mut effects);
                if self.is_running() {
                    effects.push(Effect::Save);
                }
                return effects;
            }
        }
        self.pass_time(now, &mut effects);
        effects
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The game written down as it stands.
    pub fn record(&self, now: Duration) -> Record {
        self.table.record(now)
    }

    /// The game as far as it is looked at.
    pub fn line(&self) -> &Line {
        self.past.as_ref().unwrap_or_else(|| self.table.line())
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

    /// Whether both players are computers.
    pub fn is_show(&self) -> bool {
        !self.table.seats().0.iter().any(|seat| seat.is_person())
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

    /// What a person at the table has been offered and has to answer, in words.
    pub fn question(&self) -> Option<Phrase> {
        let (by, offer) = self.table.offer()?;
        if !self.table.seats()[by.other()].is_person() {
            return None;
        }
        let [from, to] = [by, by.other()].map(|player| self.side(player));
        Some(match offer {
            Offer::Draw => words::take_draw(from, to).capital(),
            Offer::TakeBack => words::allow_take_back(from, to).capital(),
        })
    }

    /// When something will change by itself.
    pub fn wake(&self) -> Option<Duration> {
        let clock = self.table.clock().and_then(Clock::deadline);
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

    /// The person who acts: who is to move, or else the other.
    pub fn person(&self) -> Player {
        let turn = self.table.turn();
        if self.table.seats()[turn].is_person() { turn } else { turn.other() }
    }

    /// Whoever may have slipped: the person who moved last. Where computers play each other it is
    /// whoever watches who wants the last move back.
    fn who_takes_back(&self) -> Actor {
        let seats = self.table.seats();
        match self.table.last_mover(|player| seats[player].is_person()) {
            Some(player) => Actor::Player(player),
            None if self.is_show() => Actor::Referee,
            None => Actor::Player(self.person()),
        }
    }

    /// Does something at the table, and tells what came of it; whether it could be done.
    fn act(&mut self, by: Actor, action: Action, now: Duration, effects: &mut Vec<Effect>) -> bool {
        match self.table.apply(by, action, now) {
            Ok(events) if events.is_empty() => true,
            Ok(events) => {
                self.past = None;
                self.due = None;
                self.composer = OnceLock::new();
                self.stop_thinking(effects);
                let notices = events.iter().map(|event| self.notice(event)).collect();
                for event in &events {
                    match event {
                        Event::TakenBack { .. } => {
                            self.thinking.take_back(self.table.line().moves().len());
                        }
                        Event::Over(ending) => {
                            let position = self.table.line().position();
                            self.series.add(self.opener, ending.outcome, position);
                        }
                        _ => {}
                    }
                }
                // First kept, then told: nobody sees a move that could be lost.
                effects.push(Effect::Save);
                effects.push(Effect::Happened { events, notices });
                self.go_on(now, effects);
                true
            }
            Err(error) => {
                effects.push(Effect::Refused(error.phrase()));
                false
            }
        }
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
        let all = self.table.line().moves().len();
        self.past = (turns < all).then(|| self.table.line().after(turns));
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
        if self.table.clock().and_then(Clock::deadline).is_some_and(|at| at <= now) {
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
