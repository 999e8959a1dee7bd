use super::layout::Set;
use super::rules::{Move, Nex, Offer};

/// The turns of a position that goes on, counted and numbered without being listed.
#[derive(Debug)]
pub(super) struct Turns {
    empty: Set,
    neutral: Set,
    own: Set,
    empties: u32,
    neutrals: u32,
    owns: u32,
    offer: Option<Offer>,
}

impl Turns {
    #[inline]
    pub(super) fn new(position: &Nex) -> Self {
        let (empty, neutral, own) = (position.empty(), position.neutral, position.own());
        Self {
            empty,
            neutral,
            own,
            empties: empty.count(),
            neutrals: neutral.count(),
            owns: own.count(),
            offer: position.open_offer(),
        }
    }

    /// How many place turns there are, those with an exchange of edges among them.
    #[inline]
    pub(super) fn places(&self) -> u32 {
        self.plain_places() << u32::from(self.offer == Some(Offer::Edges))
    }

    #[inline]
    fn plain_places(&self) -> u32 {
        self.empties * self.empties.saturating_sub(1)
    }

    /// How many convert turns there are.
    #[inline]
    pub(super) fn converts(&self) -> u32 {
        self.neutrals * self.neutrals.saturating_sub(1) / 2 * self.owns
    }

    /// The only cell that can be taken when there is neither a place nor a convert turn.
    pub(super) fn single(&self) -> Option<u8> {
        if self.places() + self.converts() > 0 {
            return None;
        }
        self.empty.iter().next().or_else(|| self.neutral.iter().next())
    }

    /// How many turns there are.
    #[inline]
    pub(super) fn count(&self) -> u32 {
        match self.places() + self.converts() {
            0 => u32::from(self.single().is_some()),
            turns => turns + u32::from(self.offer == Some(Offer::Sides)),
        }
    }

    /// The turn with this number below the count: the place turns first, then the convert turns.
    #[inline]
    pub(super) fn nth(&self, n: u32) -> Move {
        let (places, converts) = (self.places(), self.converts());
        if n < places {
            self.place(n)
        } else if n < places + converts {
            self.convert(n - places)
        } else {
            self.single().map_or(Move::Swap, Move::Single)
        }
    }

    #[inline]
    fn place(&self, n: u32) -> Move {
        let edges = n >= self.plain_places();
        let n = if edges { n - self.plain_places() } else { n };
        let (own, neutral) = (n / (self.empties - 1), n % (self.empties - 1));
        let neutral = neutral + u32::from(neutral >= own);
        Move::Place { own: self.empty.nth(own), neutral: self.empty.nth(neutral), edges }
    }

    /// Pairs are numbered as rounds of a tournament, which needs no square root: an odd number of
    /// stones sits in a circle, and each meets the one `round` places on; where the number is even
    /// the last stone sits apart and meets everybody in round 0.
    #[inline]
    fn convert(&self, n: u32) -> Move {
        let (pair, own) = (n / self.owns, n % self.owns);
        let circle = (self.neutrals - 1) | 1;
        let even = circle != self.neutrals;
        let (round, seat) = (pair / circle + u32::from(!even), pair % circle);
        let met = if round == 0 {
            circle
        } else if seat + round < circle {
            seat + round
        } else {
            seat + round - circle
        };
        Move::convert(self.neutral.nth(seat), self.neutral.nth(met), self.own.nth(own))
    }
}
