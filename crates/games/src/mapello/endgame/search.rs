use engine::solve::Effort;

use super::super::rules::{BONUS, Mapello};
use super::Counting;
use super::few::Few;
use super::ground::{Discs, Ground};
use super::quadrant::odd;
use super::table::{Known, Table};

/// Less than every value.
pub(super) const NONE: i32 = -127;

/// More than every value: 64 discs and 8 bonuses.
pub(super) const MOST: i32 = 100;

/// With fewer empty cells, moves are neither listed nor sorted.
const LISTED: u32 = 7;

/// From this many empty cells on, every next position is looked up before one is searched.
const LOOKED_UP: u32 = 9;

/// With fewer empty cells, what is known of a position is kept near: such positions come by the
/// million, soon again or never, and to wait for far memory would take as long as to search them.
const FAR_OFF: u32 = 10;

/// How much is kept near: about as much as a processor keeps for itself alone.
const NEAR_BYTES: usize = 1 << 19;

/// How many listed positions pass between two looks at the effort, and between two news of it.
const PATIENCE: u64 = 64;
const NEWS: u64 = 4096;

/// A move that may be tried, and what follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) next: Discs,
    pub(super) cell: u8,
    pub(super) order_score: i32,
}

/// The search for the exact value of positions on one ground.
///
/// A value is what the side to move will have more than the other at the end, in discs and in
/// bonuses taken from now on. So it depends on the discs alone, whoever took bonuses before.
pub(super) struct Search<'e, 'a, const MARKED: bool, const JOKERS: bool> {
    /// The position that was asked about.
    pub(super) asked: &'e Mapello,
    pub(super) ground: Ground,
    pub(super) counting: Counting,
    effort: &'e mut Effort<'a>,
    /// What is known of positions with many empty cells, and of those with few.
    far: Table,
    near: Table,
    listed: u64,
    pub(super) nodes: u64,
    pub(super) is_stopped: bool,
    /// Whether only moves are tried that seem as good as those before them.
    pub(super) is_hasty: bool,
    /// Whether evaluations shall be good, and not only quick.
    pub(super) is_careful: bool,
    /// The candidates of the position that is searched, above those of the positions before it.
    pub(super) candidates: Vec<Candidate>,
}

impl<'e, 'a, const MARKED: bool, const JOKERS: bool> Search<'e, 'a, MARKED, JOKERS> {
    /// A search with an empty transposition table; nothing if the effort is spent before it can begin.
    pub(super) fn new(
        asked: &'e Mapello,
        counting: Counting,
        mebibytes: usize,
        effort: &'e mut Effort<'a>,
    ) -> Option<Self> {
        let ground = Ground::new(asked);
        // More places than that a position with so few empty cells would never fill.
        let most = 1_usize << 6 << asked.free().count_ones().min(40);
        // The small one first, which is soon given back where there is no time for the other.
        let near = Table::new(NEAR_BYTES.min(most), effort)?;
        let far = Table::new(mebibytes.saturating_mul(1 << 20).min(most), effort)?;
        Some(Self {
            asked,
            ground,
            counting,
            far,
            near,
            listed: 0,
            nodes: effort.nodes,
            effort,
            is_stopped: false,
            is_hasty: false,
            is_careful: false,
            candidates: Vec::new(),
        })
    }

    /// Ends the search, and leaves what it has filled for whoever asked to clear away.
    pub(super) fn leave(self) {
        self.effort.nodes = self.nodes;
        self.effort.litter.leave((self.far, self.near));
    }

