use std::sync::atomic::Ordering;

use board::Repetition;

use super::breaks::Break;
use super::history::History;
use super::picker::Candidates;
use super::shared::{SharedState, search_id};
use super::window::{Found, Window};
use super::{Question, is_drawn};
use crate::{
    Bound, Entry, Evaluate, Evaluator, Limits, Score, SearchControl, Tablebase, TranspositionTable,
};

/// Limits and the stop signal are polled once in so many nodes.
const POLL: u64 = 128;

/// How many plies beyond its depth the search follows positions that are not quiet.
const BEYOND: i32 = 6;

/// Deferred moves have this order, less by how many were tried before them.
const DEFERRED: i32 = i32::MIN / 2;

/// Deeper than any search goes.
pub(super) const DEEPEST: usize = 200;

/// One thread of a search: principal variation search, node by node.
pub(super) struct Worker<'a, P: Evaluate, E: Evaluator<P>> {
    evaluator: &'a E,
    tablebase: Option<&'a dyn Tablebase<P>>,
    pub(super) table: &'a TranspositionTable,
    pub(super) control: &'a dyn SearchControl,
    pub(super) shared: &'a SharedState<P::Move>,
    pub(super) number: usize,
    /// Which search of the root this is, counted from none.
    pub(super) search: usize,
    /// The best score at the root that this thread knows of.
    pub(super) alpha: Score,
    /// What is asked of each node on the path that others may be at too.
    pub(super) window: Vec<Option<Window>>,
    limits: Limits,
    /// Nodes not yet added to the shared count.
    fresh: u64,
    /// The keys of the game's earlier positions, then of those that lead here.
    path: Vec<u64>,
    /// How many of them the search itself has added.
    game: usize,
    /// The evaluator's state at each ply of the path.
    states: Vec<E::State>,
    history: &'a History,
    /// A list of candidates for each ply, kept to spare allocations.
    lists: Vec<Candidates<P::Move>>,
    /// The best line from each ply on.
    pub(super) lines: Vec<Vec<P::Move>>,
    /// Whether late moves may be searched less deep; not while a proof is made exact.
    pub(super) reduces: bool,
}

impl<'a, P: Evaluate, E: Evaluator<P>> Worker<'a, P, E> {
    pub(super) fn new(
        question: &Question<'a, P>,
        evaluator: &'a E,
        table: &'a TranspositionTable,
        control: &'a dyn SearchControl,
        (shared, number): (&'a SharedState<P::Move>, usize),
    ) -> Self {
        Self {
            evaluator,
            tablebase: question.tablebase,
            table,
            control,
            shared,
            number,
            search: 0,
            alpha: Score::WORST,
            window: vec![None; DEEPEST + 2],
            limits: question.limits,
            fresh: 0,
            path: question.earlier.to_vec(),
            game: question.earlier.len(),
            states: vec![evaluator.start(question.position); DEEPEST + 2],
            history: &shared.history,
            lists: Vec::new(),
            lines: vec![Vec::new(); DEEPEST + 2],
            reduces: true,
        }
    }

    /// Counts a node, and polls now and then.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Break> {
        self.fresh += 1;
        if self.fresh == POLL { self.poll() } else { Ok(()) }
    }

