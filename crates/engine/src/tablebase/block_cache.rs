use std::fmt;
use std::io::{self, ErrorKind};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::RandomAccess;

/// Keeps blocks that were read lately in memory, for every thread: a direct-mapped cache.
///
/// Each block has one slot, which it shares with many others, and each slot has a lock of its own: a
/// thread waits for another only where both want the same slot.
pub struct BlockCache<R> {
    source: R,
    len: u64,
    block: usize,
    slots: Vec<Mutex<Slot>>,
}

/// A block and its bytes; no bytes where nothing was read yet. The last block may be shorter.
#[derive(Default)]
struct Slot {
    number: u64,
    bytes: Vec<u8>,
}

impl<R: RandomAccess> BlockCache<R> {
    /// A cache of at most so many blocks, each of so many bytes; at least one of each.
    pub fn new(source: R, block: usize, blocks: usize) -> Self {
        let slots = (0..blocks.max(1)).map(|_| Mutex::default()).collect();
        Self { len: source.len(), source, block: block.max(1), slots }
    }

    /// The bytes of a block, read where they are not there.
    fn slot(&self, number: u64) -> io::Result<MutexGuard<'_, Slot>> {
        let slot = &self.slots[(number % self.slots.len() as u64) as usize];
        // A slot is changed in one step, so whoever panicked has left it whole.
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if slot.number != number || slot.bytes.is_empty() {
            let start = number * self.block as u64;
            let count = (self.len - start).min(self.block as u64) as usize;
            let mut bytes = vec![0; count];
            self.source.read_at(start, &mut bytes)?;
            *slot = Slot { number, bytes };
        }
        Ok(slot)
    }
}

impl<R: RandomAccess> RandomAccess for BlockCache<R> {
    fn len(&self) -> u64 {
        self.len
    }

    fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let end = offset.checked_add(buffer.len() as u64);
        if end.is_none_or(|end| end > self.len) {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let (mut offset, mut buffer) = (offset, buffer);
        while !buffer.is_empty() {
            let block = self.block as u64;
            let (number, within) = (offset / block, (offset % block) as usize);
            let slot = self.slot(number)?;
            let count = buffer.len().min(slot.bytes.len() - within);
            let (now, later) = buffer.split_at_mut(count);
            now.copy_from_slice(&slot.bytes[within..within + count]);
            (offset, buffer) = (offset + count as u64, later);
        }
        Ok(())
    }
}

impl<R> fmt::Debug for BlockCache<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { len, block, slots, .. } = self;
        write!(f, "BlockCache of {} blocks of {block} bytes, for {len} bytes", slots.len())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

    use board::Dice;

    use super::*;

    /// The bytes 0, 1, 2 and so on, modulo 251; counts how often it is read.
    struct Counting {
        len: u64,
        reads: AtomicU32,
        is_there: AtomicBool,
    }

    impl Counting {
        fn new(len: u64) -> Self {
            Self { len, reads: AtomicU32::new(0), is_there: AtomicBool::new(true) }
        }

        fn reads(&self) -> u32 {
            self.reads.load(Ordering::Relaxed)
        }
    }

    impl RandomAccess for Counting {
        fn len(&self) -> u64 {
            self.len
        }

        fn read_at(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
            assert!(offset + buffer.len() as u64 <= self.len, "only what is there is read");
            if !self.is_there.load(Ordering::Relaxed) {
                return Err(ErrorKind::WouldBlock.into());
            }
            self.reads.fetch_add(1, Ordering::Relaxed);
            for (place, byte) in (offset..).zip(buffer) {
                *byte = (place % 251) as u8;
            }
            Ok(())
        }
    }

    fn check(cache: &BlockCache<Counting>, offset: u64, count: usize) {
        let mut bytes = vec![0; count];
        cache.read_at(offset, &mut bytes).unwrap();
        let wanted = (offset..).take(count).map(|place| (place % 251) as u8);
        assert!(bytes.into_iter().eq(wanted), "{count} bytes from {offset}");
    }

    #[test]
    fn a_block_is_read_once_while_it_has_its_slot() {
        let cache = BlockCache::new(Counting::new(1_000), 64, 4);
        for offset in 0..64 {
            check(&cache, offset, 1);
        }
        assert_eq!(cache.source.reads(), 1);
        check(&cache, 60, 8);
        assert_eq!(cache.source.reads(), 2, "it reaches into the second block");
        check(&cache, 4 * 64, 1);
        check(&cache, 0, 1);
        assert_eq!(cache.source.reads(), 4, "the fifth block takes the slot of the first");
    }

    #[test]
    fn any_part_is_read_rightly_and_nothing_beyond_the_end() {
        let cache = BlockCache::new(Counting::new(1_000), 64, 3);
        let mut dice = Dice::new(7);
        for _ in 0..5_000 {
            let offset = u64::from(dice.below(1_001));
            let count = dice.below((1_000 - offset as u32).min(200) + 1);
            check(&cache, offset, count as usize);
        }
        let mut bytes = [0; 2];
        for offset in [999, 1_000, u64::MAX] {
            let error = cache.read_at(offset, &mut bytes).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::UnexpectedEof);
        }
    }

    #[test]
    fn what_is_not_there_yet_is_asked_for_again() {
        let cache = BlockCache::new(Counting::new(1_000), 64, 1);
        check(&cache, 0, 1);
        cache.source.is_there.store(false, Ordering::Relaxed);
        let error = cache.read_at(64, &mut [0]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::WouldBlock);
        check(&cache, 5, 1);
        cache.source.is_there.store(true, Ordering::Relaxed);
        check(&cache, 64, 1);
    }

    #[test]
    fn threads_read_side_by_side() {
        let cache = &BlockCache::new(Counting::new(10_000), 32, 5);
        std::thread::scope(|scope| {
            for seed in 0..4 {
                scope.spawn(move || {
                    let mut dice = Dice::new(seed);
                    for _ in 0..2_000 {
                        check(cache, u64::from(dice.below(9_900)), 70);
                    }
                });
            }
        });
    }
}
