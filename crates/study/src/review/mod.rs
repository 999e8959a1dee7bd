//! Every move of a recorded game, judged by the engine.

mod grade;

use board::{ByPlayer, Player};
use engine::{Limits, Score, SearchControl, Workers};
use games::{AnyEngine, Line, Task};

pub use grade::{Grade, chance, worth};

use record::Record;

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
    /// Whether each of the two is proved.
    pub is_proved: [bool; 2],
    /// How good the move was.
    pub grade: Grade,
}

impl Judgement {
    /// What a player's move was, by what was found in the position before it and in the one after.
    pub fn new(player: Player, mv: &str, [before, after]: [&Finding; 2]) -> Self {
        let best = before.best.clone().unwrap_or_default();
        let is_proved = [before, after].map(|finding| finding.is_proved);
        let (before, after) = (before.worth(player), after.worth(player).later(1));
        let grade = Grade::Best;
        let mut judged = Self { player, mv: mv.into(), best, before, after, is_proved, grade };
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

/// What the engine thinks of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is worth to the first player.
    pub score: Score,
    /// Whether that is proved.
    pub is_proved: bool,
    /// What the engine would play; nothing when the game is over.
    pub best: Option<String>,
}

impl Finding {
    /// What a search of so many nodes finds where a game stands; nothing if it was stopped.
    fn new(
        line: &Line,
        engine: &mut dyn AnyEngine,
        nodes: u64,
        (control, workers): (&dyn SearchControl, &dyn Workers),
    ) -> Option<Self> {
        if let Some(verdict) = line.verdict() {
            let score = Score::of(verdict.outcome, Player::First, 0);
            return Some(Self { score, is_proved: true, best: None });
        }
        let task = Task { line, limits: Limits::nodes(nodes), lines: 1, control, workers };
        let report = engine.think(task, &mut |_| {});
        if control.is_stopped() {
            return None;
        }
        let score = report.score().expect("a game that goes on has a line");
        let is_first = line.position().turn() == Player::First;
        let score = if is_first { score } else { -score };
        Some(Self { score, is_proved: report.is_proved(), best: report.best() })
    }

    /// What the position is worth to this player.
    pub fn worth(&self, player: Player) -> Score {
        if player == Player::First { self.score } else { -self.score }
    }
}

impl Review {
    /// Searches every position of a game with the same number of nodes.
    ///
    /// `told` hears how many positions are done.
    pub fn new(
        record: &Record,
        engine: &mut dyn AnyEngine,
        nodes: u64,
        means: (&dyn SearchControl, &dyn Workers),
        told: &mut dyn FnMut(usize),
    ) -> Self {
        let line = record.line();
        let mut findings = Vec::with_capacity(record.turns().len() + 1);
        look(line, engine, nodes, means, &mut |_, finding| {
            findings.push(finding);
            told(findings.len());
        });
        findings.reverse();
        let judged = record.turns().iter().zip(findings.windows(2)).map(|(turn, findings)| {
            Judgement::new(turn.player(), turn.text(), [&findings[0], &findings[1]])
        });
        let turns = judged.collect();
        let scores = findings.iter().map(|finding| finding.score).collect();
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

/// Searches every position of a game with the same number of nodes, and tells after how many turns
/// it found what, until it is stopped.
///
/// It goes from the end to the beginning, so that what the engine has seen of the end helps it to
/// judge what led there.
pub fn look(
    line: &Line,
    engine: &mut dyn AnyEngine,
    nodes: u64,
    means: (&dyn SearchControl, &dyn Workers),
    told: &mut dyn FnMut(usize, Finding),
) {
    let mut search = |line: &Line| Finding::new(line, engine, nodes, means);
    let mut after: Option<Finding> = None;
    for turns in (0..=line.moves().len()).rev() {
        let mut here = line.after(turns);
        let Some(mut finding) = search(&here) else { return };
        if let (Some(mv), Some(after), Some(best)) =
            (line.moves().get(turns), &after, &finding.best)
            && !finding.is_proved
            && Judgement::new(here.position().turn(), mv, [&finding, after]).grade > Grade::Fine
        {
            // Whoever is to move looks a little better off than a turn later, whatever is played:
            // no move is blamed before the engine's own was looked at from there as well.
            here.play(best).expect("the engine plays legal moves");
            let Some(kept) = search(&here) else { return };
            finding.score = kept.score.later(1);
            // One move that loses or draws proves nothing of the others.
            let player = line.after(turns).position().turn();
            finding.is_proved = kept.is_proved && kept.worth(player).won_in().is_some();
        }
        told(turns, finding.clone());
        after = Some(finding);
    }
}
