use board::Player;

use super::Settings;
use super::fate::Fate;
use super::node::Node;
use super::priors::Priors;

/// The most moves that a node keeps, the most promising ones.
const MOST_CHILDREN: usize = u16::MAX as usize;

/// Where the root stands.
pub(super) const ROOT: usize = 0;

/// The nodes of a tree, in the room that they were given.
///
/// Whoever asks keeps it from question to question: to give the memory of a large tree back takes
/// longer than an answer may wait.
#[derive(Debug)]
pub struct Arena<M> {
    nodes: Vec<Node<M>>,
    room: usize,
    settings: Settings,
    priors: Priors,
    /// How many leaves were looked at.
    pub(super) leaves: u64,
}

impl<M: Copy> Arena<M> {
    /// Room of so many MiB, for trees that grow in this way.
    pub fn new(mebibytes: usize, settings: Settings) -> Self {
        let room = (mebibytes.max(1) << 20) / size_of::<Node<M>>();
        let room = room.min(u32::MAX as usize);
        // All at once, so that growing never holds two copies of the tree.
        let nodes = Vec::with_capacity(room);
        Self { nodes, room, settings, priors: Priors::new(settings.breadth), leaves: 0 }
    }

    pub(super) const fn settings(&self) -> Settings {
        self.settings
    }

    /// Leaves a root alone.
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

    /// Whether a leaf that was visited so often should grow: the fuller the arena, the later.
    pub(super) fn is_ripe(&self, visits: u32) -> bool {
        let free = self.room - self.nodes.len();
        visits as usize * free > self.room
    }

    /// Lets a leaf grow these moves, as far as there is room.
    pub(super) fn grow(&mut self, place: usize, moves: &[M], is_all: bool) {
        let free = self.room - self.nodes.len();
        if !self.nodes[place].is_leaf() || moves.len() > free {
            return;
        }
        let kept = &moves[..moves.len().min(MOST_CHILDREN)];
        self.priors.reach(kept.len());
        let start = self.nodes.len();
        self.nodes.extend(kept.iter().map(|&mv| Node::new(Some(mv))));
        let children = start..self.nodes.len();
        self.nodes[place].branch(&children, is_all && kept.len() == moves.len());
    }

    /// The most interesting move of a node where this player is to move, among those of which
    /// something is still to be found out, if there are any; every node whose own fate is open has
    /// one that is not surely lost.
    pub(super) fn choose(&self, place: usize, player: Player, settings: &Settings) -> usize {
        let node = &self.nodes[place];
        let untried = node.worth(player, settings.focus) - settings.doubt;
        let children = &self.nodes[node.children()];
        let eager = settings.curiosity * (node.visits as f32).sqrt();
        let mut chosen = (0, (false, f32::NEG_INFINITY));
        for (i, (child, prior)) in
            children.iter().zip(self.priors.among(children.len())).enumerate()
        {
            if child.fate.is_lost_for(player) {
                continue;
            }
            let worth =
                if child.visits == 0 { untried } else { child.worth(player, settings.focus) };
            let hope = eager * prior / (child.visits + 1) as f32;
            let interest = (!child.fate.is_closed(), worth + hope);
            if interest > chosen.1 {
                chosen = (i, interest);
            }
        }
        node.children().start + chosen.0
    }

    /// Takes what a leaf is worth back along its path; who is to move stands beside each node.
    pub(super) fn take_back(&mut self, path: &[(usize, Player)], mut worth: f32) {
        let mut is_news = true;
        for (step, &(place, player)) in path.iter().enumerate().rev() {
            let is_end = step + 1 == path.len();
            let node = &self.nodes[place];
            if is_news && !is_end && !node.fate.is_closed() {
                let fates = self.nodes[node.children()].iter().map(|child| child.fate);
                let fate = Fate::among(player, node.is_all, fates);
                is_news = fate.is_closed();
                self.nodes[place].fate = fate;
            } else {
                is_news &= node.fate.is_closed();
            }
            worth = self.nodes[place].fate.worth().unwrap_or(worth);
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

    /// What a node is worth to the first player by the best of the moves that were tried, and by
    /// the best of those of which nothing more is to be found out.
    fn prospects(&self, place: usize, player: Player) -> (f32, f32) {
        let worst = if player == Player::First { 0.0 } else { 1.0 };
        let mut prospects = (worst, worst);
        for child in &self.nodes[self.nodes[place].children()] {
            if child.visits > 0 {
                prospects.0 = better(player, prospects.0, child.best);
            }
            if let Some(certain) = child.fate.worth() {
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
