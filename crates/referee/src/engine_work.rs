use std::time::Duration;

use board::Player;
use games::{AnyGame, Line};
use play::{Action, Actor, Level, Offer, Seat};
use protocol::Entry;

use crate::{Game, State};

/// Which work of a computer is meant: after which entry the board is as it was, and whether it is
/// about a draw that was offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkId {
    /// The entry, if the board has changed at all.
    pub board: Option<u32>,
    /// Whether the computer was offered a draw, which it takes where it stands no better; otherwise
    /// it is to move.
    pub is_offered_draw: bool,
}

impl WorkId {
    /// A number of its own among the works of its game.
    pub fn number(self) -> i64 {
        2 * self.board.map_or(0, |board| i64::from(board) + 1) + i64::from(self.is_offered_draw)
    }
}

/// What a computer that has a seat is to think about.
#[derive(Clone, Debug)]
pub struct EngineWork {
    /// Which work: what is found about another is not wanted any more.
    pub id: WorkId,
    /// Which game.
    pub game: &'static dyn AnyGame,
    /// The game so far.
    pub line: Line,
    /// How strong the computer is.
    pub level: Level,
    /// Who it is.
    pub player: Player,
    /// How long it may take, in milliseconds, where its clock says so.
    pub time: Option<u64>,
}

impl Game {
    /// What a computer at this game is to think about at this time.
    pub fn engine_work(&self, now: u64) -> Option<EngineWork> {
        if self.state() != State::Running {
            return None;
        }
        let offered = match self.table.offer() {
            Some((by, Offer::Draw)) => Some(by.other()),
            _ => None,
        };
        let seats = self.table.seats();
        let turn = self.table.turn();
        let computer = |player: Player| match seats[player] {
            Seat::Computer(level) => Some((player, level)),
            Seat::Person => None,
        };
        let answering = offered.and_then(computer);
        let (player, level) = answering.or_else(|| computer(turn))?;
        let clock = self.table.clock().filter(|_| player == turn);
        let limit = clock.and_then(|clock| clock.limits(player, Duration::from_millis(now)).hard);
        Some(EngineWork {
            id: WorkId { board: self.board, is_offered_draw: answering.is_some() },
            game: self.table.spec().game,
            line: self.table.line().clone(),
            level,
            player,
            time: limit.map(|limit| limit.as_millis() as u64),
        })
    }

    /// The entry by which a computer does what it has found; nothing where that is not wanted any
    /// more, or can't be done.
    pub fn deed(&self, id: WorkId, action: Action, now: u64) -> Option<Entry> {
        let work = self.engine_work(now).filter(|work| work.id == id)?;
        let at = now.max(self.last());
        self.attempt(Actor::Player(work.player), action, at).ok()
    }
}
