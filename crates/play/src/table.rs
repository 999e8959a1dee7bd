mod saved;

use std::time::Duration;

use board::{ByPlayer, Outcome, Player, Scene, Spot};
use games::{Line, Spec};
use i18n::Phrase;

use crate::words::table as words;
use crate::{Action, ActionError, Clock, Ending, Event, Level, Seat};
use games::Composer;
use record::{Reason, Span, TimeControl};

/// Where a game is played: whose turn it is, what has been touched, how much time is left.
///
/// It is the same for every face and for the server. It knows no screen, file or thread, and reads
/// no clock: whoever acts says what the time is, counted from any moment before.
#[derive(Clone, Debug)]
pub struct Table {
    spec: Spec,
    line: Line,
    turns: Vec<Turn>,
    seats: ByPlayer<Seat>,
    clock: Option<Clock>,
    /// How the players ended the game, where the rules had not.
    ended: Option<Ending>,
    /// Who has offered a draw that nobody has answered yet.
    offer: Option<Player>,
    composer: Composer,
}

/// What is remembered of a turn beside its move.
#[derive(Clone, Copy, Debug)]
struct Turn {
    player: Player,
    /// It was a pass, and there was nothing else to do.
    is_forced: bool,
    /// What the player's clock showed afterwards.
    clock: Option<Span>,
}

impl Table {
    /// A game that is about to begin; its clock runs from [`Action::Resume`] on.
    ///
    /// The line may have begun already: a game can be played on from any position.
    pub fn new(
        spec: Spec,
        line: &Line,
        seats: ByPlayer<Seat>,
        control: Option<TimeControl>,
    ) -> Self {
        let start = Line::new(line.start().boxed());
        let mut table = Self {
            spec,
            line: start,
            turns: Vec::new(),
            seats,
            clock: control.map(Clock::new),
            ended: None,
            offer: None,
            composer: Composer::default(),
        };
        for mv in line.moves() {
            table.push(mv).expect("a line holds legal moves");
        }
        table.settle();
        table
    }

    /// The game and its options, nothing left to chance.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The start and the moves so far.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The game after so many turns.
    pub fn line_after(&self, turns: usize) -> Line {
        self.line.after(turns)
    }

    /// Who sits where.
    pub const fn seats(&self) -> ByPlayer<Seat> {
        self.seats
    }

    /// Seats somebody else, in the middle of a game.
    pub fn seat(&mut self, player: Player, seat: Seat) {
        self.seats[player] = seat;
        self.settle();
    }

    /// The clocks, where the game has any.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Who is to move; once the game is over, who would have been.
    pub fn turn(&self) -> Player {
        self.line.position().turn()
    }

    /// Who made each move.
    pub fn movers(&self) -> impl Iterator<Item = Player> {
        self.turns.iter().map(|turn| turn.player)
    }

