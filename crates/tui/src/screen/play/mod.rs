mod command;
mod cursor;
mod draw;
mod graph;
mod history;
mod keys;
mod moves;
mod pace;
mod panel;
mod thought;

use std::time::Duration;

use board::{Piece, Player, Spot, Thing};
use games::Line;
use play::request::Response;
use play::{Action, Event, Seat, Series, Table};
use tui_input::Input;

use crate::context::{About, Ask, Context, Step};
use crate::look::Look;
use crate::message::Message;
use crate::words;

use draw::Drawn;
use pace::Pace;
use thought::Thought;

/// A game at the table: the board, what stands beside it, and everything that can be done.
#[derive(Debug)]
pub(crate) struct Play {
    table: Table,
    /// The game as far as it is looked at, where that is not where it stands.
    past: Option<Line>,
    cursor: Spot,
    flipped: bool,
    typed: Input,
    /// Whether what is typed is the name of a file to save the game in.
    is_naming: bool,
    said: String,
    thought: Thought,
    /// The computer's move, and when it is to be played.
    due: Option<(Duration, String)>,
    pace: Pace,
    series: Series,
    /// Which of the two of the series was the first player, 0 or 1.
    opener: usize,
    /// What can stand on the board, for who wonders whose is what.
    pieces: Vec<Piece>,
    drawn: Drawn,
}

/// A computer that answers faster than this can't be followed.
const LEAST: Duration = Duration::from_millis(350);

impl Play {
    pub(crate) fn new(table: Table, context: &mut Context<'_>) -> Self {
        let cursor = cursor::middle(&table);
        let tools = table.line().position().draft().tools().into_iter();
        let pieces = tools.filter_map(|tool| match tool.thing {
            Thing::Piece(piece) => Some(piece),
            Thing::Wall | Thing::Nothing => None,
        });
        let pieces = pieces.collect();
        let mut play = Self {
            table,
            past: None,
            cursor,
            flipped: false,
            typed: Input::default(),
            is_naming: false,
            said: String::new(),
            thought: Thought::default(),
            due: None,
            pace: Pace::default(),
            series: Series::default(),
            opener: 0,
            pieces,
            drawn: Drawn::default(),
        };
        let _ = play.table.apply(Action::Resume, context.now);
        if play.is_running() {
            context.autosave.keep(&play.table, context.now);
        }
        play.go_on(context);
        play
    }

    /// Says how the players found their sides; `opener` tells which of the two moves first.
    pub(in crate::screen) fn greet(&mut self, opener: usize, said: String) {
        (self.opener, self.said) = (opener, said);
    }

    /// Whether the game has not ended.
    pub(crate) fn is_running(&self) -> bool {
        self.table.ending().is_none()
    }

    /// Whether something has been typed, so that every key belongs to it.
    pub(crate) fn is_typing(&self) -> bool {
        self.is_naming || !self.typed.value().is_empty()
    }

    /// Goes on after another screen lay over this one.
    pub(crate) fn return_to(&mut self, context: &mut Context<'_>) {
        self.go_on(context);
    }

    /// Whether both players are computers.
    fn is_show(&self) -> bool {
        !self.table.seats().0.iter().any(|seat| seat.is_person())
    }

    /// The game as far as it is looked at.
    fn line(&self) -> &Line {
        self.past.as_ref().unwrap_or_else(|| self.table.line())
    }

    /// Does something at the table, and says what came of it.
    fn act(&mut self, action: Action, context: &mut Context<'_>) -> bool {
        match self.table.apply(action, context.now) {
            Ok(events) => {
                self.said.clear();
                for event in &events {
                    self.say_event(event, context);
                }
                if !events.is_empty() {
                    self.past = None;
                    self.due = None;
                    self.thought.give_up(context.engine);
                    context.autosave.keep(&self.table, context.now);
                    if let Some(problem) = context.autosave.problem() {
                        self.said = context.look.tell(words::not_kept(platform::reason(&problem)));
                    }
                }
                self.go_on(context);
                true
            }
            Err(error) => {
                self.said = context.look.tell(error.phrase());
                false
            }
        }
    }

    fn say_event(&mut self, event: &Event, context: &mut Context<'_>) {
        let look = context.look;
        let side = |player: Player| self.table.line().position().side(player).name;
        let said = match event {
            Event::Played { player, side, mv, is_forced } => {
                if *is_forced {
                    look.tell(words::passes(side.name))
                } else if self.table.seats()[*player].is_person() {
                    return;
                } else {
                    look.tell(words::plays(side.name, mv.clone()))
                }
            }
            Event::TakenBack(turns) => {
                self.thought.take_back(self.table.line().moves().len());
                look.tell(words::taken_back(*turns))
            }
            Event::Offered(player) => look.tell(words::offers(side(*player))),
            Event::Declined => look.say(&words::OFFER_DECLINED),
            Event::Over(ending) => {
                self.series.add(self.opener, ending.outcome, self.table.line().position());
                return;
            }
        };
        if !self.said.is_empty() {
            self.said.push_str("; ");
        }
        self.said.push_str(&said);
    }

    /// Sees to it that whoever should think does.
    fn go_on(&mut self, context: &mut Context<'_>) {
        if !cursor::is_there(&self.table, self.cursor) {
            self.cursor = cursor::middle(&self.table);
        }
        let computer =
            self.table.awaits_computer().filter(|_| !self.pace.is_paused && self.due.is_none());
        let ended = self.table.ending().is_some();
        match computer {
            Some(level) if self.past.is_none() => self.think(level, context),
            _ if self.thought.is_analysing() => self.analyse(context),
            _ if ended && !self.thought.is_judged() => {
                self.thought.judge(&self.table, context.engine);
            }
            _ => {}
        }
    }

