use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// The places of the ones in a word, lowest first.
#[inline]
pub fn ones(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let place = word.trailing_zeros();
        word &= word - 1;
        Some(place)
    })
}

/// The place of the one that has `n` ones below it; there must be more than `n` ones.
///
/// ```
/// assert_eq!(ludoteca_board::nth_one(0b1011_0000, 0), 4);
/// assert_eq!(ludoteca_board::nth_one(0b1011_0000, 2), 7);
/// ```
#[inline]
pub fn nth_one(word: u64, n: u32) -> u32 {
    const BYTES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = BYTES << 7;
    debug_assert!(n < word.count_ones());
    // No branch anywhere, because where the one stands is a coin toss. Each byte of `sums` counts
    // the ones up to its end, and the top bits that are left tell the bytes with `n` or fewer.
    let pairs = word - (word >> 1 & (BYTES * 0x55));
    let fours = (pairs & (BYTES * 0x33)) + (pairs >> 2 & (BYTES * 0x33));
    let sums = ((fours + (fours >> 4)) & (BYTES * 0x0f)).wrapping_mul(BYTES);
    let n = u64::from(n);
    let passed = ((((n * BYTES) | TOPS) - sums) & TOPS).count_ones() * 8;
    // The same once more, with a byte for each bit of the byte that was found.
    let n = n - ((sums << 8) >> passed & 0xff);
    let spread = ((word >> passed & 0xff) * BYTES) & 0x8040_2010_0804_0201;
    let sums = ((spread + BYTES * 0x7f) >> 7 & BYTES).wrapping_mul(BYTES);
    passed + ((((n * BYTES) | TOPS) - sums) & TOPS).count_ones()
}

/// A set of cells in a few words: cell number `i` is bit `i % 64` of word `i / 64`.
///
/// Boards give each row one unused cell at its end, so that a shift by one never wraps into the
/// next row:
///
/// ```text
/// 3 by 3, four cells a row:   0  1  2 (3)
///                             4  5  6 (7)
///                             8  9 10 (11)
/// ```
///
/// ```
/// use ludoteca_board::Bits;
/// let set = Bits::<2>::one(3) | Bits::one(70);
/// assert_eq!(set.count(), 2);
/// assert_eq!((set << 60).iter().collect::<Vec<_>>(), [63]);
/// assert_eq!((set >> 4).iter().collect::<Vec<_>>(), [66]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bits<const WORDS: usize>(
    /// The words, lowest cells first.
    pub [u64; WORDS],
);

impl<const WORDS: usize> Bits<WORDS> {
    /// No cell.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// One cell.
    #[inline]
    #[must_use]
    pub const fn one(cell: u8) -> Self {
        let mut words = [0; WORDS];
        let mut i = 0;
        // Every word is written in registers: one store into an array, by an index known only at
        // run time, would have to come back from memory.
        while i < WORDS {
            words[i] = ((cell / 64) as usize == i) as u64 * (1 << (cell % 64));
            i += 1;
        }
        Self(words)
    }

    /// Whether there is no cell.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether this cell is in the set.
    #[inline]
    pub const fn has(self, cell: u8) -> bool {
        self.0[(cell / 64) as usize] >> (cell % 64) & 1 != 0
    }

    /// Whether the two sets share a cell.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// How many cells there are.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The cell that has `n` cells before it; there must be more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> u8 {
        debug_assert!(n < self.count());
        let (mut word, mut place, mut skipped) = (self.0[0], 0, 0);
        let mut before = 0;
        for i in 1..WORDS {
            before += self.0[i - 1].count_ones();
            // A choice between values, not a branch: which word holds the cell is a coin toss.
            if n >= before {
                (word, place, skipped) = (self.0[i], i as u32 * 64, before);
            }
        }
        (place + nth_one(word, n - skipped)) as u8
    }

    /// The cells, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(place, word)| ones(word).map(move |bit| (place as u32 * 64 + bit) as u8))
    }

    /// What `spread` reaches from `seed`, step after step, without leaving `within`.
    #[inline]
    #[must_use]
    pub fn flood(seed: Self, within: Self, spread: impl Fn(Self) -> Self) -> Self {
        let mut reached = seed & within;
        loop {
            let next = (reached | spread(reached)) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// A shortest way from one set to another, each of its cells reached from the one before by
    /// `spread`, without leaving `within`; empty where there is none.
    #[must_use]
    pub fn way(from: Self, to: Self, within: Self, spread: impl Fn(Self) -> Self) -> Self {
        let (mut layers, mut rest) = (Vec::new(), within);
        let mut layer = from & within;
        while !layer.meets(to) {
            if layer.is_empty() {
                return Self::EMPTY;
            }
            rest &= !layer;
            layers.push(layer);
            layer = spread(layer) & rest;
        }
        let mut here = Self::one((layer & to).nth(0));
        let mut way = here;
        for layer in layers.into_iter().rev() {
            here = Self::one((spread(here) & layer).nth(0));
            way |= here;
        }
        way
    }
}

impl<const WORDS: usize> FromIterator<u8> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | Self::one(cell))
    }
}

