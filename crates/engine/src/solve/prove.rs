use board::{ByPlayer, Player, Position, Repetition};

use super::forced::Force;
use super::proof_numbers::ProofNumberTable;
use super::proof_search::{ProofSearch, Spent};
use super::reach::ReachTable;
use super::{Effort, Solution, Value};
use crate::search::{Question, think};
use crate::tablebase::{self, Tablebase};
use crate::{Evaluate, Limits, OwnEvaluation, Score, SingleThread, TranspositionTable};

/// Once the value is proved, one part in so many of the time that is left may be spent on which other
/// moves keep it: who waits for an answer wants the value first.
const OTHER_MOVES: u32 = 4;

/// Proves the value of a position: by the principal variation search where it sees a win or a loss,
/// which also tells the distance, and else by proof-number search or, where positions come back, by
/// what is forced within more and more plies.
pub fn prove<P: Evaluate>(
    position: &P,
    earlier: &[u64],
    tablebase: Option<&dyn Tablebase<P>>,
    effort: &mut Effort<'_>,
) -> Option<Solution<P::Move>> {
    let mut earlier = earlier.to_vec();
    earlier.push(position.key());
    let mut prover = Prover::new(&earlier, tablebase, effort);
    let solution = prover.solution(position);
    let Prover { table, numbers, reach, effort, .. } = prover;
    effort.litter.leave((table, numbers, reach));
    solution
}

/// Whether the game can come back to a position, so that proof numbers would run in circles.
fn comes_back<P: Position>() -> bool {
    P::REPETITION != Repetition::Impossible
}

/// What is decided of a position.
struct Decided<M> {
    value: Value,
    /// After how many plies the game ends, where that is known.
    distance: Option<u32>,
    /// A move that keeps the value, where one is known.
    mv: Option<M>,
}

struct Prover<'e, 'a, P> {
    tablebase: Option<&'e dyn Tablebase<P>>,
    /// The keys of the game so far, where it stands now among them.
    earlier: &'e [u64],
    table: TranspositionTable,
    /// For games in which no position comes back.
    numbers: ProofNumberTable,
    /// For games in which positions come back: what each player can force.
    reach: ByPlayer<ReachTable>,
    effort: &'e mut Effort<'a>,
}

impl<'e, 'a, P: Evaluate> Prover<'e, 'a, P> {
    fn new(
        earlier: &'e [u64],
        tablebase: Option<&'e dyn Tablebase<P>>,
        effort: &'e mut Effort<'a>,
    ) -> Self {
        let half = effort.mebibytes / 2;
        let table = TranspositionTable::within(half, effort);
        // Whichever is not needed is as small as it can be.
        let (numbers, reach) = if comes_back::<P>() { (0, half / 2) } else { (half, 0) };
        let numbers = ProofNumberTable::new(numbers, effort);
        let reach = ByPlayer([0; 2].map(|_| ReachTable::new(reach, effort)));
        Self { tablebase, earlier, table, numbers, reach, effort }
    }

    fn solution(&mut self, position: &P) -> Option<Solution<P::Move>> {
        let Decided { value, distance, mv: known } = self.decide(position)?;
        let moves = position.moves();
        if value == Value::Loss {
            // Where everything loses, everything keeps the value.
            return Some(Solution { value, score: None, distance, best: moves, is_all: true });
        }
        let mut best = Vec::new();
        let mut is_all = true;
        self.within(OTHER_MOVES, |prover| {
            for (tried, &mv) in moves.iter().enumerate() {
                let left = (moves.len() - tried) as u32;
                if known == Some(mv) {
                    best.push(mv);
                    continue;
                }
                match prover.worth(&position.after(mv), position.turn(), left) {
                    Some(worth) if worth == value => best.push(mv),
                    Some(_) => {}
                    None => is_all = false,
                }
            }
        });
        Some(Solution { value, score: None, distance, best, is_all })
    }

