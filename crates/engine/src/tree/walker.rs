use std::sync::MutexGuard;
use std::sync::atomic::Ordering;

use board::{Dice, Player, Repetition};

use super::arena::{Arena, ROOT};
use super::proof::Proof;
use super::{Settings, Shared, worth};
use crate::search::{Question, is_drawn};
use crate::{Evaluate, Evaluator, Proved, Report, SearchControl};

/// The clock and the stop signal are polled once in so many walks.
const POLL: u64 = 8;

/// One thread of a tree search: walks from the root to a leaf and back, over and over.
pub(super) struct Walker<'a, 'q, P: Evaluate, E: Evaluator<P>> {
    pub(super) question: &'a Question<'q, P>,
    evaluator: &'a E,
    pub(super) settings: &'a Settings,
    pub(super) control: &'a dyn SearchControl,
    shared: &'a Shared<'a, P::Move>,
    /// The nodes of this walk, with who is to move there.
    path: Vec<(usize, Player)>,
    /// The keys of the positions on it.
    keys: Vec<u64>,
    moves: Vec<P::Move>,
    /// The evaluator's state at the root.
    start: E::State,
    /// How many walks this thread has made.
    walks: u64,
    /// What decides playouts: the same for the same question.
    dice: Dice,
}

impl<'a, 'q, P: Evaluate, E: Evaluator<P>> Walker<'a, 'q, P, E> {
    pub(super) fn new(
        question: &'a Question<'q, P>,
        evaluator: &'a E,
        settings: &'a Settings,
        control: &'a dyn SearchControl,
        shared: &'a Shared<'a, P::Move>,
    ) -> Self {
        let (path, keys, moves) = (Vec::new(), Vec::new(), Vec::new());
        let dice = Dice::new(question.position.key());
        let start = evaluator.start(question.position);
        Self {
            question,
            evaluator,
            start,
            settings,
            control,
            shared,
            path,
            keys,
            moves,
            walks: 0,
            dice,
        }
    }

    /// Expands the root.
    pub(super) fn plant(&mut self) {
        let position = self.question.position;
        let is_all = self.list(position);
        if let Some(finish) = position.finishing_move() {
            // Where not everything is listed, it may be missing.
            self.moves.retain(|&mv| mv != finish);
            self.moves.insert(0, finish);
        }
        self.arena().grow(ROOT, &self.moves, is_all);
    }

    /// Walks until a limit or a proof ends it, and reports when the principal variation is longer than
    /// ever or the tree has doubled, and at the end if another move has become the best since.
    pub(super) fn lead(mut self, report: &mut dyn FnMut(&Report<P::Move>)) -> Report<P::Move> {
        let (mut next, mut deepest, mut told, mut best) = (1, 0, 0, None);
        while !self.is_over() {
            self.walk();
            let arena = self.arena();
            let (leaves, is_settled) = (arena.leaves, arena.node(ROOT).proof.is_closed());
            drop(arena);
            if leaves < next && !is_settled {
                continue;
            }
            // Now and then, because it takes time to rank moves.
            next = leaves + leaves / 16 + 1;
            let found = self.report();
            if is_settled || found.depth > deepest || found.nodes >= 2 * told {
                (deepest, told) = (deepest.max(found.depth), found.nodes);
                best = found.best();
                report(&found);
            }
        }
        self.shared.stop.store(true, Ordering::Relaxed);
        let found = self.report();
        if found.best() != best {
            report(&found);
        }
        found
    }

    /// Walks until the leading thread stops the search.
    pub(super) fn help(mut self) {
        while !self.shared.stop.load(Ordering::Relaxed) {
            self.walk();
        }
    }

    pub(super) fn arena(&self) -> MutexGuard<'a, &'a mut Arena<P::Move>> {
        self.shared.arena.lock().expect("no walker panics")
    }

    /// Whether the root is proved or a limit is reached.
    fn is_over(&self) -> bool {
        let arena = self.arena();
        let limits = &self.question.limits;
        let leaves = arena.leaves;
        if arena.node(ROOT).is_leaf() || arena.node(ROOT).proof.is_closed() {
            return true;
        }
        if limits.nodes.is_some_and(|most| leaves >= most) {
            return true;
        }
        if !self.walks.is_multiple_of(POLL) {
            return false;
        }
        let is_sure = arena.is_sure(self.question.position.turn(), self.settings);
        drop(arena);
        let elapsed = self.control.elapsed();
        // Where the most visited move is not the best one any more, the soft limit may be passed.
        self.control.is_stopped()
            || limits.hard.is_some_and(|hard| elapsed >= hard)
            || is_sure && limits.soft.is_some_and(|soft| elapsed >= soft)
    }

