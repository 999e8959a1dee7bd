use ::board::Player;
use study::review::Grade;
use study::{Node, Study};

/// A move of the list.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item {
    pub(super) node: Node,
    pub(super) number: Option<String>,
    pub(super) mv: String,
    pub(super) grade: Option<Grade>,
    pub(super) comment: String,
}

/// A row of the list of moves.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Row {
    /// A move of each player, of the main line.
    Pair { number: String, items: [Option<Item>; 2] },
    /// Moves that were tried; the deeper, the further they are from the main line.
    Aside {
        depth: usize,
        /// The move of the main line that they stand for, with its number, at their beginning.
        instead: Option<(String, String)>,
        items: Vec<Item>,
    },
    /// What somebody said about a move of the main line.
    Comment(String),
}

/// The moves of a study: the main line in two columns, and below each row what was tried there.
pub(super) fn rows(study: &Study) -> Vec<Row> {
    let tree = study.tree();
    let mut rows = Vec::new();
    let mut asides = Vec::new();
    for node in tree.onward(tree.start()) {
        let number = tree.number(node).trim_end_matches('.').to_owned();
        let column = usize::from(tree.player(node) == Player::Second);
        let mut item = item(study, node, false);
        let comment = std::mem::take(&mut item.comment);
        match rows.last_mut() {
            Some(Row::Pair { number: same, items })
                if *same == number && items[column..].iter().all(Option::is_none) =>
            {
                items[column] = Some(item);
            }
            _ => {
                rows.append(&mut asides);
                let mut items = [None, None];
                items[column] = Some(item);
                rows.push(Row::Pair { number: number.clone(), items });
            }
        }
        if !comment.is_empty() {
            asides.push(Row::Comment(comment));
        }
        let parent = tree.parent(node).unwrap_or(tree.start());
        for &other in &tree.children(parent)[1..] {
            let instead = Some((number.clone(), tree.mv(node).to_owned()));
            asides.push(Row::Aside { depth: 1, instead, items: Vec::new() });
            push(study, other, &mut asides);
            write(study, other, 1, &mut asides);
        }
        asides.retain(|row| !matches!(row, Row::Aside { items, .. } if items.is_empty()));
    }
    rows.append(&mut asides);
    rows
}

/// Writes what follows a position of a variation, and each variation of it where it leaves.
fn write(study: &Study, from: Node, depth: usize, rows: &mut Vec<Row>) {
    let tree = study.tree();
    for node in tree.onward(from) {
        push(study, node, rows);
        let others = tree.parent(node).map_or(&[][..], |parent| &tree.children(parent)[1..]);
        for &other in others {
            rows.push(Row::Aside { depth: depth + 1, instead: None, items: Vec::new() });
            push(study, other, rows);
            write(study, other, depth + 1, rows);
        }
        if !others.is_empty() {
            rows.push(Row::Aside { depth, instead: None, items: Vec::new() });
        }
    }
}

fn push(study: &Study, node: Node, rows: &mut [Row]) {
    if let Some(Row::Aside { items, .. }) = rows.last_mut() {
        let is_numbered = items.is_empty() || study.tree().is_numbered(node);
        items.push(item(study, node, is_numbered));
    }
}

fn item(study: &Study, node: Node, is_numbered: bool) -> Item {
    let tree = study.tree();
    Item {
        node,
        number: is_numbered.then(|| tree.number(node).to_owned()),
        mv: tree.mv(node).to_owned(),
        grade: tree.judgement(node).map(|judged| judged.grade),
        comment: tree.comment(node).to_string(),
    }
}