    /// Hears from the engine, or that time has passed.
    pub(crate) fn hear(&mut self, message: &Message, context: &mut Context<'_>) {
        match message {
            Message::Engine { request, answer: Response::Found(report) } => {
                self.thought.find(*request, report, self.table.line());
            }
            Message::Engine { request, answer: Response::Judged { turns, finding } } => {
                self.thought.judged(*request, *turns, finding.score);
            }
            Message::Engine { request, answer: Response::Done { mv } } => {
                if self.thought.is_move(*request) {
                    self.thought.finish();
                    let wait = if self.is_show() {
                        self.pace.wait()
                    } else if context.look.animated {
                        LEAST
                    } else {
                        Duration::ZERO
                    };
                    let from = self.thought.begun();
                    self.due = mv.clone().map(|mv| ((from + wait).max(context.now), mv));
                } else if self.thought.is_hint(*request) {
                    self.thought.finish();
                    self.tell_hint(mv.as_deref(), context);
                }
            }
            _ => {}
        }
        self.pass_time(context);
    }

    /// Plays what is due, and looks at the clock.
    fn pass_time(&mut self, context: &mut Context<'_>) {
        if self.table.clock().and_then(play::Clock::deadline).is_some_and(|at| at <= context.now) {
            self.act(Action::Tick, context);
        }
        if self.due_at().is_some_and(|at| at <= context.now)
            && let Some((_, mv)) = self.due.take()
        {
            self.pace.is_stepping = false;
            self.act(Action::Play(mv), context);
        }
    }

    /// When the computer's move is to be played; never while the game stands still, or while who
    /// watches looks back.
    fn due_at(&self) -> Option<Duration> {
        let is_held = !self.pace.goes_on() || self.is_show() && self.past.is_some();
        self.due.as_ref().filter(|_| !is_held).map(|(at, _)| *at)
    }

    /// When something will change by itself.
    pub(crate) fn wake(&self, look: Look, now: Duration) -> Option<Duration> {
        let spin = (self.thought.is_busy() && look.animated).then_some(now + draw::FRAME);
        let clock = self.table.clock().and_then(|clock| {
            let deadline = clock.deadline()?;
            // The display changes with every second, and with every tenth at the end.
            let left = deadline.saturating_sub(now);
            let part = if left < Duration::from_secs(10) { 100 } else { 1_000 };
            let rest = left.as_millis() as u64 % part + 1;
            Some(now + Duration::from_millis(rest))
        });
        [self.due_at(), spin, clock].into_iter().flatten().min()
    }

    /// Hears whether the answer to its question was yes.
    pub(crate) fn answer(&mut self, about: About, is_yes: bool, context: &mut Context<'_>) -> Step {
        match about {
            About::Leave if is_yes => return self.leave(context),
            About::Resign if is_yes => {
                let player = self.person();
                self.act(Action::Resign(player), context);
            }
            About::Draw => {
                self.act(if is_yes { Action::Accept } else { Action::Decline }, context);
            }
            _ => {}
        }
        Step::Stay
    }

    /// Leaves the game as it is; it can be gone on with.
    fn leave(&mut self, context: &mut Context<'_>) -> Step {
        self.close(context);
        Step::Back
    }

    /// Stops the clock and keeps the game as it is.
    pub(crate) fn close(&mut self, context: &mut Context<'_>) {
        self.thought.give_up(context.engine);
        let _ = self.table.apply(Action::Pause, context.now);
        if self.is_running() {
            context.autosave.keep(&self.table, context.now);
        }
        context.autosave.release();
    }

    /// The person who acts: who is to move, or else the other.
    fn person(&self) -> Player {
        let turn = self.table.turn();
        if self.table.seats()[turn].is_person() { turn } else { turn.other() }
    }

    fn offer_draw(&mut self, context: &mut Context<'_>) -> Step {
        let player = self.person();
        if self.is_show() || !self.act(Action::Offer(player), context) {
            return Step::Stay;
        }
        let other = player.other();
        if self.table.seats()[other] == Seat::Person {
            let [from, to] =
                [player, other].map(|player| self.table.line().position().side(player).name);
            let text = context.look.tell(words::take_draw(from, to));
            return Step::Ask(Ask { text, about: About::Draw });
        }
        // A computer takes a draw where it thinks that it stands no better.
        let takes = self.thought.worth(other).is_some_and(|score| score.hundredths() <= 0);
        self.act(if takes { Action::Accept } else { Action::Decline }, context);
        Step::Stay
    }

    /// Another game with the sides changed.
    fn rematch(&mut self, context: &mut Context<'_>) {
        let mut seats = self.table.seats();
        seats.0.reverse();
        let spec = self.table.spec().clone();
        let start = self.table.line().start().boxed();
        let control = self.table.clock().map(play::Clock::control);
        let line = Line::new(start);
        let (series, opener) = (std::mem::take(&mut self.series), 1 - self.opener);
        let (flipped, pace) = (self.flipped, self.pace);
        *self = Self::new(Table::new(spec, &line, seats, control), context);
        (self.series, self.opener, self.flipped, self.pace) = (series, opener, flipped, pace);
    }
}