    /// One walk: selects a leaf, expands it when it was visited often enough, evaluates it, and
    /// backpropagates its value.
    fn walk(&mut self) {
        self.walks += 1;
        let mut position = self.question.position.clone();
        let mut state = self.start.clone();
        let mut place = ROOT;
        self.path.clear();
        self.keys.clear();
        let mut arena = self.arena();
        loop {
            self.path.push((place, position.turn()));
            arena.node_mut(place).visits += 1;
            if arena.node(place).proof.is_closed() {
                break;
            }
            if arena.is_ripe(place) {
                drop(arena);
                let is_all = self.list(&position);
                arena = self.arena();
                // Another walker may have been here meanwhile.
                if arena.is_ripe(place) {
                    arena.grow(place, &self.moves, is_all);
                }
            }
            let Some(next) = arena.choose(place, position.turn(), self.settings) else { break };
            place = next;
            self.keys.push(position.key());
            let mv = arena.node(place).mv.expect("only the root has no move");
            let next = position.after(mv);
            state = self.evaluator.after(&state, &position, mv, &next);
            position = next;
        }
        let node = arena.node(place);
        let known = node.proof.worth().or((node.visits > 1).then_some(node.mean));
        drop(arena);
        let (proof, worth) =
            known.map_or_else(|| self.judge(&position, &state), |worth| (Proof::Open, worth));
        let mut arena = self.arena();
        arena.leaves += 1;
        if proof.is_closed() {
            arena.node_mut(place).proof = proof;
        }
        arena.backpropagate(&self.path, worth);
    }

    /// What is proved of a new leaf, and its value for the first player.
    fn judge(&mut self, position: &P, state: &E::State) -> (Proof, f32) {
        let proof = if let Some(outcome) = position.outcome() {
            Proof::of(outcome)
        } else if self.is_repeated(position) {
            Proof::Drawn
        } else if let Some(proved) = self.probe(position) {
            Proof::proved(proved, position.turn())
        } else if position.finishing_move().is_some() {
            Proof::Won(position.turn(), 1)
        } else {
            Proof::Open
        };
        let worth = proof.worth().unwrap_or_else(|| self.estimate(position, state));
        (proof, worth)
    }

    /// The value of a leaf that is not proved for the first player, by evaluation and by playouts.
    fn estimate(&mut self, position: &P, state: &E::State) -> f32 {
        let Settings { lead, playout_share, playouts, .. } = *self.settings;
        let mut worth = 0.0;
        if playout_share < 1.0 {
            let share = worth::share(self.evaluator.evaluate(position, state), lead);
            let value = if position.turn() == Player::First { share } else { 1.0 - share };
            worth += (1.0 - playout_share) * value;
        }
        if playout_share > 0.0 {
            let ends = (0..playouts).map(|_| Proof::of(position.play_out(&mut self.dice)).worth());
            let sum: f32 = ends.map(|end| end.expect("an end is certain")).sum();
            worth += playout_share * sum / f32::from(playouts);
        }
        worth
    }

    /// What the tablebase says of a position, where there is one and it knows it.
    fn probe(&self, position: &P) -> Option<Proved> {
        self.question.tablebase?.probe(position)
    }

    /// Whether a position that has just come about is a draw by repetition; one that the walk
    /// itself has passed is taken for a draw at once.
    fn is_repeated(&self, position: &P) -> bool {
        if P::REPETITION == Repetition::Impossible {
            return false;
        }
        let key = position.key();
        self.keys.contains(&key) || is_drawn::<P>(key, self.question.earlier)
    }

    /// Lists the candidates of a position in the move ordering; whether they are all.
    fn list(&mut self, position: &P) -> bool {
        self.moves.clear();
        let is_all = position.candidates(&mut self.moves);
        self.moves.sort_by_cached_key(|&mv| std::cmp::Reverse(position.order_score(mv)));
        is_all
    }
}
