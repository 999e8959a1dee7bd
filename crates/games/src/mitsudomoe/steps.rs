use board::Player;

use super::layout::{Cells, beyond, goals, has, neighbours, one, places};

/// A vault over opposing balls, which will have to be relocated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vault {
    pub(super) from: u8,
    pub(super) to: u8,
    /// The opposing balls passed, at least one.
    pub(super) over: Cells,
}

/// The most vaults over opposing balls: each of three balls finds each of three others in one
/// direction only.
const MOST_VAULTS: usize = 9;

/// The ways of a player's balls from one arrangement of balls, whatever the rings; a way is open
/// when an own ring is on top where it ends.
#[derive(Debug)]
pub(super) struct BallSteps {
    /// Where each ball stands, and where it comes without passing an opposing ball.
    pub(super) plain: [(u8, Cells); 3],
    vaults: [Vault; MOST_VAULTS],
    count: usize,
}

impl BallSteps {
    /// No way at all.
    pub(super) const NONE: Self = Self {
        plain: [(0, 0); 3],
        vaults: [Vault { from: 0, to: 0, over: 0 }; MOST_VAULTS],
        count: 0,
    };

    /// Adds the ways of this player's balls.
    #[inline]
    pub(super) fn find(&mut self, balls: [Cells; 2], player: Player) {
        let own = balls[player.index()];
        let occupied = balls[0] | balls[1];
        let opposing = balls[player.other().index()];
        let fixed = opposing & goals(player.other());
        for (plain, from) in self.plain.iter_mut().zip(places(own & !goals(player))) {
            let mut landings = neighbours(from) & !occupied;
            for next in places(neighbours(from) & occupied) {
                let Some((to, passed)) = vault(from, next, occupied) else { continue };
                if passed & opposing == 0 {
                    landings |= one(to);
                } else if passed & fixed == 0 {
                    self.vaults[self.count] = Vault { from, to, over: passed & opposing };
                    self.count += 1;
                }
            }
            *plain = (from, landings);
        }
    }

    /// The vaults over opposing balls.
    #[inline]
    pub(super) fn vaults(&self) -> &[Vault] {
        &self.vaults[..self.count]
    }
}

/// Where a ball comes down that vaults over its neighbour, and the balls that it passes.
#[inline]
fn vault(from: u8, next: u8, occupied: Cells) -> Option<(u8, Cells)> {
    let (mut last, mut at) = (from, next);
    let mut passed = 0;
    while has(occupied, at) {
        passed |= one(at);
        (last, at) = (at, beyond(last, at)?);
    }
    Some((at, passed))
}

/// Every set of cells on which vaulted balls can end up, given the exposed rings of their colour.
///
/// It has as many cells as were vaulted, of those and the exposed ones, but not all the old ones:
/// the first ball to leave can only go to another.
#[inline]
pub(super) fn relocations(vaulted: Cells, exposed: Cells) -> impl Iterator<Item = Cells> {
    let pool = vaulted | exposed;
    let size = pool.count_ones();
    let mut next = (1_u32 << vaulted.count_ones()) - 1;
    let choices = std::iter::from_fn(move || {
        let chosen = next;
        if chosen == 0 || chosen >> size != 0 {
            return None;
        }
        // The next larger word with as many ones: the lowest run moves its top bit up by one and
        // the others down to the bottom.
        let ripple = chosen + (chosen & chosen.wrapping_neg());
        next = ripple | (ripple ^ chosen) >> 2 >> chosen.trailing_zeros();
        Some(chosen)
    });
    choices.map(move |chosen| spread(chosen, pool)).filter(move |&cells| cells != vaulted)
}

/// The cells of `pool` at whose places `chosen` has ones.
#[inline]
fn spread(chosen: u32, pool: Cells) -> Cells {
    let picked = places(pool).enumerate().filter(|(i, _)| chosen >> i & 1 != 0);
    picked.fold(0, |set, (_, place)| set | one(place))
}
