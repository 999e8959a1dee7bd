use std::sync::atomic::{AtomicI16, AtomicUsize, Ordering};

use board::Player;

use super::worker::DEEPEST;
use crate::TRACES;

/// Which traces have cut branches off, and which have disappointed, for each player.
#[derive(Debug)]
pub(super) struct History {
    worth: [Box<[AtomicI16; TRACES]>; 2],
    /// The last two traces that cut a branch off at each ply.
    killers: Vec<[AtomicUsize; 2]>,
}

/// The most that history is worth, either way.
const MOST: i32 = 8_192;

/// What a killer is worth, between what history says and what the game promises.
const KILLER: i32 = 6_000;

impl History {
    pub(super) fn new() -> Self {
        let worth = || {
            let worth: Box<[_]> = (0..TRACES).map(|_| AtomicI16::new(0)).collect();
            worth.try_into().expect("there are as many as there are traces")
        };
        let killers = || [const { AtomicUsize::new(usize::MAX) }; 2];
        Self { worth: [worth(), worth()], killers: (0..DEEPEST + 2).map(|_| killers()).collect() }
    }

    /// What is known of this player's moves at this ply.
    #[inline]
    pub(super) fn at(&self, player: Player, ply: usize) -> Past<'_> {
        let killers = self.killers[ply].each_ref().map(|killer| killer.load(Ordering::Relaxed));
        Past { worth: &self.worth[player.index()], killers }
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
        self.shift(player, good % TRACES, weight);
        for trace in tried {
            self.shift(player, trace % TRACES, -weight / 2);
        }
        let [first, second] = &self.killers[ply];
        let before = first.load(Ordering::Relaxed);
        if before != good % TRACES {
            second.store(before, Ordering::Relaxed);
            first.store(good % TRACES, Ordering::Relaxed);
        }
    }

    /// Moves a worth towards its limit, the less the nearer it is.
    fn shift(&self, player: Player, trace: usize, by: i32) {
        let worth = &self.worth[player.index()][trace];
        let now = i32::from(worth.load(Ordering::Relaxed));
        let then = (now + by - now * by.abs() / MOST).clamp(-MOST, MOST) as i16;
        worth.store(then, Ordering::Relaxed);
    }
}

/// What the history knows of one player's moves at one ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past<'a> {
    worth: &'a [AtomicI16; TRACES],
    killers: [usize; 2],
}

impl Past<'_> {
    /// How early a move with this trace should be tried.
    #[inline]
    pub(super) fn worth(self, trace: usize) -> i32 {
        let trace = trace % TRACES;
        let is_killer = self.killers.contains(&trace);
        i32::from(self.worth[trace].load(Ordering::Relaxed)) + if is_killer { KILLER } else { 0 }
    }
}
