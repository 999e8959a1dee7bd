use std::time::Duration;

use engine::{SearchControl, SingleThread};
use games::AnyTablebase;
use play::request::{Handler, Query, Request, Response};
use play::{Action, Level};
use protocol::GameId;
use referee::EngineWork;
use store::Job;

use super::pool::{Full, Purpose, Wanted};
use super::{Host, HostError, ToRoom};

/// How long a computer looks at a game that it was offered a draw in.
const LOOK: Duration = Duration::from_secs(1);

/// How many moves may wait for workers in the database before no new game wants any.
const JOBS: i64 = 10_000;

/// Where the work of a computer is done.
#[derive(Debug)]
pub(crate) enum Given {
    /// In a thread here; who drops it does not want it any more.
    Here {
        /// What is wanted.
        _wanted: Wanted,
    },
    /// By a worker, who takes it from the database.
    Queued,
}

impl Host {
    /// Lets a computer think, here or at a worker's; its room is told what it does.
    pub(crate) async fn think(&self, game: &GameId, work: EngineWork) -> Result<Given, HostError> {
        if !self.0.pool.is_there() {
            let (id, now) = (work.id, self.now());
            let (game, number, level) = (game.to_string(), id.number(), work.level.to_string());
            self.store().push_job(&Job { game, number, level, created: now }).await?;
            return Ok(Given::Queued);
        }
        let Some(room) = self.open_room(game) else { return Err(HostError::NoGame) };
        let (seed, tables) = ((self.means().random)(), self.means().tables.clone());
        let wanted = self.0.pool.order(Purpose::Move, move |watch| {
            if let Some(action) = think(&work, seed, &tables, watch)
                && !watch.is_stopped()
            {
                // A room that is gone has left the work to others.
                drop(room.blocking_send(ToRoom::Thought(work.id, action)));
            }
        });
        Ok(Given::Here { _wanted: wanted.map_err(|Full| HostError::Busy)? })
    }

    /// Whether a computer could play in one more game.
    pub(crate) async fn check_engines(&self) -> Result<(), HostError> {
        if self.0.pool.is_there() {
            let is_crowded = self.0.pool.is_crowded();
            return if is_crowded { Err(HostError::NoEngine) } else { Ok(()) };
        }
        if !self.store().is_shared() {
            let message = "level: no computer plays on this server; ask for a person";
            return Err(HostError::Wrong(message.into()));
        }
        let jobs = self.store().job_count().await?;
        if jobs >= JOBS { Err(HostError::NoEngine) } else { Ok(()) }
    }
}

/// What a computer does, and nothing where it was stopped before it knew.
pub(crate) fn think(
    work: &EngineWork,
    seed: u64,
    tables: &[AnyTablebase],
    control: &dyn SearchControl,
) -> Option<Action> {
    let query = if work.id.is_offered_draw {
        Query::Lines { count: 1, nodes: Some(work.line.position().pace()) }
    } else {
        Query::Move { level: work.level, seed }
    };
    let limit = work.time.map(Duration::from_millis);
    let time =
        if work.id.is_offered_draw { Some(limit.map_or(LOOK, |it| it.min(LOOK))) } else { limit };
    let request = Request { game: work.game, line: work.line.clone(), query, time };
    let (mut score, mut mv) = (None, None);
    handler(tables).run(&request, (control, &SingleThread), &mut |response| match response {
        Response::Found(report) => score = report.score(),
        Response::Done { mv: found } => mv = found,
        Response::Judged { .. } => {}
    });
    if !work.id.is_offered_draw {
        return mv.map(Action::Play);
    }
    // It takes a draw where it stands no better.
    let is_turn = work.line.position().turn() == work.player;
    let own = score.map(|score| if is_turn { score } else { -score });
    let takes = own.is_some_and(|score| score.hundredths() <= 0);
    Some(if takes { Action::Accept } else { Action::Decline })
}

/// What runs requests, and knows these tables.
pub(super) fn handler(tables: &[AnyTablebase]) -> Handler {
    let mut handler = Handler::new(Level::MEMORY);
    tables.iter().cloned().for_each(|table| handler.bring(table));
    handler
}