macro_rules! word_by_word {
    ($operator:ident, $method:ident, $assigning:ident, $assign:ident, $token:tt) => {
        impl<const WORDS: usize> $operator for Bits<WORDS> {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| self.0[i] $token other.0[i]))
            }
        }

        impl<const WORDS: usize> $assigning for Bits<WORDS> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = *self $token other;
            }
        }
    };
}

word_by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
word_by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |);
word_by_word!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl<const WORDS: usize> Not for Bits<WORDS> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

/// Every cell moves up by 1 to 63 numbers; what passes the end is gone.
#[expect(clippy::suspicious_arithmetic_impl, reason = "words carry into each other")]
impl<const WORDS: usize> Shl<u32> for Bits<WORDS> {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        debug_assert!((1..64).contains(&by));
        Self(std::array::from_fn(|i| {
            let carried = if i == 0 { 0 } else { self.0[i - 1] >> (64 - by) };
            self.0[i] << by | carried
        }))
    }
}

/// Every cell moves down by 1 to 63 numbers; what passes the beginning is gone.
#[expect(clippy::suspicious_arithmetic_impl, reason = "words carry into each other")]
impl<const WORDS: usize> Shr<u32> for Bits<WORDS> {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        debug_assert!((1..64).contains(&by));
        Self(std::array::from_fn(|i| {
            let carried = if i + 1 == WORDS { 0 } else { self.0[i + 1] << (64 - by) };
            self.0[i] >> by | carried
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    fn random_word(dice: &mut Dice) -> u64 {
        u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX))
    }

    #[test]
    fn the_nth_one_is_the_nth_listed() {
        let mut dice = Dice::new(3);
        for _ in 0..2_000 {
            let word = random_word(&mut dice) & random_word(&mut dice);
            for (n, place) in ones(word).enumerate() {
                assert_eq!(nth_one(word, n as u32), place);
            }
        }
    }

    #[test]
    fn two_words_behave_like_one_of_128_bits() {
        let mut dice = Dice::new(4);
        let wide = |set: Bits<2>| u128::from(set.0[1]) << 64 | u128::from(set.0[0]);
        for _ in 0..2_000 {
            let set = Bits([random_word(&mut dice), random_word(&mut dice)]);
            let by = 1 + dice.below(63);
            assert_eq!(wide(set << by), wide(set) << by);
            assert_eq!(wide(set >> by), wide(set) >> by);
            assert_eq!(wide(!set), !wide(set));
            assert_eq!(set.iter().collect::<Bits<2>>(), set);
            let n = dice.below(set.count());
            assert_eq!(set.iter().nth(n as usize), Some(set.nth(n)));
        }
    }

    #[test]
    fn a_flood_stays_within() {
        // Four cells a row: a corridor, a gap, and a cell that only the gap would reach.
        let within: Bits<1> = [0, 1, 5, 9, 11].into_iter().collect();
        let spread = |set: Bits<1>| set << 1 | set >> 1 | set << 4 | set >> 4;
        let reached = Bits::flood(Bits::one(0), within, spread);
        assert_eq!(reached.iter().collect::<Vec<_>>(), [0, 1, 5, 9]);
        assert!(Bits::flood(Bits::one(2), within, spread).is_empty());
    }
}
