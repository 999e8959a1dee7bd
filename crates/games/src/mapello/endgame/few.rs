//! The last empty cells, where a list of moves would cost more than it saves.

use board::ones;

use super::super::lines::COLUMN_A;
use super::ground::{Discs, NEAR};
use super::quadrant::QUADRANTS;
use super::search::{NONE, Search};

/// The last empty cells: those in quadrants with an odd number of them are tried first, because
/// who enters such a quadrant also plays its last disc.
#[derive(Clone, Copy, Debug)]
pub(super) struct Few {
    pub(super) empty: u64,
    pub(super) odd: u64,
    pub(super) count: u32,
}

impl<const MARKED: bool, const JOKERS: bool> Search<'_, '_, MARKED, JOKERS> {
    /// The value of a position with three or more empty cells, exact if it is in the window.
    pub(super) fn few(&mut self, discs: Discs, few: Few, alpha: i32, beta: i32) -> i32 {
        let best = self.each_of_few(discs, few, alpha, beta);
        if best != NONE {
            return best;
        }
        let best = self.each_of_few(discs.passed(), few, -beta, -alpha);
        if best == NONE { self.end(discs, few.count) } else { -best }
    }

    fn each_of_few(&mut self, discs: Discs, few: Few, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        let mut best = NONE;
        for part in [few.empty & few.odd, few.empty & !few.odd] {
            for cell in ones(part) {
                if NEAR[cell as usize] & discs.other == 0 {
                    continue;
                }
                let turned = self.ground.turned::<JOKERS>(cell, discs);
                if turned == 0 {
                    continue;
                }
                let next = discs.after(cell, turned);
                let gain = self.ground.gain::<MARKED>(cell);
                let rest = Few {
                    empty: few.empty ^ 1 << cell,
                    odd: few.odd ^ QUADRANTS[cell as usize],
                    count: few.count - 1,
                };
                let value = gain
                    - if rest.count == 2 {
                        self.two(next, rest.empty, gain - beta, gain - alpha)
                    } else {
                        self.few(next, rest, gain - beta, gain - alpha)
                    };
                if value > best {
                    best = value;
                    alpha = alpha.max(value);
                    if value >= beta {
                        return value;
                    }
                }
            }
        }
        best
    }

    /// The value of a position with at most two empty cells, exact if it is in the window.
    pub(super) fn at_most_two(&mut self, discs: Discs, empty: u64, alpha: i32, beta: i32) -> i32 {
        match empty.count_ones() {
            0 => discs.lead(),
            1 => self.last(discs, empty.trailing_zeros()),
            _ => self.two(discs, empty, alpha, beta),
        }
    }

    /// The value of a position with two empty cells, exact if it is in the window.
    #[inline]
    fn two(&mut self, discs: Discs, empty: u64, alpha: i32, beta: i32) -> i32 {
        let cells = [empty.trailing_zeros(), (empty & (empty - 1)).trailing_zeros()];
        let best = self.either(discs, cells, beta);
        if best != NONE {
            return best;
        }
        let best = self.either(discs.passed(), cells, -alpha);
        if best == NONE { self.end(discs, 2) } else { -best }
    }

    #[inline]
    fn either(&mut self, discs: Discs, [first, second]: [u32; 2], beta: i32) -> i32 {
        self.nodes += 1;
        let best = self.last_but_one(discs, first, second);
        if best >= beta { best } else { best.max(self.last_but_one(discs, second, first)) }
    }

    /// The value of a disc on one of the last two empty cells; none if it cannot be put there.
    #[inline]
    fn last_but_one(&mut self, discs: Discs, cell: u32, last: u32) -> i32 {
        if NEAR[cell as usize & 63] & discs.other == 0 {
            return NONE;
        }
        let turned = self.ground.turned::<JOKERS>(cell, discs);
        if turned == 0 {
            return NONE;
        }
        self.ground.gain::<MARKED>(cell) - self.last(discs.after(cell, turned), last)
    }

    /// The value of a position with one empty cell.
    #[inline]
    fn last(&mut self, discs: Discs, cell: u32) -> i32 {
        self.nodes += 1;
        let lead = discs.lead();
        let worth = 1 + self.ground.gain::<MARKED>(cell);
        let turned = self.last_turned(discs, cell);
        if turned != 0 {
            return lead + 2 * turned + worth;
        }
        let turned = self.last_turned(discs.passed(), cell);
        if turned != 0 { lead - 2 * turned - worth } else { self.end(discs, 1) }
    }

    /// How many discs one on the last empty cell turns.
    #[inline]
    fn last_turned(&self, discs: Discs, cell: u32) -> i32 {
        if MARKED || JOKERS {
            return self.ground.turned::<JOKERS>(cell, discs).count_ones() as i32;
        }
        let (cell, column, row) = (cell as usize & 63, cell as usize & 7, cell as usize >> 3 & 7);
        let [falling, rising] = DIAGONALS[cell];
        let gather = |set: u64| (set.wrapping_mul(COLUMN_A) >> 56) as usize;
        let across = (discs.own >> (row * 8)) as usize & 0xff;
        let down = (discs.own >> column & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        i32::from(TURNED[column][across])
            + i32::from(TURNED[row][down as usize & 0xff])
            + i32::from(TURNED[column][gather(discs.own & falling)])
            + i32::from(TURNED[column][gather(discs.own & rising)])
    }
}

/// The two diagonals through each cell.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut cell = 0;
    while cell < 64 {
        let mut column = 0;
        while column < 8 {
            let (falling, rising) = (cell / 8 + column - cell % 8, cell / 8 + cell % 8 - column);
            if 0 <= falling && falling < 8 {
                diagonals[cell as usize][0] |= 1 << (falling * 8 + column);
            }
            if 0 <= rising && rising < 8 {
                diagonals[cell as usize][1] |= 1 << (rising * 8 + column);
            }
            column += 1;
        }
        cell += 1;
    }
    diagonals
};

/// How many discs one on the only empty cell of a line turns, by its place and the own discs.
static TURNED: [[u8; 256]; 8] = {
    let mut turned = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let (below, above) = (own & ((1 << place) - 1), own >> (place + 1));
            if below != 0 {
                turned[place][own] += place as u8 - 1 - below.ilog2() as u8;
            }
            if above != 0 {
                turned[place][own] += above.trailing_zeros() as u8;
            }
            own += 1;
        }
        place += 1;
    }
    turned
};
