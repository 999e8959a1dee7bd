use std::cmp::Reverse;
use std::collections::VecDeque;

use super::Question;
use super::breaks::Break;
use super::shared::RootResult;
use super::worker::{DEEPEST, Worker};
use crate::tablebase::{self, Proved, Tablebase};
use crate::{Evaluate, Evaluator, Limits, Report, Score, Variation};

/// The first half-width of the aspiration window around the last iteration's score, in hundredths.
const WINDOW: i32 = 50;

/// The score of a line of which nothing is known: the lowest one that proves nothing.
const UNKNOWN: Score = Score::estimate(i32::MIN);

/// The root of the search: deepens iteratively, and keeps the best lines.
pub(super) struct Root<'a, 'q, P: Evaluate, E: Evaluator<P>> {
    worker: Worker<'a, P, E>,
    position: &'q P,
    /// The keys of the game so far, the root's among them.
    earlier: Vec<u64>,
    tablebase: Option<&'q dyn Tablebase<P>>,
    /// What the tablebase says of the root.
    proved: Option<Proved>,
    /// Whether the value of every move is certain, by the rules or by the tablebase: there is nothing
    /// to search.
    is_known: bool,
    limits: Limits,
    /// Every legal move with what is known of it, the best first.
    lines: Vec<Variation<P::Move>>,
    /// Whether these are all legal moves; where not, no loss is proved.
    is_all: bool,
    wanted: usize,
}

impl<'a, 'q, P: Evaluate, E: Evaluator<P>> Root<'a, 'q, P, E> {
    pub(super) fn new(worker: Worker<'a, P, E>, question: &Question<'q, P>) -> Self {
        let position = question.position;
        let tablebase = question.tablebase;
        let mut earlier = question.earlier.to_vec();
        earlier.push(position.key());
        let proved = tablebase.and_then(|tablebase| tablebase.probe(position));
        let mut moves = Vec::new();
        let is_all = if proved.is_some() {
            // Candidates may leave out the move that keeps what is proved.
            moves = position.moves();
            true
        } else {
            position.candidates(&mut moves)
        };
        moves.sort_by_key(|&mv| Reverse(position.order_score(mv)));
        let known = |&mv: &P::Move| {
            let child = position.after(mv);
            let proved = tablebase::known(&child, &earlier, tablebase)?;
            Some(proved.before(child.turn() == position.turn()).score(0))
        };
        let known: Option<Vec<Score>> =
            if is_all { moves.iter().map(known).collect() } else { None };
        let unknown = |mv| Variation { score: UNKNOWN, is_proved: false, moves: vec![mv] };
        let mut lines: Vec<_> = moves.into_iter().map(unknown).collect();
        let is_known = known.is_some();
        for (line, score) in lines.iter_mut().zip(known.into_iter().flatten()) {
            (line.score, line.is_proved) = (score, true);
        }
        if is_known {
            rank(&mut lines);
        }
        let wanted = question.lines.clamp(1, lines.len().max(1));
        Self {
            worker,
            position,
            earlier,
            tablebase,
            proved,
            is_known,
            limits: question.limits,
            lines,
            is_all,
            wanted,
        }
    }

    /// Iterative deepening, until a limit or a proof ends it.
    pub(super) fn deepen(mut self, report: &mut dyn FnMut(&Report<P::Move>)) -> Report<P::Move> {
        if self.is_known && !self.lines.is_empty() {
            return self.known(report);
        }
        let mut last = self.report(0);
        let most = self.limits.depth.unwrap_or(u32::MAX).min(DEEPEST as u32 - 1);
        for depth in 1..=most {
            let finished = !self.lines.is_empty() && self.iterate(depth as i32).is_ok();
            if !finished {
                last = self.unfinished(&last);
                break;
            }
            last = self.report(depth);
            report(&last);
            if self.is_settled(depth) || self.is_late() {
                break;
            }
        }
        let _ = self.worker.poll();
        last
    }