    /// The value of a position: exact if it is in the window, else a bound on the same side of it.
    /// Without meaning if the search was stopped.
    pub(super) fn value(&mut self, discs: Discs, alpha: i32, beta: i32) -> i32 {
        let empty = self.ground.empty::<MARKED>(discs);
        let count = empty.count_ones();
        if count < LISTED {
            if count < 3 {
                return self.at_most_two(discs, empty, alpha, beta);
            }
            return self.few(discs, Few { empty, odd: odd(empty), count }, alpha, beta);
        }
        self.nodes += 1;
        if self.is_stopped() {
            return 0;
        }
        if let Some(bound) = self.stable_bound(discs, count, empty, alpha) {
            return bound;
        }
        let known = self.known(discs, count);
        if let Some(known) = known {
            let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
            if lower >= beta || lower == upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
        }
        let places = self.ground.places::<MARKED, JOKERS>(discs);
        if places == 0 {
            let passed = discs.passed();
            if self.ground.places::<MARKED, JOKERS>(passed) == 0 {
                return self.end(discs, count);
            }
            return -self.value(passed, -beta, -alpha);
        }
        let base = self.candidates.len();
        self.list(discs, places, count, known.map_or(64, |known| known.best));
        let (nodes, window) = (self.nodes, (alpha, beta));
        let bound = if count >= LOOKED_UP { self.looked_up(base, count, beta) } else { None };
        let (best, cell) = bound.unwrap_or_else(|| self.best(base, alpha, beta));
        self.candidates.truncate(base);
        if self.is_stopped {
            return 0;
        }
        let cost = (self.nodes - nodes).max(1).ilog2() as u8 + 1;
        let table = if count < FAR_OFF { &mut self.near } else { &mut self.far };
        table.keep(
            discs,
            Known {
                lower: if best > window.0 { best as i8 } else { -MOST as i8 },
                upper: if best < window.1 { best as i8 } else { MOST as i8 },
                best: cell,
                cost,
            },
        );
        best
    }

    /// What is known about a position with so many empty cells.
    #[inline]
    pub(super) fn known(&self, discs: Discs, count: u32) -> Option<Known> {
        if count < FAR_OFF { self.near.known(discs) } else { self.far.known(discs) }
    }

    /// The value of the best candidate above `base`, and its cell.
    fn best(&mut self, base: usize, mut alpha: i32, beta: i32) -> (i32, u8) {
        let (mut best, mut cell) = (NONE, 64);
        for i in base..self.candidates.len() {
            let candidate = self.next_candidate(i);
            let gain = self.ground.gain::<MARKED>(candidate.cell.into());
            let mut value = NONE;
            if i > base {
                value = gain - self.value(candidate.next, gain - alpha - 1, gain - alpha);
            }
            if i == base || alpha < value && value < beta {
                value = gain - self.value(candidate.next, gain - beta, gain - alpha);
            }
            if self.is_stopped {
                break;
            }
            if value > best {
                (best, cell) = (value, candidate.cell);
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        (best, cell)
    }

    /// Brings the first in the move ordering of the candidates from this one on to this place.
    pub(super) fn next_candidate(&mut self, i: usize) -> Candidate {
        let rest = &mut self.candidates[i..];
        let at = (1..rest.len())
            .fold(0, |at, i| if rest[i].order_score > rest[at].order_score { i } else { at });
        rest.swap(0, at);
        rest[0]
    }

    /// A candidate that is known to reach beta, and what it is worth at least.
    fn looked_up(&self, base: usize, count: u32, beta: i32) -> Option<(i32, u8)> {
        self.candidates[base..].iter().find_map(|candidate| {
            let upper = self.known(candidate.next, count - 1)?.upper;
            let value = self.ground.gain::<MARKED>(candidate.cell.into()) - i32::from(upper);
            (value >= beta).then_some((value, candidate.cell))
        })
    }

    /// What the side to move can have at most, if that is not above alpha because the other side's
    /// stable discs are too many.
    #[inline]
    fn stable_bound(&self, discs: Discs, count: u32, empty: u64, alpha: i32) -> Option<i32> {
        let cells = (discs.own | discs.other).count_ones() + count;
        let bonuses = if MARKED { (empty & self.ground.bonuses).count_ones() * BONUS } else { 0 };
        let most = (cells + bonuses) as i32;
        if most - 2 * discs.other.count_ones() as i32 > alpha {
            return None;
        }
        let stable = self.ground.stable_of_other::<MARKED>(discs).count_ones() as i32;
        (most - 2 * stable <= alpha).then_some(most - 2 * stable)
    }

    /// The value of a position in which nobody can move.
    #[inline]
    pub(super) fn end(&self, discs: Discs, empty: u32) -> i32 {
        let lead = discs.lead();
        match self.counting {
            Counting::Board => lead,
            Counting::WinnerTakesEmpty => lead + lead.signum() * empty as i32,
        }
    }

    /// Whether to stop; the effort is asked now and then.
    pub(super) fn is_stopped(&mut self) -> bool {
        self.listed += 1;
        if self.listed.is_multiple_of(PATIENCE) {
            if self.listed.is_multiple_of(NEWS) {
                (self.effort.progress)(self.nodes);
            }
            self.is_stopped |= self.effort.is_spent();
        }
        self.is_stopped
    }
}
