use std::time::Duration;

use engine::{Report, SearchControl as _, SingleThread, Variation};
use games::{AnyGame, Line, Spec};
use play::request::{Query, Request, Response};
use protocol::{AnalysedLine, Analysis, AnalysisRequest};
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::engines::handler;
use super::pool::{Full, Purpose};
use super::{Host, HostError};

/// How long an analysis waits for its turn.
const WAIT: Duration = Duration::from_secs(3);

impl Host {
    /// The game and the line that a request is about.
    pub(crate) fn read_line(
        &self,
        game: &str,
        position: Option<&str>,
        moves: &[String],
    ) -> Result<(&'static dyn AnyGame, Line), HostError> {
        let mut spec = Spec::read(self.means().shelf, game)
            .map_err(|error| HostError::Wrong(format!("game: {error}")))?;
        let start = match position {
            None => {
                let fresh = (self.means().random)();
                spec.start(fresh).map_err(|error| HostError::Wrong(format!("game: {error}")))?
            }
            Some(_) if !spec.options.is_empty() => {
                let id = spec.game.info().id;
                let message = format!("game: a position has its options; the name alone is {id}");
                return Err(HostError::Wrong(message));
            }
            Some(text) => {
                let wrong = |error| HostError::Wrong(format!("position: {error}"));
                spec.game.pasted_position(text).map_err(wrong)?
            }
        };
        let mut line = Line::new(start);
        for (place, mv) in moves.iter().enumerate() {
            let wrong = |error| HostError::Wrong(format!("moves: move {}: {error}", place + 1));
            line.play(mv).map_err(wrong)?;
        }
        Ok((spec.game, line))
    }

    /// What an engine thinks of a position. It thinks in the threads that play, and gives way to
    /// games.
    pub(crate) async fn analyse(&self, wanted: &AnalysisRequest) -> Result<Analysis, HostError> {
        let AnalysisRequest { game, position, moves, lines, time, nodes } = wanted;
        let check = |name: &str, number: u64, most: u64| {
            let is_right = (1..=most).contains(&number);
            let wrong = || HostError::Wrong(format!("{name}: {number}; there may be 1 to {most}"));
            is_right.then_some(()).ok_or_else(wrong)
        };
        check("lines", *lines as u64, AnalysisRequest::LINES as u64)?;
        check("time", *time, AnalysisRequest::TIME)?;
        if let Some(nodes) = nodes {
            check("nodes", *nodes, u64::from(u32::MAX))?;
        }
        let (game, line) = self.read_line(game, position.as_deref(), moves)?;
        if let Some(verdict) = line.verdict() {
            let message = format!("moves: the game is over: {}", verdict.reason);
            return Err(HostError::Wrong(message));
        }
        if !self.0.pool.is_there() {
            return Err(HostError::NoEngineHere);
        }
        let time = Duration::from_millis(*time);
        let query = Query::Lines { count: *lines, nodes: *nodes };
        let tables = self.means().tables.clone();
        let (answer, answered) = oneshot::channel();
        let request = Request { game, line: line.clone(), query, time: None };
        let wanted = self.0.pool.order(Purpose::Analysis, move |watch| {
            // The time counts from when it is their turn.
            let begun = watch.elapsed();
            let request = Request { time: Some(begun + time), ..request };
            let mut last = None;
            let tell = &mut |response| {
                if let Response::Found(report) = response {
                    last = Some(report);
                }
            };
            handler(&tables).run(&request, (watch, &SingleThread), tell);
            let took = watch.elapsed().saturating_sub(begun);
            // Who asked may be gone.
            drop(answer.send((last, took, watch.is_stopped())));
        });
        let _wanted = wanted.map_err(|Full| HostError::NoEngine)?;
        let answered = timeout(time + WAIT, answered).await.map_err(|_| HostError::NoEngine)?;
        let (report, took, is_cut) = answered.map_err(|_| HostError::NoEngine)?;
        // Stopped before it had found anything at all.
        let report: Report<String> = report.ok_or(HostError::NoEngine)?;
        Ok(Analysis {
            position: line.position().to_string(),
            turn: line.position().turn(),
            depth: report.depth,
            nodes: report.nodes,
            time: took.as_millis() as u64,
            is_cut,
            lines: report.lines.into_iter().map(told).collect(),
        })
    }
}

fn told(Variation { score, is_proved, moves }: Variation<String>) -> AnalysedLine {
    AnalysedLine {
        moves,
        score: score.hundredths(),
        win_in: score.won_in(),
        loss_in: score.lost_in(),
        is_proved,
    }
}
