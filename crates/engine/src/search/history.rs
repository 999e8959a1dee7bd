use std::sync::atomic::{AtomicI16, AtomicUsize, Ordering};

use board::Player;

use super::worker::DEEPEST;
use crate::HISTORY_KEYS;

/// The history heuristic and the killer moves, shared by all threads of a search.
///
/// It counts, for each player and history key, which moves have caused cutoffs and which have not.
#[derive(Debug)]
pub(super) struct History {
    worth: [Box<[AtomicI16; HISTORY_KEYS]>; 2],
    /// The killers: the history keys of the last two moves that caused a cutoff at each ply.
    killers: Vec<[AtomicUsize; 2]>,
}

/// The highest history score, and the lowest with its sign turned.
const MOST: i32 = 8_192;

/// The bonus of a killer: more than most history scores, less than what a game's own order says.
const KILLER: i32 = 6_000;

impl History {
    pub(super) fn new() -> Self {
        let worth = || {
            let worth: Box<[_]> = (0..HISTORY_KEYS).map(|_| AtomicI16::new(0)).collect();
            worth.try_into().expect("there are as many as there are history keys")
        };
        let killers = || [const { AtomicUsize::new(usize::MAX) }; 2];
        Self { worth: [worth(), worth()], killers: (0..DEEPEST + 2).map(|_| killers()).collect() }
    }

    /// The history of this player's moves at this ply.
    #[inline]
    pub(super) fn at(&self, player: Player, ply: usize) -> PlyHistory<'_> {
        let killers = self.killers[ply].each_ref().map(|killer| killer.load(Ordering::Relaxed));
        PlyHistory { worth: &self.worth[player.index()], killers }
    }

    /// Rewards a move that caused a cutoff, and punishes those that were tried before it.
    pub(super) fn learn(
        &self,
        player: Player,
        ply: usize,
        depth: i32,
        good: usize,
        tried: impl Iterator<Item = usize>,
    ) {
        let weight = (depth * depth).clamp(1, 400) * 8;
        self.shift(player, good % HISTORY_KEYS, weight);
        for history_key in tried {
            self.shift(player, history_key % HISTORY_KEYS, -weight / 2);
        }
        let [first, second] = &self.killers[ply];
        let before = first.load(Ordering::Relaxed);
        if before != good % HISTORY_KEYS {
            second.store(before, Ordering::Relaxed);
            first.store(good % HISTORY_KEYS, Ordering::Relaxed);
        }
    }

    /// Moves a history score towards its limit, the less the nearer it is.
    fn shift(&self, player: Player, history_key: usize, by: i32) {
        let worth = &self.worth[player.index()][history_key];
        let now = i32::from(worth.load(Ordering::Relaxed));
        let then = (now + by - now * by.abs() / MOST).clamp(-MOST, MOST) as i16;
        worth.store(then, Ordering::Relaxed);
    }
}

/// The history of one player's moves at one ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlyHistory<'a> {
    worth: &'a [AtomicI16; HISTORY_KEYS],
    killers: [usize; 2],
}

impl PlyHistory<'_> {
    /// The history score of a move with this history key, with the bonus of a killer.
    #[inline]
    pub(super) fn worth(self, history_key: usize) -> i32 {
        let history_key = history_key % HISTORY_KEYS;
        let is_killer = self.killers.contains(&history_key);
        i32::from(self.worth[history_key].load(Ordering::Relaxed))
            + if is_killer { KILLER } else { 0 }
    }
}
