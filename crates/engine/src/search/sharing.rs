//! How the threads of a search share its nodes.

use super::breaks::Break;
use super::shared::search_id;
use super::worker::Worker;
use crate::{Evaluate, Evaluator};

/// Threads share the work of nodes with at least so many plies left to search.
const SHARED: i32 = 2;

impl<P: Evaluate, E: Evaluator<P>> Worker<'_, P, E> {
    /// Whether threads share the work of nodes that are searched so deep.
    #[inline]
    pub(super) fn is_shared(&self, depth: i32) -> bool {
        depth >= SHARED && self.shared.is_shared()
    }

    /// Sees whether another thread has finished what this one is doing.
    pub(super) fn poll_others(&self, ply: usize) -> Result<(), Break> {
        if !self.shared.has_updates(self.number) {
            return Ok(());
        }
        if self.shared.is_finished(self.search) {
            return Err(Break::RootDone);
        }
        if self.shared.best_above(self.search, self.alpha).is_some() {
            return Err(Break::RootBetter);
        }
        for (ply, window) in self.window.iter().enumerate().take(ply).skip(1) {
            let Some(window) = window else { continue };
            let known = self.table.probe(window.key);
            if let Some(score) = known.and_then(|known| window.answer(known)) {
                return Err(Break::Done { ply, score });
            }
        }
        Ok(())
    }

    /// Whether a move before which so many were tried is to be deferred, because another thread is
    /// searching it.
    pub(super) fn is_being_searched<const PV: bool>(
        &self,
        child: &P,
        depth: i32,
        late: usize,
        ply: usize,
    ) -> bool {
        let depth = depth - 1 - self.reduction::<PV>(depth, late);
        late > 0 && self.shared.is_being_searched(self.number, ply, search_id(child.key(), depth))
    }
}
