/// A piece of a text in the Markdown that rules are written in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A heading and its level, from 1.
    Heading(usize, String),
    /// Words.
    Paragraph(String),
    /// A list, with numbers or without.
    List { is_numbered: bool, items: Vec<String> },
    /// Lines that stay as they are.
    Code(String),
    /// A table, its heading first.
    Table(Vec<Vec<String>>),
}

/// Words that look the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    /// The words.
    pub(super) text: String,
    /// Whether they are bold.
    pub(super) is_strong: bool,
    /// Whether they are notation.
    pub(super) is_code: bool,
}

/// Reads a text: headings, paragraphs, lists, tables and code.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    let mut is_open = false;
    while let Some(line) = lines.next() {
        let was_open = std::mem::replace(&mut is_open, true);
        if line.starts_with("```") {
            let code: Vec<_> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            blocks.push(Block::Code(code.join("\n")));
            is_open = false;
        } else if line.trim().is_empty() {
            is_open = false;
        } else if line.starts_with('#') {
            let words = line.trim_start_matches('#');
            blocks.push(Block::Heading(line.len() - words.len(), words.trim().into()));
            is_open = false;
        } else if line.starts_with('|') {
            row(line, was_open, &mut blocks);
        } else if let Some((is_numbered, words)) = item(line) {
            match blocks.last_mut() {
                Some(Block::List { is_numbered: same, items }) if *same == is_numbered => {
                    items.push(words.into());
                }
                _ => blocks.push(Block::List { is_numbered, items: vec![words.into()] }),
            }
        } else {
            match blocks.last_mut().filter(|_| was_open) {
                Some(Block::Paragraph(words)) => join(words, line),
                Some(Block::List { items, .. }) => {
                    items.last_mut().into_iter().for_each(|words| join(words, line));
                }
                _ => blocks.push(Block::Paragraph(line.into())),
            }
        }
    }
    blocks
}

fn join(words: &mut String, line: &str) {
    words.push(' ');
    words.push_str(line.trim());
}

/// The words of a list's item that begins here, and whether it has a number.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((false, words));
    }
    let words = line.trim_start_matches(|c: char| c.is_ascii_digit());
    Some((true, words.strip_prefix(". ").filter(|_| words.len() < line.len())?.trim()))
}

/// A row of a table; the line under the heading says nothing.
fn row(line: &str, was_open: bool, blocks: &mut Vec<Block>) {
    let cells: Vec<_> = line.trim_matches('|').split('|').map(|cell| cell.trim().into()).collect();
    if cells.iter().all(|cell: &String| cell.chars().all(|c| matches!(c, '-' | ':'))) {
        return;
    }
    match blocks.last_mut().filter(|_| was_open) {
        Some(Block::Table(rows)) => rows.push(cells),
        _ => blocks.push(Block::Table(vec![cells])),
    }
}

/// The words of a paragraph: those between stars or backticks stand out.
pub(super) fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut span = Span::default();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let (mut is_strong, mut is_code) = (span.is_strong, span.is_code);
        match letter {
            '`' => is_code = !is_code,
            '*' if !is_code && letters.next_if_eq(&'*').is_some() => is_strong = !is_strong,
            _ => {
                span.text.push(letter);
                continue;
            }
        }
        spans.push(std::mem::replace(&mut span, Span { text: String::new(), is_strong, is_code }));
    }
    spans.push(span);
    spans.retain(|span| !span.text.is_empty());
    spans
}
