use board::Dice;

use super::layout::{Cells, has, nth, one};
use super::rules::{BallStep, Move, RingStep};
use super::steps::relocations;
use super::turns::{Lift, Turns};
use super::ways::{Change, Ways};

/// The most places that a ring comes from: five rings of a player bear none of the own balls, and
/// those in the supply have one place together.
const MOST_LIFTS: usize = 5;

/// Drawing a turn: the sums that count them tell which the `n`th is.
impl Turns<'_> {
    /// One of the turns, each equally likely; nothing where there is none.
    #[inline]
    pub(super) fn random(&self, dice: &mut Dice) -> Option<Move> {
        let single = self.single_steps();
        let mut both = [0; MOST_LIFTS];
        // A plain loop would ask at each ring whether it is the supply's turn or the cells'.
        self.lifts()
            .enumerate()
            .for_each(|(place, lift)| both[place] = self.parts(&lift).iter().sum());
        let all = single.iter().chain(&both).sum();
        if all == 0 {
            return None;
        }
        match locate(&single, dice.below(all)) {
            (0, n) => Some(self.nth_ring_step(n)),
            (1, n) => Some(self.nth_ball_step(n, self.exposed, self.opposing, |_| None)),
            (_, n) => {
                let (place, n) = locate(&both, n);
                Some(self.nth_of_both(n, &self.nth_lift(place as u32)))
            }
        }
    }

    fn nth_ring_step(&self, n: u32) -> Move {
        let free = self.free();
        let from_supply = u32::from(self.has_supply()) * free.count_ones();
        let ring = if n < from_supply {
            RingStep { from: None, to: nth(free, n) }
        } else {
            let (place, n) = divide(n - from_supply, free.count_ones() - 1);
            let from = nth(self.exposed, place);
            RingStep { from: Some(from), to: nth(free & !one(from), n) }
        };
        Move { ring: Some(ring), ball: None, vaulted: 0, relocated: 0 }
    }

    #[inline]
    fn nth_of_both(&self, n: u32, lift: &Lift) -> Move {
        let ring = |to| Some(RingStep { from: lift.from, to });
        let after = |targets, landings, ways, n| {
            let (place, n) = divide(n, ways);
            let to = nth(targets, place);
            self.nth_ball_step(n, landings, lift.opposing, |_| ring(to))
        };
        match locate(&self.parts(lift), n) {
            (0, n) => after(lift.open, lift.exposed, lift.ways, n),
            (1, n) => self.nth_ball_step(n, self.bare, lift.opposing, ring),
            (2, n) => after(self.opposing, lift.exposed, lift.covering_ways, n),
            (_, n) => self.nth_ball_step(n, self.opposing, lift.opposing, ring),
        }
    }

    /// The `n`th ball step onto one of the landings, after the ring step that goes with it; the
    /// opposing rings are those exposed before that ring came down.
    #[inline]
    fn nth_ball_step(
        &self,
        mut n: u32,
        landings: Cells,
        opposing: Cells,
        ring: impl Fn(u8) -> Option<RingStep>,
    ) -> Move {
        for (from, reached) in self.steps.plain {
            let open = reached & landings;
            let ways = open.count_ones();
            if n < ways {
                let to = nth(open, n);
                let ball = Some(BallStep { from, to });
                return Move { ring: ring(to), ball, vaulted: 0, relocated: 0 };
            }
            n -= ways;
        }
        for vault in self.steps.vaults().iter().filter(|vault| has(landings, vault.to)) {
            let ring = ring(vault.to);
            let exposed = opposing & !ring.map_or(0, |ring| one(ring.to));
            let ways = Ways::to_relocate(vault.over, exposed.count_ones()).after(Change::Same);
            if n < ways {
                let ball = Some(BallStep { from: vault.from, to: vault.to });
                let mut relocations = relocations(vault.over, exposed);
                let relocated = relocations.nth(n as usize).expect("there are that many");
                return Move { ring, ball, vaulted: vault.over, relocated };
            }
            n -= ways;
        }
        unreachable!("a ball step beyond the last was asked for")
    }
}

/// Which of several parts the `n`th thing belongs to, and which it is there; behind the last part
/// when it belongs to none.
#[inline]
fn locate(parts: &[u32], mut n: u32) -> (usize, u32) {
    let mut place = 0;
    while place < parts.len() && n >= parts[place] {
        n -= parts[place];
        place += 1;
    }
    (place, n)
}

#[inline]
const fn divide(n: u32, by: u32) -> (u32, u32) {
    (n / by, n % by)
}
