use std::fmt;

use engine::{SearchControl, Workers};
use games::{AnyEngine, AnyTablebase, Resources};

use super::{Request, Response};

/// Runs requests, one at a time, and keeps the engine of a game from one to the next.
pub struct Handler {
    mebibytes: usize,
    tablebases: Vec<AnyTablebase>,
    kept: Option<(&'static str, Box<dyn AnyEngine>)>,
}

impl Handler {
    /// One whose engines may take so many MiB.
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes, tablebases: Vec::new(), kept: None }
    }

    /// Lets the engines of a game look up what is proved, from the next request on.
    pub fn bring(&mut self, tablebase: AnyTablebase) {
        self.tablebases.retain(|known| known.game() != tablebase.game());
        self.tablebases.push(tablebase);
        self.kept = None;
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
            _ => {
                let tablebase = self.tablebases.iter().find(|known| known.game() == id).cloned();
                let resources = Resources { tablebase, ..Resources::memory(self.mebibytes) };
                self.kept.insert((id, request.game.engine(resources)))
            }
        };
        request.run(&mut **engine, means, tell);
    }
}

impl fmt::Debug for Handler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Handler {{ mebibytes: {} }}", self.mebibytes)
    }
}
