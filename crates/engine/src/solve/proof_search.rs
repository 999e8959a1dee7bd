use std::cmp::Reverse;

use board::Player;

use super::Effort;
use super::proof_numbers::{ProofNumberTable, ProofNumbers};
use crate::solve::Value;
use crate::{Evaluate, Tablebase};

/// Depth-first proof-number search, df-pn (Nagai 2002): whether a player can force a win.
///
/// For games in which no position comes back.
pub(super) struct ProofSearch<'e, 'a, P> {
    /// Who is to win; anything else is a failure.
    attacker: Player,
    tablebase: Option<&'e dyn Tablebase<P>>,
    table: &'e mut ProofNumberTable,
    effort: &'e mut Effort<'a>,
    /// How many moves were tried.
    tried: u64,
}

/// The effort was spent before anything was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spent;

/// The effort is polled once in so many moves that are tried: a position may have thousands.
const POLL: u64 = 1_024;

/// Progress is reported once in so many nodes.
const PROGRESS: u64 = 1_024;

/// A position reached by a move, as its parent sees it. Small, for there are thousands on the way
/// to a deep position.
struct Child<M> {
    mv: M,
    key: u64,
    /// Seen by the parent's player.
    numbers: ProofNumbers,
    has_same_turn: bool,
}

impl<'e, 'a, P: Evaluate> ProofSearch<'e, 'a, P> {
    pub(super) fn new(
        attacker: Player,
        tablebase: Option<&'e dyn Tablebase<P>>,
        table: &'e mut ProofNumberTable,
        effort: &'e mut Effort<'a>,
    ) -> Self {
        Self { attacker, tablebase, table, effort, tried: 0 }
    }

    /// Whether the attacker wins from here.
    pub(super) fn wins(&mut self, position: &P) -> Result<bool, Spent> {
        let never = ProofNumbers { proof: ProofNumbers::NEVER, disproof: ProofNumbers::NEVER };
        let numbers = match self.terminal(position) {
            Some(numbers) => numbers,
            None => self.look(position, never)?.0,
        };
        let is_good_for_mover = numbers.proof == 0;
        Ok(is_good_for_mover == (position.turn() == self.attacker))
    }

    /// The numbers of a finished game, seen by the player to move.
    fn terminal(&self, position: &P) -> Option<ProofNumbers> {
        let is_attack = position.turn() == self.attacker;
        let value = match position.outcome() {
            Some(outcome) => Value::of(outcome, position.turn()),
            None => self.tablebase?.probe(position)?.value(),
        };
        let won = value == if is_attack { Value::Win } else { Value::Loss };
        let is_good_for_mover = won == is_attack;
        Some(if is_good_for_mover { ProofNumbers::PROVED } else { ProofNumbers::REFUTED })
    }

    fn key(&self, position: &P) -> u64 {
        // The same position is another question when the other player attacks.
        position.key() ^ [0, 0x94d0_49bb_1331_11eb][self.attacker.index()]
    }

    /// Searches a position until its numbers reach the thresholds; they and the nodes visited.
    fn look(&mut self, position: &P, limits: ProofNumbers) -> Result<(ProofNumbers, u32), Spent> {
        self.effort.nodes += 1;
        if self.effort.nodes.is_multiple_of(PROGRESS) {
            (self.effort.progress)(self.effort.nodes);
        }
        let mut children = self.children(position)?;
        let mut work = 1_u32;
        loop {
            let numbers = sum(&children);
            if numbers.proof >= limits.proof
                || numbers.disproof >= limits.disproof
                || numbers.is_decided()
            {
                self.table.store(self.key(position), numbers, work);
                return Ok((numbers, work));
            }
            let (best, second) = nearest(&children);
            let child = &mut children[best];
            // Stay with this child until another one is clearly nearer to a proof, not merely as near:
            // the quarter (1 + epsilon, Pawlewicz and Lew 2007) keeps the search from thrashing.
            let proof = limits.proof.min(second.saturating_add(second / 4 + 1));
            let others = numbers.disproof - child.numbers.disproof.min(numbers.disproof);
            let disproof = limits.disproof.saturating_sub(others).min(ProofNumbers::NEVER);
            let wanted = seen(ProofNumbers { proof, disproof }, child.has_same_turn);
            let (found, spent) = self.look(&position.after(child.mv), wanted)?;
            child.numbers = seen(found, child.has_same_turn);
            work = work.saturating_add(spent);
        }
    }

    fn children(&mut self, position: &P) -> Result<Vec<Child<P::Move>>, Spent> {
        let mut children = Vec::new();
        for (rank, mv) in ranked(position).into_iter().enumerate() {
            self.tried += 1;
            if self.tried.is_multiple_of(POLL) && self.effort.is_spent() {
                return Err(Spent);
            }
            let after = position.after(mv);
            let has_same_turn = after.turn() == position.turn();
            let key = self.key(&after);
            let known = self.terminal(&after).or_else(|| {
                after
                    .finishing_move()
                    .map(|_| ProofNumbers::PROVED)
                    .or_else(|| self.table.probe(key))
            });
            let numbers =
                known.map_or(ProofNumbers::unknown(rank), |known| seen(known, has_same_turn));
            children.push(Child { mv, key, numbers, has_same_turn });
            // One winning move is enough.
            if numbers.proof == 0 {
                break;
            }
        }
        // Moves that lead to the same position count once, as the first of them.
        children.sort_by_key(|child| child.key);
        children.dedup_by_key(|child| child.key);
        Ok(children)
    }
}

/// The moves of a position in their order; some may be there twice.
fn ranked<P: Evaluate>(position: &P) -> Vec<P::Move> {
    let mut candidates = Vec::new();
    let is_all = position.candidates(&mut candidates);
    let mut order_scores = Vec::new();
    position.order_scores(&candidates, &mut order_scores);
    let mut ranked: Vec<_> = order_scores.into_iter().zip(candidates).collect();
    ranked.sort_by_key(|&(order_score, _)| Reverse(order_score));
    let mut moves: Vec<_> = ranked.into_iter().map(|(_, mv)| mv).collect();
    if !is_all {
        moves.extend(position.moves());
    }
    moves
}

/// A child's numbers as its parent's player sees them, and back.
const fn seen(numbers: ProofNumbers, has_same_turn: bool) -> ProofNumbers {
    if has_same_turn {
        numbers
    } else {
        ProofNumbers { proof: numbers.disproof, disproof: numbers.proof }
    }
}

/// The numbers of a node: it is proved by one child and disproved by all.
fn sum<P>(children: &[Child<P>]) -> ProofNumbers {
    let proof = children.iter().map(|child| child.numbers.proof).min();
    let disproof =
        children.iter().fold(0_u32, |all, child| all.saturating_add(child.numbers.disproof));
    ProofNumbers {
        proof: proof.unwrap_or(ProofNumbers::NEVER),
        disproof: disproof.min(ProofNumbers::NEVER),
    }
}

/// The child nearest to a proof, and the proof number of the next one.
fn nearest<P>(children: &[Child<P>]) -> (usize, u32) {
    let (mut best, mut least, mut second) = (0, u32::MAX, ProofNumbers::NEVER);
    for (i, child) in children.iter().enumerate() {
        let proof = child.numbers.proof;
        if proof < least {
            second = least.min(ProofNumbers::NEVER);
            (best, least) = (i, proof);
        } else {
            second = second.min(proof);
        }
    }
    (best, second)
}
