use games::Line;

use super::{Node, Study, Tree};
use record::number;

/// A line of moves said in passing: each move with what could have been played instead of it.
#[derive(Debug, Default)]
struct Aside(Vec<(String, Vec<Self>)>);

/// The deepest that asides are read inside asides.
const DEPTH: usize = 16;

/// The most positions that are made of what comments say.
const NODES: usize = 20_000;

/// Writes a line as `(2. b1 c3 (2... d4) 3. a1)`.
pub(super) fn write(tree: &Tree, first: Node) -> String {
    let mut text = String::from("(");
    let mut next = Some(first);
    let mut is_apart = true;
    while let Some(node) = next {
        if is_apart || tree.is_numbered(node) {
            text = text + tree.number(node) + " ";
        }
        text += tree.mv(node);
        is_apart = false;
        if node != first {
            for other in others(tree, node) {
                text = text + " " + &write(tree, other);
                is_apart = true;
            }
        }
        next = tree.children(node).first().copied();
        text += if next.is_some() { " " } else { ")" };
    }
    text
}

/// What was tried instead of the main move that led to this position.
pub(super) fn others(tree: &Tree, node: Node) -> impl Iterator<Item = Node> {
    let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
    siblings.iter().skip(1).copied()
}

impl Study {
    /// Takes what a comment says in passing as variations: of the move that it is about, or of
    /// those after it, as the numbers tell. What can't be played stays a part of the comment.
    pub(super) fn hear(&mut self, node: Node, comment: &str) -> String {
        let mut said = String::new();
        let mut rest = comment;
        while let Some(at) = rest.find('(') {
            said += &rest[..at];
            let heard = read(&rest[at..], 0).filter(|(first, aside, _)| {
                self.place(node, first).is_some_and(|parent| {
                    count(aside) + self.tree.len() <= NODES && self.grow(parent, aside)
                })
            });
            rest = if let Some((_, _, after)) = heard {
                after
            } else {
                said.push('(');
                &rest[at + 1..]
            };
        }
        said + rest
    }

    /// Where a line that begins with this number leaves, when it is told after this position.
    fn place(&self, node: Node, number: &str) -> Option<Node> {
        if number.is_empty() || number == self.tree.number(node) {
            return self.tree.parent(node);
        }
        let mut numbering = self.tree.entry(node).numbering;
        let (next, _) = numbering.next(self.line_to(node).position().turn());
        (number == next).then_some(node)
    }

    /// Adds the moves of an aside where all of them can be played; whether they can.
    fn grow(&mut self, parent: Node, aside: &Aside) -> bool {
        let line = self.line_to(parent);
        let is_legal = is_legal(&line, aside);
        if is_legal {
            self.add(parent, &line, aside);
        }
        is_legal
    }

    fn add(&mut self, mut parent: Node, line: &Line, aside: &Aside) {
        let mut line = line.clone();
        for (mv, others) in &aside.0 {
            let player = line.position().turn();
            let before = line.clone();
            line.play(mv).expect("it was played a moment ago");
            let mv = line.moves().last().expect("a move was just played");
            let known = self.tree.child(parent, mv);
            let node = known.unwrap_or_else(|| self.tree.add(parent, player, mv));
            for other in others {
                self.add(parent, &before, other);
            }
            parent = node;
        }
    }
}

fn is_legal(line: &Line, aside: &Aside) -> bool {
    let mut line = line.clone();
    aside.0.iter().all(|(mv, others)| {
        others.iter().all(|other| is_legal(&line, other)) && line.play(mv).is_ok()
    })
}

fn count(aside: &Aside) -> usize {
    aside.0.iter().map(|(_, others)| 1 + others.iter().map(count).sum::<usize>()).sum()
}

/// Reads an aside from its opening bracket on: its first number, itself, and what follows it.
fn read(text: &str, depth: usize) -> Option<(&str, Aside, &str)> {
    let mut rest = text.strip_prefix('(').filter(|_| depth < DEPTH)?;
    let mut first = None;
    let mut aside = Aside::default();
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix(')') {
            return (!aside.0.is_empty()).then_some((first.unwrap_or_default(), aside, after));
        }
        if rest.starts_with('(') {
            let (_, other, after) = read(rest, depth + 1)?;
            aside.0.last_mut()?.1.push(other);
            rest = after;
            continue;
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == '(' || c == ')')?;
        let word = &rest[..end];
        let number = number(word);
        first.get_or_insert(number);
        if word.len() > number.len() {
            aside.0.push((word[number.len()..].into(), Vec::new()));
        }
        rest = &rest[end..];
    }
}