    /// How the game ended; nothing while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let by_rules = |outcome| Ending { outcome, reason: Reason::Rules };
        self.ended.or_else(|| self.line.verdict().map(|verdict| by_rules(verdict.outcome)))
    }

    /// How the game ended and why, in words; nothing while it goes on.
    pub fn result(&self) -> Option<Phrase> {
        let position = self.line.position();
        if let Some(verdict) = self.line.verdict() {
            return Some(position.ending(&verdict));
        }
        let Ending { outcome, reason } = self.ended?;
        let Outcome::Win(winner) = outcome else {
            return Some(match reason {
                Reason::Agreement => (&words::DRAWN_BY_AGREEMENT).into(),
                _ => (&words::DRAWN_BY_ADJUDICATION).into(),
            });
        };
        let side = position.side(winner);
        let (name, letter) = (side.name, side.letter);
        Some(match reason {
            Reason::Resignation => words::won_by_resignation(name, letter),
            Reason::Time => words::won_on_time(name, letter),
            Reason::Adjudication => words::won_by_adjudication(name, letter),
            _ => words::won_by_forfeit(name, letter),
        })
    }

    /// Whether a person is to move.
    pub fn awaits_person(&self) -> bool {
        self.ending().is_none() && self.seats[self.turn()].is_person()
    }

    /// The level of the computer player that is to move, if one is.
    pub fn awaits_computer(&self) -> Option<Level> {
        match self.seats[self.turn()] {
            Seat::Computer(level) if self.ending().is_none() => Some(level),
            _ => None,
        }
    }

    /// Who has offered a draw that nobody has answered yet.
    pub const fn offer(&self) -> Option<Player> {
        self.offer
    }

    /// What the person who is to move has touched so far.
    pub fn touched(&self) -> &[Spot] {
        self.composer.touched()
    }

    /// What the person who is to move can touch next.
    pub fn lit(&self) -> Vec<Spot> {
        self.composer.lit()
    }

    /// What has to be touched next, in words, where a move is half put together.
    pub fn prompt(&self) -> Option<Phrase> {
        self.line.position().prompt(self.touched())
    }

    /// The picture of where the game stands, with what has been done of an unfinished turn.
    pub fn scene(&self) -> Scene {
        let now = self.line.scene();
        let Some(mv) = self.composer.so_far() else { return now };
        let mut line = self.line.clone();
        line.play(mv).expect("what is put together is legal");
        let mut scene = Scene { status: now.status, ..line.scene() };
        // The last move is still the one before.
        for (tile, before) in scene.tiles.iter_mut().zip(&now.tiles) {
            tile.mark = before.mark;
        }
        scene
    }

    /// Does what somebody wants done at this time, or says why not.
    pub fn apply(&mut self, action: Action, now: Duration) -> Result<Vec<Event>, ActionError> {
        if let Some(player) = self.fallen(now) {
            return Ok(self.end(Outcome::Win(player.other()), Reason::Time, now));
        }
        match action {
            Action::Touch(spot) => self.touch(spot, now),
            Action::Pull(from, to) => {
                self.must_be_a_persons_turn()?;
                self.composer.pull(from, to);
                self.play_what_is_whole(now)
            }
            Action::StepBack => {
                self.composer.step_back();
                Ok(Vec::new())
            }
            Action::Play(text) => self.play(&text, now),
            Action::TakeBack => self.take_back(now),
            Action::Resign(player) => {
                self.must_go_on()?;
                Ok(self.end(Outcome::Win(player.other()), Reason::Resignation, now))
            }
            Action::Offer(player) => {
                self.must_go_on()?;
                self.offer = Some(player);
                Ok(vec![Event::Offered(player)])
            }
            Action::Accept => {
                self.must_go_on()?;
                self.offer.take().ok_or(ActionError::NoOffer)?;
                Ok(self.end(Outcome::Draw, Reason::Agreement, now))
            }
            Action::Decline => {
                self.offer.take().ok_or(ActionError::NoOffer)?;
                Ok(vec![Event::Declined])
            }
            Action::Tick => Ok(Vec::new()),
            Action::Pause => {
                self.halt(now);
                Ok(Vec::new())
            }
            Action::Resume => {
                self.run(now);
                Ok(Vec::new())
            }
        }
    }

    fn fallen(&self, now: Duration) -> Option<Player> {
        if self.ending().is_some() { None } else { self.clock?.fallen(now) }
    }

    fn must_go_on(&self) -> Result<(), ActionError> {
        if self.ending().is_some() { Err(ActionError::Over) } else { Ok(()) }
    }

    fn touch(&mut self, spot: Spot, now: Duration) -> Result<Vec<Event>, ActionError> {
        self.must_be_a_persons_turn()?;
        if !self.composer.touch(spot) {
            return Err(self.composer.why_not(self.line.position(), spot).into());
        }
        self.play_what_is_whole(now)
    }

    fn must_be_a_persons_turn(&self) -> Result<(), ActionError> {
        self.must_go_on()?;
        if self.awaits_person() { Ok(()) } else { Err(ActionError::NotYourTurn) }
    }

    fn play_what_is_whole(&mut self, now: Duration) -> Result<Vec<Event>, ActionError> {
        match self.composer.mv().map(str::to_owned) {
            Some(mv) => self.play(&mv, now),
            None => Ok(Vec::new()),
        }
    }

    fn play(&mut self, text: &str, now: Duration) -> Result<Vec<Event>, ActionError> {
        self.must_go_on()?;
        let mut events = Vec::new();
        let mut text = text.to_owned();
        loop {
            let player = self.turn();
            let side = self.line.position().side(player);
            self.push(&text)?;
            let turn = self.turns.last_mut().expect("a turn was just made");
            if let Some(clock) = &mut self.clock {
                clock.halt(now);
                clock.reward(player);
                turn.clock = Some(Span::new(clock.left(player, now)));
            }
            let is_forced = turn.is_forced;
            let mv = self.line.moves().last().expect("a move was just made").clone();
            events.push(Event::Played { player, side, mv, is_forced });
            match self.forced() {
                Some(pass) => text = pass,
                None => break,
            }
        }
        if self.offer.take_if(|offer| *offer == self.line.position().turn()).is_some() {
            events.push(Event::Declined);
        }
        self.run(now);
        self.settle();
        events.extend(self.ending().map(Event::Over));
        Ok(events)
    }

    /// Plays a move and remembers whose it was.
    fn push(&mut self, text: &str) -> Result<(), games::MoveError> {
        let is_forced = self.forced().is_some();
        let player = self.turn();
        self.line.play(text)?;
        self.turns.push(Turn { player, is_forced, clock: None });
        Ok(())
    }

    /// The pass of a player who can do nothing else.
    fn forced(&self) -> Option<String> {
        let position = self.line.position();
        if self.line.verdict().is_some() || position.count_moves() != 1 {
            return None;
        }
        let (mv, gestures) = position.spellings().pop()?;
        (gestures == [[Spot::Pass]]).then_some(mv)
    }

    fn take_back(&mut self, now: Duration) -> Result<Vec<Event>, ActionError> {
        let has_person = self.seats.0.iter().any(|seat| seat.is_person());
        let place = self.turns.iter().rposition(|turn| {
            !turn.is_forced && (!has_person || self.seats[turn.player].is_person())
        });
        let place = place.ok_or(ActionError::NothingToTakeBack)?;
        let taken = self.turns.len() - place;
        self.line = self.line_after(place);
        self.turns.truncate(place);
        self.ended = None;
        self.offer = None;
        self.halt(now);
        self.set_clock();
        self.run(now);
        self.settle();
        Ok(vec![Event::TakenBack(taken)])
    }

    /// Sets the clocks to what they showed after the turns so far.
    fn set_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        for player in Player::BOTH {
            let mut own = self.turns.iter().rev().filter(|turn| turn.player == player);
            let shown = own.find_map(|turn| turn.clock);
            clock.set(player, shown.unwrap_or(clock.control().base).duration());
        }
    }

    fn end(&mut self, outcome: Outcome, reason: Reason, now: Duration) -> Vec<Event> {
        let ending = Ending { outcome, reason };
        self.ended = Some(ending);
        self.offer = None;
        self.halt(now);
        self.settle();
        vec![Event::Over(ending)]
    }

    fn halt(&mut self, now: Duration) {
        if let Some(clock) = &mut self.clock {
            clock.halt(now);
        }
    }

    fn run(&mut self, now: Duration) {
        let (player, is_over) = (self.turn(), self.ending().is_some());
        if let Some(clock) = &mut self.clock {
            if is_over { clock.halt(now) } else { clock.run(player, now) }
        }
    }

    /// Makes ready for the next move of a person.
    fn settle(&mut self) {
        self.composer = if self.awaits_person() {
            Composer::new(self.line.position())
        } else {
            Composer::default()
        };
    }
}
