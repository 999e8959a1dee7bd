use std::collections::HashMap;
use std::iter;

/// The keys of the positions of a line, and which of them are the same: found without looking
/// through all of them, because a long game asks at every move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occurrences {
    keys: Vec<u64>,
    /// Where the key of each position occurred before.
    before: Vec<Option<usize>>,
    /// Where each key occurred last.
    last: HashMap<u64, usize>,
}

impl Occurrences {
    /// The key of every position.
    pub(crate) fn keys(&self) -> &[u64] {
        &self.keys
    }

    pub(crate) fn push(&mut self, key: u64) {
        self.before.push(self.last.insert(key, self.keys.len()));
        self.keys.push(key);
    }

    /// Forgets all but so many of the first positions.
    pub(crate) fn truncate(&mut self, count: usize) {
        while self.keys.len() > count {
            if let (Some(key), Some(before)) = (self.keys.pop(), self.before.pop()) {
                match before {
                    Some(place) => self.last.insert(key, place),
                    None => self.last.remove(&key),
                };
            }
        }
    }

    /// Where the key of the last position occurs, that position among them.
    pub(crate) fn of_last(&self) -> impl Iterator<Item = usize> {
        iter::successors(self.keys.len().checked_sub(1), |&place| self.before[place])
    }
}

impl FromIterator<u64> for Occurrences {
    fn from_iter<T: IntoIterator<Item = u64>>(keys: T) -> Self {
        let mut occurrences = Self::default();
        for key in keys {
            occurrences.push(key);
        }
        occurrences
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_are_found_forwards_and_backwards() {
        let keys = [7, 8, 7, 9, 8, 7, 7];
        let mut occurrences: Occurrences = keys.into_iter().collect();
        for count in (1..=keys.len()).rev() {
            occurrences.truncate(count);
            assert_eq!(occurrences.keys(), &keys[..count]);
            let same = (0..count).rev().filter(|&place| keys[place] == keys[count - 1]);
            assert!(occurrences.of_last().eq(same), "of {count}");
        }
        occurrences.push(7);
        assert!(occurrences.of_last().eq([1, 0]));
        occurrences.truncate(0);
        assert_eq!(occurrences.of_last().count(), 0);
    }
}
