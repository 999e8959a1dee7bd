use std::collections::HashSet;

use games::Line;

use super::{Node, Study, Tree};
use record::number;

/// A line of moves said in passing: each move with what could have been played instead of it.
#[derive(Debug, Default)]
struct Aside(Vec<(String, Vec<Self>)>);

/// The deepest that asides are read inside asides.
const DEPTH: usize = 16;

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
    /// those after it, as the numbers tell. What can't be played stays a part of the comment, and
    /// so does what is too much.
    ///
    /// The line leads to where the comment is said, and does so afterwards.
    pub(super) fn hear(&mut self, node: Node, comment: &str, line: &mut Line) -> String {
        let is_closed = closed(comment);
        let mut said = String::new();
        let mut rest = comment;
        while let Some(at) = rest.find('(') {
            said += &rest[..at];
            let place = comment.len() - rest.len() + at;
            let heard = Some(&rest[at..])
                .filter(|_| is_closed.contains(&place))
                .and_then(|text| read(text, 0))
                .filter(|(first, aside, _)| self.grow(node, first, aside, line));
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
    fn place(&self, node: Node, number: &str, line: &Line) -> Option<Node> {
        if number.is_empty() || number == self.tree.number(node) {
            return self.tree.parent(node);
        }
        let mut numbering = self.tree.entry(node).numbering;
        let (next, _) = numbering.next(line.position().turn());
        (number == next).then_some(node)
    }

    /// Adds the moves of an aside where all of them can be played and there is room; whether they
    /// were added.
    fn grow(&mut self, node: Node, number: &str, aside: &Aside, line: &mut Line) -> bool {
        let Some(parent) = self.place(node, number, line) else { return false };
        let back = if parent == node { None } else { line.last() };
        if back.is_some() {
            line.truncate(line.moves().len() - 1);
        }
        let mut is_added = is_legal(line, aside);
        if is_added && self.variations + count(aside) > Self::VARIATIONS {
            self.left_out += 1;
            is_added = false;
        }
        if is_added {
            self.add(parent, line, aside);
        }
        if let Some(step) = back {
            line.push(step);
        }
        is_added
    }

    fn add(&mut self, mut parent: Node, line: &mut Line, aside: &Aside) {
        let begin = line.moves().len();
        for (mv, others) in &aside.0 {
            let (before, player) = (line.moves().len(), line.position().turn());
            line.play(mv).expect("it was played a moment ago");
            let mv = line.moves()[before].clone();
            let node = self.tree.child(parent, &mv).unwrap_or_else(|| {
                self.variations += 1;
                self.tree.add(parent, player, &mv)
            });
            if !others.is_empty() {
                line.truncate(before);
                for other in others {
                    self.add(parent, line, other);
                }
                line.play(&mv).expect("it was played a moment ago");
            }
            parent = node;
        }
        line.truncate(begin);
    }
}

fn is_legal(line: &mut Line, aside: &Aside) -> bool {
    let begin = line.moves().len();
    let is_legal = aside.0.iter().all(|(mv, others)| {
        others.iter().all(|other| is_legal(line, other)) && line.play(mv).is_ok()
    });
    line.truncate(begin);
    is_legal
}

/// Where the brackets stand that are closed again.
fn closed(text: &str) -> HashSet<usize> {
    let (mut open, mut closed) = (Vec::new(), HashSet::new());
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => open.push(at),
            b')' => closed.extend(open.pop()),
            _ => {}
        }
    }
    closed
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