    /// Does something within a part of the time that is left.
    fn within<T>(&mut self, part: u32, work: impl FnOnce(&mut Self) -> T) -> T {
        let whole = self.effort.time;
        let elapsed = self.effort.control.elapsed();
        self.effort.time = whole.map(|time| elapsed + time.saturating_sub(elapsed) / part);
        let result = work(self);
        self.effort.time = whole;
        result
    }

    /// What is decided of a position; nothing when the effort is spent.
    fn decide(&mut self, position: &P) -> Option<Decided<P::Move>> {
        if let Some(proved) = self.tablebase.and_then(|tablebase| tablebase.probe(position)) {
            let (value, distance) = (proved.value(), proved.distance());
            return Some(Decided { value, distance, mv: None });
        }
        // The search is the better way to a win where positions come back.
        let part = if comes_back::<P>() { 2 } else { 4 };
        let searched = self.within(part, |prover| prover.search(position));
        if searched.is_some() {
            return searched;
        }
        if comes_back::<P>() {
            return self.force(position);
        }
        Some(Decided { value: self.value(position)?, distance: None, mv: None })
    }

    /// Searches for the time that is left.
    fn search(&mut self, position: &P) -> Option<Decided<P::Move>> {
        let time = self.effort.time;
        // Without a clock the search must leave the rest to the proof at some time.
        let nodes = time.is_none().then_some(200_000);
        let limits = Limits { depth: None, nodes, soft: time, hard: time };
        let (earlier, tablebase) = (self.earlier, self.tablebase);
        let question = Question { earlier, tablebase, ..Question::new(position, limits) };
        let before = self.effort.nodes;
        let progress = &mut self.effort.progress;
        let report = think(
            &question,
            &OwnEvaluation,
            &self.table,
            self.effort.control,
            &SingleThread,
            &mut |report| {
                progress(before + report.nodes);
            },
        );
        self.effort.nodes += report.nodes;
        let score = report.score()?;
        if report.is_proved() && score == Score::DRAW {
            return Some(Decided { value: Value::Draw, distance: None, mv: report.best() });
        }
        let won = score.won_in().map(|plies| (Value::Win, plies));
        let (value, plies) = won.or(score.lost_in().map(|plies| (Value::Loss, plies)))?;
        Some(Decided { value, distance: Some(plies), mv: report.best() })
    }

    /// Searches every move, deeper and deeper: the principal variation search leaves moves out, and
    /// so proves no loss in some games.
    fn force(&mut self, position: &P) -> Option<Decided<P::Move>> {
        let turn = position.turn();
        for plies in 1..=Score::FARTHEST {
            for (attacker, value) in [(turn, Value::Win), (turn.other(), Value::Loss)] {
                let Self { earlier, tablebase, reach, effort, .. } = self;
                let mut force = Force::new(attacker, plies, earlier, &mut reach[attacker], effort);
                force.tablebase = *tablebase;
                let mv = force.answer(position, plies).ok()?;
                if mv.is_some() == (value == Value::Win) {
                    return Some(Decided { value, distance: Some(plies), mv });
                }
            }
        }
        None
    }

    /// The value of a position, by proof numbers; nothing when the effort is spent.
    fn value(&mut self, position: &P) -> Option<Value> {
        let turn = position.turn();
        Some(if self.wins(position, turn).ok()? {
            Value::Win
        } else if self.wins(position, turn.other()).ok()? {
            Value::Loss
        } else {
            Value::Draw
        })
    }

    fn wins(&mut self, position: &P, attacker: Player) -> Result<bool, Spent> {
        ProofSearch::new(attacker, self.tablebase, &mut self.numbers, self.effort).wins(position)
    }

    /// What a position after a move is worth to the player who made it; so many are left to look at.
    fn worth(&mut self, child: &P, player: Player, left: u32) -> Option<Value> {
        let value = if let Some(proved) = tablebase::known(child, self.earlier, self.tablebase) {
            proved.value()
        } else if self.effort.is_spent() {
            return None;
        } else if comes_back::<P>() {
            self.within(left, |prover| prover.decide(child))?.value
        } else {
            self.value(child)?
        };
        Some(if child.turn() == player { value } else { value.reversed() })
    }
}