    /// Reports what is certain of every move, and how it goes on.
    fn known(mut self, report: &mut dyn FnMut(&Report<P::Move>)) -> Report<P::Move> {
        let position = self.position;
        for line in &mut self.lines[..self.wanted] {
            if let Some(tablebase) = self.tablebase {
                let after = position.after(line.moves[0]);
                line.moves.extend(tablebase::line(&after, tablebase));
            }
        }
        // Each move was looked up, and no limit is so narrow that it would matter.
        for _ in &self.lines {
            let _ = self.worker.count();
        }
        let found = self.report(1);
        report(&found);
        let _ = self.worker.poll();
        found
    }

    /// Whether deeper search can't change anything: every wanted line is proved, as short as it is.
    fn is_settled(&mut self, depth: u32) -> bool {
        let wanted = &self.lines[..self.wanted];
        let is_exact = !self.worker.reduces;
        self.worker.reduces = !wanted[0].score.is_decisive();
        let decided = is_exact && wanted.iter().all(|line| line.score.is_decisive());
        let farthest =
            wanted.iter().filter_map(|line| line.score.won_in().or(line.score.lost_in()));
        decided && farthest.max().is_some_and(|plies| plies <= depth)
    }

    fn is_late(&self) -> bool {
        self.limits.soft.is_some_and(|soft| self.worker.control.elapsed() >= soft)
    }

    /// One iteration: the wanted lines one after the other, each without those before it.
    fn iterate(&mut self, depth: i32) -> Result<(), Break> {
        for line in 0..self.wanted {
            let before = self.lines[line].score;
            let mut width = WINDOW;
            let is_known = !before.is_decisive() && depth > 3;
            let (mut alpha, mut beta) = if is_known {
                (before.plus(-width), before.plus(width))
            } else {
                (Score::WORST, -Score::WORST)
            };
            loop {
                let score = self.search_together(line, (alpha, beta), depth)?;
                if score <= alpha && alpha > Score::WORST {
                    width *= 4;
                    alpha = if width > 2_000 { Score::WORST } else { before.plus(-width) };
                } else if score >= beta && beta < -Score::WORST {
                    width *= 4;
                    beta = if width > 2_000 { -Score::WORST } else { before.plus(width) };
                } else {
                    break;
                }
            }
        }
        rank(&mut self.lines[..self.wanted]);
        Ok(())
    }

    /// One search of the root by all threads. The result of the first that finishes counts for all,
    /// so that they go on from the same.
    fn search_together(
        &mut self,
        place: usize,
        window: (Score, Score),
        depth: i32,
    ) -> Result<Score, Break> {
        let found = match self.search(place, window, depth) {
            Err(Break::RootDone) => None,
            other => Some(other?),
        };
        let Worker { shared, number, search, .. } = self.worker;
        if !shared.is_shared() {
            return Ok(found.expect("nobody else has finished"));
        }
        let found = found.map(|score| RootResult { score, lines: self.lines.clone() });
        let RootResult { score, lines } = shared.agree(number, search, found);
        self.lines = lines;
        self.worker.search += 1;
        Ok(score)
    }

