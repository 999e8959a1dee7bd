use std::fmt;

use engine::{SearchControl, Workers};
use games::{AnyEngine, Resources};

use super::{Request, Response};

/// Runs requests, one at a time, and keeps the engine of a game from one to the next.
pub struct Handler {
    mebibytes: usize,
    kept: Option<(&'static str, Box<dyn AnyEngine>)>,
}

impl Handler {
    /// One whose engines may take so many MiB.
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes, kept: None }
    }

    /// Runs a request, and tells what comes of it.
    pub fn run(
        &mut self,
        request: &Request,
        means: (&dyn SearchControl, &dyn Workers),
        tell: &mut (dyn FnMut(Response) + Send),
    ) {
        let id = request.game.info().id;
        let (_, engine) = match self.kept.take() {
            Some(kept) if kept.0 == id => self.kept.insert(kept),
            // The engine of another game goes before room is made for this one.
            _ => self.kept.insert((id, request.game.engine(Resources::memory(self.mebibytes)))),
        };
        request.run(&mut **engine, means, tell);
    }
}

impl fmt::Debug for Handler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Handler {{ mebibytes: {} }}", self.mebibytes)
    }
}
