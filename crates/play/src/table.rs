mod judge;
mod saved;
mod standing;

use std::time::Duration;

use board::{ByPlayer, Outcome, Player, Spot};
use games::{AnyPosition, Line, MoveError, Spec};
use i18n::Phrase;
use record::{Reason, Record, Span, TimeControl};

use crate::log::Entry;
use crate::words::table as words;
use crate::{Action, ActionError, Actor, Clock, Ending, Event, Level, Log, Offer, Seat};

/// Where a game is played: who sits there, whose turn it is, how much time is left, what is offered.
///
/// It judges every action like a referee, knows no screen, file or thread, and reads no clock:
/// whoever acts says what the time is, counted from any moment before.
#[derive(Clone, Debug)]
pub struct Table {
    spec: Spec,
    line: Line,
    turns: Vec<Turn>,
    seats: ByPlayer<Seat>,
    clock: Option<Clock>,
    /// How the players ended the game, where the rules had not.
    ended: Option<Ending>,
    /// What was offered by whom, and not yet answered.
    offer: Option<(Player, Offer)>,
    /// The game as it was when it came to this table, and what was done since.
    log: Log,
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
    /// How much later than its clock allows a computer player's moves may come in a game: the
    /// machine that it shares with others may be busy.
    const GRACE: Duration = Duration::from_secs(2);

    /// A game that is about to begin; its clock runs from [`Action::Resume`] on.
    ///
    /// The line may have begun already: a game can be played on from any position.
    pub fn new(
        spec: Spec,
        line: &Line,
        seats: ByPlayer<Seat>,
        control: Option<TimeControl>,
    ) -> Self {
        let mut table = Self::bare(spec, line, seats, control);
        table.log.begin = table.record(Duration::ZERO);
        table
    }

    /// A table whose log has no beginning yet.
    fn bare(spec: Spec, line: &Line, seats: ByPlayer<Seat>, control: Option<TimeControl>) -> Self {
        let before = line.positions().take(line.moves().len());
        let turns = before.map(|position| Turn {
            player: position.turn(),
            is_forced: forced_pass(position).is_some(),
            clock: None,
        });
        let mut clock = control.map(Clock::new);
        for player in Player::BOTH {
            if let (Some(clock), Seat::Computer(_)) = (&mut clock, seats[player]) {
                clock.grant(player, Self::GRACE);
            }
        }
        let log = Log { begin: Record::new(&spec, line), entries: Vec::new() };
        let (turns, line) = (turns.collect(), line.clone());
        Self { spec, line, turns, seats, clock, ended: None, offer: None, log }
    }

    /// The game and its options, nothing left to chance.
    pub const fn spec(&self) -> &Spec {
        &self.spec
    }

    /// The start and the moves so far.
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// Who sits where.
    pub const fn seats(&self) -> ByPlayer<Seat> {
        self.seats
    }

    /// The clocks, where the game has any.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Lets both players' moves come so much later than their clocks allow; before the game begins.
    #[must_use]
    pub fn with_grace(mut self, grace: Duration) -> Self {
        if let Some(clock) = &mut self.clock {
            for player in Player::BOTH {
                clock.grant(player, grace);
            }
        }
        self
    }

    /// How the game began at this table, and everything that was done since.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Who is to move; once the game is over, who would have been.
    pub fn turn(&self) -> Player {
        self.line.position().turn()
    }

    /// Who made each move.
    pub fn movers(&self) -> impl Iterator<Item = Player> {
        self.turns.iter().map(|turn| turn.player)
    }

