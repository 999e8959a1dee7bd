use std::cmp::Reverse;

use board::Player;

use super::arena::{Arena, ROOT};
use super::proof::Proof;
use super::walker::Walker;
use super::{Settings, worth};
use crate::{Evaluate, Evaluator, Report, Score, Tablebase, Variation, tablebase};

/// What ranks a move: proved wins before all others, the nearest first, then the visits and the
/// proved draws; proved losses last, the farthest first.
type Merit = (Score, u32, Score, Reverse<usize>);

impl<M: Copy> Arena<M> {
    fn merit(&self, place: usize, child: usize, player: Player) -> Merit {
        let node = self.node(child);
        let known = node.proof.score(player);
        let proved = known.filter(|score| score.is_decisive()).unwrap_or(Score::DRAW);
        let mut visits = node.visits;
        if known.is_some() {
            // Walks pass by what is proved: it ranks before all that is worse.
            let others = self.children(place).map(|other| self.node(other));
            let worse = others.filter(|other| {
                !other.proof.is_closed() && other.worth(player, 0.0) < node.worth(player, 0.0)
            });
            visits = worse.map(|other| other.visits + 1).max().unwrap_or(0);
        }
        (proved, visits, known.unwrap_or(Score::DRAW), Reverse(child))
    }

    /// The places of a node's moves, the best first.
    fn ranked(&self, place: usize, player: Player) -> Vec<usize> {
        let mut places: Vec<_> = self.children(place).collect();
        places.sort_by_cached_key(|&child| Reverse(self.merit(place, child, player)));
        places
    }

    /// Whether the root's most visited move is also worth most.
    pub(super) fn is_sure(&self, player: Player, settings: &Settings) -> bool {
        let merit = |child: &usize| self.merit(ROOT, *child, player);
        let Some(top) = self.children(ROOT).max_by_key(merit) else {
            return true;
        };
        let worth = |child: usize| self.node(child).worth(player, settings.minimax_share);
        let mut tried = self.children(ROOT).take_while(|&child| self.node(child).visits > 0);
        !tried.any(|child| worth(child) > worth(top))
    }
}

impl<P: Evaluate, E: Evaluator<P>> Walker<'_, '_, P, E> {
    /// The report of the tree as it stands.
    pub(super) fn report(&self) -> Report<P::Move> {
        let position = self.question.position;
        let player = position.turn();
        let arena = self.arena();
        let mut ranked = arena.ranked(ROOT, player);
        // A proved win ends the walks, with moves left that no walk has come to: nothing is known
        // of those, and they may win as well.
        if ranked.first().is_some_and(|&child| arena.node(child).proof.is_lost_for(player.other()))
        {
            ranked.retain(|&child| arena.node(child).visits > 0);
        }
        let mut lines: Vec<Variation<P::Move>> = Vec::new();
        for child in ranked.into_iter().take(self.question.lines.max(1)) {
            let node = arena.node(child);
            let estimate = || {
                worth::score(node.worth(player, self.settings.minimax_share), self.settings.lead)
            };
            let score = node.proof.score(player).unwrap_or_else(estimate);
            // A move that was visited less than the one to play is not reported to be better.
            let most = lines.first().map_or(-Score::WORST, |line| line.score);
            let score = score.min(most);
            let is_drawn = node.proof == Proof::Drawn && arena.node(ROOT).proof.is_closed();
            let is_proved = score.is_decisive() || is_drawn && score == Score::DRAW;
            let moves = follow(&arena, position, child, self.question.tablebase);
            lines.push(Variation { score, is_proved, moves });
        }
        // The move to play stays first; the others are those that were visited most.
        lines.sort_by_key(|line| Reverse(line.score));
        let visited = arena.node(ROOT).visits > 0;
        let depth = lines.first().filter(|_| visited).map_or(0, |line| line.moves.len() as u32);
        Report { depth, lines, nodes: arena.leaves, elapsed: self.control.elapsed() }
    }
}

/// The principal variation that begins with this child of the root.
fn follow<P: Evaluate>(
    arena: &Arena<P::Move>,
    root: &P,
    child: usize,
    tablebase: Option<&dyn Tablebase<P>>,
) -> Vec<P::Move> {
    let mut position = root.clone();
    let mut moves = Vec::new();
    let mut place = child;
    loop {
        let mv = arena.node(place).mv.expect("only the root has no move");
        moves.push(mv);
        position.play_unchecked(mv);
        let next = arena.ranked(place, position.turn()).first().copied();
        match next.filter(|&next| arena.node(next).visits > 0) {
            Some(next) => place = next,
            None => break,
        }
    }
    if position.outcome().is_none() && arena.node(place).proof.is_closed() {
        match tablebase.filter(|tablebase| tablebase.probe(&position).is_some()) {
            Some(tablebase) => moves.extend(tablebase::line(&position, tablebase)),
            None => moves.extend(position.finishing_move()),
        }
    }
    moves
}
