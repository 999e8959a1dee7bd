use board::Player;

use crate::TRACES;

/// Which traces have cut branches off, and which have disappointed, for each player.
#[derive(Clone, Debug)]
pub(super) struct History {
    worth: [Vec<i16>; 2],
    /// The last two traces that cut a branch off at each ply.
    killers: Vec<[usize; 2]>,
}

/// The most that history is worth, either way.
const MOST: i32 = 8_192;

/// What a killer is worth, between what history says and what the game promises.
const KILLER: i32 = 6_000;

impl History {
    pub(super) fn new() -> Self {
        Self { worth: [vec![0; TRACES], vec![0; TRACES]], killers: Vec::new() }
    }

    /// What is known of this player's moves at this ply.
    #[inline]
    pub(super) fn at(&self, player: Player, ply: usize) -> Past<'_> {
        let killers = self.killers.get(ply).copied().unwrap_or([usize::MAX; 2]);
        Past { worth: &self.worth[player.index()], killers }
    }

    /// A move cut its branch off; those tried before it did not.
    pub(super) fn learn(
        &mut self,
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
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [usize::MAX; 2]);
        }
        let [first, second] = &mut self.killers[ply];
        if *first != good % TRACES {
            *second = *first;
            *first = good % TRACES;
        }
    }

    /// Moves a worth towards its limit, the less the nearer it is.
    fn shift(&mut self, player: Player, trace: usize, by: i32) {
        let worth = &mut self.worth[player.index()][trace];
        let now = i32::from(*worth);
        *worth = (now + by - now * by.abs() / MOST).clamp(-MOST, MOST) as i16;
    }
}

/// What the history knows of one player's moves at one ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past<'a> {
    worth: &'a [i16],
    killers: [usize; 2],
}

impl Past<'_> {
    /// How early a move with this trace should be tried.
    #[inline]
    pub(super) fn worth(self, trace: usize) -> i32 {
        let trace = trace % TRACES;
        let is_killer = self.killers.contains(&trace);
        i32::from(self.worth[trace]) + if is_killer { KILLER } else { 0 }
    }
}
