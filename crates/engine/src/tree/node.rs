use std::ops::Range;

use board::Player;

use super::fate::Fate;

/// A move in the tree, and what is known of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move; the root has none.
    pub(super) mv: Option<M>,
    /// What is certain.
    pub(super) fate: Fate,
    /// How many walks have come through.
    pub(super) visits: u32,
    /// What it was worth to the first player, on the average of all walks.
    pub(super) mean: f32,
    /// What it is worth to the first player when both follow the best lines.
    pub(super) best: f32,
    first: u32,
    count: u16,
    /// Whether the moves after it are all there are.
    pub(super) is_all: bool,
}

impl<M> Node<M> {
    pub(super) const fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            fate: Fate::Open,
            visits: 0,
            mean: 0.5,
            best: 0.5,
            first: 0,
            count: 0,
            is_all: false,
        }
    }

    /// Where the moves after it stand; nowhere while it is a leaf.
    pub(super) const fn children(&self) -> Range<usize> {
        self.first as usize..self.first as usize + self.count as usize
    }

    pub(super) const fn is_leaf(&self) -> bool {
        self.count == 0
    }

    /// Says where the moves after it stand.
    pub(super) fn branch(&mut self, children: &Range<usize>, is_all: bool) {
        self.first = u32::try_from(children.start).expect("an arena counts in 32 bits");
        self.count = u16::try_from(children.len()).expect("a node has few children");
        self.is_all = is_all;
    }

    /// What it is worth to a player, when the best line decides so much of it.
    pub(super) fn worth(&self, player: Player, focus: f32) -> f32 {
        let first = match self.fate.worth() {
            Some(worth) => worth,
            None => self.mean + focus * (self.best - self.mean),
        };
        if player == Player::First { first } else { 1.0 - first }
    }
}
