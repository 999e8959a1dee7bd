use board::Player;

use super::proof::Proof;

/// A move in the tree, and what is known of the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    /// The move; the root has none.
    pub(super) mv: Option<M>,
    /// What is certain.
    pub(super) proof: Proof,
    /// How many walks have come through.
    pub(super) visits: u32,
    /// What it was worth to the first player, on the average of all walks.
    pub(super) mean: f32,
    /// What it is worth to the first player when both follow the best lines.
    pub(super) best: f32,
    /// Where the first move after it stands; nowhere while it is a leaf.
    pub(super) first: u32,
    /// Where the next move beside it stands.
    pub(super) next: u32,
    /// How many moves there are after it, and how many of them stand in the tree: the first ones.
    pub(super) count: u16,
    pub(super) grown: u16,
    /// Whether those are all moves there are.
    pub(super) is_all: bool,
}

/// Where nothing stands: the root comes after no move.
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

    /// Whether all moves after it stand in the tree; a leaf's are not known yet.
    pub(super) const fn is_grown(&self) -> bool {
        !self.is_leaf() && self.grown == self.count
    }

    /// What it is worth to a player, when the best line decides so much of it.
    pub(super) fn worth(&self, player: Player, minimax_share: f32) -> f32 {
        let first = match self.proof.worth() {
            Some(worth) => worth,
            None => self.mean + minimax_share * (self.best - self.mean),
        };
        if player == Player::First { first } else { 1.0 - first }
    }
}
