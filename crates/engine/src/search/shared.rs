use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

use super::history::History;
use super::worker::DEEPEST;
use crate::{Score, Variation};

/// What the threads of one search share beside the transposition table.
#[derive(Debug)]
pub(super) struct SharedState<M> {
    /// The nodes that all of them have visited.
    pub(super) nodes: AtomicU64,
    /// Whether the answer is given and nobody need go on.
    pub(super) stop: AtomicBool,
    pub(super) history: History,
    paths: Vec<CurrentPath>,
    root: Mutex<Root<M>>,
    /// How many searches of the root are finished.
    finished: AtomicUsize,
}

/// Where one thread is: the id of what it searches at each ply, 0 where others need not know.
///
/// On cache lines of its own, since its thread writes it often.
#[derive(Debug)]
#[repr(align(128))]
struct CurrentPath {
    search_ids: [AtomicU64; DEEPEST + 2],
    /// Whether another thread has finished something that this one may be at.
    has_updates: AtomicBool,
}

/// The results of the root.
#[derive(Debug)]
struct Root<M> {
    /// The results of the searches that are finished, in their order.
    results: Vec<RootResult<M>>,
    /// The best line of the search that goes on, with what it raises alpha to.
    best: Option<(Score, Variation<M>)>,
}

/// The result of a finished search of the root.
#[derive(Clone, Debug)]
pub(super) struct RootResult<M> {
    pub(super) score: Score,
    pub(super) lines: Vec<Variation<M>>,
}

impl<M: Clone> SharedState<M> {
    pub(super) fn new(size: usize) -> Self {
        let path = || CurrentPath {
            search_ids: [const { AtomicU64::new(0) }; DEEPEST + 2],
            has_updates: AtomicBool::new(false),
        };
        Self {
            nodes: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            history: History::new(),
            paths: (0..size).map(|_| path()).collect(),
            root: Mutex::new(Root { results: Vec::new(), best: None }),
            finished: AtomicUsize::new(0),
        }
    }

    /// Whether there is anybody to share the work with.
    #[inline]
    pub(super) fn is_shared(&self) -> bool {
        self.paths.len() > 1
    }

    fn others(&self, number: usize) -> impl Iterator<Item = &CurrentPath> {
        self.paths.iter().enumerate().filter(move |&(i, _)| i != number).map(|(_, path)| path)
    }

    /// Whether another thread searches this at this ply.
    #[inline]
    pub(super) fn is_being_searched(&self, number: usize, ply: usize, search_id: u64) -> bool {
        self.others(number).any(|path| path.search_ids[ply].load(Ordering::Relaxed) == search_id)
    }

    /// Publishes what a thread searches from now on.
    #[inline]
    pub(super) fn begin(&self, number: usize, ply: usize, search_id: u64) {
        self.paths[number].search_ids[ply].store(search_id, Ordering::Relaxed);
    }

    /// Publishes that a thread has finished this, and notifies those that are at it too.
    #[inline]
    pub(super) fn finish(&self, number: usize, ply: usize, search_id: u64) {
        self.begin(number, ply, 0);
        for path in self.others(number) {
            if path.search_ids[ply].load(Ordering::Relaxed) == search_id {
                path.has_updates.store(true, Ordering::Release);
            }
        }
    }

    /// Whether others have finished something for this thread since it last asked.
    #[inline]
    pub(super) fn has_updates(&self, number: usize) -> bool {
        let updates = &self.paths[number].has_updates;
        updates.load(Ordering::Relaxed) && updates.swap(false, Ordering::Acquire)
    }

    /// Whether this search of the root is finished.
    pub(super) fn is_finished(&self, search: usize) -> bool {
        self.finished.load(Ordering::Acquire) > search
    }

    /// Publishes a line that raises alpha in this search of the root.
    pub(super) fn improve(&self, number: usize, search: usize, score: Score, line: &Variation<M>) {
        if !self.is_shared() {
            return;
        }
        let mut root = self.root();
        let is_better = root.best.as_ref().is_none_or(|best| score > best.0);
        if is_better && root.results.len() == search {
            root.best = Some((score, line.clone()));
            self.notify(number);
        }
    }

    /// The best line that others have found in this search of the root, where it raises alpha.
    pub(super) fn best_above(&self, search: usize, alpha: Score) -> Option<(Score, Variation<M>)> {
        if !self.is_shared() {
            return None;
        }
        let root = self.root();
        let best = root.best.as_ref().filter(|best| best.0 > alpha && root.results.len() == search);
        best.cloned()
    }

    /// The result of this search of the root: that of the first thread that finished it.
    pub(super) fn agree(
        &self,
        number: usize,
        search: usize,
        found: Option<RootResult<M>>,
    ) -> RootResult<M> {
        let mut root = self.root();
        if root.results.len() == search {
            root.results.push(found.expect("a search that is not finished is not broken off"));
            root.best = None;
            self.finished.store(root.results.len(), Ordering::Release);
            self.notify(number);
        }
        root.results[search].clone()
    }

    fn notify(&self, number: usize) {
        self.others(number).for_each(|path| path.has_updates.store(true, Ordering::Release));
    }

    fn root(&self) -> MutexGuard<'_, Root<M>> {
        self.root.lock().expect("nobody panics while holding the lock")
    }
}

/// What a thread publishes of a search: the position and the depth, as one number.
#[inline]
pub(super) const fn search_id(key: u64, depth: i32) -> u64 {
    key ^ (depth as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