    /// Who chose the last move, among those of whom this is true.
    pub fn last_mover(&self, is_meant: impl Fn(Player) -> bool) -> Option<Player> {
        let chosen = self.turns.iter().rev().filter(|turn| !turn.is_forced);
        chosen.map(|turn| turn.player).find(|player| is_meant(*player))
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
        let name = position.side(winner).name;
        Some(match reason {
            Reason::Resignation => words::won_by_resignation(name),
            Reason::Time => words::won_on_time(name),
            Reason::Adjudication => words::won_by_adjudication(name),
            _ => words::won_by_forfeit(name),
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

    /// What was offered by whom, and not yet answered.
    pub const fn offer(&self) -> Option<(Player, Offer)> {
        self.offer
    }

    /// Does what somebody wants done at this time, or says why not.
    ///
    /// Whatever has an effect is written into the log, from which the table can be built again.
    pub fn apply(
        &mut self,
        by: Actor,
        action: Action,
        now: Duration,
    ) -> Result<Vec<Event>, ActionError> {
        // As the log tells it, so that a replay counts the same.
        let at = now.as_millis() as u64;
        let is_tick = by == Actor::Referee && action == Action::Tick;
        match self.fallen(Duration::from_millis(at)) {
            Some(_) => self.follow(Entry { at, by: Actor::Referee, action: Action::Tick }),
            None if is_tick => Ok(Vec::new()),
            None => self.follow(Entry { at, by, action }),
        }
    }

    /// Does again what was done at another table of the same game, or says why that can't have been.
    ///
    /// Whether it was done in time was judged there, with a grace that is not known here, and is not
    /// judged again; the clock goes on from when it was done.
    pub fn follow(&mut self, entry: Entry) -> Result<Vec<Event>, ActionError> {
        let now = Duration::from_millis(entry.at);
        let events = match entry.by {
            Actor::Player(player) => self.act(player, &entry.action, now)?,
            Actor::Referee => self.rule(&entry.action, now)?,
        };
        self.log.entries.push(entry);
        Ok(events)
    }

    /// The table as it would stand if a player did this, were there no clock; or why they can't.
    pub(crate) fn after(&self, player: Player, action: &Action) -> Result<Self, ActionError> {
        let mut after = Self { clock: None, ..self.clone() };
        after.act(player, action, Duration::ZERO)?;
        Ok(after)
    }

    fn fallen(&self, now: Duration) -> Option<Player> {
        if self.ending().is_some() { None } else { self.clock?.fallen(now) }
    }

    fn must_go_on(&self) -> Result<(), ActionError> {
        if self.ending().is_some() { Err(ActionError::Over) } else { Ok(()) }
    }

    fn play(
        &mut self,
        player: Player,
        text: &str,
        now: Duration,
    ) -> Result<Vec<Event>, ActionError> {
        self.must_go_on()?;
        if player != self.turn() {
            return Err(ActionError::NotYourTurn);
        }
        let mut events = vec![self.push(text, false, now)?];
        while let Some(pass) = self.forced() {
            events.push(self.push(&pass, true, now)?);
        }
        let answered = self.offer.take_if(|(offering, offer)| {
            *offer == Offer::TakeBack || *offering == self.line.position().turn()
        });
        events.extend(answered.map(|(player, offer)| Event::Declined { player, offer }));
        self.run(now);
        events.extend(self.ending().map(Event::Over));
        Ok(events)
    }

    /// Plays a move of whoever is to move, and presses the clock.
    fn push(&mut self, text: &str, is_forced: bool, now: Duration) -> Result<Event, MoveError> {
        let player = self.turn();
        let side = self.line.position().side(player).letter;
        self.line.play(text)?;
        let mut turn = Turn { player, is_forced, clock: None };
        if let Some(clock) = &mut self.clock {
            clock.halt(now);
            clock.reward(player);
            if let TimeControl::Game { .. } = clock.control() {
                turn.clock = Some(Span::new(clock.left(player, now)));
            }
        }
        self.turns.push(turn);
        let mv = self.line.moves().last().expect("a move was just made").clone();
        Ok(Event::Played { player, side, mv, is_forced })
    }

    /// The pass of a player who can do nothing else.
    fn forced(&self) -> Option<String> {
        if self.line.verdict().is_some() { None } else { forced_pass(self.line.position()) }
    }

    fn make_offer(&mut self, player: Player, offer: Offer) -> Vec<Event> {
        self.offer = Some((player, offer));
        vec![Event::Offered { player, offer }]
    }

    /// What the other player has offered.
    fn offer_to(&self, player: Player) -> Result<(Player, Offer), ActionError> {
        self.offer.filter(|(by, _)| *by != player).ok_or(ActionError::NoOffer)
    }

    fn accept(&mut self, player: Player, now: Duration) -> Result<Vec<Event>, ActionError> {
        match self.offer_to(player)? {
            (_, Offer::Draw) => {
                self.must_go_on()?;
                Ok(self.end(Outcome::Draw, Reason::Agreement, now))
            }
            (by, Offer::TakeBack) => Ok(self.take_back(self.last_turn_of(by)?, now)),
        }
    }

    /// The place of the last turn that a player has chosen.
    fn last_turn_of(&self, player: Player) -> Result<usize, ActionError> {
        let own = |turn: &Turn| turn.player == player && !turn.is_forced;
        self.turns.iter().rposition(own).ok_or(ActionError::NothingToTakeBack)
    }

    /// Takes back all turns from this place on.
    fn take_back(&mut self, place: usize, now: Duration) -> Vec<Event> {
        let turns = self.turns.len() - place;
        self.line.truncate(place);
        self.turns.truncate(place);
        self.ended = None;
        self.offer = None;
        self.halt(now);
        self.set_clock();
        self.run(now);
        vec![Event::TakenBack { turns }]
    }

    /// Sets the clocks to what they showed after the turns so far.
    fn set_clock(&mut self) {
        let Some(clock) = &mut self.clock else { return };
        for player in Player::BOTH {
            let mut own = self.turns.iter().rev().filter(|turn| turn.player == player);
            let shown = own.find_map(|turn| turn.clock);
            clock.set(player, shown.unwrap_or(clock.control().base()).duration());
        }
    }

    fn end(&mut self, outcome: Outcome, reason: Reason, now: Duration) -> Vec<Event> {
        let ending = Ending { outcome, reason };
        self.ended = Some(ending);
        self.offer = None;
        self.halt(now);
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
}

/// The pass of a player who can do nothing else, where the game goes on.
fn forced_pass(position: &dyn AnyPosition) -> Option<String> {
    if position.count_moves() != 1 {
        return None;
    }
    let (mv, gestures) = position.spellings().pop()?;
    (gestures == [[Spot::Pass]]).then_some(mv)
}
