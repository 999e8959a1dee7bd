use board::{Player, Position, Repetition};

use super::numbers::NumberTable;
use super::proof::{Proof, Spent};
use super::{Effort, Solution, Value};
use crate::search::{Question, is_drawn, think};
use crate::{Alone, Evaluate, Limits, Memory, Score};

/// Proves the value of a position: by the ordinary search where it is won or lost within its
/// sight, which also tells the distance, and else, where no position comes back, by
/// proof-number search.
pub fn prove<P: Evaluate>(
    position: &P,
    earlier: &[u64],
    effort: &mut Effort<'_>,
) -> Option<Solution<P::Move>> {
    let mut earlier = earlier.to_vec();
    earlier.push(position.key());
    let mut prover = Prover::new(&earlier, effort);
    let solution = prover.solution(position);
    let Prover { memory, table, effort, .. } = prover;
    effort.litter.leave((memory, table));
    solution
}

/// Whether the game can come back to a position, so that proof numbers would run in circles.
fn comes_back<P: Position>() -> bool {
    P::REPETITION != Repetition::Impossible
}

struct Prover<'e, 'a> {
    /// The keys of the game so far, where it stands now among them.
    earlier: &'e [u64],
    memory: Memory,
    table: NumberTable,
    effort: &'e mut Effort<'a>,
}

impl<'e, 'a> Prover<'e, 'a> {
    fn new(earlier: &'e [u64], effort: &'e mut Effort<'a>) -> Self {
        let half = effort.mebibytes / 2;
        let memory = Memory::within(half, effort);
        let table = NumberTable::new(half, effort);
        Self { earlier, memory, table, effort }
    }

    fn solution<P: Evaluate>(&mut self, position: &P) -> Option<Solution<P::Move>> {
        // Where the search is the only way, it may take half the time to find a proof.
        let score = self.search(position, if comes_back::<P>() { 2 } else { 4 });
        let (value, distance) = match score.map(|score| (score.won_in(), score.lost_in())) {
            Some((Some(plies), _)) => (Value::Win, Some(plies)),
            Some((_, Some(plies))) => (Value::Loss, Some(plies)),
            _ => (self.value(position)?, None),
        };
        let moves = position.moves();
        if value == Value::Loss {
            // Where everything loses, everything keeps the value.
            return Some(Solution { value, score: None, distance, best: moves, is_all: true });
        }
        let mut best = Vec::new();
        let mut is_all = true;
        for (tried, &mv) in moves.iter().enumerate() {
            let left = (moves.len() - tried) as u32;
            match self.worth(&position.after(mv), position.turn(), left) {
                Some(worth) if worth == value => best.push(mv),
                Some(_) => {}
                None => is_all = false,
            }
        }
        Some(Solution { value, score: None, distance, best, is_all })
    }

    /// Searches for a part of the time that is left; its score, decisive or not.
    fn search<P: Evaluate>(&mut self, position: &P, part: u32) -> Option<Score> {
        let elapsed = self.effort.watch.elapsed();
        let time = self.effort.time.map(|time| elapsed + time.saturating_sub(elapsed) / part);
        // Without a clock the search must leave the rest to the proof at some time.
        let nodes = (time.is_none() && !comes_back::<P>()).then_some(200_000);
        let limits = Limits { depth: None, nodes, soft: time, hard: time };
        let question = Question { earlier: self.earlier, ..Question::new(position, limits) };
        let before = self.effort.nodes;
        let progress = &mut self.effort.progress;
        let report = think(&question, &self.memory, self.effort.watch, &Alone, &mut |report| {
            progress(before + report.nodes);
        });
        self.effort.nodes += report.nodes;
        report.score()
    }

    /// The value of a position, by proof numbers; nothing when the effort is spent or the game can
    /// come back to a position.
    fn value<P: Evaluate>(&mut self, position: &P) -> Option<Value> {
        if comes_back::<P>() {
            return None;
        }
        let turn = position.turn();
        Some(if self.wins(position, turn).ok()? {
            Value::Win
        } else if self.wins(position, turn.other()).ok()? {
            Value::Loss
        } else {
            Value::Draw
        })
    }

    fn wins<P: Evaluate>(&mut self, position: &P, attacker: Player) -> Result<bool, Spent> {
        Proof::new(attacker, &mut self.table, self.effort).wins(position)
    }

    /// What a position after a move is worth to the player who made it; so many are left to look at.
    fn worth<P: Evaluate>(&mut self, child: &P, player: Player, left: u32) -> Option<Value> {
        if let Some(outcome) = child.outcome() {
            return Some(Value::of(outcome, player));
        }
        if is_drawn::<P>(child.key(), self.earlier) {
            return Some(Value::Draw);
        }
        if self.effort.is_spent() {
            return None;
        }
        let seen = |value: Value| if child.turn() == player { value } else { value.reversed() };
        if !comes_back::<P>() {
            return self.value(child).map(seen);
        }
        let score = self.search(child, left)?;
        let won = score.won_in().map(|_| Value::Win);
        won.or(score.lost_in().map(|_| Value::Loss)).map(seen)
    }
}
