/// A hash of a few words for transposition tables: the same on every machine and in every build.
///
/// Each word is folded in by a full 64 by 64 bit multiplication, which mixes every bit into both
/// halves of the product; the rotation makes the order of the words count.
#[inline]
pub fn mix<const N: usize>(words: [u64; N]) -> u64 {
    const START: u64 = 0x9e37_79b9_7f4a_7c15;
    const FACTOR: u64 = 0xd6e8_feb8_6659_fd93;
    let mut key = START ^ N as u64;
    for word in words {
        key = fold(key.rotate_left(23) ^ word, FACTOR);
    }
    fold(key ^ START, FACTOR)
}

#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    let product = (a as u128) * (b as u128);
    (product as u64) ^ ((product >> 64) as u64) ^ a
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn near_words_have_far_keys() {
        let mut keys = BTreeSet::new();
        for low in 0..300_u64 {
            for high in 0..300_u64 {
                keys.insert(mix([low, high << 40]) >> 20);
            }
        }
        assert!(keys.len() > 89_990, "{} of 90000 keys differ", keys.len());
    }

    #[test]
    fn order_and_length_count() {
        assert_ne!(mix([1, 2]), mix([2, 1]));
        assert_ne!(mix([0]), mix([0, 0]));
    }
}
