use crate::{Bound, Entry, Score};

/// What a node is asked: the position's score between alpha and beta, at this depth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) key: u64,
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) depth: i32,
    /// How far from the root it is.
    pub(super) plies: u32,
}

impl Window {
    /// The score, where the entry of the transposition table suffices.
    #[inline]
    pub(super) fn answer(&self, known: Entry) -> Option<Score> {
        let score = known.score.later(self.plies);
        let (is_enough, is_proved) = match known.bound {
            Bound::Exact => (true, score.is_decisive()),
            Bound::AtLeast => (score >= self.beta, score.won_in().is_some()),
            Bound::AtMost => (score <= self.alpha, score.lost_in().is_some()),
        };
        (is_enough && (is_proved || i32::from(known.depth) >= self.depth)).then_some(score)
    }
}

/// The best score among the candidates, and the move that has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) score: Score,
    pub(super) ordinal: u16,
}
