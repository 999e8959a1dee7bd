use std::sync::atomic::{AtomicI16, AtomicUsize, Ordering};

use board::Player;

use super::worker::DEEPEST;
use crate::HISTORY_KEYS;

/// Which traces have cut branches off, and which have disappointed, for each player.
#[derive(Debug)]
pub(super) struct History {
    worth: [Box<[AtomicI16; HISTORY_KEYS]>; 2],
    /// The last two traces that cut a branch off at each ply.
    killers: Vec<[AtomicUsize; 2]>,
}

/// The most that history is worth, either way.
const MOST: i32 = 8_192;

/// What a killer is worth, between what history says and what the game says of its order.
const KILLER: i32 = 6_000;

impl History {
    pub(super) fn new() -> Self {
        let worth = || {
            let worth: Box<[_]> = (0..HISTORY_KEYS).map(|_| AtomicI16::new(0)).collect();
            worth.try_into().expect("there are as many as there are traces")
        };
        let killers = || [const { AtomicUsize::new(usize::MAX) }; 2];
        Self { worth: [worth(), worth()], killers: (0..DEEPEST + 2).map(|_| killers()).collect() }
    }

    /// What is known of this player's moves at this ply.
    #[inline]
    pub(super) fn at(&self, player: Player, ply: usize) -> PlyHistory<'_> {
        let killers = self.killers[ply].each_ref().map(|killer| killer.load(Ordering::Relaxed));
        PlyHistory { worth: &self.worth[player.index()], killers }
    }

    /// A move cut its branch off; those tried before it did not.
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

    /// Moves a worth towards its limit, the less the nearer it is.
    fn shift(&self, player: Player, history_key: usize, by: i32) {
        let worth = &self.worth[player.index()][history_key];
        let now = i32::from(worth.load(Ordering::Relaxed));
        let then = (now + by - now * by.abs() / MOST).clamp(-MOST, MOST) as i16;
        worth.store(then, Ordering::Relaxed);
    }
}

/// What the history knows of one player's moves at one ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlyHistory<'a> {
    worth: &'a [AtomicI16; HISTORY_KEYS],
    killers: [usize; 2],
}

impl PlyHistory<'_> {
    /// How early a move with this history key should be tried.
    #[inline]
    pub(super) fn worth(self, history_key: usize) -> i32 {
        let history_key = history_key % HISTORY_KEYS;
        let is_killer = self.killers.contains(&history_key);
        i32::from(self.worth[history_key].load(Ordering::Relaxed))
            + if is_killer { KILLER } else { 0 }
    }
}
