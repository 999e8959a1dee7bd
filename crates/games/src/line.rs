use std::collections::HashMap;

use board::{Outcome, Repetition, Scene, Spot};
use i18n::Phrase;

use crate::{AnyPosition, MoveError, words};

/// How a game ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won, if anybody did.
    pub outcome: Outcome,
    /// Why, for a person.
    pub reason: Phrase,
}

/// A start and the moves played from it: a game with its history, and so with its repetitions.
#[derive(Debug)]
pub struct Line {
    start: Box<dyn AnyPosition>,
    now: Box<dyn AnyPosition>,
    moves: Vec<String>,
    last: Vec<Spot>,
    seen: HashMap<String, u8>,
}

impl Line {
    /// A game that has just begun. Its first position counts as an occurrence.
    pub fn new(start: Box<dyn AnyPosition>) -> Self {
        let seen = HashMap::from([(start.to_string(), 1)]);
        Self { now: start.boxed(), start, moves: Vec::new(), last: Vec::new(), seen }
    }

    /// Where the game began.
    pub fn start(&self) -> &dyn AnyPosition {
        &*self.start
    }

    /// Where the game stands.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.now
    }

    /// The canonical texts of the moves played.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// The game after so many of its turns, or after all of them.
    #[must_use]
    pub fn after(&self, turns: usize) -> Self {
        let mut line = Self::new(self.start.boxed());
        for mv in self.moves.iter().take(turns) {
            line.play(mv).expect("a line holds legal moves");
        }
        line
    }

    /// The keys of the positions before the one where the game stands.
    pub fn earlier(&self) -> Vec<u64> {
        let mut position = self.start.boxed();
        let key_before = |mv: &String| {
            let key = position.key();
            position.play(mv).expect("a line holds legal moves");
            key
        };
        self.moves.iter().map(key_before).collect()
    }

    /// Plays a move given in any accepted spelling.
    pub fn play(&mut self, text: &str) -> Result<(), MoveError> {
        if let Some(verdict) = self.verdict() {
            return Err(MoveError::Over(verdict.reason));
        }
        let gestures = self.now.gestures(text);
        let mv = self.now.play(text)?;
        self.last = gestures?.into_iter().next().unwrap_or_default();
        self.moves.push(mv);
        if self.now.repetition() != Repetition::Impossible {
            *self.seen.entry(self.now.to_string()).or_default() += 1;
        }
        Ok(())
    }

    /// How the game ended, by the position or by its repetition; nothing while it goes on.
    pub fn verdict(&self) -> Option<Verdict> {
        self.now.verdict().or_else(|| {
            let Repetition::DrawnAt(limit) = self.now.repetition() else { return None };
            (self.occurrences() >= limit)
                .then(|| Verdict { outcome: Outcome::Draw, reason: words::occurred(limit) })
        })
    }

    /// How often the game has stood where it stands, this time included.
    pub fn occurrences(&self) -> u8 {
        self.seen.get(&self.now.to_string()).copied().unwrap_or(1)
    }

    /// How many legal moves there are now; none when the game is over.
    pub fn count_moves(&self) -> u64 {
        if self.verdict().is_some() { 0 } else { self.now.count_moves() }
    }

    /// The picture of where the game stands, with the last move marked.
    pub fn scene(&self) -> Scene {
        let mut scene = self.now.scene();
        if let Some(verdict) = self.verdict() {
            scene.status = self.now.ending(&verdict);
        }
        for spot in &self.last {
            if let Spot::Cell(cell) = *spot {
                scene.tile_mut(cell).mark_last();
            }
        }
        scene
    }
}

impl Clone for Line {
    fn clone(&self) -> Self {
        Self {
            start: self.start.boxed(),
            now: self.now.boxed(),
            moves: self.moves.clone(),
            last: self.last.clone(),
            seen: self.seen.clone(),
        }
    }
}
