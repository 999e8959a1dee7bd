use crate::Entry;

/// The candidate moves of a position, picked in their order one by one.
#[derive(Debug)]
pub(super) struct Candidates<M> {
    pub(super) moves: Vec<M>,
    /// The place of each among the candidates as the game lists them.
    ordinals: Vec<u16>,
    // Apart from the rest, because they are looked through again and again.
    /// The order score of each.
    pub(super) orders: Vec<i32>,
}

impl<M: Copy> Candidates<M> {
    pub(super) const fn new() -> Self {
        Self { moves: Vec::new(), ordinals: Vec::new(), orders: Vec::new() }
    }

    /// Orders the moves: the one of this ordinal, the hash move, comes first, the others by their
    /// order score and their history.
    #[inline]
    pub(super) fn order(
        &mut self,
        first: u16,
        order_score: impl FnOnce(&[M], &mut Vec<i32>),
        worth: impl Fn(M) -> i32,
    ) {
        let count = self.moves.len();
        self.ordinals.clear();
        self.ordinals.extend(0..u16::try_from(count).unwrap_or(Entry::NO_MOVE));
        self.ordinals.resize(count, Entry::NO_MOVE);
        self.orders.clear();
        order_score(&self.moves, &mut self.orders);
        for (order, &mv) in self.orders.iter_mut().zip(&self.moves) {
            *order += worth(mv);
        }
        if first != Entry::NO_MOVE
            && let Some(order) = self.orders.get_mut(usize::from(first))
        {
            *order = i32::MAX;
        }
    }

    /// Brings the candidate of the highest order from `next` on to that place: the move and its
    /// ordinal.
    ///
    /// Most nodes are cut off early, so the rest is never sorted.
    #[inline]
    pub(super) fn pick(&mut self, next: usize) -> (M, u16) {
        let rest = &self.orders[next..];
        // Without a branch, and so several at a time; only then where it stands.
        let most = rest.iter().fold(i32::MIN, |most, &order| most.max(order));
        let lacks = |eight: &&[i32; 8]| eight.iter().filter(|&&order| order == most).count() == 0;
        let passed = 8 * rest.as_chunks().0.iter().take_while(lacks).count();
        let best = rest[passed..].iter().position(|&order| order == most).unwrap_or(0);
        let best = next + passed + best;
        self.moves.swap(next, best);
        self.ordinals.swap(next, best);
        self.orders.swap(next, best);
        (self.moves[next], self.ordinals[next])
    }
}

#[cfg(test)]
mod tests {
    use board::Dice;

    use super::*;

    #[test]
    fn the_hash_move_comes_first_and_then_the_others_in_their_order() {
        let mut dice = Dice::new(8);
        for count in 1..60 {
            let worths: Vec<i32> = (0..count).map(|_| dice.below(20) as i32 - 10).collect();
            let first = dice.below(count) as u16;
            let mut list = Candidates::new();
            list.moves.extend(0..worths.len());
            let order_score = |moves: &[usize], order_scores: &mut Vec<i32>| {
                order_scores.extend(moves.iter().map(|&mv| worths[mv] - 7));
            };
            list.order(first, order_score, |_| 7);
            let picked: Vec<_> = (0..worths.len()).map(|next| list.pick(next)).collect();
            assert!(picked.iter().all(|&(mv, ordinal)| mv == usize::from(ordinal)));
            assert_eq!(picked[0].1, first);
            assert!(picked[1..].is_sorted_by(|a, b| worths[a.0] >= worths[b.0]));
            let mut all: Vec<_> = picked.iter().map(|&(mv, _)| mv).collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..worths.len()), "each is picked once");
        }
    }

    #[test]
    fn where_no_move_is_known_the_first_of_equals_comes_first() {
        let mut list = Candidates::new();
        list.moves.extend(['a', 'b', 'c']);
        let order_score =
            |moves: &[char], order_scores: &mut Vec<i32>| order_scores.resize(moves.len(), 0);
        list.order(Entry::NO_MOVE, order_score, |mv| i32::from(mv != 'a'));
        assert_eq!(list.pick(0), ('b', 1));
        assert_eq!(list.pick(1), ('c', 2));
        assert_eq!(list.pick(2), ('a', 0));
    }
}
