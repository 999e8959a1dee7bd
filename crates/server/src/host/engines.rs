use std::sync::Arc;
use std::time::Duration;

use engine::SingleThread;
use platform::Stopwatch;
use play::request::{Handler, Query, Request, Response};
use play::{Action, Level};
use protocol::GameId;
use referee::EngineWork;
use tokio::sync::Semaphore;

use super::{Host, ToRoom};

/// How long a computer looks at a game that it was offered a draw in.
const LOOK: Duration = Duration::from_secs(1);

/// So many computers may think at once; the others wait for them.
#[derive(Clone, Debug)]
pub(crate) struct Engines(Arc<Semaphore>);

impl Engines {
    pub(crate) fn new(count: usize) -> Self {
        Self(Arc::new(Semaphore::new(count)))
    }
}

impl Host {
    /// Lets a computer think, and tells its room what it does.
    pub(crate) fn think(&self, game: &GameId, work: EngineWork) {
        let (host, game) = (self.clone(), game.clone());
        tokio::spawn(async move {
            let Ok(permit) = Arc::clone(&host.0.engines.0).acquire_owned().await else { return };
            let seed = (host.means().random)();
            let id = work.id;
            let thought = tokio::task::spawn_blocking(move || {
                let action = think(&work, seed);
                drop(permit);
                action
            });
            if let Ok(Some(action)) = thought.await
                && let Err(error) = host.send(&game, ToRoom::Thought(id, action)).await
            {
                tracing::warn!(%error, "what a computer found could not be told");
            }
        });
    }
}

fn think(work: &EngineWork, seed: u64) -> Option<Action> {
    let query = if work.id.is_offered_draw {
        Query::Lines { count: 1, nodes: Some(work.line.position().pace()) }
    } else {
        Query::Move { level: work.level, seed }
    };
    let limit = work.time.map(Duration::from_millis);
    let time =
        if work.id.is_offered_draw { Some(limit.map_or(LOOK, |it| it.min(LOOK))) } else { limit };
    let request = Request { game: work.game, line: work.line.clone(), query, time };
    let watch = Stopwatch::start();
    let (mut score, mut mv) = (None, None);
    Handler::new(Level::MEMORY).run(&request, (&watch, &SingleThread), &mut |response| {
        match response {
            Response::Found(report) => score = report.score(),
            Response::Done { mv: found } => mv = found,
            Response::Judged { .. } => {}
        }
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
