use board::Player;

use crate::review::{Finding, Judgement};
use record::{Numbering, OneLine, Span};

/// A position of a study: the start, or what a move has led to.
///
/// It stays the same whatever happens to the others, and is never given to another position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(usize);

/// What is kept of a position, and the move that led to it.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    parent: Option<Node>,
    children: Vec<Node>,
    pub(super) player: Player,
    pub(super) mv: String,
    pub(super) numbering: Numbering,
    pub(super) number: (String, bool),
    /// Whether it belongs to the game that is studied, and so can't be deleted.
    pub(super) is_game: bool,
    pub(super) finding: Option<Finding>,
    pub(super) clock: Option<Span>,
    pub(super) comment: OneLine,
}

/// Every line that was tried: from each position one main move, and the variations after it.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Deleted positions leave a gap.
    entries: Vec<Option<Entry>>,
}

impl Tree {
    pub(super) fn new(turn: Player) -> Self {
        let entry = Entry {
            parent: None,
            children: Vec::new(),
            player: turn.other(),
            mv: String::new(),
            numbering: Numbering::default(),
            number: (String::new(), false),
            is_game: true,
            finding: None,
            clock: None,
            comment: OneLine::default(),
        };
        Self { entries: vec![Some(entry)] }
    }

    /// The start.
    pub const fn start(&self) -> Node {
        Node(0)
    }

    /// Whether the position is still there.
    pub fn has(&self, node: Node) -> bool {
        self.entries.get(node.0).is_some_and(Option::is_some)
    }

    pub(super) fn entry(&self, node: Node) -> &Entry {
        self.entries[node.0].as_ref().expect("only positions that are there are asked about")
    }

    pub(super) fn entry_mut(&mut self, node: Node) -> &mut Entry {
        self.entries[node.0].as_mut().expect("only positions that are there are asked about")
    }

    /// The position before; nothing at the start.
    pub fn parent(&self, node: Node) -> Option<Node> {
        self.entry(node).parent
    }

    /// The positions after each move that was tried, the main one first.
    pub fn children(&self, node: Node) -> &[Node] {
        &self.entry(node).children
    }

    /// The move that led here; nothing at the start.
    pub fn mv(&self, node: Node) -> &str {
        &self.entry(node).mv
    }

    /// Who made the move that led here.
    pub fn player(&self, node: Node) -> Player {
        self.entry(node).player
    }

    /// The number of the move that led here, as records write it: `1.`, `1...`.
    pub fn number(&self, node: Node) -> &str {
        &self.entry(node).number.0
    }

    /// Whether the number is written where nothing stands between the moves.
    pub fn is_numbered(&self, node: Node) -> bool {
        self.entry(node).number.1
    }

    /// Whether the position belongs to the game that is studied.
    pub fn is_game(&self, node: Node) -> bool {
        self.entry(node).is_game
    }

    /// What somebody said about the move that led here; may be empty.
    pub fn comment(&self, node: Node) -> &OneLine {
        &self.entry(node).comment
    }

    /// What the engine thinks of the position, where that is known.
    pub fn finding(&self, node: Node) -> Option<&Finding> {
        self.entry(node).finding.as_ref()
    }

    /// What the engine thinks of the move that led here, where both positions are known.
    pub fn judgement(&self, node: Node) -> Option<Judgement> {
        let entry = self.entry(node);
        let before = self.finding(entry.parent?)?;
        before.best.as_ref()?;
        let findings = [before, entry.finding.as_ref()?];
        Some(Judgement::new(entry.player, &entry.mv, findings))
    }

    /// The moves that lead here from the start, as the positions after them.
    pub fn path(&self, node: Node) -> Vec<Node> {
        let ancestors = std::iter::successors(Some(node), |&node| self.parent(node));
        let mut path: Vec<_> = ancestors.collect();
        path.pop();
        path.reverse();
        path
    }

    /// The main line from here, this position not among it.
    pub fn onward(&self, node: Node) -> impl Iterator<Item = Node> {
        let next = |node: &Node| self.children(*node).first().copied();
        std::iter::successors(next(&node), next)
    }

    /// Whether the main line leads through here.
    pub fn is_main(&self, node: Node) -> bool {
        let parent = |node: &Node| self.parent(*node);
        std::iter::successors(Some(node), parent).all(|node| self.variation(node) == 0)
    }

    /// Which of the moves tried in the position before this is, the main one being 0.
    fn variation(&self, node: Node) -> usize {
        let siblings = self.parent(node).map_or(&[][..], |parent| self.children(parent));
        siblings.iter().position(|sibling| *sibling == node).unwrap_or_default()
    }

    /// The move that was tried so many places after this one instead of it.
    pub fn sibling(&self, node: Node, by: isize) -> Option<Node> {
        let place = self.variation(node).checked_add_signed(by)?;
        self.children(self.parent(node)?).get(place).copied()
    }

    /// The position after this move, where it was tried.
    pub(super) fn child(&self, node: Node, mv: &str) -> Option<Node> {
        self.children(node).iter().copied().find(|&child| self.mv(child) == mv)
    }

    pub(super) fn add(&mut self, parent: Node, player: Player, mv: &str) -> Node {
        let node = Node(self.entries.len());
        let mut numbering = self.entry(parent).numbering;
        let number = numbering.next(player);
        self.entry_mut(parent).children.push(node);
        self.entries.push(Some(Entry {
            parent: Some(parent),
            children: Vec::new(),
            player,
            mv: mv.into(),
            numbering,
            number,
            is_game: false,
            finding: None,
            clock: None,
            comment: OneLine::default(),
        }));
        node
    }

    /// Puts the last variation on the way here before what it left; whether there is one.
    pub(super) fn promote(&mut self, node: Node) -> bool {
        let path = self.path(node);
        let branch = path.into_iter().rev().find(|&node| self.variation(node) > 0);
        let Some((branch, parent)) = branch.and_then(|node| Some((node, self.parent(node)?)))
        else {
            return false;
        };
        let place = self.variation(branch);
        self.entry_mut(parent).children[..=place].rotate_right(1);
        true
    }

    /// Puts the moves from each position in the order in which they stand here.
    pub(super) fn arrange(&mut self, order: &[Node]) {
        let mut places = vec![usize::MAX; self.entries.len()];
        for (place, node) in order.iter().enumerate() {
            places[node.0] = place;
        }
        for entry in self.entries.iter_mut().flatten() {
            entry.children.sort_by_key(|child| places[child.0]);
        }
    }

    /// Takes a position and everything after it away; not those of the game.
    pub(super) fn delete(&mut self, node: Node) -> bool {
        let Some(parent) = self.parent(node).filter(|_| !self.is_game(node)) else { return false };
        self.entry_mut(parent).children.retain(|child| *child != node);
        let mut doomed = vec![node];
        while let Some(node) = doomed.pop() {
            let entry = self.entries[node.0].take();
            doomed.extend(entry.into_iter().flat_map(|entry| entry.children));
        }
        true
    }
}
