use super::layout::{Set, spread};
use super::rules::{Move, Nex};
use super::turns::Turns;

impl Nex {
    /// A turn that joins the mover's edges, found without listing; nothing if there is none.
    pub(super) fn joining_turn(&self) -> Option<Move> {
        let own = self.own();
        // Every turn brings one stone more.
        if own.count() + 1 < u32::from(self.size) {
            return None;
        }
        let [from, to] = self.edges(self.turn);
        let near_from = spread(Set::flood(from, own, spread)) | from;
        let near_to = spread(Set::flood(to, own, spread)) | to;
        let linking = near_from & near_to;
        let empty = self.empty();
        if let Some(stone) = (linking & empty).iter().next()
            && let Some(neutral) = (empty & !Set::one(stone)).iter().next()
        {
            return Some(Move::Place { own: stone, neutral, edges: false });
        }
        if let Some(turn) = self.joining_convert(near_from, near_to) {
            return Some(turn);
        }
        let single = Turns::new(self).single()?;
        linking.has(single).then_some(Move::Single(single))
    }

    /// A convert turn that joins the mover's edges, given the cells next to what the own stones
    /// join to each of them.
    fn joining_convert(&self, near_from: Set, near_to: Set) -> Option<Move> {
        let (own, neutral) = (self.own(), self.neutral);
        for one in (near_from & neutral).iter() {
            let rest = neutral & !Set::one(one);
            // A stone that links alone needs any other beside it, and perhaps one that spares a
            // stone of the chain.
            let others = if near_to.has(one) {
                rest
            } else {
                let chain = Set::flood(Set::one(one), own | Set::one(one), spread);
                (spread(chain) | near_from) & near_to & rest
            };
            for other in others.iter() {
                if let Some(spare) = self.spare(Set::one(one) | Set::one(other)) {
                    return Some(Move::convert(one, other, spare));
                }
            }
        }
        None
    }

    /// An own stone that a chain from edge to edge does without once these stones are there.
    fn spare(&self, new: Set) -> Option<u8> {
        let own = self.own();
        let joined = own | new;
        let chain = self.chain_within(joined)?;
        if let Some(stone) = (own & !chain).iter().next() {
            return Some(stone);
        }
        // Every own stone is on this chain; another may be as short.
        own.iter().find(|&stone| self.chain_within(joined & !Set::one(stone)).is_some())
    }

    /// The cells of a shortest chain between the mover's edges through these.
    fn chain_within(&self, within: Set) -> Option<Set> {
        let [from, to] = self.edges(self.turn);
        Some(Set::way(from, to, within, spread)).filter(|chain| !chain.is_empty())
    }
}
