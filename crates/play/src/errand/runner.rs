use std::fmt;

use engine::{Crew, Watch};
use games::AnyThinker;

use super::{Answer, Errand};

/// Whoever runs errands, one at a time, and remembers the game from one to the next.
pub struct Runner {
    mebibytes: usize,
    kept: Option<(&'static str, Box<dyn AnyThinker>)>,
}

impl Runner {
    /// Who may remember so many MiB.
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes, kept: None }
    }

    /// Runs an errand, and tells what comes of it.
    pub fn run(
        &mut self,
        errand: &Errand,
        means: (&dyn Watch, &dyn Crew),
        tell: &mut (dyn FnMut(Answer) + Send),
    ) {
        let id = errand.game.info().id;
        let (_, thinker) = match self.kept.take() {
            Some(kept) if kept.0 == id => self.kept.insert(kept),
            // What is remembered of another game goes before room is made for this one.
            _ => self.kept.insert((id, errand.game.thinker(self.mebibytes))),
        };
        errand.run(&mut **thinker, means, tell);
    }
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Runner {{ mebibytes: {} }}", self.mebibytes)
    }
}
