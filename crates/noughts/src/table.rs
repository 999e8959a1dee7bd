//! The complete table of noughts and crosses: every position that play can reach, with its value and
//! its distance.
//!
//! ```text
//! magic 0..8 | version 8..12 | count 12..16 | checksum 16..24 | a byte for each position 24..
//! byte:  0 never reached | 1 draw | 16 + plies: won | 32 + plies: lost
//! ```
//!
//! Numbers are little-endian, and a position stands at the number that its cells make in base three.

use std::sync::Arc;

use board::{Cell, Position as _};
use engine::tablebase::{BlockCache, Proved, RandomAccess, Tablebase};
use games::ResourceError;

use crate::rules::{Noughts, bit};
use crate::words;

const MAGIC: [u8; 8] = *b"LUDO.NXT";
const VERSION: u32 = 1;
const HEADER: usize = 24;
/// As many as nine cells with three states have.
const COUNT: u32 = 3_u32.pow(9);

/// Small, so that even this table has many blocks.
const BLOCK: usize = 1_024;
const BLOCKS: usize = 8;

/// A table that was opened.
#[derive(Debug)]
pub(crate) struct Table(BlockCache<Arc<dyn RandomAccess>>);

impl Table {
    /// Opens a table, and checks every byte of it.
    pub(crate) fn open(source: Arc<dyn RandomAccess>) -> Result<Self, ResourceError> {
        let wrong = |why| Err(ResourceError::Wrong(why));
        let len = source.len();
        let mut header = [0; HEADER];
        if len < HEADER as u64 {
            return wrong((&words::NO_TABLE).into());
        }
        source.read_at(0, &mut header)?;
        if header[..8] != MAGIC {
            return wrong((&words::NO_TABLE).into());
        }
        let [version, count] = [8, 12].map(|at| number(&header[at..at + 4]));
        if version != u64::from(VERSION) {
            return wrong(words::table_version(version, VERSION));
        }
        let wanted = HEADER as u64 + u64::from(COUNT);
        if count != u64::from(COUNT) || len != wanted {
            return wrong(words::table_length(len, wanted));
        }
        let table = Self(BlockCache::new(source, BLOCK, BLOCKS));
        let mut entries = vec![0; COUNT as usize];
        table.0.read_at(HEADER as u64, &mut entries)?;
        if checksum(&entries) != number(&header[16..]) {
            return wrong((&words::TABLE_DAMAGED).into());
        }
        Ok(table)
    }
}

impl Tablebase<Noughts> for Table {
    fn probe(&self, position: &Noughts) -> Option<Proved> {
        let mut entry = [0];
        self.0.read_at(HEADER as u64 + u64::from(index(position)), &mut entry).ok()?;
        unpack(entry[0])
    }
}

/// The bytes of the complete table, computed from the rules alone.
pub fn table() -> Vec<u8> {
    let mut entries = vec![0; COUNT as usize];
    solve(&Noughts::default(), &mut entries);
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(COUNT.to_le_bytes());
    bytes.extend(checksum(&entries).to_le_bytes());
    bytes.extend(entries);
    bytes
}

/// What best play makes of a position; everything that is reached on the way gets its entry.
fn solve(position: &Noughts, entries: &mut [u8]) -> Proved {
    let index = index(position) as usize;
    if let Some(known) = unpack(entries[index]) {
        return known;
    }
    let moves = position.moves().into_iter();
    let best = moves.map(|mv| solve(&position.after(mv), entries).before(false)).max();
    let proved = match position.outcome() {
        Some(outcome) => Proved::of(outcome, position.turn()),
        None => best.expect("a game that goes on has moves"),
    };
    entries[index] = pack(proved);
    proved
}

fn index(position: &Noughts) -> u32 {
    Cell::all(3, 3).fold(0, |index, cell| {
        let [cross, nought] = position.marks.map(|marks| u32::from(marks & bit(cell) != 0));
        3 * index + cross + 2 * nought
    })
}

fn pack(proved: Proved) -> u8 {
    match proved {
        Proved::Draw => 1,
        Proved::Win(plies) => 16 + plies as u8,
        Proved::Loss(plies) => 32 + plies as u8,
    }
}

const fn unpack(entry: u8) -> Option<Proved> {
    match entry {
        1 => Some(Proved::Draw),
        16..=31 => Some(Proved::Win(entry as u32 - 16)),
        32..=47 => Some(Proved::Loss(entry as u32 - 32)),
        _ => None,
    }
}

/// A little-endian number of at most eight bytes.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// The FNV-1a hash.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
