//! Every move of a recorded game, judged by the engine.

mod grade;

use board::{ByPlayer, Player};
use engine::{Crew, Limits, Score, Watch};
use games::{AnyThinker, Line, Task};

pub use grade::{Grade, chance, worth};

use crate::Record;

/// What the engine thinks of one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Who moved.
    pub player: Player,
    /// The move.
    pub mv: String,
    /// What the engine would have played.
    pub best: String,
    /// What the position was worth to the player before the move.
    pub before: Score,
    /// What it was worth to the same player after it.
    pub after: Score,
    /// How good the move was.
    pub grade: Grade,
}

impl Judgement {
    fn new(player: Player, mv: &str, best: String, [before, after]: [Score; 2]) -> Self {
        let mut judged = Self { player, mv: mv.into(), best, before, after, grade: Grade::Best };
        if judged.mv != judged.best && after < before {
            judged.grade = Grade::of(chance(before) - chance(after));
        }
        judged
    }

    /// How much of the winning chances the move lost, from 0 to 1; nothing if it was best.
    pub fn loss(&self) -> f64 {
        match self.grade {
            Grade::Best => 0.0,
            _ => (chance(self.before) - chance(self.after)).max(0.0),
        }
    }
}

/// What the engine thinks of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// What each position of the game was worth to the first player, the start first.
    pub scores: Vec<Score>,
    /// The moves.
    pub turns: Vec<Judgement>,
}

/// How a player did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many moves have each grade, in the order of the grades.
    pub counts: [usize; Grade::ALL.len()],
    /// How much of the winning chances a move lost on average.
    pub mean_loss: f64,
}

/// What the engine found in one position, for the player to move.
struct Finding {
    turn: Player,
    score: Score,
    best: String,
}

impl Finding {
    /// The score for this player.
    fn score(&self, player: Player) -> Score {
        if player == self.turn { self.score } else { -self.score }
    }
}

impl Review {
    /// Searches every position of a game with the same number of nodes.
    ///
    /// It goes from the end to the beginning, so that what the engine has seen of the end helps it
    /// to judge what led there. `told` hears how many positions are done.
    pub fn new(
        record: &Record,
        thinker: &mut dyn AnyThinker,
        nodes: u64,
        (watch, crew): (&dyn Watch, &dyn Crew),
        told: &mut dyn FnMut(usize),
    ) -> Self {
        let turns = record.turns();
        let mut findings = Vec::with_capacity(turns.len() + 1);
        for length in (0..=turns.len()).rev() {
            let line = record.line(length);
            findings.push(find(&line, thinker, nodes, (watch, crew)));
            told(findings.len());
        }
        findings.reverse();
        let judge = |(i, turn): (usize, &crate::record::Turn)| {
            let player = turn.player();
            let after = findings[i + 1].score(player).later(1);
            let scores = [findings[i].score(player), after];
            Judgement::new(player, turn.text(), findings[i].best.clone(), scores)
        };
        let turns = turns.iter().enumerate().map(judge).collect();
        let scores = findings.iter().map(|finding| finding.score(Player::First)).collect();
        Self { scores, turns }
    }

    /// How each player did.
    pub fn summary(&self) -> ByPlayer<Summary> {
        let mut summary = ByPlayer::<Summary>::default();
        for turn in &self.turns {
            let Summary { counts, mean_loss } = &mut summary[turn.player];
            counts[turn.grade as usize] += 1;
            *mean_loss += turn.loss();
        }
        for Summary { counts, mean_loss } in &mut summary.0 {
            *mean_loss /= counts.iter().sum::<usize>().max(1) as f64;
        }
        summary
    }
}

fn find(
    line: &Line,
    thinker: &mut dyn AnyThinker,
    nodes: u64,
    (watch, crew): (&dyn Watch, &dyn Crew),
) -> Finding {
    let turn = line.position().turn();
    if let Some(verdict) = line.verdict() {
        return Finding { turn, score: Score::of(verdict.outcome, turn, 0), best: String::new() };
    }
    let task = Task { line, limits: Limits::nodes(nodes), lines: 1, watch, crew };
    let report = thinker.think(task, &mut |_| {});
    let score = report.score().expect("a game that goes on has a line");
    Finding { turn, score, best: report.best().expect("a line has a move") }
}
