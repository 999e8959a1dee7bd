use crate::Remembered;

/// A move with its place among the candidates and how early it should be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) ordinal: u16,
    pub(super) order: i32,
}

/// Brings the next most promising of the candidates from `next` on to that place.
///
/// Most branches are cut off early, so the rest is never sorted.
#[inline]
pub(super) fn pick<M: Copy>(candidates: &mut [Candidate<M>], next: usize) -> Candidate<M> {
    let mut best = next;
    for i in next + 1..candidates.len() {
        if candidates[i].order > candidates[best].order {
            best = i;
        }
    }
    candidates.swap(next, best);
    candidates[next]
}

/// The place of a candidate, as the memory keeps it.
#[inline]
pub(super) fn ordinal(place: usize) -> u16 {
    u16::try_from(place).unwrap_or(Remembered::NO_MOVE)
}