    /// Searches every move from this line's place on, and brings the best one there.
    fn search(
        &mut self,
        place: usize,
        (mut alpha, beta): (Score, Score),
        depth: i32,
    ) -> Result<Score, Break> {
        let position = self.position;
        let key = position.key();
        let mut best = Score::WORST;
        let moves = self.lines[place..].iter().map(|line| line.moves[0]).enumerate();
        let mut queue: VecDeque<_> = moves.map(|(late, mv)| (late, mv, false)).collect();
        loop {
            if let Some((score, mv)) = self.adopt(place, alpha) {
                queue.retain(|next| next.1 != mv);
                best = score;
                alpha = score;
                if score >= beta {
                    break;
                }
            }
            self.worker.alpha = alpha;
            let Some((late, mv, was_deferred)) = queue.pop_front() else { break };
            let child = position.after(mv);
            if !was_deferred && self.worker.is_being_searched::<true>(&child, depth, late, 1) {
                queue.push_back((late, mv, true));
                continue;
            }
            self.worker.update(position, mv, &child, 1);
            let score = self.worker.on_path(key, |worker| {
                if late == 0 {
                    return worker.follow::<true>(position, &child, (alpha, beta), depth - 1, 1);
                }
                let less = worker.reduction::<true>(depth, late);
                let narrow = (alpha, alpha.above());
                let mut score =
                    worker.follow::<false>(position, &child, narrow, depth - 1 - less, 1)?;
                if score > alpha && less > 0 {
                    score = worker.follow::<false>(position, &child, narrow, depth - 1, 1)?;
                }
                if score > alpha && score < beta {
                    score = worker.follow::<true>(position, &child, (alpha, beta), depth - 1, 1)?;
                }
                Ok(score)
            });
            let score = match score {
                Err(Break::RootBetter) => {
                    queue.push_front((late, mv, true));
                    continue;
                }
                Err(reason) => {
                    self.adopt(place, alpha);
                    return Err(reason);
                }
                Ok(score) => score,
            };
            if best == Score::WORST || score > alpha {
                self.worker.extend_line(mv, 0);
                let moves = self.worker.lines[0].clone();
                let is_unproved = !self.is_all && score.lost_in().is_some();
                let told = if is_unproved { UNKNOWN } else { score };
                let is_proved = told.is_decisive() || self.is_proved_draw(&child, told);
                let line = Variation { score: told, is_proved, moves };
                if score > alpha {
                    let Worker { shared, number, search, .. } = self.worker;
                    shared.improve(number, search, score, &line);
                }
                self.bring(place, line);
            }
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// Whether a move to `child` with this score is certainly a draw, as the position is.
    fn is_proved_draw(&self, child: &P, score: Score) -> bool {
        score == Score::DRAW
            && self.proved == Some(Proved::Draw)
            && tablebase::known(child, &self.earlier, self.tablebase) == Some(Proved::Draw)
    }

    /// Takes over the best line that another thread has found, where it raises alpha; its score
    /// and move.
    fn adopt(&mut self, place: usize, alpha: Score) -> Option<(Score, P::Move)> {
        let Worker { shared, search, .. } = self.worker;
        let (score, line) = shared.best_above(search, alpha)?;
        let mv = line.moves[0];
        self.bring(place, line);
        Some((score, mv))
    }

    /// Brings a line to its place, in front of those that were there.
    fn bring(&mut self, place: usize, line: Variation<P::Move>) {
        let lines = &mut self.lines[place..];
        let is_same = |other: &Variation<P::Move>| other.moves[0] == line.moves[0];
        let i = lines.iter().position(is_same).expect("every move has its line");
        lines[i] = line;
        lines[..=i].rotate_right(1);
    }

    /// The report of an iteration that was broken off: what it has improved counts, but that its
    /// best move loses proves nothing of the position while others are left to try.
    fn unfinished(&self, last: &Report<P::Move>) -> Report<P::Move> {
        let mut found = self.report(last.depth);
        let is_lost =
            |report: &Report<P::Move>| report.score().is_some_and(|s| s.lost_in().is_some());
        if is_lost(&found) && !is_lost(last) {
            match &last.lines[..] {
                [known] if known.moves[0] == found.lines[0].moves[0] => {
                    found.lines[0].clone_from(known);
                }
                // Beside others it must not stand before them for what it was worth.
                _ => (found.lines[0].score, found.lines[0].is_proved) = (UNKNOWN, false),
            }
        }
        rank(&mut found.lines);
        found
    }

    fn report(&self, depth: u32) -> Report<P::Move> {
        Report {
            depth,
            lines: self.lines.iter().take(self.wanted).cloned().collect(),
            nodes: self.worker.nodes(),
            elapsed: self.worker.control.elapsed(),
        }
    }
}

/// Puts the best line first: a later one may have turned out better, since each was searched with
/// what the table knew by then, and what was broken off has worsened a line but not yet replaced it.
fn rank<M>(lines: &mut [Variation<M>]) {
    lines.sort_by_key(|line| Reverse(line.score));
}
