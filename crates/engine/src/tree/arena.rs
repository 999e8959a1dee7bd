use board::Player;

use super::Settings;
use super::node::{NOWHERE, Node};
use super::priors::Priors;
use super::proof::Proof;
use crate::reserve::reserve;

/// The most children that a node keeps, the first in the move ordering.
const MOST_CHILDREN: usize = u16::MAX as usize;

/// How many children a leaf is expanded by at first; whenever all of them were visited, their number
/// doubles (progressive widening).
// Most are never tried, and a tree that kept them all would be out of room far too soon.
const FIRST_CHILDREN: usize = 4;

/// Where the root stands.
pub(super) const ROOT: usize = 0;

/// The nodes of a tree, in memory of a fixed size.
///
/// Whoever asks keeps it from question to question: to free the memory of a large tree takes longer
/// than an answer may wait.
#[derive(Debug)]
pub struct Arena<M> {
    nodes: Vec<Node<M>>,
    room: usize,
    settings: Settings,
    priors: Priors,
    /// How many leaves were reached, the same one again included.
    pub(super) leaves: u64,
}

impl<M: Copy> Arena<M> {
    /// An arena of so many MiB, for trees with these settings.
    pub fn new(mebibytes: usize, settings: Settings) -> Self {
        let room = (mebibytes.max(1) << 20) / size_of::<Node<M>>();
        let room = room.min(u32::MAX as usize);
        // All at once, so that growing never holds two copies of the tree.
        let nodes: Vec<_> = reserve(room);
        let room = room.min(nodes.capacity()).max(1);
        Self { nodes, room, settings, priors: Priors::new(settings.breadth), leaves: 0 }
    }

    pub(super) const fn settings(&self) -> Settings {
        self.settings
    }

    /// Drops all nodes but a fresh root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.leaves = 0;
    }

    pub(super) fn node(&self, place: usize) -> &Node<M> {
        &self.nodes[place]
    }

    pub(super) fn node_mut(&mut self, place: usize) -> &mut Node<M> {
        &mut self.nodes[place]
    }

    /// The places of a node's children, in the move ordering.
    ///
    /// They are first visited in this order: those that were visited come before all others.
    pub(super) fn children(&self, place: usize) -> impl Iterator<Item = usize> {
        let step = |place: u32| (place != NOWHERE).then_some(place);
        let first = step(self.nodes[place].first);
        let places =
            std::iter::successors(first, move |&child| step(self.nodes[child as usize].next));
        places.map(|child| child as usize)
    }

    /// Whether a node should be expanded, or expanded further: when all its children were visited,
    /// and the fuller the arena, the later.
    pub(super) fn is_ripe(&self, place: usize) -> bool {
        let free = self.room - self.nodes.len();
        let node = &self.nodes[place];
        node.visits > 1
            && node.visits as usize * free > self.room
            && !node.is_grown()
            && self.children(place).all(|child| self.nodes[child].visits > 0)
    }

    /// Expands a node by more of these moves, the root by all of them, as far as there is room.
    pub(super) fn grow(&mut self, place: usize, moves: &[M], is_all: bool) {
        let kept = &moves[..moves.len().min(MOST_CHILDREN)];
        let grown = usize::from(self.nodes[place].grown);
        let free = self.room - self.nodes.len();
        let wanted = if place == ROOT { kept.len() } else { FIRST_CHILDREN.max(2 * grown) };
        let more = &kept[grown..wanted.min(kept.len()).min(grown + free)];
        self.priors.reach(kept.len());
        let mut last = self.children(place).last();
        for &mv in more {
            let new = self.nodes.len();
            self.nodes.push(Node::new(Some(mv)));
            let number = u32::try_from(new).expect("an arena counts in 32 bits");
            match last {
                Some(last) => self.nodes[last].next = number,
                None => self.nodes[place].first = number,
            }
            last = Some(new);
        }
        let short = |count: usize| u16::try_from(count).expect("a node has few children");
        let node = &mut self.nodes[place];
        (node.count, node.grown) = (short(kept.len()), short(grown + more.len()));
        node.is_all = is_all && kept.len() == moves.len();
    }

    /// Selects the child of a node where this player is to move by PUCT, among those that are not
    /// proved yet, if there are any; nothing in a leaf, nor where all children are proved losses and
    /// others had no room.
    pub(super) fn choose(
        &self,
        place: usize,
        player: Player,
        settings: &Settings,
    ) -> Option<usize> {
        let node = &self.nodes[place];
        let untried = node.worth(player, settings.minimax_share) - settings.fpu_reduction;
        let exploration = settings.exploration * (node.visits as f32).sqrt();
        let mut chosen = (None, (false, f32::NEG_INFINITY));
        for (place, prior) in self.children(place).zip(self.priors.among(node.count.into())) {
            let child = &self.nodes[place];
            if child.proof.is_lost_for(player) {
                continue;
            }
            let is_tried = child.visits > 0;
            let worth =
                if is_tried { child.worth(player, settings.minimax_share) } else { untried };
            let bonus = exploration * prior / (child.visits + 1) as f32;
            let interest = (!child.proof.is_closed(), worth + bonus);
            if interest > chosen.1 {
                chosen = (Some(place), interest);
            }
            if !is_tried {
                // The others come later in the move ordering.
                break;
            }
        }
        chosen.0
    }

    /// Backpropagates the value of a leaf along its path; who is to move stands beside each node.
    pub(super) fn backpropagate(&mut self, path: &[(usize, Player)], mut worth: f32) {
        let mut is_proving = true;
        for (step, &(place, player)) in path.iter().enumerate().rev() {
            let is_end = step + 1 == path.len();
            let node = &self.nodes[place];
            if is_proving && !is_end && !node.proof.is_closed() {
                let proofs = self.children(place).map(|child| self.nodes[child].proof);
                let others = (!node.is_grown()).then_some(Proof::Open);
                let proof = Proof::among(player, node.is_all, proofs.chain(others));
                is_proving = proof.is_closed();
                self.nodes[place].proof = proof;
            } else {
                is_proving &= node.proof.is_closed();
            }
            worth = self.nodes[place].proof.worth().unwrap_or(worth);
            let mut best = worth;
            if !is_end {
                let certain;
                (best, certain) = self.prospects(place, player);
                // Whatever the walk has found, the player can have this much.
                worth = better(player, worth, certain);
            }
            let node = &mut self.nodes[place];
            node.best = best;
            node.mean += (worth - node.mean) / node.visits as f32;
        }
    }

    /// The value of a node for the first player by the best of the children that were visited, and
    /// by the best of those that are proved.
    fn prospects(&self, place: usize, player: Player) -> (f32, f32) {
        let worst = if player == Player::First { 0.0 } else { 1.0 };
        let mut prospects = (worst, worst);
        let children = self.children(place).map(|child| &self.nodes[child]);
        for child in children.take_while(|child| child.visits > 0) {
            prospects.0 = better(player, prospects.0, child.best);
            if let Some(certain) = child.proof.worth() {
                prospects.1 = better(player, prospects.1, certain);
            }
        }
        prospects
    }
}

/// What is better for a player, of two worths for the first.
fn better(player: Player, one: f32, other: f32) -> f32 {
    match player {
        Player::First => one.max(other),
        Player::Second => one.min(other),
    }
}
