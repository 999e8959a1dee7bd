use std::sync::Arc;

use board::{End, Outcome, Repetition, Scene, Spot};
use i18n::Phrase;

use crate::occurrences::Occurrences;
use crate::{AnyPosition, MoveError, Step, words};

/// How a game ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Why, for a person.
    pub reason: Phrase,
}

/// A start and the moves played from it: a game with its history, and so with its repetitions.
///
/// It keeps every position that it has come through, so that looking back, and a copy, cost no
/// rules; copies share them.
#[derive(Clone, Debug)]
pub struct Line {
    /// The start, and the position after each move.
    positions: Vec<Arc<dyn AnyPosition>>,
    /// Their keys, and which of them are the same.
    seen: Occurrences,
    moves: Vec<String>,
    /// The spots that spell each move.
    spots: Vec<Vec<Spot>>,
}

impl Line {
    /// A game that has just begun. Its first position counts as an occurrence.
    pub fn new(start: Box<dyn AnyPosition>) -> Self {
        let seen = [start.key()].into_iter().collect();
        Self { positions: vec![start.into()], seen, moves: Vec::new(), spots: Vec::new() }
    }

    /// Where the game began.
    pub fn start(&self) -> &dyn AnyPosition {
        &*self.positions[0]
    }

    /// Where the game stands.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.positions[self.moves.len()]
    }

    /// The start, and where the game stood after each move.
    pub fn positions(&self) -> impl Iterator<Item = &dyn AnyPosition> {
        self.positions.iter().map(|position| &**position)
    }

    /// The canonical texts of the moves played.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// The game after so many of its turns, or after all of them.
    #[must_use]
    pub fn after(&self, turns: usize) -> Self {
        let turns = turns.min(self.moves.len());
        Self {
            positions: self.positions[..=turns].to_vec(),
            seen: self.seen.keys()[..=turns].iter().copied().collect(),
            moves: self.moves[..turns].to_vec(),
            spots: self.spots[..turns].to_vec(),
        }
    }

    /// Goes back to how the game was after so many of its turns.
    pub fn truncate(&mut self, turns: usize) {
        let turns = turns.min(self.moves.len());
        self.positions.truncate(turns + 1);
        self.seen.truncate(turns + 1);
        self.moves.truncate(turns);
        self.spots.truncate(turns);
    }

    /// The keys of the positions before the one where the game stands.
    pub fn earlier(&self) -> &[u64] {
        &self.seen.keys()[..self.moves.len()]
    }

    /// Plays a move given in any accepted spelling.
    pub fn play(&mut self, text: &str) -> Result<(), MoveError> {
        if let Some(verdict) = self.verdict() {
            return Err(MoveError::Over(verdict.reason));
        }
        let step = self.position().step(text)?;
        self.push(step);
        Ok(())
    }

    /// Goes on with a move that was played from here before.
    pub fn push(&mut self, Step { mv, spots, after }: Step) {
        self.seen.push(after.key());
        self.positions.push(after);
        self.moves.push(mv);
        self.spots.push(spots);
    }

    /// The last move that was played.
    pub fn last(&self) -> Option<Step> {
        let (mv, spots) = (self.moves.last()?.clone(), self.spots.last()?.clone());
        Some(Step { mv, spots, after: Arc::clone(self.positions.last()?) })
    }

    /// How the game ended, by the position or by its repetition; nothing while it goes on.
    pub fn verdict(&self) -> Option<Verdict> {
        self.position().verdict().or_else(|| {
            let Repetition::DrawnAt(limit) = self.position().repetition() else { return None };
            (self.occurrences() >= usize::from(limit))
                .then(|| Verdict { outcome: Outcome::Draw, reason: words::occurred(limit) })
        })
    }

    /// How often the game has stood where it stands, this time included.
    pub fn occurrences(&self) -> usize {
        let here = self.position();
        if here.repetition() == Repetition::Impossible {
            return 1;
        }
        self.seen.of_last().filter(|&place| self.positions[place].is_same(here)).count()
    }

    /// How many legal moves there are now; none when the game is over.
    pub fn count_moves(&self) -> u64 {
        if self.verdict().is_some() { 0 } else { self.position().count_moves() }
    }

    /// The picture of where the game stands, with the last move marked.
    pub fn scene(&self) -> Scene {
        self.unfinished(&[])
    }

    /// The same with as much of a turn done as these touches have done.
    pub fn unfinished(&self, touched: &[Spot]) -> Scene {
        let mut scene = self.position().unfinished(touched);
        if let Some(verdict) = self.verdict() {
            scene.status = self.position().ending(&verdict);
        }
        let heights = |position: &dyn AnyPosition| {
            let tiles = position.scene().tiles.into_iter();
            tiles.map(|tile| tile.stack.len()).collect::<Vec<_>>()
        };
        if let [.., before, after] = &self.positions[..] {
            let (before, after) = (heights(&**before), heights(&**after));
            for spot in self.spots.last().into_iter().flatten() {
                if let Spot::Cell(cell) = *spot {
                    let at = scene.index(cell);
                    let has_left = after[at] < before[at];
                    scene.tiles[at].marks.last = Some(if has_left { End::From } else { End::To });
                }
            }
        }
        scene
    }
}
