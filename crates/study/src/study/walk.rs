use std::collections::HashMap;

use board::{Outcome, Player, Repetition};
use games::{AnyPosition, Line};

/// A walk through the lines of a study: one move on or back takes the same time however long the
/// game is.
#[derive(Debug)]
pub(super) struct Walk {
    now: Box<dyn AnyPosition>,
    /// The positions on the way here, and their texts where repetitions count.
    past: Vec<(Box<dyn AnyPosition>, String)>,
    /// How often each position has stood on the way here, where repetitions count.
    seen: HashMap<String, u8>,
    /// What the text of the position is, where repetitions count.
    text: String,
}

impl Walk {
    /// A walk that begins where a game does.
    pub(super) fn new(line: &Line) -> Self {
        let now = line.start().boxed();
        let text = now.to_string();
        Self { now, past: Vec::new(), seen: HashMap::from([(text.clone(), 1)]), text }
    }

    /// How many moves lead here.
    pub(super) const fn len(&self) -> usize {
        self.past.len()
    }

    /// Who is to move.
    pub(super) fn turn(&self) -> Player {
        self.now.turn()
    }

    /// Plays a move in any accepted spelling and tells its canonical one; nothing where it can't
    /// be played.
    pub(super) fn play(&mut self, text: &str) -> Option<String> {
        if self.outcome().is_some() {
            return None;
        }
        let mut after = self.now.boxed();
        let mv = after.play(text).ok()?;
        let mut here = String::new();
        if after.repetition() != Repetition::Impossible {
            here = after.to_string();
            *self.seen.entry(here.clone()).or_default() += 1;
        }
        let before = std::mem::replace(&mut self.now, after);
        self.past.push((before, std::mem::replace(&mut self.text, here)));
        Some(mv)
    }

    /// Goes back until so many moves lead here.
    pub(super) fn back_to(&mut self, len: usize) {
        while self.past.len() > len
            && let Some((before, text)) = self.past.pop()
        {
            let here = std::mem::replace(&mut self.text, text);
            if let Some(count) = self.seen.get_mut(&here) {
                *count -= 1;
                if *count == 0 {
                    self.seen.remove(&here);
                }
            }
            self.now = before;
        }
    }

    /// How the game ended, by the position or by its repetition; nothing while it goes on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let repeated = || {
            let Repetition::DrawnAt(limit) = self.now.repetition() else { return None };
            let count = self.seen.get(&self.text)?;
            (*count >= limit).then_some(Outcome::Draw)
        };
        self.now.verdict().map(|verdict| verdict.outcome).or_else(repeated)
    }
}
