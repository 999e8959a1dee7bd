use crate::Score;

/// Why a search is unwound before it has its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Break {
    /// It was told to stop.
    Stopped,
    /// Another thread has finished the search of the root.
    RootDone,
    /// Another thread has found a better move at the root.
    RootBetter,
    /// Another thread has stored the score of the position at this ply.
    Done { ply: usize, score: Score },
}
