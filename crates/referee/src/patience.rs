use std::time::Duration;

use board::{Outcome, Player};
use play::{Action, Clock, Ending};
use protocol::{Change, Presence};
use record::{Reason, TimeControl};

use crate::Game;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long is waited for somebody, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For somebody to take a free seat.
    pub seat: u64,
    /// For the first move of each player.
    pub first: u64,
    /// For a player who has left, before the other may end the game.
    pub away: u64,
    /// For a move, before the game is ended by the referee; nothing where a clock sees to that.
    pub moves: Option<u64>,
}

/// The rule for games that nobody plays: it follows from the clock that a game has.
///
/// | clock | a free seat | a first move | somebody away | a move |
/// |---|---|---|---|---|
/// | for the game, or less than an hour a move | an hour | 5 minutes | 1 minute | the clock's |
/// | an hour a move and more | 14 days | the clock's | never | the clock's |
/// | none | 14 days | 14 days | 3 days | 30 days |
pub fn patience(control: Option<TimeControl>) -> Patience {
    let hour = Duration::from_millis(HOUR);
    match control {
        Some(TimeControl::Move(time)) if time.duration() >= hour => {
            Patience { seat: 14 * DAY, first: u64::MAX, away: u64::MAX, moves: None }
        }
        Some(_) => Patience { seat: HOUR, first: 5 * MINUTE, away: MINUTE, moves: None },
        None => Patience { seat: 14 * DAY, first: 14 * DAY, away: 3 * DAY, moves: Some(30 * DAY) },
    }
}

/// Something that the referee has to do by itself, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// When, in milliseconds since the game was set up.
    pub at: u64,
    /// What.
    pub change: Change,
}

impl Game {
    /// Whether a player may end the game at this time, since the other has been away for too long.
    pub fn may_claim(&self, player: Player, other: Presence, now: u64) -> bool {
        self.claimable(player, other).is_some_and(|from| from <= now)
    }

    /// From when on a player may end the game, since the other is away and it is their turn; nothing
    /// where nobody is waited for in that way.
    pub fn claimable(&self, player: Player, other: Presence) -> Option<u64> {
        let patience = patience(self.table.clock().map(Clock::control));
        let Presence::Away(since) = other else { return None };
        // Who has just moved is not waited for; and where nobody hurries, being seen counts for less
        // than playing.
        let since = since.max(self.active[player.other()]);
        let is_waited_for =
            self.table.seats()[player.other()].is_person() && self.table.turn() == player.other();
        let is_on = self.is_open() && self.free_seat().is_none();
        (is_waited_for && is_on && patience.away != u64::MAX)
            .then(|| since.saturating_add(patience.away))
    }

    /// What the referee will have to do next if nobody does anything.
    pub fn duty(&self) -> Option<Duty> {
        if !self.is_open() {
            return self.rematch_duty();
        }
        let control = self.table.clock().map(Clock::control);
        let patience = patience(control);
        let cancel = |at: u64| Duty { at, change: Change::Cancel };
        if self.free_seat().is_some() {
            return Some(cancel(self.last.saturating_add(patience.seat)));
        }
        let clock = self.table.clock();
        let has_begun = !self.table.line().moves().is_empty() || patience.first == u64::MAX;
        if clock.is_some_and(|clock| !clock.is_running()) && has_begun {
            // After the first move; where there are days for it, as soon as both have sat down.
            return Some(Duty { at: self.last, change: Change::Act(Action::Resume) });
        }
        if let Some(deadline) = clock.and_then(Clock::deadline) {
            let at = deadline.as_millis() as u64;
            return Some(Duty { at, change: Change::Act(Action::Tick) });
        }
        if !has_begun {
            return Some(cancel(self.last.saturating_add(patience.first)));
        }
        let ending =
            Ending { outcome: Outcome::Win(self.table.turn().other()), reason: Reason::Forfeit };
        let change = Change::Act(Action::Adjudicate(ending));
        patience.moves.map(|moves| Duty { at: self.last.saturating_add(moves), change })
    }

    fn rematch_duty(&self) -> Option<Duty> {
        let all = Player::BOTH
            .into_iter()
            .all(|player| self.rematch[player] || !self.table.seats()[player].is_person());
        let any = self.rematch.0.contains(&true);
        let is_due = any && all && self.next.is_none();
        is_due.then(|| Duty { at: self.last, change: Change::Rematch(self.id.next()) })
    }
}