    /// The nodes counted so far, by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.fresh
    }

    /// Adds this thread's nodes to the shared count, and sees whether to stop.
    pub(super) fn poll(&mut self) -> Result<(), Break> {
        let shared = self.shared;
        let nodes = shared.nodes.fetch_add(self.fresh, Ordering::Relaxed) + self.fresh;
        self.fresh = 0;
        let late = || self.limits.hard.is_some_and(|hard| self.control.elapsed() >= hard);
        let stop = shared.stop.load(Ordering::Relaxed)
            || self.limits.nodes.is_some_and(|most| nodes >= most)
            || self.control.is_stopped()
            || late();
        if stop { Err(Break::Stopped) } else { Ok(()) }
    }

    /// The key under which a position is stored: a proof without reductions has entries of its own,
    /// which no reduced search has written.
    fn key(&self, position: &P) -> u64 {
        let key = position.key();
        if self.reduces { key } else { key ^ 0x5bd1_e995_9d1b_58c3 }
    }

    /// Whether a position that has just come about is a draw by repetition.
    ///
    /// A position that the search itself has led to before is taken for a draw at once: who could
    /// do better would have done so the first time.
    #[inline]
    fn is_repeated(&self, key: u64) -> bool {
        if P::REPETITION == Repetition::Impossible {
            return false;
        }
        let (game, search) = self.path.split_at(self.game);
        search.contains(&key) || is_drawn::<P>(key, game)
    }

    /// Lets the evaluator follow a move of `position` to the ply of `child`.
    #[inline]
    pub(super) fn update(&mut self, position: &P, mv: P::Move, child: &P, ply: usize) {
        self.states[ply] = self.evaluator.after(&self.states[ply - 1], position, mv, child);
    }

    /// The score of a move that leads to `child`, seen from `position`'s player.
    #[inline]
    pub(super) fn follow<const PV: bool>(
        &mut self,
        position: &P,
        child: &P,
        (alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Result<Score, Break> {
        if child.turn() == position.turn() {
            self.visit::<PV>(child, alpha, beta, depth, ply)
        } else {
            self.visit::<PV>(child, -beta, -alpha, depth, ply).map(|score| -score)
        }
    }

    /// Searches a move of `position` while `key` is on the path.
    pub(super) fn on_path<T>(&mut self, key: u64, search: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(key);
        let result = search(self);
        self.path.pop();
        result
    }

    /// The score of a position, `ply` plies from the root; exact between alpha and beta.
    fn visit<const PV: bool>(
        &mut self,
        position: &P,
        mut alpha: Score,
        mut beta: Score,
        depth: i32,
        ply: usize,
    ) -> Result<Score, Break> {
        self.count()?;
        self.lines[ply].clear();
        let plies = ply as u32;
        if let Some(outcome) = position.outcome() {
            return Ok(Score::of(outcome, position.turn(), plies));
        }
        let bare = position.key();
        if self.is_repeated(bare) {
            return Ok(Score::DRAW);
        }
        if let Some(tablebase) = self.tablebase
            && let Some(proved) = tablebase.probe(position)
        {
            return Ok(proved.score(plies));
        }
        // Nothing here is better than winning at once or worse than having lost already.
        alpha = alpha.max(Score::loss_in(plies));
        beta = beta.min(Score::win_in(plies + 1));
        if alpha >= beta {
            return Ok(alpha);
        }
        let key = self.key(position);
        self.table.prefetch(key);
        // What can be won at once is never stored, so nothing is lost by looking first.
        if let Some(mv) = position.finishing_move() {
            self.lines[ply].push(mv);
            return Ok(Score::win_in(plies + 1));
        }
        let rests = depth <= 0 && (depth <= -BEYOND || position.is_quiet()) || ply >= DEEPEST;
        let evaluation =
            rests.then(|| Score::estimate(self.evaluator.evaluate(position, &self.states[ply])));
        let known = self.table.probe(key);
        let window = Window { key, alpha, beta, depth, plies };
        if let (false, Some(known)) = (PV, known)
            && let Some(score) = window.answer(known)
        {
            return Ok(score);
        }
        if let Some(evaluation) = evaluation {
            return Ok(evaluation);
        }
        self.table.prefetch_entry(key);
        if !self.is_shared(depth) {
            return self.expand::<PV>(position, bare, &window, known);
        }
        self.poll_others(ply)?;
        let search_id = search_id(bare, depth);
        self.shared.begin(self.number, ply, search_id);
        self.window[ply] = (!PV).then_some(window);
        let result = self.expand::<PV>(position, bare, &window, known);
        self.shared.finish(self.number, ply, search_id);
        match result {
            Err(Break::Done { ply: done, score }) if done == ply => Ok(score),
            result => result,
        }
    }

    /// Searches the moves of a position, and stores the score.
    fn expand<const PV: bool>(
        &mut self,
        position: &P,
        bare: u64,
        window: &Window,
        known: Option<Entry>,
    ) -> Result<Score, Break> {
        let &Window { key, alpha, beta, depth, plies } = window;
        let ply = plies as usize;
        let is_all = self.list(position, ply, known);
        let found =
            self.on_path(bare, |worker| worker.try_all::<PV>(position, (alpha, beta), depth, ply))?;
        let Found { mut score, ordinal } = found;
        let mut bound = if score >= beta {
            Bound::AtLeast
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if !is_all && score.lost_in().is_some() {
            // A move that was left out may still save the game.
            score = -Score::STRONGEST;
            bound = Bound::AtLeast;
        }
        let depth = depth.clamp(0, 255) as u8;
        let score_here = score.sooner(plies);
        self.table.store(key, Entry { score: score_here, bound, depth, ordinal });
        Ok(score)
    }

    /// Lists the candidates of a position in their order; whether they are all there are.
    fn list(&mut self, position: &P, ply: usize, known: Option<Entry>) -> bool {
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Candidates::new);
        }
        let list = &mut self.lists[ply];
        list.moves.clear();
        let is_all = position.candidates(&mut list.moves);
        let first = known.map_or(Entry::NO_MOVE, |known| known.ordinal);
        let order_score = |moves: &[P::Move], order_scores: &mut Vec<i32>| {
            position.order_scores(moves, order_scores);
        };
        let past = self.history.at(position.turn(), ply);
        list.order(first, order_score, |mv| past.worth(P::history_key(mv)));
        is_all
    }

    /// Searches the listed candidates until one causes a cutoff.
    fn try_all<const PV: bool>(
        &mut self,
        position: &P,
        (mut alpha, beta): (Score, Score),
        depth: i32,
        ply: usize,
    ) -> Result<Found, Break> {
        let mut best = Found { score: Score::WORST, ordinal: Entry::NO_MOVE };
        let count = self.lists[ply].moves.len();
        let is_shared = self.is_shared(depth - 1);
        let (mut tried, mut deferred) = (0, 0);
        let mut next = None;
        while tried < count {
            let (mv, ordinal, child) = match next.take() {
                Some(next) => next,
                None => self.next(position, tried, ply),
            };
            let order = self.lists[ply].orders[tried];
            let mut late = tried + deferred;
            if order <= DEFERRED {
                late = (DEFERRED - order) as usize;
            } else if is_shared && self.is_being_searched::<PV>(&child, depth, late, ply + 1) {
                self.lists[ply].orders[tried] = DEFERRED - late as i32;
                deferred += 1;
                continue;
            }
            tried += 1;
            // Where the first caused no cutoff, the others are probably searched too.
            if !is_shared && tried > 1 && tried < count {
                let ahead = self.next(position, tried, ply);
                self.table.prefetch(self.key(&ahead.2));
                next = Some(ahead);
            }
            self.update(position, mv, &child, ply + 1);
            let score = if late == 0 {
                self.follow::<PV>(position, &child, (alpha, beta), depth - 1, ply + 1)?
            } else {
                let less = self.reduction::<PV>(depth, late);
                let narrow = (alpha, alpha.above());
                let mut score =
                    self.follow::<false>(position, &child, narrow, depth - 1 - less, ply + 1)?;
                if score > alpha && less > 0 {
                    score = self.follow::<false>(position, &child, narrow, depth - 1, ply + 1)?;
                }
                if PV && score > alpha && score < beta {
                    score =
                        self.follow::<true>(position, &child, (alpha, beta), depth - 1, ply + 1)?;
                }
                score
            };
            if score <= best.score {
                continue;
            }
            best.score = score;
            if score <= alpha {
                continue;
            }
            best.ordinal = ordinal;
            alpha = score;
            if PV {
                self.extend_line(mv, ply);
            }
            if score >= beta {
                let tried = self.lists[ply].moves[..tried - 1].iter().map(|&mv| P::history_key(mv));
                self.history.learn(position.turn(), ply, depth, P::history_key(mv), tried);
                break;
            }
        }
        Ok(best)
    }

    /// The next candidate in the order, its ordinal and where it leads.
    #[inline]
    fn next(&mut self, position: &P, tried: usize, ply: usize) -> (P::Move, u16, P) {
        let (mv, ordinal) = self.lists[ply].pick(tried);
        (mv, ordinal, position.after(mv))
    }

    /// The best line from here is this move and the best line after it.
    pub(super) fn extend_line(&mut self, mv: P::Move, ply: usize) {
        let (here, after) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }

    /// The late move reduction of a move before which so many were tried.
    #[inline]
    pub(super) fn reduction<const PV: bool>(&self, depth: i32, tried: usize) -> i32 {
        if !self.reduces || depth < 3 || tried < 3 {
            return 0;
        }
        // One ply for the fourth move, then one more for each four-fold, less on the main line.
        let late = (tried as u32 + 1).ilog2() as i32 / 2;
        let deep = i32::from(depth >= 6);
        (late + deep - i32::from(PV)).clamp(0, depth - 2)
    }
}
