use board::Player;

use super::proof::Proof;

/// A node of the tree: a move, and the statistics of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move; the root has none.
    pub(super) mv: Option<M>,
    /// What is proved.
    pub(super) proof: Proof,
    /// How many walks have come through.
    pub(super) visits: u32,
    /// The mean value of all walks for the first player.
    pub(super) mean: f32,
    /// The minimax value for the first player.
    pub(super) best: f32,
    /// The place of the first child; nowhere while it is a leaf.
    pub(super) first: u32,
    /// The place of the next sibling.
    pub(super) next: u32,
    /// How many moves there are after it, and how many of them are in the tree: the first ones.
    pub(super) count: u16,
    pub(super) grown: u16,
    /// Whether those are all moves there are.
    pub(super) is_all: bool,
}

/// The place that stands for none: the root is nobody's child.
pub(super) const NOWHERE: u32 = 0;

impl<M> Node<M> {
    pub(super) const fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            proof: Proof::Open,
            visits: 0,
            mean: 0.5,
            best: 0.5,
            first: NOWHERE,
            next: NOWHERE,
            count: 0,
            grown: 0,
            is_all: false,
        }
    }

    pub(super) const fn is_leaf(&self) -> bool {
        self.grown == 0
    }

    /// Whether all moves after it are in the tree; a leaf's are not known yet.
    pub(super) const fn is_grown(&self) -> bool {
        !self.is_leaf() && self.grown == self.count
    }

    /// Its value for a player, when the minimax value decides so much of it.
    pub(super) fn worth(&self, player: Player, minimax_share: f32) -> f32 {
        let first = match self.proof.worth() {
            Some(worth) => worth,
            None => self.mean + minimax_share * (self.best - self.mean),
        };
        if player == Player::First { first } else { 1.0 - first }
    }
}
